import { paintInk, PAPERS } from './paint.ts'

/** What the two were poured from. */
const PALE = [
  [0.46, 0.68, 0.22],
  [0.6, 0.6, 0.28],
  [0.76, 0.63, 0.27],
  [0.93, 0.72, 0.19],
] as const
const DARK = [
  [1.19, 0.72, 0.17],
  [1.29, 0.68, 0.19],
  [1.41, 0.74, 0.15],
] as const

/** Two who have lain beside each other for long; the pale one is the larger. */
export const paintTwoStones = paintInk({
  acts: [
    { do: 'blot', drops: PALE, tone: 0.13, wet: 1, flat: 0.82, stray: 0.03, soft: 0.006, fade: [-70, 0.5] },
    // Its weight below, and a dry brush along its back.
    { do: 'blot', drops: PALE, tone: 0.5, wet: 0.9, flat: 0.84, stray: 0.03, soft: 0.014, fade: [-78, 1.7] },
    {
      do: 'brush',
      way: [
        [0.27, 0.64, 0.08, 0.45],
        [0.4, 0.515, 0.15, 0.58],
        [0.62, 0.475, 0.18, 0.7],
        [0.84, 0.53, 0.15, 0.8],
        [1.02, 0.67, 0.08, 0.95],
      ],
      tone: 0.32,
      wet: 0.2,
      split: 0.5,
      ragged: [0.4, 1],
    },
    { do: 'blot', drops: DARK, tone: 0.62, wet: 1, flat: 0.84, stray: 0.025, soft: 0.01, fade: [-70, 0.35] },
    { do: 'blot', drops: DARK, tone: 1, wet: 1, flat: 0.84, stray: 0.025, soft: 0.03, fade: [-72, 1.25] },
    {
      do: 'brush',
      way: [
        [1.07, 0.71, 0.05, 0.3],
        [1.17, 0.61, 0.09, 0.42],
        [1.3, 0.58, 0.1, 0.55],
        [1.44, 0.65, 0.08, 0.7],
        [1.55, 0.71, 0.05, 0.9],
      ],
      tone: 0.95,
      wet: 0.25,
      split: 0.45,
      ragged: [0.4, 1],
    },
    // A single drop that opened.
    { do: 'blot', drops: [[0.76, 0.68, 0.11]], tone: 0.24, wet: 1, flat: 0.6, stray: 0.03, soft: 0.11 },
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
