import { paintInk, PAPERS } from './paint.ts'

/** Two who have lain beside each other for long; the pale one is the larger. */
export const paintTwoStones = paintInk({
  acts: [
    {
      do: 'blot',
      drops: [
        [0.6, 0.66, 0.34],
        [0.82, 0.74, 0.26],
      ],
      tone: 0.15,
      wet: 1,
      flat: 0.78,
      stray: 0.05,
      soft: 0.01,
      fade: [-100, 0.5],
    },
    {
      do: 'blot',
      drops: [
        [1.16, 0.7, 0.24],
        [1.32, 0.76, 0.17],
      ],
      tone: 0.92,
      wet: 1,
      flat: 0.8,
      stray: 0.05,
      soft: 0.012,
      fade: [-60, 0.3],
    },
    { do: 'blot', drops: [[0.48, 0.78, 0.12]], tone: 0.4, wet: 1, flat: 0.5, stray: 0.06, soft: 0.12 },
  ],
  seals: [[1.78, 0.14, 0.07]],
  creep: 1.2,
})

/** What the pebble was poured from. */
const PEBBLE = [
  [0.35, 0.6, 0.15],
  [0.41, 0.565, 0.185],
  [0.5, 0.59, 0.175],
  [0.59, 0.63, 0.135],
] as const

/** A pebble at rest: a pale wash, its weight below, a dry brush over its back, and one drop beside it. */
export const paintPebble = paintInk({
  acts: [
    { do: 'blot', drops: PEBBLE, tone: 0.16, wet: 1, flat: 0.8, stray: 0.02, soft: 0.006, fade: [-70, 0.5] },
    { do: 'blot', drops: PEBBLE, tone: 1.05, wet: 0.8, flat: 0.83, stray: 0.02, soft: 0.012, fade: [-75, 1.6] },
    {
      do: 'brush',
      way: [
        [0.23, 0.56, 0.08, 0.5],
        [0.32, 0.49, 0.13, 0.62],
        [0.46, 0.48, 0.15, 0.72],
        [0.6, 0.54, 0.13, 0.8],
        [0.73, 0.64, 0.08, 0.95],
      ],
      tone: 0.5,
      wet: 0.2,
      split: 0.45,
      ragged: [0.4, 1],
    },
    { do: 'blot', drops: [[0.8, 0.7, 0.012]], tone: 0.9, wet: 1, stray: 0.006 },
  ],
  seals: [[0.79, 0.84, 0.085]],
  paper: PAPERS.tea,
  creep: 1.2,
})

/** A rock face so near that one sees only where it ends. */
export const paintRockFace = paintInk({
  acts: [
    {
      do: 'blot',
      drops: [
        [0.5, 0.75, 0.3],
        [0.42, 1.1, 0.22],
      ],
      tone: 0.13,
      wet: 1,
      stray: 0.05,
      soft: 0.012,
      flat: 1.3,
      fade: [110, 0.5],
    },
    {
      do: 'brush',
      way: [
        [1.05, -0.2, 0.6, 0],
        [0.86, 0.2, 0.7, 0.02],
        [0.78, 0.6, 0.6, 0.08],
        [0.86, 1.0, 0.46, 0.3],
        [1.0, 1.4, 0.3, 0.7],
      ],
      wet: 0.9,
      split: 0.5,
      round: [0, 0],
      ragged: [0, 0.6],
    },
    {
      do: 'blot',
      drops: [
        [0.9, 0.3, 0.3],
        [0.98, 0.7, 0.24],
      ],
      tone: 0.8,
      wet: 1,
      stray: 0.1,
      soft: 0.1,
      flat: 1.3,
    },
    { do: 'blot', drops: [[0.27, 1.66, 0.022]], tone: 0.9, wet: 1, stray: 0.01 },
  ],
  seals: [[0.12, 1.78, 0.085]],
  creep: 1.1,
})
