import { useEffect, useRef } from 'react'

import { PAGE_SIZE } from '../../../../contract/catalogue/values.ts'
import { classOf } from '../../../components/button.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useWords } from '../../../words.ts'
import { MOST_PAGES } from '../page-count.ts'
import type { ArtworkList } from './artwork-list.ts'
import { writeQuery } from './list-query.ts'

interface Asked {
  by: 'keyboard' | 'pointer'
  from: ArtworkList
}

/** Unrolls the next page of works below the others; the focus goes on to the first of them. */
export function LoadMore({ list }: { list: ArtworkList }) {
  const { filters: words } = useWords()
  const asked = useRef<Asked>(undefined)

  useEffect(() => {
    if (!asked.current || asked.current.from === list) return
    const { by, from } = asked.current
    asked.current = undefined
    const next = list.artworks[from.artworks.length]
    if (!next || writeQuery(from.filters) !== writeQuery(list.filters)) return
    // Whoever points keeps the place; whoever goes by the keyboard is led to it.
    cardOf(next.slug)?.focus({ preventScroll: by === 'pointer' })
  }, [list])

  if (list.page * PAGE_SIZE >= list.facets.total) return null
  if (list.page === MOST_PAGES) return <p className="mt-16 text-center text-body text-muted">{words.lastPage}</p>
  return (
    <p className="mt-16 flex justify-center md:mt-24">
      <AppLink
        replace
        preventScrollReset
        className={`${classOf('outline')} min-w-60`}
        to={`/artwork${writeQuery(list.filters, list.page + 1)}`}
        onClick={({ detail }) => (asked.current = { by: detail === 0 ? 'keyboard' : 'pointer', from: list })}
      >
        {words.loadMore}
      </AppLink>
    </p>
  )
}

/** The link of a work in the list. */
export const cardOf = (slug: string): HTMLElement | null => document.querySelector(`[data-artwork="${slug}"]`)
