import type { Doc } from '../../../contract/content/fields.ts'
import type { ContentStateName } from '../../../contract/content/values.ts'
import type { Locale } from '../../../contract/locale.ts'

/** What lists read of a thing. */
export interface ListedRow {
  id: number
  key: string
  state: ContentStateName
  title: Partial<Record<Locale, string>> | null
  languages: Locale[]
  lacks: string[]
  changed_at: Date
  publish_at: Date | null
  number: string | null
  draft: Doc
  /** Where the list stands there. */
  place: string
}
