import type { Painter } from '../../painter.ts'
import { foldedStone } from './folded-stone.ts'
import { paintBench } from './paint-bench.ts'
import { passages } from './passages.ts'
import { sleepers } from './sleepers.ts'
import { twoPlanes } from './two-planes.ts'

/** Marble, brought to rest. */
export const ersiliaTognarini: Painter = {
  slug: 'ersilia-tognarini',
  works: { ...sleepers, ...twoPlanes, ...passages, ...foldedStone },
  studio: { width: 150, height: 100, paint: paintBench },
}
