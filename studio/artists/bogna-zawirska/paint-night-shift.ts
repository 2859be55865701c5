import { paintPanel, type Plane, type Tone } from './panel.ts'
import { plane, slab } from './shapes.ts'

const WARM: Tone = [0.235, 0.02, 40]
const COOL: Tone = [0.225, 0.03, 262]
const GREEN: Tone = [0.25, 0.025, 170]
const VIOLET: Tone = [0.24, 0.03, 315]
const PITCH: Tone = [0.17, 0.008, 270]
const LAMP: Tone = [0.86, 0.15, 88]

/** Hall four: eleven windows dark and half of one forgotten. */
export const paintHallFour = paintPanel({
  height: 140,
  width: 180,
  ground: PITCH,
  planes: [
    slab(COOL, 0, 0, 180, 26),
    ...(
      [
        [10, 24],
        [42, 46],
        [96, 18],
        [122, 48],
      ] as const
    ).flatMap(([x, width], column) =>
      (
        [
          [36, 30],
          [74, 18],
          [100, 30],
        ] as const
      ).map(([y, height], row) => {
        const tone = ([WARM, GREEN, VIOLET, COOL] as const)[(column * 2 + row) % 4] as Tone
        return slab(tone, x, y, width, height)
      }),
    ),
    slab(LAMP, 122, 74, 20, 18),
    slab([0.6, 0.13, 65], 142, 74, 28, 18),
  ],
})

/** Six o'clock: a door rolled up by a hand's breadth. */
export const paintSixOClock = paintPanel({
  height: 130,
  width: 90,
  ground: COOL,
  planes: [
    slab(PITCH, 14, 18, 62, 112),
    slab(WARM, 14, 18, 62, 26),
    slab(VIOLET, 14, 52, 62, 26),
    slab(WARM, 14, 86, 62, 26),
    plane(
      [0.74, 0.15, 60],
      [
        [14, 118.5],
        [76, 121],
        [76, 130],
        [14, 130],
      ],
    ),
  ],
})

/** Where the roofs begin and end at a place along the street: they grow towards the tram. */
const eavesAt = (x: number) => 40 + x * 0.05
const ridgeAt = (x: number) => 33 - x * 0.175

/** One shed: its gable falling away to the next, its panes in a narrow plane turned to the north. */
function shed(from: number, to: number, gable: Tone, glass: Tone): Plane[] {
  const back = from - (to - from) * 0.27
  return [
    plane(gable, [
      [from, 60],
      [from, ridgeAt(from)],
      [to, eavesAt(to)],
      [to, 60],
    ]),
    plane(glass, [
      [from, eavesAt(from)],
      [from, ridgeAt(from)],
      [back, ridgeAt(from) + 2.4],
      [back, eavesAt(from) - 2.4],
    ]),
  ]
}

const PLUM: Tone = [0.28, 0.06, 318]

/** Saw-tooth roofs from the tram, one of their panes lit. */
export const paintSawTooth = paintPanel({
  height: 60,
  width: 160,
  ground: [0.28, 0.055, 262],
  planes: [
    plane(
      [0.42, 0.07, 250],
      [
        [0, 8],
        [160, 23],
        [160, 60],
        [0, 60],
      ],
    ),
    ...shed(-8, 8, PITCH, [0.57, 0.04, 240]),
    ...shed(8, 27, PLUM, [0.57, 0.04, 240]),
    ...shed(27, 50, PITCH, [0.55, 0.04, 238]),
    ...shed(50, 79, [0.33, 0.058, 168], [0.53, 0.04, 238]),
    ...shed(79, 114, PITCH, LAMP),
    ...shed(114, 162, PLUM, [0.5, 0.04, 240]),
  ],
})
