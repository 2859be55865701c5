import { paintPanel, type Plane, type Point, type Tone } from './panel.ts'
import { route } from './shapes.ts'

const BIRCH: Tone = [0.83, 0.055, 78]

const line = (tone: Tone, band: number, radius: number, points: Point[], thin?: number): Plane => ({
  path: route(points, radius),
  tone,
  band,
  ...(thin !== undefined && { thin }),
})

// Neighbours are of one lightness: the eye cannot decide which lies in front.
const [SLATE, OCHRE, ROSE, SAGE, CLAY, MAUVE]: [Tone, Tone, Tone, Tone, Tone, Tone] = [
  [0.61, 0.045, 245],
  [0.63, 0.1, 78],
  [0.62, 0.085, 22],
  [0.61, 0.045, 155],
  [0.59, 0.11, 40],
  [0.6, 0.045, 320],
]
const INK: Tone = [0.27, 0.03, 265]

/** Three lines share a street; one of them leaves. */
export const paintDepotRoad = paintPanel({
  height: 110,
  width: 140,
  ground: BIRCH,
  bare: 1,
  planes: [
    line(SLATE, 19, 47.5, [
      [-5, 91],
      [91.5, 91],
      [91.5, -5],
    ]),
    line(CLAY, 19, 28.5, [
      [-5, 72],
      [72.5, 72],
      [72.5, -5],
    ]),
    line(OCHRE, 19, 28.5, [
      [-5, 53],
      [24, 53],
      [24, -5],
    ]),
    line(INK, 5, 20, [
      [114, 115],
      [114, 64],
      [150, 64],
    ]),
  ],
})

/** The loop at the end of the line, seen to its half. */
export const paintTurningLoop = paintPanel({
  height: 80,
  width: 80,
  ground: BIRCH,
  bare: 1,
  planes: [
    { path: 'M85 11 H52 A30 30 0 0 0 52 71 H85', tone: ROSE, band: 13 },
    { path: 'M85 24 H52 A17 17 0 0 0 52 58', tone: SAGE, band: 13 },
    { path: 'M52 58 H85', tone: MAUVE, band: 13 },
    { path: 'M-5 41 H15.5', tone: INK, band: 4 },
  ],
})

/** Four lines under one roof. */
export const paintFourUnderOneRoof = paintPanel({
  height: 180,
  width: 120,
  ground: BIRCH,
  bare: 1,
  planes: [
    line(MAUVE, 20, 60, [
      [16, 190],
      [16, 20],
      [130, 20],
    ]),
    line(SAGE, 20, 40, [
      [36, 190],
      [36, 40],
      [130, 40],
    ]),
    line(OCHRE, 20, 40, [
      [56, 190],
      [56, 112],
      [130, 112],
    ]),
    line(SLATE, 20, 20, [
      [76, 190],
      [76, 132],
      [130, 132],
    ]),
    { path: 'M98 50 V70', tone: INK, band: 6 },
  ],
})
