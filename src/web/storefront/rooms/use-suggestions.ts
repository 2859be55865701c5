import { useEffect, useState } from 'react'

import type { Reply } from '../../../contract/client.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { browserApi } from '../../page-data.ts'

export type Suggestion = Reply<'GET /search/suggestions'>['suggestions'][number]

const PAUSE_MS = 150

interface Found {
  query: string
  suggestions: Suggestion[]
}

/** What the typed text may mean, once the typing pauses; undefined as long as it is not known. Older questions are dropped. */
export function useSuggestions(text: string): Suggestion[] | undefined {
  const locale = useLocale()
  const query = text.trim()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (query === '') return setFound(undefined)
    const asked = new AbortController()
    const timer = setTimeout(() => {
      browserApi(locale)('GET /search/suggestions', { query: { query } }, { signal: asked.signal }).then(
        ({ suggestions }) => asked.signal.aborted || setFound({ query, suggestions }),
        // Without suggestions the search itself still works.
        () => asked.signal.aborted || setFound(undefined),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [query, locale])
  // What was found for the text before stands until the next answer is there, so that the list does not flicker.
  return query === '' ? undefined : found?.suggestions
}

/** Where a suggestion leads. */
export function placeOfSuggestion({ type, slug, artist_slug }: Suggestion): string {
  if (type === 'artworks') return `/artwork/${slug}`
  if (type === 'artists') return `/artist/${slug}`
  if (type === 'series') return `/artist/${artist_slug}/series/${slug}`
  return `/${type}/${slug}`
}
