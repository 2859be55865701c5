import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'

import { fill } from '../../../../messages/fill.ts'
import { useIsHydrated } from '../../../navigation/use-is-hydrated.ts'
import { useWords } from '../../../words.ts'
import { placeOfSuggestion, useSuggestions } from './use-suggestions.ts'

interface SearchFieldProps {
  text: string
  onText: (text: string) => void
  /** A suggestion was chosen: the place it leads to, without its language. */
  onChoose: (place: string) => void
  /** Escape, when there is no list left to close. */
  onEscape?: () => void
  input?: RefObject<HTMLInputElement | null>
  /** Its name, where no label stands beside it. */
  label?: string
  id?: string
  className?: string
}

const NONE = -1

/** A search field that suggests while one types: arrows walk the list, Enter follows it, Escape closes it. */
export function SearchField({ text, onText, onChoose, onEscape, input, label, id, className = '' }: SearchFieldProps) {
  const { shell, suggestions: words } = useWords()
  const listId = useId()
  // Without a script it is a plain search field.
  const isReady = useIsHydrated()
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(NONE)
  const found = useSuggestions(text, isWanted)
  const count = found?.length ?? 0
  const [SuggestionList, setSuggestionList] = useState<(typeof import('./suggestion-list.tsx'))['default']>()
  const isShown = SuggestionList !== undefined && isWanted && text.trim() !== '' && count > 0

  // Whoever never types needs no list; until it has come, the field must not promise one.
  useEffect(() => {
    if (!isWanted) return
    void import('./suggestion-list.tsx').then(
      (list) => setSuggestionList(() => list.default),
      () => undefined,
    )
  }, [isWanted])

  function close() {
    setWanted(false)
    setActive(NONE)
  }

  function choose(at: number) {
    const chosen = found?.[at]
    if (!chosen) return
    close()
    onChoose(placeOfSuggestion(chosen))
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys that are still composing a character belong to the input method.
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'Escape' && !isShown) return onEscape?.()
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
    if (isArrow && !isShown) setWanted(true)
    if (!isShown || !(isArrow || key === 'Escape' || (key === 'Enter' && active !== NONE))) return
    event.preventDefault()
    if (key === 'Escape') close()
    else if (key === 'Enter') choose(active)
    // One step past either end is the field itself.
    else setActive(((active + 1 + (key === 'ArrowDown' ? 1 : count)) % (count + 1)) - 1)
  }

  return (
    <div className={`relative min-w-0 grow ${className}`}>
      <input
        ref={input}
        id={id}
        name="query"
        type="search"
        maxLength={200}
        autoComplete="off"
        role={isReady ? 'combobox' : undefined}
        aria-label={label}
        aria-autocomplete={isReady ? 'list' : undefined}
        aria-expanded={isReady ? isShown : undefined}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active !== NONE ? `${listId}-${active}` : undefined}
        placeholder={label ? shell.search : undefined}
        value={text}
        className="min-h-11 w-full border-b border-ink/50 bg-transparent placeholder:text-muted"
        onChange={(event) => {
          onText(event.target.value)
          setWanted(true)
          setActive(NONE)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isShown ? (
        <SuggestionList id={listId} suggestions={found ?? []} active={active} onChoose={choose} onPoint={setActive} />
      ) : null}
      <span aria-live="polite" className="sr-only">
        {isWanted && found ? countText(words, count) : ''}
      </span>
    </div>
  )
}

function countText(words: { many: string; one: string; none: string }, count: number): string {
  if (count === 0) return words.none
  return count === 1 ? words.one : fill(words.many, { count })
}
