import { paintVeils } from './paint.ts'
import { shape } from './veil.ts'

/** A squall walks in from the left on its slanted legs; the right half is still dry. */
export const paintSquall = paintVeils({
  chalk: shape('0.42 0.3, 1.1 0.2, 1.1 0.8, 0.3 0.78', { soft: 0.05, stray: 0.03 }),
  veils: [
    {
      tone: [0.86, 0.045, 215],
      edges: shape('0.3 -0.1, 1.1 -0.1, 1.1 0.76, 0.2 0.78', { soft: 0.006 }, { 3: { soft: 0.5 }, 0: { soft: 0.02 } }),
      flow: 115,
      body: 0.8,
    },
    {
      tone: [0.66, 0.04, 240],
      edges: shape(
        '-0.1 -0.1, 0.5 -0.1, 0.27 0.79, -0.1 0.79',
        { soft: 0.005, tide: 0.2 },
        { 1: { soft: 0.03, stray: 0.015 } },
      ),
      flow: 108,
      body: 1.3,
      streaks: 0.6,
    },
    {
      tone: [0.56, 0.045, 255],
      edges: shape(
        '-0.1 -0.1, 0.33 -0.1, 0.13 0.785, -0.1 0.785',
        { soft: 0.005, tide: 0.2 },
        { 1: { soft: 0.012, stray: 0.012 } },
      ),
      flow: 106,
      body: 1.1,
      streaks: 0.6,
    },
    {
      tone: [0.62, 0.04, 250],
      edges: shape(
        '0.565 -0.1, 0.64 -0.1, 0.46 0.775, 0.4 0.775',
        { soft: 0.03, stray: 0.015 },
        { 2: { soft: 0.005, tide: 0.1 } },
      ),
      flow: 106,
      body: 0.55,
      streaks: 0.6,
    },
    {
      tone: [0.62, 0.05, 190],
      edges: shape('-0.1 0.793, 1.1 0.756, 1.1 0.93, -0.1 0.95', { soft: 0.004, tide: 0.2 }, { 0: { lit: 0.01 } }),
      flow: 2,
      body: 1.35,
    },
    {
      tone: [0.48, 0.05, 225],
      edges: shape('-0.1 0.81, 0.62 0.787, 0.4 0.94, -0.1 0.94', { soft: 0.05, stray: 0.02 }, { 0: { soft: 0.006 } }),
      flow: 2,
      body: 1,
    },
    {
      tone: [0.9, 0.09, 90],
      edges: shape('0.66 0.69, 1.1 0.672, 1.1 0.752, 0.7 0.765', { soft: 0.02, stray: 0.008 }),
      flow: 2,
      body: 0.8,
    },
  ],
  folds: [[[-0.1, 0.788, 1.1, 0.751], 0.9]],
  threads: 210,
})

/** Rain that hangs from the cloud and dries before it reaches the sea. */
export const paintVirga = paintVeils({
  chalk: shape('-0.1 0.3, 1.1 0.36, 1.1 0.86, -0.1 0.84', { soft: 0.03, stray: 0.03 }),
  veils: [
    {
      tone: [0.88, 0.07, 66],
      edges: shape('-0.1 0.6, 1.1 0.65, 1.1 0.85, -0.1 0.822', { soft: 0.15 }, { 2: { soft: 0.005 } }),
      flow: 3,
      body: 1,
    },
    {
      tone: [0.66, 0.045, 295],
      edges: shape(
        '0.05 -0.1, 0.86 -0.1, 1.16 0.62, 0.42 0.6',
        { soft: 0.006, stray: 0.014 },
        { 1: { soft: 0.25 }, 2: { soft: 0.4, stray: 0.05 } },
      ),
      flow: 68,
      body: 1.1,
      streaks: 0.7,
      gather: -0.4,
    },
    {
      tone: [0.6, 0.05, 280],
      edges: shape(
        '0.28 -0.1, 1.1 -0.1, 1.3 0.6, 0.63 0.76',
        { soft: 0.006, stray: 0.014 },
        { 2: { soft: 0.5, stray: 0.05 } },
      ),
      flow: 66,
      body: 1.1,
      streaks: 0.8,
      gather: -0.35,
    },
    {
      tone: [0.58, 0.05, 300],
      edges: shape(
        '0.64 -0.1, 1.1 -0.1, 1.1 0.7, 0.9 0.62',
        { soft: 0.008, stray: 0.016 },
        { 2: { soft: 0.4, stray: 0.05 } },
      ),
      flow: 66,
      body: 1,
      streaks: 0.8,
      gather: -0.3,
    },
    {
      tone: [0.6, 0.05, 310],
      edges: shape('-0.1 -0.1, 1.1 -0.1, 1.1 0.16, -0.1 0.1', { soft: 0.006, tide: 0.2, stray: 0.012 }),
      flow: 3,
      body: 0.9,
      blooms: [[0.2, 0.03, 0.1]],
    },
    {
      tone: [0.56, 0.06, 258],
      edges: shape('-0.1 0.832, 1.1 0.86, 1.1 0.965, -0.1 0.955', { soft: 0.004, tide: 0.22 }, { 0: { lit: 0.012 } }),
      flow: 2,
      body: 1.4,
    },
  ],
  folds: [[[-0.1, 0.827, 1.1, 0.855], 1]],
  threads: 230,
})

