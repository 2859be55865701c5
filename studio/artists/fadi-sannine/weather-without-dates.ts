import type { Paints } from '../../painter.ts'
import { plotTwelveMornings, plotTwoLows } from './paint-winds.ts'

/** Isobars, traces and arrows. */
export const weatherWithoutDates: Paints = {
  'two-lows-and-a-promise': plotTwoLows,
  'twelve-mornings': plotTwelveMornings,
}
