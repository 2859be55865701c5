import { useEffect, useRef } from 'react'

import { useWords } from '../../../words.ts'
import type { Suggestion } from './use-suggestions.ts'

interface SuggestionListProps {
  id: string
  suggestions: Suggestion[]
  /** The one that Enter would follow; -1 for none. */
  active: number
  onChoose: (at: number) => void
  onPoint: (at: number) => void
}

/** The list below a search field; the focus stays in the field. */
export default function SuggestionList({ id, suggestions, active, onChoose, onPoint }: SuggestionListProps) {
  const { suggestions: words } = useWords()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={words.list}
      className="absolute inset-x-0 top-full z-20 max-h-[60dvh] overflow-y-auto border border-t-0 border-line bg-paper"
      // The field keeps the focus while the list is clicked.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ type, slug, text, detail }, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
        <div
          key={`${type} ${slug}`}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          className="flex min-h-12 cursor-pointer items-baseline gap-x-4 px-4 py-3 aria-selected:bg-line/40"
          onClick={() => onChoose(at)}
          onMouseMove={() => at === active || onPoint(at)}
        >
          <span className="min-w-0 grow">
            <span className={type === 'artworks' || type === 'series' ? 'font-display italic' : ''}>{text}</span>
            {detail ? <span className="block text-label text-muted md:ml-1 md:inline">{` ${detail}`}</span> : null}
          </span>
          <span className="shrink-0 text-label text-muted">{words.type[type]}</span>
        </div>
      ))}
    </div>
  )
}
