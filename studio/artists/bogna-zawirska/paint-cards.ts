import { paintPanel, type Plane, type Tone } from './panel.ts'
import { plane, slab, weave } from './shapes.ts'

const ECRU: Tone = [0.9, 0.025, 88]
const OXBLOOD: Tone = [0.36, 0.11, 25]
const BOTTLE: Tone = [0.36, 0.06, 165]
const SOOT: Tone = [0.24, 0.012, 270]
const MADDER: Tone = [0.58, 0.17, 30]
const SKY: Tone = [0.78, 0.055, 230]
const FLAX: Tone = [0.8, 0.045, 85]

/** Two over, three under: broad bands that stop where the card says so. */
export const paintTwoOverThree = paintPanel({
  height: 120,
  width: 120,
  ground: FLAX,
  planes: weave(
    [
      { at: 14, size: 26, from: 0, to: 78, tone: OXBLOOD },
      { at: 40, size: 12, from: 40, to: 120, tone: ECRU },
      { at: 70, size: 34, from: 18, to: 120, tone: BOTTLE },
    ],
    [
      { at: 18, size: 22, from: 0, to: 104, tone: ECRU },
      { at: 52, size: 26, from: 26, to: 120, tone: SOOT },
      { at: 92, size: 14, from: 0, to: 88, tone: MADDER },
    ],
    (column, row) => (column + row) % 2 === 0,
  ),
})

/** A card with eight holes. */
export const paintEightHoles = paintPanel({
  height: 160,
  width: 70,
  ground: OXBLOOD,
  planes: [
    slab(ECRU, 8, 0, 40, 160),
    ...(
      [
        [14, 10],
        [30, 10],
        [14, 28],
        [30, 64],
        [14, 82],
        [30, 82],
        [14, 118],
        [30, 136],
      ] as const
    ).map(([x, y]) => slab(SOOT, x, y, 12, 12)),
    slab(MADDER, 48, 46, 22, 18),
    slab(SKY, 48, 100, 22, 30),
    slab(BOTTLE, 0, 64, 8, 54),
  ],
})

/** Threads of one sheet, from the left side to the eye where they meet. */
const fan = (tones: readonly Tone[], from: number, to: number): Plane[] =>
  tones.map((tone, at) => {
    const step = (to - from) / tones.length
    return plane(tone, [
      [0, from + step * at],
      [0, from + step * (at + 1)],
      [158, 51],
    ])
  })

/** The shed: the gap that opens between two sheets of thread, and the shuttle in it. */
export const paintShed = paintPanel({
  height: 90,
  width: 150,
  ground: FLAX,
  planes: [
    ...fan([ECRU, SOOT, ECRU, OXBLOOD, ECRU, SOOT], -40, 26),
    plane(BOTTLE, [
      [0, 26],
      [0, 70],
      [158, 51],
    ]),
    ...fan([SOOT, ECRU, MADDER, ECRU, SOOT], 70, 132),
    plane(SKY, [
      [20, 49],
      [30, 42.5],
      [56, 44.5],
      [64, 49.2],
      [56, 53.6],
      [30, 55],
    ]),
  ],
})

/** Selvedge: everything happens at one side. */
export const paintSelvedge = paintPanel({
  height: 40,
  width: 34,
  ground: FLAX,
  bare: 0.3,
  planes: [
    slab(SOOT, 25, 0, 2.6, 40),
    ...weave(
      [
        { at: 4, size: 5.4, from: 15, to: 34, tone: MADDER },
        { at: 13, size: 2.6, from: 22, to: 34, tone: BOTTLE },
        { at: 20, size: 8.4, from: 11, to: 34, tone: SKY },
        { at: 32.6, size: 3.4, from: 8, to: 34, tone: OXBLOOD },
      ],
      [
        { at: 21, size: 2.6, from: 0, to: 40, tone: ECRU },
        { at: 29, size: 3, from: 0, to: 40, tone: SOOT },
      ],
      (column, row) => (column + row) % 2 === 1,
    ),
  ],
})
