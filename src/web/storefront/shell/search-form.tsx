import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { Icon } from '../../components/icon.tsx'
import { localizePath, useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { SearchField } from '../catalogue/search/search-field.tsx'

interface SearchFormProps {
  isOpen: boolean
  /** Opens or closes the field, or whatever it stands in. */
  onToggle: (isOpen: boolean) => void
  /** In the sidebar the field is always there. */
  isAlwaysOpen?: boolean
}

/** The search toggle: the first click opens the field, text leads to the results and clears it, an empty one closes it. */
export function SearchForm({ isOpen, onToggle, isAlwaysOpen = false }: SearchFormProps) {
  const { shell } = useWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState('')
  const isToggle = !isAlwaysOpen
  const closes = isOpen && isToggle && text.trim() === ''

  useEffect(() => {
    if (isOpen && isToggle) input.current?.focus()
  }, [isOpen, isToggle])

  function close() {
    button.current?.focus()
    onToggle(false)
  }

  function go(place: string) {
    setText('')
    if (isToggle) onToggle(false)
    void navigate(localizePath(place, locale), { replace: isAlwaysOpen })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = text.trim()
    if (!isOpen) return onToggle(true)
    if (query === '') return close()
    go(`/search?${new URLSearchParams({ query })}`)
  }

  return (
    <form
      role="search"
      action={localizePath('/search', locale)}
      // Open, it lies over the rest of the bar instead of pushing it aside.
      className={`flex items-center ${isOpen && isToggle ? 'absolute inset-0 z-10 bg-paper md:left-32' : ''}`}
      onSubmit={submit}
    >
      <SearchField
        text={text}
        onText={setText}
        onChoose={go}
        {...(isToggle ? { onEscape: close } : {})}
        input={input}
        label={shell.searchLabel}
        className={isOpen ? '' : 'hidden unscripted:block'}
      />
      <button
        ref={button}
        type="submit"
        aria-expanded={isToggle ? isOpen : undefined}
        aria-label={closes ? shell.closeSearch : shell.search}
        className="grid size-11 shrink-0 place-items-center"
      >
        <Icon name={closes ? 'close' : 'search'} />
      </button>
    </form>
  )
}
