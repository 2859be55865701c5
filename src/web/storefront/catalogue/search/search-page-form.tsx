import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'

import { Button } from '../../../components/button.tsx'
import { localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { SearchField } from './search-field.tsx'

/** The search field of the results page, holding what was searched; without a script it is a plain form. */
export function SearchPageForm({ query }: { query: string }) {
  const { shell, visit } = useWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState(query)

  const go = (place: string) => void navigate(localizePath(place, locale))
  function submit(event: SubmitEvent) {
    event.preventDefault()
    go(`/search?${new URLSearchParams({ query: text })}`)
  }

  return (
    <form role="search" aria-label={visit.search.field} action={localizePath('/search', locale)} onSubmit={submit}>
      <label className="block text-label text-muted" htmlFor={id}>
        {visit.search.field}
      </label>
      <div className="flex items-start gap-4">
        <SearchField
          id={id}
          text={text}
          onText={setText}
          className="[&>input]:font-display [&>input]:text-title"
          onChoose={go}
        />
        <Button type="submit" look="outline">
          {shell.search}
        </Button>
      </div>
    </form>
  )
}
