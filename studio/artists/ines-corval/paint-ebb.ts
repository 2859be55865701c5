import { paintVeils } from './paint.ts'
import { shape } from './veil.ts'

/** One puddle of blue and the paler one it printed when the cloth was closed. */
export const paintTwin = paintVeils({
  veils: [
    {
      tone: [0.58, 0.11, 255],
      edges: [
        {
          pools: [
            [0.28, 0.36, 0.2],
            [0.34, 0.6, 0.17],
          ],
          soft: 0.006,
          stray: 0.04,
          tide: 0.5,
        },
      ],
      flow: 80,
      body: 1.1,
      blooms: [[0.3, 0.42, 0.1]],
      print: { fold: [0.53, -0.1, 0.47, 1.1], share: 0.38 },
    },
    {
      tone: [0.72, 0.13, 60],
      edges: [{ pools: [[0.4, 0.86, 0.032]], soft: 0.005, stray: 0.006, tide: 0.5 }],
      body: 1.2,
      print: { fold: [0.53, -0.1, 0.47, 1.1], share: 0.5 },
    },
  ],
  folds: [[[0.53, -0.1, 0.47, 1.1], 1.1]],
  threads: 150,
})

/** Rings of rust, one within the other, left by a tin that stood there for a winter. */
export const paintRust = paintVeils({
  veils: [
    {
      tone: [0.78, 0.09, 62],
      edges: [{ pools: [[0.6, 0.58, 0.31]], soft: 0.006, stray: 0.03, tide: 0.7 }],
      flow: 40,
      body: 0.5,
      clouds: 0.6,
    },
    {
      tone: [0.66, 0.11, 48],
      edges: [{ pools: [[0.57, 0.6, 0.22]], soft: 0.006, stray: 0.03, tide: 0.6 }],
      flow: 40,
      body: 0.6,
    },
    {
      tone: [0.54, 0.1, 38],
      edges: [{ pools: [[0.53, 0.63, 0.12]], soft: 0.006, stray: 0.025, tide: 0.6 }],
      flow: 40,
      body: 0.9,
    },
    {
      tone: [0.5, 0.05, 200],
      edges: shape('-0.1 -0.1, 1.1 -0.1, 1.1 0.09, -0.1 0.13', { soft: 0.005, tide: 0.3 }),
      flow: 2,
      body: 1.2,
    },
  ],
  folds: [[[-0.1, 0.148, 1.1, 0.11], 0.9]],
  threads: 150,
})

/** Folded in four and dipped by three of its corners; the fourth quarter never got wet. */
export const paintSaltPan = paintVeils({
  veils: [
    {
      tone: [0.8, 0.05, 205],
      edges: shape('0.07 0.09, 0.575 0.075, 0.56 0.94, 0.08 0.925', { soft: 0.006, stray: 0.02, tide: 0.4 }),
      flow: 100,
      body: 0.8,
      blooms: [[0.24, 0.26, 0.12]],
    },
    {
      tone: [0.64, 0.075, 222],
      edges: shape('0.1 0.46, 0.57 0.438, 0.545 0.9, 0.11 0.89', { soft: 0.006, stray: 0.02, tide: 0.4 }),
      flow: 100,
      body: 0.9,
    },
    {
      tone: [0.56, 0.085, 238],
      edges: shape('0.57 0.438, 0.93 0.425, 0.925 0.935, 0.558 0.945', { soft: 0.006, stray: 0.016, tide: 0.4 }),
      flow: 60,
      body: 1.15,
      blooms: [[0.8, 0.8, 0.09]],
    },
    {
      tone: [0.84, 0.07, 40],
      edges: [{ pools: [[0.83, 0.2, 0.032]], soft: 0.006, stray: 0.006, tide: 0.5 }],
      body: 0.7,
    },
  ],
  folds: [
    [[0.578, -0.1, 0.556, 1.1], 1.1],
    [[-0.1, 0.457, 1.1, 0.42], 1],
  ],
  threads: 150,
})

/** A quarter of the cloth dipped, the rest kept dry. */
export const paintDip = paintVeils({
  veils: [
    {
      tone: [0.7, 0.1, 20],
      edges: shape('-0.1 0.735, 1.1 0.64, 1.1 1.1, -0.1 1.1', { soft: 0.006, stray: 0.012, tide: 0.35 }),
      flow: 90,
      body: 0.8,
    },
    {
      tone: [0.6, 0.13, 15],
      edges: shape('-0.1 0.8, 1.1 0.72, 1.1 1.1, -0.1 1.1', { soft: 0.006, stray: 0.012, tide: 0.25 }),
      flow: 90,
      body: 0.8,
      blooms: [[0.66, 0.9, 0.08]],
    },
    {
      tone: [0.5, 0.1, 5],
      edges: shape('-0.1 0.91, 1.1 0.86, 1.1 1.1, -0.1 1.1', { soft: 0.006, stray: 0.012, tide: 0.2 }),
      flow: 90,
      body: 0.8,
    },
    {
      tone: [0.66, 0.1, 15],
      edges: [{ pools: [[0.71, 0.28, 0.026]], soft: 0.005, stray: 0.005, tide: 0.4 }],
      body: 0.9,
    },
  ],
  folds: [
    [[-0.1, 0.51, 1.1, 0.47], 0.9],
    [[0.31, -0.1, 0.33, 1.1], 0.5],
  ],
  threads: 160,
})
