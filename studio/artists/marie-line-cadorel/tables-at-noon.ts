import type { Paints } from '../../painter.ts'
import { paintMangoes } from './tables/paint-mangoes.ts'
import { paintOneLate } from './tables/paint-one-late.ts'
import { paintSnapper } from './tables/paint-snapper.ts'
import { paintSunday } from './tables/paint-sunday.ts'

/** Tables seen from the ceiling. */
export const tablesAtNoonSeries: Paints = {
  'table-for-two-one-late': paintOneLate,
  'red-snapper-on-its-dish': paintSnapper,
  'mangoes-one-cut-open': paintMangoes,
  'sunday-noon-the-long-table': paintSunday,
}
