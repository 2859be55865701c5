import type { Words } from '../../../contract/content/fields.ts'
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { Field, FieldFrame } from '../../../web/components/field.tsx'
import { nameLanguage } from '../../components/name-language.ts'
import { shorten } from '../../components/shorten.ts'
import { valueAt } from '../../saving/leaves.ts'
import { useLocale, useWords } from '../../words.ts'
import { besideEachOther, useWrittenLanguages } from '../../written-languages.ts'
import { useForm, useValue } from '../form-context.ts'
import { isSeen } from '../item.ts'
import { ProseInput } from './prose-input.tsx'

interface Props {
  path: string
  label: string
  hint?: string | undefined
  max: number
  isProse?: true
  /** Whether a language that says nothing is left alone, instead of showing English. */
  standsAlone?: boolean
  /** Whether it stands in a row that says what it is for: without heading, and one line high until more is written. */
  isCompact?: boolean
  /** What visitors get while nothing is written in any language. */
  derived?: Words | undefined
}

/** Labels, lines to write on and hints of all languages stand at the same height, however much is written in one. */
const LEVEL =
  'md:row-span-4 md:grid md:grid-cols-1 md:grid-rows-subgrid md:*:row-span-4 md:*:grid md:*:grid-cols-1 md:*:grid-rows-subgrid'

/** What is read instead comes and goes with the first letter typed: its line is there all along, so that nothing moves. */
const ROOM_TO_SAY = "md:grid-rows-[auto_auto_minmax(1.625rem,auto)_auto] md:[&_p[id$='-hint']]:truncate"

/** From how many letters on a text gets several lines. */
const LONG = 200

/** A text in every language: side by side where there is room, one at a time where there is not. */
export function WordsInput({
  path,
  label,
  hint,
  max,
  isProse,
  standsAlone = false,
  isCompact = false,
  derived,
}: Props) {
  const { language } = useForm()
  const languages = useWrittenLanguages()
  const { value: words } = useValue<Words>(path)
  const standIn = words === undefined ? derived : undefined
  return (
    <fieldset data-path={path} tabIndex={-1}>
      <legend className={isCompact ? 'sr-only' : 'font-display text-lead'}>{label}</legend>
      {hint && !isCompact ? <p className="text-label text-muted">{hint}</p> : null}
      <div
        className={`grid gap-x-6 ${besideEachOther(languages)} ${isCompact ? '' : 'mt-2'} ${isProse ? '' : standsAlone ? 'md:grid-rows-[repeat(4,auto)]' : ROOM_TO_SAY}`}
      >
        {languages.map((locale) => (
          <div key={locale} className={`${locale === language ? '' : 'max-md:hidden'} ${isProse ? '' : LEVEL}`}>
            <OneLanguage
              {...{ path, label, locale, max, isProse, standsAlone, isCompact }}
              placeholder={standIn?.[locale] ?? standIn?.[DEFAULT_LOCALE]}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

interface OneProps extends Omit<Props, 'hint' | 'isProse' | 'derived'> {
  locale: Locale
  isProse?: true | undefined
  placeholder?: string | undefined
}

/** The same text in one language alone. */
export function OneLanguage({
  path,
  label,
  locale,
  max,
  isProse,
  standsAlone = false,
  isCompact = false,
  placeholder,
}: OneProps) {
  const { editor } = useWords()
  const spoken = useLocale()
  const { item, isReadOnly, faults } = useForm()
  const { value = '', error, isNeeded, change } = useValue<string>(`${path}.${locale}`)
  const { value: standIn } = useValue<string>(`${path}.${DEFAULT_LOCALE}`)
  // What was emptied is read until that is published. The rows of lists may have stood elsewhere then.
  const stillRead = isSeen(item) && path.split('.').length === 1 && valueAt(item.published, `${path}.${locale}`)
  const { name, tag } = LANGUAGES[locale]
  // What is wrong with the whole is said where it is mended.
  const fault = error ?? (locale === DEFAULT_LOCALE ? faults[path]?.join(' ') : undefined)

  function sayWhatIsRead(): string | undefined {
    if (typeof stillRead === 'string') return fill(editor.stillRead, { text: shorten(stillRead) })
    if (locale === DEFAULT_LOCALE || !standIn || standsAlone) return undefined
    return fill(editor.fallback, { language: nameLanguage(DEFAULT_LOCALE, spoken), text: shorten(standIn) })
  }
  const shared = {
    label: name,
    'aria-label': fill(editor.languageOf, { field: label, language: name }),
    'data-path': `${path}.${locale}`,
    error: fault,
    lang: tag,
    maxLength: max,
    placeholder,
    'aria-required': isNeeded,
    readOnly: isReadOnly,
    value,
    hint: value === '' ? sayWhatIsRead() : undefined,
    onChange: ({ target }: { target: { value: string } }) => change(target.value || undefined),
  }
  if (isProse) return <ProseInput {...shared} onText={(text) => change(text || undefined)} />
  if (max <= LONG) return <Field {...shared} enterKeyHint="next" />
  const { label: language, error: wrong, hint, ...area } = shared
  return (
    <FieldFrame label={language} error={wrong} hint={hint}>
      {({ className, ...control }) => (
        <textarea
          rows={isCompact ? 1 : 2}
          {...control}
          {...area}
          className={`${className} field-sizing-content max-h-96 pointer-coarse:resize-none ${isCompact ? 'block resize-none' : 'min-h-19'}`}
        />
      )}
    </FieldFrame>
  )
}
