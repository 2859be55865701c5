import { Field } from '../../web/components/field.tsx'
import { inDays } from '../components/in-days.ts'
import { Radio } from '../components/radio.tsx'
import { useWords } from '../words.ts'

/** How long offers usually stand. */
const USUAL_DAYS = 14

/** The last day of the offers, which is the usual one until somebody says otherwise. */
export const untilOf = (typed: string | undefined): string => typed || inDays(USUAL_DAYS)

interface Props {
  fields: Partial<Record<string, string>>
  errors: Record<string, string | undefined>
  write: (typed: Record<string, string>) => void
}

/** Whether each gets a private offer, for how much and until when. */
export function LetterPrice({ fields, errors, write }: Props) {
  const { contacts, enquiries } = useWords()
  const words = contacts.letter
  const isPriced = Boolean(fields.priced)
  const ways = [
    { value: '', name: words.unpriced, text: words.unpricedText },
    { value: 'yes', name: words.priced, text: words.pricedText },
  ]
  return (
    <fieldset className="space-y-4">
      <legend className="text-label text-muted">{words.way}</legend>
      {ways.map(({ value, name, text }) => (
        <Radio
          key={value}
          name="priced"
          isChosen={isPriced === (value !== '')}
          onChoose={() => write({ priced: value })}
        >
          <span>
            {name}
            <span className="block text-label text-muted">{text}</span>
          </span>
        </Radio>
      ))}
      {isPriced ? (
        <div className="grid gap-6 md:grid-cols-2">
          <Field
            label={enquiries.offer.price}
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            value={fields.price ?? ''}
            error={errors.price}
            onChange={({ target }) => write({ price: target.value })}
          />
          <Field
            label={enquiries.offer.until}
            type="date"
            min={inDays(0)}
            max={inDays(365)}
            value={untilOf(fields.until)}
            error={errors.valid_until}
            onChange={({ target }) => write({ until: target.value })}
          />
        </div>
      ) : null}
    </fieldset>
  )
}
