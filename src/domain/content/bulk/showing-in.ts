import type { Showing } from '../../../contract/content/acts-of.ts'
import type { Wish } from './read-wishes.ts'

/** What was asked for of many things, as it is kept: wishes for their fields, or what visitors are to see of them. */
export type Asked = (Wish | { show: Showing })[]

/** What visitors were to see, if that was asked for. */
export const showingIn = (asked: Asked): Showing | undefined =>
  asked.flatMap((one) => ('show' in one ? [one.show] : []))[0]
