import { box, curve, path, place, type Point } from '../../../painting/outline.ts'
import { c, type Easel, onEasel } from '../easel.ts'

const INK = c(0.2, 0.025, 260)

/** One mackerel, drawn around its middle, head to the left. */
function mackerel({ lay, put, follow, lots }: Easel, x: number, y: number, turn: number, size: number): void {
  const at = (px: number, py: number) => place([[px, py]], x, y, { turn, size })[0] as Point
  const shape = (points: Point[]) => curve(place(points, x, y, { turn, size }), { closed: true, steps: 6 })
  const back = (px: number, py: number) => -(px - x) * Math.sin(turn) + (py - y) * Math.cos(turn)
  const shadow = place(path('-0.32 0.03, 0 0.1, 0.3 0.03, 0.33 0.1, 0 0.135, -0.3 0.07'), x + 0.008, y + 0.01, {
    turn,
    size,
  })
  lay({
    within: shadow,
    ramp: [c(0.36, 0.035, 265), c(0.48, 0.03, 260)],
    angle: turn,
    length: 0.12,
    width: 0.03,
    wet: 0.3,
  })
  const body = shape(
    path(
      '-0.34 0.008, -0.25 -0.052, -0.1 -0.082, 0.06 -0.078, 0.2 -0.035, 0.26 -0.012, 0.26 0.014, 0.18 0.035, 0.05 0.07, -0.12 0.082, -0.26 0.055',
    ),
  )
  lay({
    within: place(path('0.24 0, 0.34 -0.085, 0.325 -0.02, 0.3 0.0, 0.33 0.03, 0.35 0.09, 0.25 0.015'), x, y, {
      turn,
      size,
    }),
    ramp: [c(0.3, 0.03, 235), c(0.48, 0.035, 225)],
    angle: turn + 0.3,
    length: 0.06,
    width: 0.02,
    wet: 0.1,
  })
  const silver = [
    c(0.3, 0.045, 225),
    c(0.42, 0.06, 205),
    c(0.62, 0.04, 200),
    c(0.83, 0.015, 160),
    c(0.93, 0.015, 60),
    c(0.74, 0.03, 30),
  ]
  lay({
    within: body,
    ramp: silver,
    tone: (px, py) => 0.42 + (back(px, py) / size) * 6.4,
    stray: 0.09,
    angle: (px) => turn + (px - x) * 0.2,
    sway: 0.12,
    length: 0.1 * size,
    width: 0.028 * size,
    cover: 3,
    body: 1.2,
    wet: 0.16,
  })
  // The back's dark bars, each a bent touch.
  for (let bar = 0; bar < 15; bar++) {
    const px = -0.17 + bar * 0.027
    const deep = 0.055 - Math.max(0, px) * 0.14
    put(at(px, -0.082 + Math.abs(px) * 0.14), at(px + 0.012 + lots.bell() * 0.008, -0.078 + deep), {
      ramp: [c(0.17, 0.03, 240)],
      width: 0.013 * size,
      bend: 0.16,
      body: 1.3,
      wet: 0.14,
      dry: 0.4,
    })
  }
  follow(place(path('-0.2 -0.012, 0 0.006, 0.2 0.002'), x, y, { turn, size }), {
    ramp: [c(0.9, 0.04, 190)],
    length: 0.14 * size,
    width: 0.012 * size,
    body: 1.5,
    wet: 0.2,
    dry: 0.6,
  })
  put(at(-0.12, 0.048), at(0.08, 0.044), {
    ramp: [c(0.97, 0.012, 90)],
    width: 0.02 * size,
    body: 1.8,
    wet: 0.05,
    dry: 0.6,
  })
  // Head: gill, eye, mouth.
  put(at(-0.2, -0.06), at(-0.195, 0.06), { ramp: [c(0.3, 0.04, 240)], width: 0.014 * size, bend: -0.2, wet: 0.12 })
  put(at(-0.3, -0.01), at(-0.22, -0.035), { ramp: [c(0.4, 0.06, 200)], width: 0.03 * size, wet: 0.2 })
  put(at(-0.282, -0.006), at(-0.256, -0.006), {
    ramp: [c(0.85, 0.09, 95)],
    width: 0.028 * size,
    body: 1.4,
    wet: 0,
    dry: 0,
  })
  put(at(-0.275, -0.006), at(-0.261, -0.006), {
    ramp: [c(0.14, 0.02, 260)],
    width: 0.016 * size,
    body: 1.4,
    wet: 0,
    dry: 0,
  })
  put(at(-0.35, 0.014), at(-0.29, 0.028), { ramp: [INK], width: 0.007 * size, wet: 0.05 })
  put(at(-0.17, 0.012), at(-0.08, 0.03), { ramp: [c(0.5, 0.05, 215)], width: 0.018 * size, wet: 0.15 })
}

