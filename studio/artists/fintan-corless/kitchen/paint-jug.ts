import { box, curve, oval, path, place, type Point, ribbon } from '../../../painting/outline.ts'
import { c, onEasel, UP } from '../easel.ts'

/** The jug as it was thrown: how wide it is at a height, around its axis. */
const AXIS = 0.505
const PROFILE = curve(
  path(
    '0.315 0.166, 0.36 0.152, 0.42 0.15, 0.5 0.178, 0.6 0.215, 0.7 0.236, 0.8 0.232, 0.88 0.21, 0.95 0.176, 0.985 0.166',
  ),
  { steps: 6 },
)
const halfAt = (level: number) => {
  const next = PROFILE.findIndex(([y]) => y >= level)
  if (next < 1) return next === 0 ? PROFILE[0]![1] : PROFILE.at(-1)![1]
  const [[y, half], [below, other]] = [PROFILE[next - 1]!, PROFILE[next]!]
  return half + ((other - half) * (level - y)) / (below - y)
}

/** What lies between two heights of it; both edges sag, for one looks down on it. */
function band(top: number, bottom: number, sag: number): Point[] {
  const side = (way: number) =>
    Array.from({ length: 13 }, (_, at): Point => {
      const level = top + ((bottom - top) * at) / 12
      return [AXIS + way * halfAt(level), level]
    })
  const arc = (level: number) =>
    Array.from({ length: 15 }, (_, at): Point => {
      const angle = (Math.PI * (at + 1)) / 16
      return [AXIS - Math.cos(angle) * halfAt(level), level + Math.sin(angle) * sag]
    })
  return [...arc(top), ...side(1), ...arc(bottom).toReversed(), ...side(-1).toReversed()]
}

