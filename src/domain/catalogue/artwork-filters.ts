import type { Selectable } from 'kysely'

import type { Choice, Measure, NameOf } from '../../contract/catalogue/filters.ts'
import type { ArtworkRow, Tables } from '../../database/index.ts'

/** Both ends belong to it; an open side is undefined. */
export interface Range {
  min: number | undefined
  max: number | undefined
}

/** What narrows a list of works; within one filter any of its values will do, all filters must hold. */
export type ArtworkFilters = { [Name in Choice]?: (string | number)[] | undefined } & {
  /** In the database's units. */
  [Name in Measure]?: Range | undefined
} & { artist?: number | undefined }

/** The columns that hold nothing but such values. */
type ColumnOf<Value> = {
  [Name in keyof ArtworkRow]: Selectable<ArtworkRow>[Name] extends Value ? Name : never
}[keyof ArtworkRow]

/** Where a work says what it is chosen by. */
export const CHOICE_COLUMNS = {
  category: 'category_id',
  technique: 'technique_id',
  color: 'colors',
  orientation: 'orientation',
  size: 'size',
  availability: 'availability',
} as const satisfies Record<Choice, ColumnOf<string | number | string[]>>

/** Where the things lie that staff named. */
export const TERM_TABLES = {
  category: 'categories',
  technique: 'techniques',
} as const satisfies Record<NameOf<'term'>, keyof Tables>

const EUROS = [0, 100, 250, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 50_000]
const CENTIMETRES = [0, 10, 20, 30, 40, 50, 60, 80, 100, 120, 140, 160, 180, 200, 250, 300]

/** Where a work is measured, how many of the database's units make one of the API's, and where bars begin in the former. */
export const MEASURE_COLUMNS = {
  price: measure('final_price', 100, EUROS),
  width: measure('width', 10, CENTIMETRES),
  height: measure('height', 10, CENTIMETRES),
} satisfies Record<Measure, unknown>

/** The last of the bars is open. */
function measure<Column extends ColumnOf<number | null>>(column: Column, unit: number, bars: number[]) {
  return { column, unit, bars: bars.map((begin) => begin * unit) }
}

/** What filters look at in the row of a work. */
export type FilterColumns = Pick<
  Selectable<ArtworkRow>,
  (typeof CHOICE_COLUMNS)[Choice] | (typeof MEASURE_COLUMNS)[Measure]['column']
>
