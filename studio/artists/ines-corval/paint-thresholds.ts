import { paintVeils } from './paint.ts'
import { shape } from './veil.ts'

/** A door hardly open: a tall blade of light in umber, and what it throws on the floor. */
export const paintAjar = paintVeils({
  chalk: [...shape('0.55 0.09, 0.665 0.075, 0.7 0.8, 0.535 0.79', { soft: 0.012, stray: 0.006 })],
  veils: [
    {
      tone: [0.93, 0.08, 92],
      edges: shape('0.545 0.1, 0.66 0.08, 0.7 0.8, 0.53 0.79', { soft: 0.01, stray: 0.006 }),
      flow: 90,
      body: 0.9,
    },
    {
      tone: [0.6, 0.07, 50],
      edges: shape('-0.1 -0.1, 0.552 -0.1, 0.54 0.785, -0.1 0.86', { soft: 0.004, tide: 0.2 }, { 1: { lit: 0.06 } }),
      flow: 85,
      body: 1.4,
    },
    {
      tone: [0.5, 0.06, 20],
      edges: shape(
        '-0.1 -0.1, 0.46 -0.1, 0.45 0.75, -0.1 0.82',
        { soft: 0.004, tide: 0.14 },
        { 1: { soft: 0.28, stray: 0.03 } },
      ),
      flow: 80,
      body: 1,
      gather: -0.2,
    },
    {
      tone: [0.52, 0.07, 25],
      edges: shape('0.668 -0.1, 1.1 -0.1, 1.1 0.77, 0.705 0.8', { soft: 0.004, tide: 0.2 }, { 3: { lit: 0.02 } }),
      flow: 95,
      body: 1.5,
    },
    {
      tone: [0.45, 0.05, 340],
      edges: shape('0.76 -0.1, 1.1 -0.1, 1.1 0.74, 0.8 0.76', { soft: 0.07, stray: 0.02 }),
      flow: 95,
      body: 0.9,
    },
    {
      tone: [0.62, 0.045, 60],
      edges: shape('0.55 -0.1, 0.66 -0.1, 0.66 0.062, 0.555 0.08', { soft: 0.005, tide: 0.2 }),
      flow: 90,
      body: 1.6,
    },
    {
      tone: [0.9, 0.1, 86],
      edges: shape('0.53 0.8, 0.705 0.812, 0.93 0.985, 0.62 1.02', { soft: 0.012, tide: 0.2, stray: 0.008 }),
      flow: 60,
      body: 0.9,
      print: { fold: [-0.1, 0.823, 1.1, 0.79], share: 0.12 },
    },
  ],
  folds: [[[-0.1, 0.823, 1.1, 0.79], 1]],
  threads: 200,
})

/** One wall, two openings, two weathers. */
export const paintTwoRooms = paintVeils({
  chalk: shape('0.14 0.2, 0.84 0.14, 0.84 0.84, 0.14 0.86', { soft: 0.04, stray: 0.02 }),
  veils: [
    {
      tone: [0.8, 0.075, 232],
      edges: shape('0.15 0.19, 0.37 0.185, 0.36 0.84, 0.15 0.85', { soft: 0.006, stray: 0.005 }),
      flow: 90,
      body: 1,
      blooms: [[0.26, 0.4, 0.09]],
    },
    {
      tone: [0.88, 0.11, 84],
      edges: shape('0.6 0.17, 0.86 0.15, 0.85 0.86, 0.6 0.85', { soft: 0.006 }),
      flow: 90,
      body: 1,
    },
    {
      tone: [0.74, 0.14, 50],
      edges: shape('0.6 0.54, 0.86 0.5, 0.85 0.86, 0.6 0.85', { soft: 0.2, stray: 0.02 }),
      flow: 90,
      body: 0.7,
    },
    {
      tone: [0.66, 0.06, 15],
      edges: shape('-0.1 0.05, 1.1 0.02, 1.1 0.2, -0.1 0.215', { soft: 0.005, tide: 0.2 }),
      flow: 2,
      body: 1.3,
    },
    {
      tone: [0.66, 0.06, 14],
      edges: shape('-0.1 0.06, 0.168 0.05, 0.172 0.94, -0.1 0.95', { soft: 0.005, tide: 0.2 }, { 1: { lit: 0.03 } }),
      flow: 88,
      body: 1.3,
    },
    {
      tone: [0.6, 0.065, 10],
      edges: shape(
        '0.352 0.05, 0.62 0.045, 0.628 0.93, 0.345 0.935',
        { soft: 0.005, tide: 0.2 },
        { 1: { lit: 0.05 }, 3: { lit: 0.03 } },
      ),
      flow: 92,
      body: 1.45,
    },
    {
      tone: [0.62, 0.06, 8],
      edges: shape('0.838 0.04, 1.1 0.03, 1.1 0.92, 0.832 0.925', { soft: 0.005, tide: 0.2 }, { 3: { lit: 0.04 } }),
      flow: 92,
      body: 1.35,
    },
    {
      tone: [0.52, 0.05, 350],
      edges: shape('-0.1 0.845, 1.1 0.825, 1.1 0.93, -0.1 0.95', { soft: 0.005, tide: 0.25 }),
      flow: 2,
      body: 1.2,
    },
  ],
  folds: [
    [[0.489, -0.1, 0.481, 1.1], 0.9],
    [[-0.1, 0.838, 1.1, 0.818], 0.5],
  ],
  threads: 230,
})

/** The dark triangle under a stair, with its one high window. */
export const paintUnderStair = paintVeils({
  chalk: shape('-0.1 -0.1, 0.9 -0.1, -0.1 0.85', { soft: 0.02, stray: 0.02 }),
  veils: [
    {
      tone: [0.87, 0.055, 65],
      edges: shape('-0.1 -0.1, 0.95 -0.1, -0.1 0.9', { soft: 0.01, stray: 0.008 }, { 1: { lit: 0.2 } }),
      flow: 130,
      body: 1,
    },
    {
      tone: [0.54, 0.08, 300],
      edges: shape(
        '0.86 -0.1, 1.1 -0.1, 1.1 0.9, -0.1 0.935, -0.1 0.83',
        { soft: 0.005, tide: 0.22 },
        { 4: { lit: 0.025 } },
      ),
      flow: 140,
      body: 1.4,
    },
    {
      tone: [0.45, 0.07, 290],
      edges: shape(
        '1.0 -0.1, 1.1 -0.1, 1.1 0.87, 0.12 0.91',
        { soft: 0.005, tide: 0.14 },
        { 3: { soft: 0.2, stray: 0.03 } },
      ),
      flow: 140,
      body: 1,
    },
    {
      tone: [0.7, 0.16, 45],
      edges: shape('0.17 0.16, 0.33 0.145, 0.335 0.3, 0.18 0.31', { soft: 0.005, tide: 0.3 }),
      flow: 100,
      body: 1.1,
    },
  ],
  folds: [[[-0.1, 0.818, 0.93, -0.2], 1]],
  threads: 170,
})
