import type { Paints } from '../../painter.ts'
import { paintAfterTheCandle, paintLeavingTheHouse, paintOneStick } from './paint-smoke.ts'

/** Smoke. */
export const aBreathThenSmoke: Paints = {
  'one-stick-of-incense': paintOneStick,
  'after-the-candle': paintAfterTheCandle,
  'smoke-leaving-the-house': paintLeavingTheHouse,
}
