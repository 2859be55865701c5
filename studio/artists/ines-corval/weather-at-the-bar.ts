import type { Paints } from '../../painter.ts'
import { paintFog, paintLowWater, paintSquall, paintVirga } from './paint-bar.ts'

/** Weather over the water where the river meets the sea: veils poured at the slant of the rain. */
export const barSeries: Paints = {
  'squall-from-the-southwest': paintSquall,
  'rain-that-does-not-arrive': paintVirga,
  'fog-lifting-at-cabo-raso': paintFog,
  'low-water-at-cabanas': paintLowWater,
}
