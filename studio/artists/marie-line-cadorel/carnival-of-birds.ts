import type { Paints } from '../../painter.ts'
import { paintFrigate } from './masks/paint-frigate.ts'
import { paintHeron } from './masks/paint-heron.ts'
import { paintHummingbird } from './masks/paint-hummingbird.ts'
import { paintOwl } from './masks/paint-owl.ts'

/** Masks for four birds. */
export const carnivalOfBirdsSeries: Paints = {
  'owl-mask-with-coral-ribbons': paintOwl,
  'heron-mask-on-terracotta': paintHeron,
  'frigatebird-mask-pouch-full': paintFrigate,
  'hummingbird-mask-in-mustard': paintHummingbird,
}
