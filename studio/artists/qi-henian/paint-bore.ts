import { paintInk, PAPERS } from './paint.ts'

/** A line on the horizon that is already a noise. */
export const paintWhiteLine = paintInk({
  acts: [
    {
      do: 'brush',
      way: [
        [3.3, 0.72, 0.34, 0.02],
        [2.4, 0.7, 0.3, 0.1],
        [1.5, 0.68, 0.2, 0.3],
        [0.5, 0.66, 0.1, 0.6],
      ],
      tone: 0.15,
      wet: 0.9,
      split: 0.3,
      ragged: [0, 0.6],
      round: [0, 0],
    },
    {
      do: 'brush',
      way: [
        [3.3, 0.52, 0.1, 0.02],
        [2.7, 0.53, 0.15, 0.05],
        [1.9, 0.5, 0.13, 0.45],
        [1.0, 0.53, 0.12, 0.7],
        [0.3, 0.5, 0.1, 0.9],
      ],
      wet: 0.5,
      split: 0.7,
      round: [0, 0],
      ragged: [0, 0.8],
    },
  ],
  seals: [[0.14, 0.76, 0.085]],
  paper: PAPERS.white,
})

/** The wall of water: four strokes on top of each other. */
export const paintWall = paintInk({
  acts: [
    {
      do: 'brush',
      way: [
        [-0.1, 0.9, 0.36, 0],
        [0.5, 0.86, 0.4, 0.02],
        [1.1, 0.88, 0.26, 0.3],
        [1.95, 0.8, 0.12, 0.66],
      ],
      tone: 0.18,
      wet: 1,
      split: 0.15,
      ragged: [0, 0.2],
      round: [0, 0],
    },
    {
      do: 'brush',
      way: [
        [-0.1, 0.72, 0.26, 0.06],
        [0.4, 0.66, 0.32, 0.1],
        [0.95, 0.7, 0.28, 0.45],
        [1.5, 0.66, 0.2, 0.82],
      ],
      wet: 0.6,
      split: 0.7,
      round: [0, 0],
      ragged: [0, 0.8],
    },
    {
      do: 'brush',
      way: [
        [-0.1, 0.52, 0.2, 0],
        [0.3, 0.44, 0.3, 0.02],
        [0.62, 0.3, 0.26, 0.3],
        [0.9, 0.3, 0.16, 0.6],
        [1.05, 0.42, 0.08, 0.85],
      ],
      wet: 0.7,
      split: 0.6,
      round: [0, 0],
      ragged: [0, 0.7],
    },
    { do: 'splash', from: [0.6, 0.28], to: [1.25, 0.12], count: 46, largest: 0.02, scatter: 0.09 },
    { do: 'splash', from: [1.0, 0.4], to: [1.4, 0.5], count: 18, largest: 0.01, scatter: 0.06 },
  ],
  seals: [
    [1.68, 0.12, 0.06],
    [1.685, 0.2, 0.036, 'water'],
  ],
})

/** Thrown back by the dyke: the water stands up. */
export const paintThrownBack = paintInk({
  acts: [
    {
      do: 'brush',
      way: [
        [-0.1, 1.8, 0.5, 0.02],
        [0.35, 1.76, 0.42, 0.1],
        [0.8, 1.7, 0.26, 0.4],
        [1.1, 1.64, 0.14, 0.7],
      ],
      tone: 0.17,
      wet: 1,
      split: 0.4,
      round: [0, 0],
      ragged: [0, 0.3],
    },
    {
      do: 'brush',
      way: [
        [0.08, 1.62, 0.22, 0],
        [0.3, 1.56, 0.34, 0],
        [0.55, 1.3, 0.36, 0.2],
        [0.66, 0.9, 0.34, 0.5],
        [0.62, 0.55, 0.3, 0.74],
        [0.5, 0.34, 0.26, 0.9],
      ],
      wet: 0.6,
      split: 0.75,
      slant: [0.3, 0],
      ragged: [0.02, 0.9],
    },
    { do: 'splash', from: [0.58, 0.6], to: [0.36, 0.12], count: 60, largest: 0.026, scatter: 0.11 },
  ],
  seals: [[0.8, 0.16, 0.085]],
})
