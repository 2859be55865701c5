import type { Painted } from '../painting/paint-at.ts'
import { paintDusk } from './dusk/paint-dusk.ts'
import { paintMap } from './map/paint-map.ts'
import { paintRacks } from './racks.ts'
import { paintRail } from './rail.ts'
import { EXHIBITION_VIEWS } from './views.ts'

/** Pictures of the gallery itself. */
export const SCENES: Painted[] = [
  ...EXHIBITION_VIEWS,
  { slug: 'the-gallery-at-dusk', width: 150, height: 100, paint: paintDusk },
  { slug: 'the-rail', width: 150, height: 100, paint: paintRail },
  { slug: 'the-stores', width: 150, height: 100, paint: paintRacks },
  { slug: 'map-of-the-quarter', width: 150, height: 100, paint: paintMap },
]
