import { box, curve, path } from '../../../painting/outline.ts'
import { c, type Easel, onEasel } from '../easel.ts'
import { EARTH, treeline } from './motifs.ts'

/** A wall of rain on its way over the fields. */
export const paintRain = onEasel({ ground: c(0.4, 0.03, 260), relief: 1.2 }, (easel) => {
  const { w, h, noise, lots, lay, put, lose } = easel
  lay({
    within: box(-0.03, -0.03, w + 0.03, 0.8),
    kept: false,
    ramp: [c(0.34, 0.03, 268), c(0.45, 0.032, 260), c(0.58, 0.03, 245), c(0.75, 0.025, 210), c(0.93, 0.03, 95)],
    tone: (x, y) => 0.62 - x * 0.42 + (y < 0.3 ? -0.12 : 0.08) + noise(x * 1.5, y * 2.4) * 0.75,
    angle: (x, y) => 0.25 + x * 0.35 + noise(x * 1.4, y * 1.6) * 0.9,
    length: 0.19,
    width: 0.075,
    bend: 0.08,
    cover: 2.4,
    wet: 0.42,
    body: 1.1,
  })
  // The light that is left, put on with the knife.
  lay({
    within: curve(path('-0.03 0.5, 0.2 0.42, 0.42 0.5, 0.44 0.66, 0.2 0.74, -0.03 0.72'), { closed: true }),
    blocked: false,
    kept: false,
    ramp: [c(0.8, 0.03, 200), c(0.92, 0.035, 100), c(0.96, 0.04, 95)],
    tone: (x, y) => 0.9 - x + noise(x * 5, y * 5) * 0.4,
    angle: -0.1,
    sway: 0.25,
    length: 0.13,
    width: 0.045,
    knife: true,
    cover: 1.5,
    body: 1.4,
    wet: 0.25,
  })
  const edge = curve([
    [-0.03, 0.33],
    [0.22, 0.36],
    [0.42, 0.3],
    [0.6, 0.4],
    [0.78, 0.36],
    [w + 0.03, 0.46],
  ])
  lay({
    within: [...edge, [w + 0.03, 0.1], [-0.03, 0.14]],
    blocked: false,
    kept: false,
    ramp: [c(0.3, 0.03, 272), c(0.4, 0.035, 262), c(0.54, 0.03, 250)],
    tone: (x, y) => 0.8 - y * 1.4 + noise(x * 3, y * 4) * 0.5,
    angle: (x, y) => noise(x * 2, y * 2) * 1.4,
    length: 0.13,
    width: 0.06,
    bend: 0.14,
    cover: 1.7,
    wet: 0.35,
    body: 1.3,
  })
  for (let shower = 0; shower < 120; shower++) {
    const x = 0.46 + lots.next() ** 0.8 * (w - 0.36)
    const y = lots.between(0.38, 0.62)
    const long = lots.between(0.12, 0.26)
    put([x, y], [x - long * 0.34, Math.min(y + long, 0.815)], {
      ramp: [c(0.36, 0.03, 262), c(0.48, 0.03, 250), c(0.62, 0.025, 235)],
      tone: 0.75 - (x - 0.46) * 0.6,
      stray: 0.2,
      width: lots.between(0.014, 0.035),
      wet: 0.55,
      dry: 0.7,
      body: 0.7,
    })
  }
  const fields: [top: [number, number], ramp: Parameters<Easel['lay']>[0]['ramp'], tone: number][] = [
    [[0.8, 0.785], [c(0.36, 0.03, 240), c(0.46, 0.04, 200)], 0.5],
    [[0.825, 0.815], [c(0.5, 0.09, 125), c(0.66, 0.14, 118), c(0.76, 0.14, 112)], 0.8],
    [[0.865, 0.85], EARTH, 0.55],
    [[0.925, 0.915], [c(0.4, 0.07, 130), c(0.54, 0.11, 120), c(0.66, 0.12, 114)], 0.55],
  ]
  for (const [[left, right], ramp, tone] of fields) {
    lay({
      within: [
        [-0.03, left],
        [w + 0.03, right],
        [w + 0.03, h + 0.03],
        [-0.03, h + 0.03],
      ],
      kept: false,
      ramp,
      tone: (x, y) => tone + 0.3 - x * 0.5 + noise(x * 4, y * 20) * 0.3,
      angle: -0.02,
      sway: 0.06,
      length: 0.16,
      width: 0.026,
      cover: 1.8,
      wet: 0.2,
    })
    lose(
      [
        [0, left],
        [w, right],
      ],
      { share: 0.3, turn: 0.3 },
    )
  }
  treeline(easel, 0.5, 0.9, 0.8, 0.025, 0.2)
  // A white gable, very small.
  put([0.27, 0.79], [0.27, 0.815], { ramp: [c(0.96, 0.015, 95)], width: 0.034, knife: true, body: 1.8, wet: 0 })
  put([0.248, 0.79], [0.298, 0.786], { ramp: [c(0.3, 0.03, 260)], width: 0.012, body: 1.4, wet: 0.02 })
})
