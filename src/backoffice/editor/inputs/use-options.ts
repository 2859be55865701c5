import { useEffect, useState } from 'react'

import type { Words } from '../../../contract/content/fields.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { LANGUAGES, type Locale } from '../../../contract/locale.ts'
import { call } from '../../api/call.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { fetchUnfolded } from '../../lists/fetch-unfolded.ts'
import { chooseText } from '../../lists/title-of.tsx'
import { useLocale } from '../../words.ts'
import { likenessOf } from './likeness-of.ts'

const PAUSE_MS = 150
/** As many as are offered without a word being typed, if there are no more of them. */
const MOST_OFFERED = 500
const SOME = 100

function byTitle(locale: Locale) {
  const { compare } = new Intl.Collator(LANGUAGES[locale].tag, { numeric: true })
  const nameOf = ({ title }: { title: Words }) => chooseText(title, locale)?.text ?? ''
  return (one: { title: Words }, other: { title: Words }) => compare(nameOf(one), nameOf(other))
}

/**
 * The things of a kind that answer to what is typed, once somebody types: those that are called so first, in the order of
 * the language that is read, since the gallery sorts by one language alone. Of very many only some are there.
 */
export function useOptions(kind: EditedKind, typed: string | undefined) {
  const locale = useLocale()
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed?.trim()), typed ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useFetched(`${kind}?${settled ?? '-'}`, async (signal) => {
    if (settled === undefined) return { options: [], isWhole: true }
    const fetchPage = (cursor: string | undefined, limit: number) =>
      call(
        'GET /editor/{kind}',
        {
          params: { kind },
          query: { sort: 'title', limit, ...(settled ? { query: settled } : {}), ...(cursor ? { cursor } : {}) },
        },
        { signal },
      )
    const { count, is_count_whole, ...first } = await fetchPage(undefined, SOME)
    const isOffered = is_count_whole && count <= MOST_OFFERED
    const { items, next_cursor } =
      first.next_cursor && isOffered
        ? await fetchUnfolded(
            (cursor, limit) => (cursor ? fetchPage(cursor, limit) : Promise.resolve(first)),
            count,
            SOME,
          )
        : first
    const options = items.map((item) => ({ ...item, likeness: likenessOf(item.title, settled) }))
    const byName = byTitle(locale)
    options.sort((one, other) => other.likeness - one.likeness || byName(one, other))
    return { options, isWhole: next_cursor === null }
  })
  return { ...found, isSettled: settled === typed?.trim() && !found.isLoading }
}
