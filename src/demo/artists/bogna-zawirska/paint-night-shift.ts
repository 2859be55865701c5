import { paintPanel, type Tone } from './panel.ts'
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

/** Saw-tooth roofs before the moon. */
export const paintSawTooth = paintPanel({
  height: 60,
  width: 160,
  ground: COOL,
  planes: [
    plane(
      [0.36, 0.05, 255],
      [
        [0, 0],
        [160, 0],
        [160, 16],
        [0, 9],
      ],
    ),
    plane(PITCH, [
      [0, 60],
      [0, 42],
      [30, 24],
      [30, 42],
      [62, 22],
      [62, 40],
      [96, 18],
      [96, 38],
      [134, 13],
      [134, 36],
      [160, 20],
      [160, 60],
    ]),
    plane(
      [0.31, 0.05, 315],
      [
        [30, 42],
        [62, 22],
        [62, 40],
        [34, 60],
        [30, 60],
      ],
    ),
    plane(
      [0.33, 0.045, 175],
      [
        [96, 38],
        [134, 13],
        [134, 36],
        [112, 60],
        [96, 60],
      ],
    ),
    plane(
      [0.9, 0.05, 95],
      [
        [96, 18],
        [100, 15.4],
        [100, 35.4],
        [96, 38],
      ],
    ),
  ],
})
