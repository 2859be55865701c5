import { type FormEvent, useState } from 'react'

import { isPerLanguage } from '../../contract/content/acts-of.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { isLocale, LANGUAGES } from '../../contract/locale.ts'
import { Button } from '../../web/components/button.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { FieldInput } from '../editor/field-input.tsx'
import { useFieldWords } from '../editor/field-words.ts'
import { type FieldPlace, FormContext } from '../editor/form-context.ts'
import { ColorsInput } from '../editor/inputs/colors-input.tsx'
import { OneLanguage } from '../editor/inputs/words-input.tsx'
import type { Item } from '../editor/item.ts'
import { valueAt, withValue } from '../saving/leaves.ts'
import { LooseTexts } from '../saving/loose-texts.ts'
import { useWords } from '../words.ts'
import { useWrittenLanguages } from '../written-languages.ts'
import { actsFor, changeableIn, fieldOf, needsValue, type Wish, wordOfAct } from './wish.ts'

interface Props {
  kind: EditedKind
  wish: Wish
  onChange: (change: (before: Wish) => Wish) => void
  faults: Record<string, string[]>
  isBusy: boolean
  onSubmit: () => void
}

/** Asks for a field, what is to be done with it, and the value, by the field's own control. */
export function BulkForm({ kind, wish, onChange, faults, isBusy, onSubmit }: Props) {
  const { bulk, fields: words } = useWords()
  const { nameOf } = useFieldWords(kind)
  const languages = useWrittenLanguages()
  const field = fieldOf(kind, wish.field)
  const acts = field ? actsFor(wish.field, field, wish.locale) : []
  const others = Object.entries(faults).filter(([path]) => !path.startsWith(wish.field))

  function chooseField(name: string) {
    const next = fieldOf(kind, name)
    onChange((before) => ({
      ...before,
      field: name,
      act: (next && actsFor(name, next, before.locale)[0]) ?? 'set',
      draft: {},
    }))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (field && !isBusy) onSubmit()
  }
  return (
    <form className="mt-6 space-y-6" noValidate onSubmit={submit}>
      <SelectField
        label={bulk.field}
        data-first=""
        value={wish.field}
        onChange={({ target }) => chooseField(target.value)}
      >
        <option value="">{bulk.chooseField}</option>
        {changeableIn(kind).map((section) => (
          <optgroup key={section.name} label={words.sections[section.name]}>
            {section.fields.map(([name]) => (
              <option key={name} value={name}>
                {nameOf(name)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {field && isPerLanguage(field) ? (
        <SelectField
          label={bulk.language}
          value={wish.locale}
          onChange={({ target: { value } }) =>
            onChange((before) => (isLocale(value) ? { ...before, locale: value, act: 'set', draft: {} } : before))
          }
        >
          {languages.map((locale) => (
            <option key={locale} value={locale}>
              {LANGUAGES[locale].name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {acts.length > 1 ? (
        <fieldset>
          <legend className="text-label text-muted">{bulk.act}</legend>
          <div className="flex flex-wrap gap-x-6">
            {acts.map((act) => (
              <label key={act} className="flex min-h-11 cursor-pointer items-center gap-3 text-label">
                <input
                  type="radio"
                  name="act"
                  className="size-5 shrink-0 accent-ink"
                  checked={wish.act === act}
                  onChange={() => onChange((before) => ({ ...before, act }))}
                />
                {bulk.acts[wordOfAct(field, act)]}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      {field && needsValue(field, wish.act) ? (
        <Value key={wish.field} {...{ kind, wish, onChange, faults }} field={field} />
      ) : null}
      {others.map(([path, said]) => (
        <p key={path} role="alert" className="text-label text-error">
          {said.join(' ')}
        </p>
      ))}
      <p className="text-label text-muted">{bulk.draftsOnly}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={!field} aria-disabled={isBusy}>
          {bulk.preview}
        </Button>
        <p role="status" className="text-label text-muted">
          {isBusy ? bulk.looking : ''}
        </p>
      </div>
    </form>
  )
}

/** The control of a field, in a form of its own that holds nothing else. */
function Value({
  kind,
  wish,
  field,
  onChange,
  faults,
}: Pick<Props, 'kind' | 'wish' | 'onChange' | 'faults'> & Pick<FieldPlace, 'field'>) {
  const { nameOf } = useFieldWords(kind)
  const [loose] = useState(() => new LooseTexts({}, () => undefined))
  const change = (path: string, value: unknown) =>
    onChange((before) => {
      const next =
        typeof value === 'function' ? (value as (now: unknown) => unknown)(valueAt(before.draft, path)) : value
      return { ...before, draft: withValue(before.draft, path, next) }
    })
  const form = {
    item: blankOf(kind),
    ...{ draft: wish.draft, change, faults, loose, renderField },
    isReadOnly: false,
    language: wish.locale,
    showLanguage: () => undefined,
  }
  const path = wish.field
  return (
    <FormContext value={form}>
      {path === 'colors' ? (
        <ColorsInput path={path} label={nameOf(path)} standsAlone />
      ) : field.type === 'words' ? (
        <OneLanguage
          {...{ path, locale: wish.locale, max: field.max, isProse: field.isProse }}
          label={nameOf(path)}
          standsAlone
        />
      ) : (
        renderField({ path, name: path, field })
      )}
    </FormContext>
  )
}

const renderField = (place: FieldPlace) => <FieldInput key={place.path} {...place} />

/** A thing of which nothing is known but its kind. */
const blankOf = (kind: EditedKind): Item => ({
  ...{ kind, id: 0, key: '', version: 0, state: 'draft', draft: {}, published: null, languages: [], lacks: [] },
  ...{ published_at: null, changed_at: '', publish_at: null, hide_at: null, availability: null, address: null },
  ...{ names: {}, pictures: {}, colors: {}, files: {} },
})
