import { paintPanel, type Tone } from './panel.ts'
import { plane, strip } from './shapes.ts'

/** Five values of one hue. */
const values = (hue: number, chroma: number): Tone[] =>
  [0.92, 0.79, 0.63, 0.45, 0.3].map((lightness, at) => [lightness, chroma * (0.2 + 0.3 * at - 0.05 * at * at), hue])

const [paper, mist, blue, deep, night] = values(252, 0.13) as [Tone, Tone, Tone, Tone, Tone]
const [shell, blush, brick, rust, umber] = values(35, 0.14) as [Tone, Tone, Tone, Tone, Tone]
const [frost, celadon, jade, pine, hemlock] = values(165, 0.1) as [Tone, Tone, Tone, Tone, Tone]
const SIGNAL: Tone = [0.68, 0.165, 45]
const LEMON: Tone = [0.88, 0.12, 100]

/** Second landing: the strip goes up, turns, and is suddenly in front. */
export const paintSecondLanding = paintPanel({
  height: 150,
  width: 110,
  ground: mist,
  planes: [
    plane(paper, [
      [0, 0],
      [110, 0],
      [110, 34],
      [0, 78],
    ]),
    ...strip(
      [
        [18, 160],
        [18, 96],
        [92, 62],
        [92, 118],
        [40, 142],
        [40, 34],
        [120, -4],
      ],
      22,
      [deep, blue, night, deep, blue, night],
    ),
    plane(SIGNAL, [
      [51, 24],
      [62.4, 18.6],
      [62.4, 64],
      [51, 69.4],
    ]),
  ],
})

/** Looking down: the well of the stairs, one step lit. */
export const paintLookingDown = paintPanel({
  height: 100,
  width: 100,
  ground: brick,
  planes: [
    plane(shell, [
      [0, 0],
      [100, 0],
      [71, 37],
      [34, 28],
    ]),
    plane(rust, [
      [100, 0],
      [100, 100],
      [63, 70],
      [71, 37],
    ]),
    plane(blush, [
      [0, 0],
      [34, 28],
      [28, 62],
      [0, 100],
    ]),
    plane(umber, [
      [34, 28],
      [71, 37],
      [63, 70],
      [28, 62],
    ]),
    plane(rust, [
      [34, 28],
      [71, 37],
      [67.5, 51.4],
      [46, 46.2],
      [43.4, 65.5],
      [28, 62],
    ]),
    plane(brick, [
      [43, 0],
      [72, 0],
      [56.4, 33.5],
      [46.6, 31.1],
    ]),
    plane(rust, [
      [0, 34],
      [30.9, 45.4],
      [29.5, 53.4],
      [0, 56],
    ]),
    plane(LEMON, [
      [87, 47.5],
      [100, 45],
      [100, 64],
      [82.6, 60],
    ]),
  ],
})

/** A wide crop of a fold: four planes are enough. */
export const paintFoldAtNight = paintPanel({
  height: 170,
  width: 190,
  ground: hemlock,
  planes: [
    plane(celadon, [
      [0, 0],
      [118, 0],
      [64, 170],
      [0, 170],
    ]),
    plane(jade, [
      [118, 0],
      [190, 0],
      [190, 46],
      [94, 75.5],
    ]),
    plane(pine, [
      [94, 75.5],
      [190, 46],
      [190, 120],
      [76, 132.3],
    ]),
    plane(frost, [
      [22, 0],
      [48, 0],
      [0, 96],
      [0, 44],
    ]),
    plane(
      [0.6, 0.2, 28],
      [
        [76, 132.3],
        [113, 128.3],
        [104, 170],
        [64, 170],
      ],
    ),
  ],
})
