import { useEffect, useState } from 'react'

import type { Reply } from '../../../../contract/client.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'

export type Suggestion = Reply<'GET /search/suggestions'>['suggestions'][number]

const PAUSE_MS = 150

interface Found {
  /** The language and the text that were asked for. */
  key: string
  suggestions: Suggestion[]
}

/** What the typed text may mean, once the typing pauses; undefined as long as it is not known. Older questions are dropped. */
export function useSuggestions(text: string, isWanted: boolean): Suggestion[] | undefined {
  const locale = useLocale()
  const query = text.trim()
  const key = `${locale} ${query}`
  const [found, setFound] = useState<Found>()
  const isKnown = found?.key === key
  useEffect(() => {
    if (query === '') return setFound(undefined)
    if (!isWanted || isKnown) return
    const asked = new AbortController()
    const timer = setTimeout(() => {
      browserApi(locale)('GET /search/suggestions', { query: { query } }, { signal: asked.signal }).then(
        ({ suggestions }) => asked.signal.aborted || setFound({ key, suggestions }),
        // Without suggestions the search itself still works.
        () => asked.signal.aborted || setFound(undefined),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [key, query, locale, isWanted, isKnown])
  // What was found for the text before stands until the next answer is there, so that the list does not flicker.
  return found?.suggestions
}

/** Where a suggestion leads. */
export function placeOfSuggestion({ type, slug, artist_slug }: Suggestion): string {
  if (type === 'artworks') return `/artwork/${slug}`
  if (type === 'artists') return `/artist/${slug}`
  if (type === 'series') return `/artist/${artist_slug}/series/${slug}`
  return `/${type}/${slug}`
}
