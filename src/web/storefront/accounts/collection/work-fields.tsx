import type { CollectedWork } from '../../../../contract/collection/shapes.ts'
import { LANGUAGES, type Locale } from '../../../../contract/locale.ts'
import { fill } from '../../../../messages/fill.ts'
import { Field } from '../../../components/field.tsx'
import { Checkbox } from '../../../forms/checkbox.tsx'
import { FileField } from '../../../forms/file-field.tsx'
import { TextArea } from '../../../forms/text-area.tsx'
import type { useForm } from '../../../forms/use-form.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { useCollectionWords } from './words.ts'

interface FieldsProps {
  form: ReturnType<typeof useForm>
  work: CollectedWork | undefined
}

const GRID = 'grid gap-x-8 gap-y-6 md:grid-cols-2'

function useOptional() {
  const { optional } = useWords().account.form
  return (label: string) => fill(optional, { label })
}

/** What a work is, and where it came from. */
export function DescribedFields({ form, work }: FieldsProps) {
  const words = useCollectionWords()
  const optional = useOptional()
  return (
    <div className={GRID}>
      <Field {...form.field('title')} label={words.title} maxLength={300} required defaultValue={work?.title} />
      <Field {...form.field('artist')} label={optional(words.artist)} maxLength={200} defaultValue={work?.artist} />
      <Field {...form.field('year')} label={optional(words.year)} maxLength={40} defaultValue={work?.year} />
      <Field
        {...form.field('technique')}
        label={optional(words.technique)}
        maxLength={200}
        defaultValue={work?.technique}
      />
      <Field
        {...form.field('dimensions')}
        label={optional(words.dimensions)}
        hint={words.dimensionsHint}
        maxLength={100}
        defaultValue={work?.dimensions}
      />
      <Field
        {...form.field('acquired_on')}
        type="date"
        label={optional(words.acquiredOn)}
        defaultValue={work?.acquired_on ?? ''}
      />
      <Field
        {...form.field('acquired_from')}
        label={optional(words.acquiredFrom)}
        maxLength={200}
        defaultValue={work?.acquired_from}
      />
    </div>
  )
}

/** What its owner knows of it. What was paid for a work here stands in the order. */
export function OwnerFields({ form, work }: FieldsProps) {
  const words = useCollectionWords()
  const locale = useLocale()
  const optional = useOptional()
  return (
    <div className={GRID}>
      {work?.order ? null : (
        <Field
          {...form.field('price')}
          label={optional(words.price)}
          inputMode="decimal"
          maxLength={20}
          defaultValue={writeAmount(work?.price ?? null, locale)}
        />
      )}
      <Field
        {...form.field('value')}
        label={optional(words.value)}
        inputMode="decimal"
        maxLength={20}
        defaultValue={writeAmount(work?.value ?? null, locale)}
      />
      <Field
        {...form.field('valued_on')}
        type="date"
        label={optional(words.valuedOn)}
        defaultValue={work?.valued_on ?? ''}
      />
      <Field {...form.field('place')} label={optional(words.place)} maxLength={200} defaultValue={work?.place} />
      <div className="md:col-span-2">
        <TextArea
          {...form.field('notes')}
          label={optional(words.notes)}
          hint={words.notesHint}
          maxLength={2000}
          defaultValue={work?.notes}
        />
      </div>
    </div>
  )
}

/** Its photograph, which only its owner sees. */
export function PhotoFields({ form, work }: FieldsProps) {
  const words = useCollectionWords()
  const optional = useOptional()
  return (
    <>
      <FileField
        {...form.field('photo')}
        label={optional(words.photo)}
        hint={words.photoHint}
        choose={words.choosePhoto}
        none={words.noPhoto}
        accept="image/jpeg,image/png,image/webp"
      />
      {work?.photo ? <Checkbox label={words.removePhoto} name="removePhoto" /> : null}
    </>
  )
}

/** As it is typed: with the language's own mark before the cents. */
const writeAmount = (euros: number | null, locale: Locale): string =>
  euros === null ? '' : String(euros).replace('.', LANGUAGES[locale].marks[1] ?? '.')