/** Fog lifting: nearly nothing but cloth and milk, and one dark plane that comes back. */
export const paintFog = paintVeils({
  chalk: shape('-0.1 0.12, 1.1 0.2, 1.1 0.93, -0.1 0.86', { soft: 0.05, stray: 0.04 }),
  veils: [
    {
      tone: [0.85, 0.026, 195],
      edges: shape(
        '-0.1 0.2, 1.1 0.29, 1.1 0.7, -0.1 0.66',
        { soft: 0.006, stray: 0.014, tide: 0.12 },
        { 0: { soft: 0.2 } },
      ),
      flow: 8,
      body: 0.75,
      clouds: 0.7,
      blooms: [[0.3, 0.44, 0.14]],
    },
    {
      tone: [0.6, 0.045, 172],
      edges: shape(
        '0.37 0.3, 1.1 0.38, 1.1 0.675, 0.46 0.662',
        { soft: 0.006, tide: 0.16, stray: 0.008 },
        { 0: { soft: 0.3, stray: 0.05 }, 3: { soft: 0.03 } },
      ),
      flow: 94,
      body: 1.25,
      gather: 0.45,
      clouds: 0.5,
    },
    {
      tone: [0.46, 0.045, 195],
      edges: shape(
        '0.58 0.42, 1.1 0.46, 1.1 0.672, 0.63 0.662',
        { soft: 0.006, tide: 0.1, stray: 0.01 },
        { 0: { soft: 0.24, stray: 0.04 }, 3: { soft: 0.012 } },
      ),
      flow: 94,
      body: 1.1,
      gather: 0.5,
    },
    {
      tone: [0.76, 0.04, 205],
      edges: shape(
        '-0.1 0.655, 1.1 0.69, 1.1 0.95, -0.1 0.9',
        { soft: 0.006, tide: 0.18 },
        { 0: { soft: 0.012, lit: 0.05 } },
      ),
      flow: 2,
      body: 1.05,
    },
    {
      tone: [0.68, 0.045, 180],
      edges: shape('0.44 0.674, 1.1 0.692, 1.1 0.86, 0.5 0.8', { soft: 0.1, stray: 0.02 }, { 0: { soft: 0.008 } }),
      flow: 92,
      body: 0.8,
      gather: -0.4,
    },
  ],
  folds: [[[-0.1, 0.648, 1.1, 0.684], 0.8]],
  threads: 230,
})

/** Low water: sand, a channel, and the channel beyond; the horizon lies high and leans. */
export const paintLowWater = paintVeils({
  chalk: shape('-0.1 0.1, 1.1 0.02, 1.1 0.4, -0.1 0.36', { soft: 0.02, stray: 0.02 }),
  veils: [
    {
      tone: [0.9, 0.06, 75],
      edges: shape('-0.1 0.12, 1.1 0.05, 1.1 0.25, -0.1 0.3', { soft: 0.01 }),
      flow: 2,
      body: 1,
    },
    {
      tone: [0.66, 0.075, 232],
      edges: shape('-0.1 0.255, 1.1 0.205, 1.1 0.292, -0.1 0.345', { soft: 0.004, tide: 0.25 }),
      flow: 1,
      body: 1.3,
    },
    {
      tone: [0.8, 0.07, 68],
      edges: shape('-0.1 0.36, 1.1 0.3, 1.1 0.62, -0.1 0.5', { soft: 0.008, stray: 0.012, tide: 0.2 }),
      flow: 4,
      body: 0.9,
      blooms: [[0.2, 0.44, 0.07]],
    },
    {
      tone: [0.62, 0.06, 215],
      edges: shape('0.2 0.545, 1.1 0.6, 1.1 0.74, 0.32 0.61', { soft: 0.006, stray: 0.014, tide: 0.3 }),
      flow: 6,
      body: 1.2,
      gather: 0.4,
    },
    {
      tone: [0.56, 0.07, 240],
      edges: shape('-0.1 0.58, 0.2 0.575, 0.42 0.68, 0.28 0.76, -0.1 0.74', { soft: 0.008, stray: 0.02, tide: 0.3 }),
      flow: 4,
      body: 1.3,
    },
    {
      tone: [0.68, 0.05, 55],
      edges: shape('-0.1 0.79, 0.62 0.83, 1.1 0.86, 1.1 1.1, -0.1 1.1', { soft: 0.01, stray: 0.015, tide: 0.2 }),
      flow: 5,
      body: 0.7,
    },
  ],
  folds: [[[-0.1, 0.25, 1.1, 0.2], 0.9]],
  threads: 190,
})
