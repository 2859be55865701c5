import type { MediaType } from '../../../contract/content/fields.ts'
import { LANGUAGES } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { useWords } from '../../words.ts'
import { besideEachOther, useWrittenLanguages } from '../../written-languages.ts'
import { useForm } from '../form-context.ts'
import { StoredFile } from './stored-file.tsx'

interface Props {
  path: string
  label: string
  of: Exclude<MediaType, 'picture'>
}

/** One file that is no picture. */
export function FileInput({ path, label, of }: Props) {
  const { editor } = useWords()
  const { faults } = useForm()
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="text-label text-muted">{label}</legend>
      <StoredFile path={path} of={of} name={label} />
      <p className="text-label text-muted">{editor.files.limits[of]}</p>
      {faults[path] ? <p className="text-label text-error">{faults[path].join(' ')}</p> : null}
    </fieldset>
  )
}

/** A file for each language, such as the captions of a film. */
export function FilePerLanguageInput({ path, label, of }: Props) {
  const { editor } = useWords()
  const { language, faults } = useForm()
  const languages = useWrittenLanguages()
  return (
    <fieldset data-path={path} tabIndex={-1}>
      <legend className="font-display text-lead">{label}</legend>
      <p className="text-label text-muted">{editor.files.limits[of]}</p>
      <div className={`mt-2 grid gap-x-6 gap-y-4 ${besideEachOther(languages)}`}>
        {languages.map((locale) => {
          const { name } = LANGUAGES[locale]
          const place = `${path}.${locale}`
          return (
            <div key={locale} className={`space-y-1 ${locale === language ? '' : 'max-md:hidden'}`}>
              <p className="text-label text-muted">{name}</p>
              <StoredFile path={place} of={of} name={fill(editor.languageOf, { field: label, language: name })} />
              {faults[place] ? <p className="text-label text-error">{faults[place].join(' ')}</p> : null}
            </div>
          )
        })}
      </div>
      {faults[path] ? <p className="text-label text-error">{faults[path].join(' ')}</p> : null}
    </fieldset>
  )
}
