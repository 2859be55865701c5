import { c, onEasel } from '../artists/fintan-corless/easel.ts'
import { smoothstep } from '../painting/color.ts'
import { box, curve, type Point } from '../painting/outline.ts'
import { coat } from './coat.ts'
import { beard, capPeak, cropped, flatCap } from './hair.ts'
import { sculptHead } from './head.ts'
import type { Place } from './see-head.ts'
import { seat, simplify } from './sitter.ts'

/** The painter in his cap against a wet sky, laid once with brush and knife. */
export const paintPortrait = onEasel({ ground: c(0.52, 0.05, 60), relief: 1.1 }, (easel) => {
  const { w, h, lots, noise, lay, put, follow } = easel
  const body = sculptHead({ jaw: 1.08, nose: 1.15, brow: 1.15, cheek: 1.1, neck: 1.08 })
  const sitter = seat({
    parts: [body, flatCap(), coat(-0.47, 0.05, 1.08), capPeak(), beard(body), cropped(0.35)],
    turn: -30,
    bow: 1,
    tall: 1.66,
    middle: [0.02, -0.19],
    light: [-0.66, 0.5, 0.5],
    fill: 0.24,
  })
  const part = (number: number) => (x: number, y: number) => sitter.coverAt(x, y, number)
  const around = (number: number, smallest = 0.004): Point[][] =>
    sitter
      .linesAround(part(number), 0.36, smallest)
      .map((line) => curve(simplify(line, 0.003), { closed: true, steps: 3 }))
  /** Along the form: across the way the surface turns. */
  const along = (x: number, y: number) => {
    const step = 0.012
    const [dx, dy] = [
      sitter.nearAt(x + step, y) - sitter.nearAt(x - step, y),
      sitter.nearAt(x, y + step) - sitter.nearAt(x, y - step),
    ]
    return Math.atan2(dy, dx) + Math.PI / 2
  }
  lay({
    within: box(-0.03, -0.03, w + 0.03, 1.02),
    kept: false,
    ramp: [c(0.5, 0.035, 245), c(0.64, 0.03, 235), c(0.78, 0.025, 210), c(0.92, 0.02, 95)],
    tone: (x, y) => 0.5 - y * 0.2 + noise(x * 2.4, y * 3.4) * 0.6 + x * 0.3,
    angle: (x, y) => -0.3 + noise(x * 2, y * 2) * 0.9,
    length: 0.17,
    width: 0.062,
    wet: 0.35,
  })
  lay({
    within: box(-0.03, 0.94, w + 0.03, h + 0.03),
    kept: false,
    ramp: [c(0.34, 0.05, 160), c(0.46, 0.06, 140), c(0.6, 0.07, 110)],
    tone: (x, y) => 0.5 + noise(x * 4, y * 9) * 0.6,
    angle: -0.05,
    length: 0.15,
    width: 0.04,
    wet: 0.3,
  })
  for (const within of around(3)) {
    lay({
      within,
      ramp: [c(0.2, 0.03, 255), c(0.28, 0.04, 250), c(0.38, 0.045, 245), c(0.55, 0.04, 230)],
      tone: (x, y) => sitter.lightAt(x, y) * 1.05 + noise(x * 5, y * 5) * 0.16,
      angle: along,
      sway: 0.4,
      length: 0.13,
      width: 0.045,
      wet: 0.25,
    })
  }
  const skin = [
    c(0.3, 0.055, 25),
    c(0.42, 0.085, 32),
    c(0.55, 0.1, 40),
    c(0.68, 0.095, 50),
    c(0.8, 0.07, 62),
    c(0.91, 0.04, 80),
  ]
  // The peak keeps the light from the forehead.
  const brim = sitter.placeOf(0, 0.17, 0.3)[1]
  const shade = (y: number) => 0.62 + 0.38 * smoothstep(brim, brim + 0.07, y)
  const tone = (x: number, y: number) => sitter.lightAt(x, y) * 1.08 * shade(y) + noise(x * 9, y * 9) * 0.08
  for (const within of around(1, 0.002)) {
    lay({ within, ramp: skin, tone, angle: along, sway: 0.3, length: 0.075, width: 0.03, wet: 0.3 })
    lay({ within, ramp: skin, tone, angle: along, sway: 0.25, length: 0.045, width: 0.018, wet: 0.18, body: 1.1 })
  }
  const grey = [c(0.34, 0.02, 60), c(0.5, 0.02, 70), c(0.68, 0.018, 80), c(0.86, 0.015, 85), c(0.93, 0.012, 90)]
  for (const within of [...around(6), ...around(5, 0.002)]) {
    const look = {
      within,
      ramp: grey,
      tone: (x: number, y: number) => sitter.lightAt(x, y) * 1.05 + noise(x * 20, y * 20) * 0.2,
      angle: (x: number) => Math.PI / 2 + (x - 0.45) * 0.8,
      sway: 0.35,
    }
    lay({ ...look, length: 0.06, width: 0.022, wet: 0.25 })
    lay({ ...look, length: 0.042, width: 0.011, wet: 0.12, body: 1.2, kept: false, blocked: false })
  }
  // The features, each with a few marks of the small brush.
  const from = (a: Place, b: Place, look: Parameters<typeof put>[2]) =>
    put(sitter.placeOf(...a), sitter.placeOf(...b), { wet: 0.08, body: 1.3, ...look })
  const dark = [c(0.22, 0.03, 30)]
  for (const side of [-1, 1]) {
    const lid = [0.05, 0.08, 0.11, 0.14, 0.17].map((x, at) =>
      sitter.placeOf(side * x, -0.012 + [0, 0.014, 0.018, 0.012, -0.006][at]!, 0.3 - x * x * 1.6),
    )
    from([side * 0.06, -0.02, 0.3], [side * 0.155, -0.022, 0.27], { ramp: [c(0.66, 0.03, 70)], width: 0.016 })
    from([side * 0.108, 0.004, 0.3], [side * 0.108, -0.03, 0.3], { ramp: [c(0.3, 0.05, 245)], width: 0.021, dry: 0 })
    follow(curve(lid), { ramp: dark, length: 0.03, width: 0.011, wet: 0.05 })
    from([side * 0.065, -0.042, 0.3], [side * 0.16, -0.045, 0.27], {
      ramp: [skin[3]!, skin[4]!],
      width: 0.012,
      tone: side < 0 ? 1 : 0,
    })
    for (let hair = 0; hair < 5; hair++) {
      const x = 0.04 + hair * 0.032
      const y = 0.052 + Math.sin(hair * 0.75) * 0.018
      from([side * x, y, 0.32], [side * (x + 0.045), y + 0.016 - hair * 0.008, 0.3], {
        ramp: [grey[1]!, grey[2]!],
        tone: lots.next(),
        width: 0.015,
        dry: 0.6,
      })
    }
  }
  from([-0.05, -0.215, 0.36], [0.045, -0.215, 0.36], { ramp: [c(0.3, 0.06, 25)], width: 0.014 })
  from([0.012, -0.04, 0.36], [0.014, -0.13, 0.38], { ramp: [c(0.86, 0.055, 70)], width: 0.014, wet: 0.3, dry: 0.6 })
  const mouth = ([-0.07, -0.035, 0, 0.035, 0.07] as const).map((x) =>
    sitter.placeOf(x, -0.302 - x * x * 0.9, 0.33 - x * x * 4),
  )
  from([-0.035, -0.33, 0.34], [0.035, -0.33, 0.34], { ramp: [c(0.55, 0.075, 28)], width: 0.016, wet: 0.35, dry: 0.7 })
  follow(curve(mouth), { ramp: [c(0.3, 0.05, 25)], length: 0.022, width: 0.009, wet: 0.15 })
  // The moustache, which hides half of it.
  for (let hair = 0; hair < 22; hair++) {
    const x = (hair / 21 - 0.5) * 0.17
    from([x * 0.7, -0.238, 0.35], [x * 1.25, -0.287 - Math.abs(x) * 0.35, 0.33 - x * x * 4], {
      ramp: [grey[1]!, grey[4]!],
      tone: 0.62 - x * 3 + lots.bell() * 0.3,
      width: 0.012,
      dry: 0.6,
    })
  }
  // The ear: a light rim, a dark hollow.
  const ear = (
    [
      [-0.1, 0.01],
      [-0.03, 0.045],
      [0.045, 0.03],
      [0.06, -0.03],
      [0.02, -0.075],
    ] as const
  ).map(([y, z]) => sitter.placeOf(0.322, y - 0.04, -z - 0.03))
  follow(curve(ear), { ramp: [skin[2]!, skin[3]!], length: 0.03, width: 0.016, wet: 0.1 })
  from([0.33, 0, -0.03], [0.33, -0.09, -0.03], { ramp: [skin[0]!], width: 0.016 })
  const tweed = [c(0.2, 0.025, 60), c(0.3, 0.035, 65), c(0.42, 0.04, 75), c(0.58, 0.045, 85)]
  // Where cap and peak meet there is shade, never sky.
  follow(curve([-0.2, -0.1, 0, 0.1, 0.2].map((x) => sitter.placeOf(x, 0.225 + x * x, 0.4 - x * x * 3))), {
    ramp: [tweed[0]!],
    length: 0.06,
    width: 0.03,
  })
  for (const number of [2, 4]) {
    for (const within of around(number, 0.001)) {
      lay({
        within,
        ramp: tweed,
        tone: (x, y) => sitter.lightAt(x, y) * 1.15 - (number === 4 ? 0.25 : 0.1) + noise(x * 14, y * 14) * 0.2,
        angle: number === 4 ? 0.15 : along,
        sway: 0.35,
        accent: c(0.62, 0.07, 80),
        accentShare: 0.05,
        length: number === 4 ? 0.05 : 0.06,
        width: 0.022,
        wet: 0.2,
      })
    }
  }
})
