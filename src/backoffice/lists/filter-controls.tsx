import type { EditedKind } from '../../contract/content/values.ts'
import { isLocale, LOCALES } from '../../contract/locale.ts'
import { SelectField } from '../../web/forms/select-field.tsx'
import { ReferenceField } from '../editor/inputs/reference-field.tsx'
import { useWords } from '../words.ts'
import { useWrittenLanguages } from '../written-languages.ts'
import { CHOICES, type ListQuery } from './list-query.ts'
import { useLackName } from './use-lack-name.ts'

export interface FilterProps {
  kind: EditedKind
  query: ListQuery
  onChange: (query: ListQuery) => void
}

type Choice = Exclude<keyof typeof CHOICES, 'sort'>

/** What works are filtered by that are things of their own. */
const REFERENCES = { artist: 'artists', series: 'series', category: 'categories', technique: 'techniques' } as const

/** Which of them narrow the list of a kind. */
const REFERENCES_OF: Partial<Record<EditedKind, (keyof typeof REFERENCES)[]>> = {
  artworks: ['artist', 'series', 'category', 'technique'],
  series: ['artist'],
}

const LACKS_OF: Partial<Record<EditedKind, readonly string[]>> = {
  artworks: CHOICES.lacks,
  artists: [...LOCALES, 'picture', 'alt', 'pixels'],
  exhibitions: [...LOCALES, 'alt'],
  news: [...LOCALES, 'alt'],
  press: [...LOCALES, 'alt'],
  pages: [...LOCALES, 'alt'],
  rooms: [...LOCALES, 'alt'],
}

/** The controls that narrow a list. */
export function FilterControls({ kind, query, onChange }: FilterProps) {
  const { lists, availability } = useWords()
  const nameLack = useLackName()
  const languages = useWrittenLanguages()
  const lacks = (LACKS_OF[kind] ?? LOCALES).filter((lack) => !isLocale(lack) || languages.includes(lack))
  const select = (name: Choice, label: string, values: readonly string[], names: (value: string) => string) => (
    <SelectField
      label={label}
      value={query[name] ?? ''}
      onChange={({ target }) => onChange({ ...query, [name]: target.value || undefined })}
    >
      <option value="">{lists.any[name]}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {names(value)}
        </option>
      ))}
    </SelectField>
  )
  const within = (words: Record<string, string>) => (value: string) => words[value] ?? value
  return (
    <>
      {(REFERENCES_OF[kind] ?? []).map((name) => (
        <ReferenceField
          key={name}
          kind={REFERENCES[name]}
          label={lists[name]}
          value={query[name]}
          placeholder={lists.any[name]}
          onChange={(key) => onChange({ ...query, [name]: key })}
        />
      ))}
      {kind === 'artworks'
        ? select('availability', lists.availability, CHOICES.availability, within(availability))
        : null}
      {select('state', lists.state, CHOICES.state, within(lists.states))}
      {select('lacks', lists.lacks, lacks, nameLack)}
    </>
  )
}

/** In which order the list stands. */
export function SortControl({ kind, query, onChange }: FilterProps) {
  const { lists } = useWords()
  return (
    <SelectField
      label={lists.sort}
      value={query.sort ?? 'changed'}
      onChange={({ target }) =>
        onChange({ ...query, sort: CHOICES.sort.find((one) => one === target.value && one !== 'changed') })
      }
    >
      {CHOICES.sort
        .filter((value) => value !== 'number' || kind === 'artworks')
        .map((value) => (
          <option key={value} value={value}>
            {lists.sorts[value]}
          </option>
        ))}
    </SelectField>
  )
}
