import { AlertButton } from './alert-button.tsx'
import type { Wish } from './kept-wish.ts'

interface SaveSearchButtonProps {
  page: '/artwork' | '/search'
  filters: NonNullable<Wish['body']['filters']>
  words: { saveSearch: string; endSearch: string }
}

/** Saves what the list or the search is asked for: new works that answer to it come by mail. */
export function SaveSearchButton({ page, filters, words }: SaveSearchButtonProps) {
  const entries = Object.entries(filters).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  return (
    <AlertButton
      wish={{ path: `${page}?${new URLSearchParams(entries.toSorted(byText))}`, body: { kind: 'search', filters } }}
      make={words.saveSearch}
      end={words.endSearch}
      look="quiet"
    />
  )
}

// As the server writes it.
const byText = ([a, x]: [string, string], [b, y]: [string, string]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1)
