import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'

import { Icon } from '../../components/icon.tsx'
import { localizePath, useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'

/** The search toggle: the first click opens the field, text leads to the results and clears it, an empty one closes it. */
export function SearchForm({ onSearch, isAlwaysOpen = false }: { onSearch?: () => void; isAlwaysOpen?: boolean }) {
  const { shell } = useWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isToggled, setToggled] = useState(false)
  const [text, setText] = useState('')
  const isOpen = isAlwaysOpen || isToggled

  useEffect(() => {
    if (isToggled) input.current?.focus()
  }, [isToggled])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = text.trim()
    if (!isOpen) return setToggled(true)
    if (query === '') return setToggled(false)
    setText('')
    setToggled(false)
    onSearch?.()
    void navigate(localizePath(`/search?${new URLSearchParams({ query })}`, locale))
  }

  const isEmpty = text.trim() === ''
  const closes = isToggled && !isAlwaysOpen && isEmpty
  return (
    <Form
      role="search"
      action={localizePath('/search', locale)}
      // Open, it lies over the rest of the bar instead of pushing it aside.
      className={`flex items-center ${isToggled ? 'absolute inset-y-0 inset-x-0 z-10 bg-paper md:left-36' : ''}`}
      onSubmit={submit}
    >
      <input
        ref={input}
        name="query"
        type="search"
        maxLength={200}
        aria-label={shell.searchLabel}
        placeholder={shell.search}
        value={text}
        className={`min-h-11 min-w-0 grow border-b border-ink/50 bg-transparent placeholder:text-muted ${isOpen ? '' : 'hidden unscripted:block'}`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setToggled(false)
        }}
      />
      <button
        type="submit"
        aria-expanded={isAlwaysOpen ? undefined : isOpen}
        aria-label={closes ? shell.closeSearch : shell.search}
        className="grid size-11 shrink-0 place-items-center"
      >
        <Icon name={closes ? 'close' : 'search'} />
      </button>
    </Form>
  )
}
