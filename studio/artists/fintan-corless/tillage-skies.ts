import type { Paints } from '../../painter.ts'
import { paintGulls } from './tillage/paint-gulls.ts'
import { paintHeadland } from './tillage/paint-headland.ts'
import { paintRain } from './tillage/paint-rain.ts'
import { paintStubble } from './tillage/paint-stubble.ts'

/** Worked land and the sky over it. */
export const tillageSkiesSeries: Paints = {
  'ploughed-to-the-headland-february': paintHeadland,
  'rain-coming-over-the-blackstairs': paintRain,
  'round-bales-late-light': paintStubble,
  'gulls-behind-the-plough': paintGulls,
}
