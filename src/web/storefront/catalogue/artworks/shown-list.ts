import type { Locale } from '../../../../contract/locale.ts'
import type { AskedList } from './artwork-list.ts'

/** A list as a browser shows or has shown it. */
export interface ShownList {
  locale: Locale
  list: AskedList
  /** When it was fetched. */
  at: number
}

/** What was shown last, for whoever fetches the next list; on the server nothing ever is. */
export const last: { shown?: ShownList } = {}
