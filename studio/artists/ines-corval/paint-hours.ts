import type { Line } from './linen.ts'
import { paintVeils } from './paint.ts'
import { shape } from './veil.ts'

const DAWN: Line = [-0.1, 0.352, 1.1, 0.208]

/** Grey rose below a rising fold, a wedge of first light above it, the sky left bare. */
export const paintDawn = paintVeils({
  chalk: shape('0.14 0.33, 1.1 0.04, 1.1 0.42, 0.02 0.5', { soft: 0.02, stray: 0.016 }, { 2: { soft: 0.2 } }),
  veils: [
    {
      tone: [0.9, 0.09, 88],
      edges: shape('0.16 0.325, 1.1 0.03, 1.1 0.23, 0.06 0.34', { soft: 0.012, stray: 0.008, tide: 0.15 }),
      flow: -12,
      body: 0.9,
    },
    {
      tone: [0.82, 0.085, 50],
      edges: shape('-0.1 0.352, 1.1 0.208, 1.1 0.42, -0.1 0.5', { soft: 0.1 }, { 0: { soft: 0.004 } }),
      flow: 4,
      body: 0.9,
    },
    {
      tone: [0.69, 0.045, 330],
      edges: shape(
        '-0.1 0.36, 1.1 0.216, 1.1 0.93, -0.1 0.985',
        { soft: 0.005, tide: 0.2 },
        { 0: { soft: 0.03, lit: 0.13, stray: 0.006 } },
      ),
      flow: 78,
      body: 1.25,
      streaks: 0.4,
    },
    {
      tone: [0.56, 0.05, 285],
      edges: shape(
        '-0.1 0.7, 1.1 0.46, 1.1 0.9, -0.1 0.94',
        { soft: 0.004, tide: 0.16 },
        { 0: { soft: 0.34, stray: 0.03 } },
      ),
      flow: 70,
      body: 0.85,
      blooms: [[0.3, 0.8, 0.13]],
    },
  ],
  folds: [[DAWN, 1]],
})

/** Nearly all night, the day a line of amber along the fold at the foot. */
export const paintBlueQuarter = paintVeils({
  chalk: shape('-0.1 0.5, 0.9 0.56, 0.9 0.95, -0.1 0.93', { soft: 0.14 }),
  veils: [
    {
      tone: [0.82, 0.13, 66],
      edges: shape('-0.1 0.735, 0.92 0.8, 0.91 0.9, -0.1 0.865', { soft: 0.03, stray: 0.008 }),
      flow: 4,
      body: 1.15,
    },
    {
      tone: [0.6, 0.085, 258],
      edges: shape(
        '-0.1 -0.1, 0.94 -0.1, 0.912 0.835, -0.1 0.77',
        { soft: 0.006, tide: 0.2 },
        { 2: { soft: 0.02, lit: 0.09 } },
      ),
      flow: 97,
      body: 1.2,
    },
    {
      tone: [0.46, 0.1, 268],
      edges: shape(
        '-0.1 -0.1, 0.915 -0.1, 0.9 0.79, -0.1 0.725',
        { soft: 0.005, tide: 0.16 },
        { 2: { soft: 0.3, lit: 0.1, stray: 0.02 } },
      ),
      flow: 99,
      body: 1.05,
      gather: -0.25,
      streaks: 0.4,
    },
    {
      tone: [0.5, 0.06, 330],
      edges: shape(
        '-0.1 0.808, 0.912 0.872, 0.908 0.965, -0.1 0.94',
        { soft: 0.005, tide: 0.2 },
        { 0: { lit: 0.014 } },
      ),
      flow: 4,
      body: 1.5,
    },
  ],
  folds: [[[-0.1, 0.784, 1.1, 0.864], 1]],
})

/** Heat behind shutters: sienna poured from one side, green earth from the other, parted by a leaning fold. */
export const paintSiesta = paintVeils({
  chalk: shape('0.36 -0.1, 0.55 -0.1, 0.75 0.85, 0.56 0.88', { soft: 0.02, stray: 0.01 }, { 3: { soft: 0.12 } }),
  veils: [
    {
      tone: [0.87, 0.09, 80],
      edges: shape('0.38 -0.1, 0.53 -0.1, 0.7 0.9, 0.56 0.93', { soft: 0.012, stray: 0.008, tide: 0.2 }),
      flow: 80,
      body: 0.9,
    },
    {
      tone: [0.64, 0.125, 44],
      edges: shape(
        '-0.1 0.07, 0.47 0.045, 0.65 0.9, -0.1 0.84',
        { soft: 0.005, tide: 0.2 },
        { 1: { soft: 0.02, lit: 0.12 } },
      ),
      flow: 20,
      body: 1.25,
      streaks: 0.45,
    },
    {
      tone: [0.5, 0.09, 32],
      edges: shape(
        '-0.1 0.3, 0.3 0.28, 0.56 0.87, -0.1 0.82',
        { soft: 0.005, tide: 0.16 },
        { 0: { soft: 0.2, stray: 0.03 }, 1: { soft: 0.24 } },
      ),
      flow: 24,
      body: 0.9,
    },
    {
      tone: [0.6, 0.05, 155],
      edges: shape('0.497 -0.1, 1.1 -0.1, 1.1 0.72, 0.645 0.79', { soft: 0.005, tide: 0.24 }, { 3: { lit: 0.03 } }),
      flow: 150,
      body: 1.35,
    },
    {
      tone: [0.5, 0.05, 190],
      edges: shape('0.72 -0.1, 1.1 -0.1, 1.1 0.66, 0.8 0.72', { soft: 0.1, stray: 0.02 }),
      flow: 150,
      body: 0.7,
      blooms: [[0.9, 0.2, 0.1]],
    },
  ],
  folds: [[[0.465, -0.1, 0.688, 1.1], 1]],
})

/** Three in the morning: one black green field, a fold that lets a corner of grey in. */
export const paintSmallHours = paintVeils({
  chalk: shape('-0.1 0.1, 0.7 0.1, -0.1 0.62', { soft: 0.1 }),
  veils: [
    {
      tone: [0.78, 0.035, 300],
      edges: shape('-0.1 0.06, 0.75 0.055, -0.1 0.55', { soft: 0.006, tide: 0.2 }),
      flow: 30,
      body: 1.1,
    },
    {
      tone: [0.6, 0.05, 215],
      edges: shape(
        '0.62 0.06, 1.1 0.05, 1.1 0.97, -0.1 0.955, -0.1 0.51',
        { soft: 0.006, tide: 0.2 },
        { 4: { lit: 0.05 } },
      ),
      flow: 120,
      body: 1.5,
    },
    {
      tone: [0.52, 0.05, 185],
      edges: shape(
        '0.7 0.06, 1.1 0.05, 1.1 0.955, -0.1 0.94, -0.1 0.58',
        { soft: 0.006, tide: 0.1 },
        { 4: { soft: 0.24, stray: 0.03, lit: 0.05 } },
      ),
      flow: 125,
      body: 1.2,
      streaks: 0.4,
    },
    {
      tone: [0.5, 0.04, 260],
      edges: shape('0.9 0.1, 1.1 0.05, 1.1 0.95, 0.2 0.94', { soft: 0.3, stray: 0.05 }),
      flow: 125,
      body: 0.9,
      blooms: [[0.72, 0.74, 0.16]],
    },
  ],
  folds: [[[-0.1, 0.527, 1.1, -0.24], 1.2]],
})
