import type { Availability } from '../../../contract/catalogue/values.ts'
import type { Words } from '../../../contract/content/fields.ts'
import type { ContentStateName } from '../../../contract/content/values.ts'
import type { Locale } from '../../../contract/locale.ts'

/** What lists read of a thing. */
export interface ListedRow {
  id: number
  key: string
  state: ContentStateName
  title: Words | null
  languages: Locale[]
  lacks: string[]
  changed_at: Date
  publish_at: Date | null
  number: string | null
  /** What its artist is called. */
  artist: Words | null
  year: number | null
  price: number | null
  availability: Availability | null
  /** The day on which it opens, or that it bears. */
  dated: string | null
  /** The file of the picture that stands for it. */
  file: string | null
  /** Where the list stands there. */
  place: string
}