/** Three mackerel on a newspaper, on green oilcloth. */
export const paintMackerel = onEasel({ ground: c(0.42, 0.05, 60), relief: 1.2 }, (easel) => {
  const { w, h, noise, lots, lay, put } = easel
  const paper: Point[] = path('0.1 0.12, 0.72 0.02, 1.19 0.09, 1.14 0.56, 1.1 0.93, 0.5 0.99, 0.05 0.9, 0.09 0.5')
  lay({
    within: box(-0.03, -0.03, w + 0.03, h + 0.03),
    except: [paper],
    kept: false,
    ramp: [c(0.26, 0.04, 175), c(0.34, 0.05, 170), c(0.43, 0.055, 165)],
    tone: (x, y) => 0.75 - y * 0.4 - x * 0.1 + noise(x * 3, y * 3) * 0.5,
    angle: (x, y) => 0.4 + noise(x, y) * 0.5,
    length: 0.17,
    width: 0.055,
    wet: 0.35,
  })
  lay({
    within: paper.map(([x, y]): Point => [x + 0.02, y + 0.025]),
    ramp: [c(0.2, 0.03, 180)],
    angle: 0.1,
    length: 0.15,
    width: 0.04,
  })
  lay({
    within: paper,
    ramp: [c(0.7, 0.025, 75), c(0.82, 0.025, 85), c(0.91, 0.02, 90)],
    tone: (x, y) => 0.95 - y * 0.35 - Math.abs(x - 0.64) * 0.25 + noise(x * 4, y * 4) * 0.3,
    angle: -0.12,
    sway: 0.2,
    length: 0.15,
    width: 0.05,
    knife: true,
    cover: 2.2,
    body: 0.8,
    wet: 0.15,
  })
  // Columns of print, and a picture nobody could name.
  for (let column = 0; column < 5; column++) {
    for (let line = 0; line < 26; line++) {
      if (lots.chance(0.18)) continue
      const [x, y] = [0.15 + column * 0.195 + line * 0.0015, 0.13 + line * 0.031 - column * 0.012]
      put([x, y], [x + lots.between(0.1, 0.165), y - 0.012], {
        ramp: [c(0.5, 0.015, 260), c(0.68, 0.015, 80)],
        tone: lots.next(),
        width: 0.009,
        body: 0.6,
        wet: 0.35,
        dry: 0.9,
      })
    }
  }
  lay({
    within: path('0.74 0.07, 1.1 0.1, 1.08 0.27, 0.74 0.24'),
    ramp: [c(0.4, 0.015, 250), c(0.6, 0.015, 200), c(0.75, 0.02, 90)],
    stray: 0.35,
    angle: 0.1,
    length: 0.06,
    width: 0.03,
    body: 0.7,
    wet: 0.4,
  })
  mackerel(easel, 0.52, 0.33, -0.16, 1.1)
  mackerel(easel, 0.62, 0.56, 0.05, 1.16)
  mackerel(easel, 0.56, 0.79, 0.2, 1.05)
  put([0.98, 0.68], [1.1, 0.36], {
    ramp: [c(0.62, 0.02, 240), c(0.85, 0.012, 200)],
    tone: 0.6,
    width: 0.042,
    knife: true,
    wet: 0.05,
  })
  put([0.972, 0.68], [1.075, 0.4], { ramp: [c(0.97, 0.01, 100)], width: 0.009, body: 1.8, wet: 0, dry: 0.3 })
  put([0.9, 0.9], [0.985, 0.67], {
    ramp: [c(0.27, 0.05, 40), c(0.4, 0.07, 45)],
    width: 0.038,
    body: 1.7,
    wet: 0.04,
    dry: 0.05,
  })
})
