import type { Paints } from '../../painter.ts'
import { paintHarbour } from './harbour-paint.ts'
import { ferry, gantries, onlyWater } from './quays.ts'

/** A harbour and its reflections. */
export const lateFerry: Paints = {
  'the-night-boat-loading': paintHarbour(ferry()),
  'gantries-at-mourepiane': paintHarbour(gantries()),
  'only-the-water-vieux-port': paintHarbour(onlyWater()),
}
