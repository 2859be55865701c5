import { paintInk, PAPERS } from './paint.ts'

/** From left to right and out of the paper. */
export const paintBeforeTheWord = paintInk({
  acts: [
    {
      do: 'brush',
      way: [
        [0.18, 0.74, 0.34, 0],
        [0.34, 0.58, 0.5, 0],
        [0.62, 0.5, 0.47, 0.12],
        [1.05, 0.5, 0.42, 0.46],
        [1.5, 0.42, 0.4, 0.68],
        [1.95, 0.28, 0.34, 0.86],
      ],
      wet: 0.6,
      split: 0.55,
      slant: [0.25, 0],
      round: [0.9, 0],
      ragged: [0.02, 0.6],
    },
    { do: 'splash', from: [1.2, 0.4], to: [1.7, 0.2], count: 16, largest: 0.012, scatter: 0.06 },
  ],
  seals: [[1.66, 0.78, 0.062]],
})

/** A stroke that fell from above the paper, and turned aside before the ground. */
export const paintFell = paintInk({
  acts: [
    {
      do: 'brush',
      way: [
        [0.78, -0.25, 0.44, 0],
        [0.7, 0.3, 0.5, 0.02],
        [0.54, 0.9, 0.46, 0.2],
        [0.42, 1.5, 0.4, 0.56],
        [0.36, 2.02, 0.36, 0.68],
        [0.42, 2.36, 0.34, 0.5],
        [0.66, 2.52, 0.24, 0.62],
        [0.96, 2.44, 0.12, 0.86],
      ],
      wet: 0.7,
      split: 0.6,
      round: [0, 0],
      ragged: [0, 0.5],
    },
  ],
  seals: [[0.12, 2.68, 0.1]],
  paper: PAPERS.white,
})

/** A curve too large for the sheet: it comes from above and leaves to the right. */
export const paintTooLarge = paintInk({
  acts: [
    {
      do: 'brush',
      way: [
        [0.62, -0.16, 0.26, 0],
        [0.4, 0.08, 0.3, 0.02],
        [0.22, 0.4, 0.33, 0.12],
        [0.3, 0.72, 0.34, 0.34],
        [0.62, 0.86, 0.33, 0.55],
        [0.95, 0.72, 0.3, 0.72],
        [1.2, 0.46, 0.24, 0.84],
      ],
      wet: 0.6,
      split: 0.65,
      round: [0, 0],
      ragged: [0, 0.4],
    },
  ],
  seals: [
    [0.86, 0.1, 0.06],
    [0.1, 0.9, 0.034, 'water'],
  ],
})

/** Once round, out of the sheet, and over itself. */
export const paintOverItself = paintInk({
  acts: [
    {
      do: 'brush',
      way: [
        [-0.1, 0.84, 0.2, 0],
        [0.3, 0.7, 0.27, 0.02],
        [0.75, 0.56, 0.22, 0.2],
        [1.08, 0.3, 0.2, 0.38],
        [0.98, -0.02, 0.22, 0.46],
        [0.66, 0.04, 0.22, 0.52],
        [0.5, 0.42, 0.2, 0.6],
        [0.62, 0.8, 0.18, 0.7],
        [0.86, 1.1, 0.15, 0.82],
      ],
      wet: 0.7,
      split: 0.55,
      round: [0, 0],
      ragged: [0, 0.3],
    },
  ],
  seals: [[0.1, 0.14, 0.07]],
  paper: PAPERS.tea,
})
