import type { Stroke, Touch } from './brush.ts'
import { paintInk, PAPERS } from './paint.ts'

interface Hung {
  x: number
  /** Where the handle ends and the hair begins, and how wide and long the hair is. */
  end: number
  width: number
  hair: number
  tone: number
}

const BRUSHES: Hung[] = [
  { x: 0.17, end: 0.5, width: 0.07, hair: 0.17, tone: 0.9 },
  { x: 0.32, end: 0.58, width: 0.11, hair: 0.26, tone: 1 },
  { x: 0.5, end: 0.46, width: 0.055, hair: 0.12, tone: 0.3 },
  { x: 0.63, end: 0.54, width: 0.13, hair: 0.22, tone: 0.95 },
  { x: 0.85, end: 0.42, width: 0.045, hair: 0.13, tone: 0.5 },
]

const hang = ({ x, end, width, hair, tone }: Hung): ({ do: 'brush' } & Stroke)[] => {
  const [left, sway]: [number, number] = [x, width * 0.12]
  const tuft: Touch[] = [
    [left, end, width * 0.55, 0],
    [left + sway, end + hair * 0.3, width, 0.04],
    [left - sway, end + hair * 0.65, width * 0.75, 0.2],
    [left + sway * 2, end + hair, width * 0.12, 0.5],
  ]
  return [
    {
      do: 'brush',
      way: [
        [x, 0.21, 0.018, 0.1],
        [x + 0.004, end * 0.7, 0.022, 0.2],
        [x, end - 0.004, 0.026, 0.1],
      ],
      tone: 0.55,
      wet: 0.2,
      split: 0.5,
      ragged: [0, 0.1],
    },
    {
      do: 'brush',
      way: [
        [x - 0.004, 0.15, 0.004, 0.1],
        [x + 0.004, 0.21, 0.004, 0.2],
      ],
      tone: 0.8,
      wet: 0.1,
      ragged: [0, 0.1],
    },
    { do: 'brush', way: tuft, tone, wet: 0.9, split: 0.3, ragged: [0.02, 0.2], round: [0.4, 0.2] },
  ]
}

/** His brushes on their rack, drawn with one of them. */
export const paintStudio = paintInk({
  acts: [
    {
      do: 'brush',
      way: [
        [0.05, 0.155, 0.034, 0],
        [0.3, 0.145, 0.03, 0.25],
        [0.7, 0.15, 0.028, 0.5],
        [0.97, 0.14, 0.022, 0.75],
      ],
      wet: 0.5,
      split: 0.6,
    },
    ...BRUSHES.flatMap(hang),
    {
      do: 'blot',
      drops: [
        [0.3, 1.1, 0.16],
        [0.44, 1.1, 0.15],
      ],
      tone: 0.2,
      wet: 1,
      flat: 0.42,
      stray: 0.03,
      soft: 0.008,
    },
    { do: 'blot', drops: [[0.35, 1.09, 0.1]], tone: 1, wet: 1, flat: 0.4, stray: 0.03, soft: 0.02 },
  ],
  seals: [[0.8, 1.06, 0.075]],
  paper: PAPERS.cream,
})
