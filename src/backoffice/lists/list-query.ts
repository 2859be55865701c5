import { AVAILABILITIES } from '../../contract/catalogue/values.ts'
import type { CallInput } from '../../contract/client.ts'
import { CONTENT_SORTS, CONTENT_STATES, LACKS } from '../../contract/content/values.ts'
import { LOCALES } from '../../contract/locale.ts'

/** What a list is narrowed by, as its address says it. */
export type ListQuery = Omit<CallInput<'GET /editor/{kind}'>['query'], 'cursor' | 'limit'>

/** What can be chosen in each part of a list's address; whatever else stands there is passed over. */
export const CHOICES = {
  state: CONTENT_STATES,
  lacks: [...LOCALES, ...LACKS],
  availability: AVAILABILITIES,
  sort: CONTENT_SORTS,
} as const

const TEXTS = ['query', 'artist', 'series', 'category', 'technique'] as const
const LONGEST = 100

export function readListQuery(search: URLSearchParams): ListQuery {
  const texts = TEXTS.map((name) => [name, search.get(name)?.slice(0, LONGEST).trim()] as const)
  const choices = Object.entries(CHOICES).map(
    ([name, values]) => [name, (values as readonly string[]).find((value) => value === search.get(name))] as const,
  )
  return Object.fromEntries([...texts, ...choices].filter(([, value]) => value))
}

/** The address that says it, in one order, so that the same list has one address. */
export const writeListQuery = (query: ListQuery): string =>
  new URLSearchParams(
    Object.entries(query)
      .filter((entry): entry is [string, string] => Boolean(entry[1]))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  ).toString()

/** Whether anything is narrowed, beside the order. */
export const isNarrowed = ({ sort: _sort, ...others }: ListQuery): boolean => Object.values(others).some(Boolean)

/** By how many filters a list is narrowed, beside the words that are searched for. */
export const countFilters = ({ sort: _sort, query: _query, ...filters }: ListQuery): number =>
  Object.values(filters).filter(Boolean).length
