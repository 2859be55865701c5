import { paintInk, PAPERS } from '../artists/qi-henian/paint.ts'

/** The painter from behind, walking: a robe in four strokes, a bare head in one, the staff he paints with. */
export const brushPortrait = paintInk({
  acts: [
    // The robe: pale first, then one black stroke from the nape down over the left shoulder.
    {
      do: 'brush',
      way: [
        [0.47, 0.43, 0.1, 0.02],
        [0.58, 0.5, 0.22, 0.04],
        [0.63, 0.68, 0.25, 0.14],
        [0.58, 0.9, 0.22, 0.36],
        [0.52, 1.06, 0.2, 0.62],
        [0.5, 1.17, 0.14, 0.85],
      ],
      tone: 0.3,
      wet: 1,
      split: 0.45,
      round: [0.6, 0],
      ragged: [0.02, 0.5],
    },
    {
      do: 'brush',
      way: [
        [0.52, 0.42, 0.09, 0.02],
        [0.42, 0.48, 0.2, 0.02],
        [0.36, 0.64, 0.28, 0.06],
        [0.39, 0.86, 0.28, 0.22],
        [0.44, 1.04, 0.24, 0.5],
        [0.47, 1.18, 0.16, 0.8],
      ],
      tone: 0.95,
      wet: 0.8,
      split: 0.6,
      round: [0.6, 0],
      ragged: [0.02, 0.5],
    },
    // Two feet, hardly there.
    {
      do: 'brush',
      way: [
        [0.44, 1.175, 0.014, 0.1],
        [0.4, 1.19, 0.022, 0.15],
        [0.36, 1.192, 0.008, 0.4],
      ],
      tone: 0.8,
      wet: 0.3,
    },
    {
      do: 'brush',
      way: [
        [0.53, 1.165, 0.012, 0.1],
        [0.56, 1.18, 0.02, 0.2],
        [0.595, 1.182, 0.008, 0.5],
      ],
      tone: 0.6,
      wet: 0.3,
    },
    // The head: pale, bent a little to the left, an ear, the nape.
    {
      do: 'blot',
      drops: [
        [0.472, 0.29, 0.092],
        [0.478, 0.33, 0.082],
      ],
      tone: 0.1,
      wet: 1,
      stray: 0.03,
      soft: 0.012,
    },
    {
      do: 'brush',
      way: [
        [0.545, 0.41, 0.006, 0.2],
        [0.575, 0.34, 0.012, 0.05],
        [0.57, 0.26, 0.012, 0.1],
        [0.52, 0.2, 0.01, 0.1],
        [0.45, 0.195, 0.009, 0.2],
        [0.39, 0.24, 0.009, 0.25],
        [0.37, 0.31, 0.011, 0.1],
        [0.385, 0.365, 0.007, 0.3],
      ],
      tone: 0.85,
      wet: 0.25,
      split: 0.4,
      round: [0.2, 0.1],
      ragged: [0.02, 0.15],
    },
    {
      do: 'brush',
      way: [
        [0.574, 0.3, 0.006, 0.1],
        [0.603, 0.305, 0.009, 0.05],
        [0.598, 0.345, 0.008, 0.1],
        [0.572, 0.365, 0.005, 0.3],
      ],
      tone: 0.9,
      wet: 0.2,
    },
    // Hair left at the nape.
    {
      do: 'blot',
      drops: [
        [0.535, 0.375, 0.03],
        [0.5, 0.392, 0.03],
        [0.46, 0.395, 0.026],
        [0.425, 0.385, 0.02],
      ],
      tone: 0.75,
      wet: 0.8,
      stray: 0.04,
      soft: 0.01,
    },
    // The great brush over his shoulder.
    {
      do: 'brush',
      way: [
        [0.2, 0.94, 0.016, 0.05],
        [0.48, 0.62, 0.018, 0.15],
        [0.76, 0.28, 0.018, 0.3],
      ],
      tone: 0.9,
      wet: 0.2,
      split: 0.5,
      ragged: [0, 0.1],
    },
    {
      do: 'brush',
      way: [
        [0.765, 0.275, 0.045, 0],
        [0.815, 0.21, 0.085, 0.05],
        [0.86, 0.145, 0.05, 0.25],
        [0.885, 0.1, 0.01, 0.55],
      ],
      tone: 1,
      wet: 0.9,
      split: 0.4,
      round: [0.4, 0.2],
      ragged: [0.02, 0.2],
    },
    { do: 'splash', from: [0.84, 0.2], to: [0.95, 0.42], count: 9, largest: 0.01, scatter: 0.03 },
  ],
  seals: [[0.8, 1.06, 0.07]],
  paper: PAPERS.cream,
})