/** A banded jug and two lemons in morning light. */
export const paintJug = onEasel({ ground: c(0.62, 0.05, 75), relief: 1.1 }, (easel) => {
  const { w, h, noise, lay, put, follow, lose } = easel
  const jug = band(0.315, 0.985, 0.03)
  lay({
    within: box(-0.03, -0.03, w + 0.03, h + 0.03),
    except: [jug, box(-0.1, 0.9, w + 0.1, h + 0.1)],
    kept: false,
    ramp: [c(0.64, 0.03, 265), c(0.74, 0.028, 250), c(0.86, 0.03, 88), c(0.93, 0.035, 90)],
    tone: (x, y) => 0.95 - (x + y * 0.25) * 0.42 + noise(x * 2.4, y * 2.4) * 0.35,
    angle: (x, y) => 0.9 + noise(x * 2, y * 2) * 0.7,
    length: 0.15,
    width: 0.06,
    cover: 2.2,
    wet: 0.3,
  })
  lay({
    within: [
      [-0.03, 0.9],
      [w + 0.03, 0.87],
      [w + 0.03, h + 0.03],
      [-0.03, h + 0.03],
    ],
    kept: false,
    ramp: [c(0.4, 0.06, 30), c(0.5, 0.08, 34), c(0.6, 0.085, 40)],
    tone: (x) => 0.9 - x * 0.5 + noise(x * 3, 1) * 0.2,
    angle: -0.03,
    sway: 0.1,
    length: 0.17,
    width: 0.045,
    wet: 0.25,
  })
  lay({
    within: curve(path('0.62 0.98, 0.84 0.88, 1.04 0.8, 1.04 0.98, 0.8 1.04'), { closed: true }),
    ramp: [c(0.28, 0.05, 330), c(0.36, 0.055, 345)],
    angle: -0.2,
    length: 0.12,
    width: 0.04,
    wet: 0.25,
  })
  lay({
    within: curve(path('0.66 0.86, 0.7 0.46, 0.8 0.34, 0.95 0.4, 1.04 0.54, 1.04 0.86'), { closed: true }),
    ramp: [c(0.5, 0.04, 278), c(0.58, 0.042, 265)],
    angle: UP,
    sway: 0.3,
    length: 0.11,
    width: 0.045,
    wet: 0.35,
  })
  lose(curve(path('0.72 0.42, 0.8 0.34, 0.95 0.4, 1.02 0.54')), { share: 0.5 })
  // The jug, turned by marks across its roundness; the handle first.
  const grip = curve(path('0.645 0.42, 0.74 0.395, 0.83 0.42, 0.865 0.52, 0.84 0.63, 0.77 0.715, 0.7 0.75'))
  const handle = ribbon(grip, (share) => 0.023 + 0.008 * Math.abs(share - 0.5))
  const bent = (x: number, y: number) => Math.atan2(y - 0.56, x - 0.66) + Math.PI / 2
  lay({
    within: handle,
    ramp: [c(0.46, 0.035, 265), c(0.66, 0.03, 250), c(0.84, 0.018, 200), c(0.95, 0.012, 95)],
    tone: (x, y) => 1.35 - y * 1.5 - (x - 0.8) * 1.5,
    angle: bent,
    sway: 0.1,
    length: 0.05,
    width: 0.018,
    cover: 3,
    body: 1.2,
    wet: 0.12,
  })
  follow(curve(path('0.66 0.4, 0.74 0.38, 0.82 0.4, 0.852 0.47')), {
    ramp: [c(0.96, 0.01, 95)],
    length: 0.035,
    width: 0.012,
    body: 1.5,
    wet: 0.08,
  })
  const white = [c(0.5, 0.032, 265), c(0.66, 0.03, 250), c(0.84, 0.015, 200), c(0.95, 0.012, 95), c(0.97, 0.012, 95)]
  const blue = [c(0.25, 0.07, 265), c(0.33, 0.1, 262), c(0.43, 0.12, 258), c(0.54, 0.12, 252), c(0.6, 0.1, 248)]
  // Lit from the left, dark before its right edge, and there the wall shines back.
  const round = (x: number, y: number) => {
    const aside = (x - AXIS) / halfAt(y)
    return (
      0.98 -
      Math.max(0, aside + 0.35) ** 1.3 * 0.62 -
      Math.max(0, -aside - 0.75) * 0.9 +
      Math.max(0, aside - 0.82) * 0.9
    )
  }
  const turned = (x: number, y: number) => ((AXIS - x) / halfAt(y)) * 0.16
  const thrown = { tone: round, angle: turned, sway: 0.06, body: 1.1, wet: 0.12 }
  lay({ ...thrown, within: jug, ramp: white, stray: 0.08, length: 0.1, width: 0.04, cover: 2.4 })
  lay({ ...thrown, within: jug, ramp: white, stray: 0.06, length: 0.06, width: 0.022, cover: 1.6, blocked: false })
  for (const [top, bottom] of [
    [0.49, 0.56],
    [0.64, 0.72],
    [0.8, 0.88],
  ] as const) {
    const within = band(top, bottom, 0.032)
    lay({ ...thrown, within, ramp: blue, stray: 0.1, length: 0.07, width: 0.026, cover: 3 })
  }
  // The mouth: a pale rim around the dark within, drawn out to a spout.
  const spout = curve(path('0.36 0.285, 0.315 0.268, 0.285 0.272, 0.3 0.31, 0.335 0.365, 0.362 0.4, 0.37 0.34'), {
    closed: true,
    steps: 5,
  })
  lay({
    within: spout,
    ramp: white,
    tone: (x) => 1.3 - (x - 0.28) * 3,
    angle: 0.9,
    length: 0.045,
    width: 0.016,
    cover: 3,
  })
  lay({
    within: oval(AXIS, 0.313, 0.166, 0.042),
    ramp: [white[2]!, white[4]!],
    tone: (x) => 1.4 - x * 1.2,
    angle: 0,
    length: 0.05,
    width: 0.014,
    cover: 3,
    body: 1.3,
  })
  lay({
    within: oval(AXIS - 0.004, 0.315, 0.147, 0.03),
    ramp: [c(0.36, 0.03, 268), c(0.5, 0.03, 262), c(0.68, 0.028, 250)],
    tone: (x, y) => (x - 0.36) * 2.4 + (y - 0.315) * 6,
    angle: 0,
    sway: 0.08,
    length: 0.05,
    width: 0.013,
    cover: 3,
  })
  follow(oval(AXIS, 0.313, 0.162, 0.04, 0, 60).slice(4, 34).toReversed(), {
    ramp: [white[3]!, white[4]!],
    tone: (x) => 1.4 - x,
    length: 0.03,
    width: 0.012,
    body: 1.4,
    wet: 0.06,
  })
  put([0.4, 0.42], [0.385, 0.475], { ramp: [c(0.99, 0.005, 95)], width: 0.026, body: 2, wet: 0.04, dry: 0.6 })
  put([0.335, 0.58], [0.325, 0.63], { ramp: [c(0.99, 0.005, 95)], width: 0.022, body: 2, wet: 0.1, dry: 0.6 })
  for (const [x, y, turn, size] of [
    [0.25, 1.03, 0.25, 1],
    [0.46, 1.1, -0.35, 1.08],
  ] as const) {
    const lemon = curve(
      place(path('-0.115 0.0, -0.09 -0.045, 0 -0.075, 0.085 -0.045, 0.12 0, 0.085 0.045, 0 0.072, -0.09 0.042'), x, y, {
        turn,
        size,
      }),
      { closed: true, steps: 6 },
    )
    lay({ within: place(lemon, 0.045, 0.03), ramp: [c(0.26, 0.05, 340)], angle: 0, length: 0.1, width: 0.03, wet: 0.2 })
    lay({
      within: lemon,
      ramp: [c(0.58, 0.11, 92), c(0.74, 0.15, 96), c(0.86, 0.16, 101), c(0.95, 0.11, 104)],
      tone: (px, py) => 0.62 - ((px - x) * 3 + (py - y) * 5.6),
      stray: 0.08,
      angle: (px, py) => turn + (py - y) * 3 * (px > x ? -1 : 1),
      length: 0.075,
      width: 0.03,
      bend: 0.08,
      cover: 3,
      body: 1.4,
      wet: 0.08,
    })
    put([x - 0.04, y - 0.04], [x + 0.005, y - 0.046], {
      ramp: [c(0.98, 0.03, 104)],
      width: 0.016,
      body: 2,
      wet: 0,
      dry: 0.3,
    })
  }
})
