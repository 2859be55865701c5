import { useEffect, useState } from 'react'

import type { EditedKind } from '../../contract/content/values.ts'
import { isLocale, LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Field } from '../../web/components/field.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { ReferenceField } from '../editor/inputs/reference-field.tsx'
import { useWords } from '../words.ts'
import { CHOICES, type ListQuery } from './list-query.ts'

interface Props {
  kind: EditedKind
  query: ListQuery
  onChange: (query: ListQuery) => void
}

const PAUSE_MS = 300

/** What a list can be narrowed and ordered by. */
export function ListFilters({ kind, query, onChange }: Props) {
  const words = useWords()
  const { lists } = words
  const nameLack = useLackName()
  const isWorks = kind === 'artworks'
  const select = (name: keyof typeof CHOICES, label: string, nameOf: (value: never) => string) => (
    <SelectField
      label={label}
      value={query[name] ?? ''}
      onChange={({ target }) => onChange({ ...query, [name]: target.value || undefined })}
    >
      <option value="">{name === 'sort' ? lists.sorts.changed : lists.any}</option>
      {CHOICES[name]
        .filter((value) => value !== 'changed' || name !== 'sort')
        .filter((value) => value !== 'number' || isWorks)
        .map((value) => (
          <option key={value} value={value}>
            {nameOf(value as never)}
          </option>
        ))}
    </SelectField>
  )
  return (
    <search className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3 xl:grid-cols-6">
      <div className={isWorks ? 'col-span-2' : 'col-span-2 md:col-span-3'}>
        <SearchField value={query.query ?? ''} onChange={(text) => onChange({ ...query, query: text || undefined })} />
      </div>
      {select('state', lists.state, (value: keyof typeof lists.states) => lists.states[value])}
      {select('lacks', lists.lacks, nameLack)}
      {isWorks ? (
        <ReferenceField
          kind="artists"
          label={lists.artist}
          value={query.artist}
          onChange={(artist) => onChange({ ...query, artist })}
        />
      ) : null}
      {select('sort', lists.sort, (value: keyof typeof lists.sorts) => lists.sorts[value])}
    </search>
  )
}

/** What is missing, by the name the API has for it. */
export function useLackName(): (lack: string) => string {
  const { missing } = useWords().lists
  return (lack) =>
    isLocale(lack)
      ? fill(missing.language, { language: LANGUAGES[lack].name })
      : (missing[lack as keyof typeof missing] ?? lack)
}

/** Asks once whoever types has stopped; what is typed is never taken back by a list that comes late. */
function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { lists } = useWords()
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== sent) {
    setSent(value)
    setText(value)
  }
  useEffect(() => {
    if (text.trim() === sent) return
    const timer = setTimeout(() => {
      setSent(text.trim())
      onChange(text.trim())
    }, PAUSE_MS)
    return () => clearTimeout(timer)
    // Whoever types is waited for, not whoever draws.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text])
  return (
    <Field
      label={lists.search}
      type="search"
      maxLength={100}
      data-shortcut="search"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
