import type { Paints } from '../../painter.ts'
import { paintAjar, paintTwoRooms, paintUnderStair } from './paint-thresholds.ts'

/** Doors and what lies behind them: dark veils around an opening of chalk or bare cloth. */
export const doorsAjarSeries: Paints = {
  'door-ajar-in-alfama': paintAjar,
  'two-rooms-two-weathers': paintTwoRooms,
  'under-the-stair': paintUnderStair,
}
