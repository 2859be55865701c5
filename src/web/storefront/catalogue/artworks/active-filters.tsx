import { useEffect, useRef } from 'react'

import { fill } from '../../../../messages/fill.ts'
import { Icon } from '../../../components/icon.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { SaveSearchButton } from '../../alerts/save-search-button.tsx'
import type { ArtworkList } from './artwork-list.ts'
import { nameActive } from './filter-names.ts'
import { writeQuery } from './list-query.ts'
import { NO_FILTERS } from './read-query.ts'

interface ActiveFiltersProps {
  list: ArtworkList
  /** Takes the focus when no filter is left. */
  onEmpty: () => void
}

/** The filters in force, each a link to the list without it. */
export function ActiveFilters({ list, onEmpty }: ActiveFiltersProps) {
  const words = useWords()
  const locale = useLocale()
  const active = nameActive(list, words, locale)
  const { sort: _, ...wish } = list.filters
  const nothing = writeQuery({ ...NO_FILTERS, sort: list.filters.sort })
  const chips = useRef<HTMLUListElement>(null)
  const removed = useRef<{ at: number; leaves: string }>(undefined)

  // The focus goes on to the neighbour of what was removed, and beyond the last one to what is left.
  useEffect(() => {
    // The list may be that of an earlier removal, while another has been asked for.
    if (removed.current?.leaves !== writeQuery(list.filters)) return
    const links = chips.current?.querySelectorAll('a') ?? []
    links[Math.min(removed.current.at, links.length - 2)]?.focus()
    removed.current = undefined
  }, [list])
  useEffect(
    () => () => {
      if (removed.current !== undefined) onEmpty()
    },
    [onEmpty],
  )

  return (
    <ul ref={chips} aria-label={words.filters.active} className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      {active.map(({ text, without }, at) => (
        <li key={text}>
          <AppLink
            preventScrollReset
            aria-label={fill(words.filters.remove, { filter: text })}
            className="inline-flex min-h-11 items-center gap-2 border border-line pr-3 pl-4 text-label hover:border-ink"
            to={`/artwork${writeQuery(without)}`}
            onClick={() => (removed.current = { at, leaves: writeQuery(without) })}
          >
            {text}
            <Icon name="close" className="size-4" />
          </AppLink>
        </li>
      ))}
      <li>
        <AppLink
          preventScrollReset
          className="ml-1 inline-flex min-h-11 items-center text-label text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
          to={`/artwork${nothing}`}
          onClick={() => (removed.current = { at: 0, leaves: nothing })}
        >
          {words.filters.clearAll}
        </AppLink>
      </li>
      {/* What is sold is nothing to wait for. */}
      {list.filters.availability === 'sold' ? null : (
        <li>
          <SaveSearchButton page="/artwork" filters={wish} words={words.filters} />
        </li>
      )}
    </ul>
  )
}
