import { type FormEvent, useMemo, useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { LONGEST_MESSAGE } from '../../contract/enquiries/values.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { countriesIn } from '../../web/forms/countries.ts'
import { SelectField } from '../../web/forms/select-field.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { call } from '../api/call.ts'
import { Dialog } from '../components/dialog.tsx'
import { inDays } from '../components/in-days.ts'
import { parseNumber } from '../editor/inputs/parse-number.ts'
import { ReferenceField } from '../editor/inputs/reference-field.tsx'
import { useLocale, useWords } from '../words.ts'
import { Meanwhile } from './answer-form.tsx'
import { useKeptFields } from './use-kept-fields.ts'
import type { Act } from './use-thread.ts'
import { UsualDelivery } from './usual-delivery.tsx'

interface Props {
  enquiry: SalesEnquiry
  known: SalesEnquiry
  isBusy: boolean
  act: Act
  onClose: () => void
}

/** How long offers usually stand. */
const USUAL_DAYS = 14

/** Makes a private offer in a conversation. */
export function OfferForm(props: Props) {
  const { enquiries } = useWords()
  const label = fill(enquiries.offer.title, { name: props.enquiry.name })
  return (
    <Dialog label={label} place="edge" onClose={props.onClose}>
      <div className="space-y-6">
        <h2 className="pr-12 font-display text-title break-words">{label}</h2>
        <p className="text-label text-muted">{enquiries.offer.text}</p>
        <Fields {...props} />
      </div>
    </Dialog>
  )
}

function Fields({ enquiry, known, isBusy, act, onClose }: Props) {
  const words = useWords().enquiries.offer
  const { reference, locale, version } = enquiry
  const { fields, write, key, clear } = useKeptFields(`${reference}-offer`)
  const own = useLocale()
  const countries = useMemo(() => countriesIn(own), [own])
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  if (!fields) return null
  const usual = enquiry.artworks.find(({ availability }) => availability === 'available')
  // The form calls a work by its address, the offer by its id.
  const slug = fields.work ?? usual?.slug
  const id = fields.work === undefined ? usual?.id : Number(fields.work_id)
  const price = fields.price ?? (usual?.final_price && slug === usual.slug ? String(usual.final_price) : '')
  const until = fields.until ?? inDays(USUAL_DAYS)
  const country = fields.country ?? ''
  const names = Object.fromEntries(
    enquiry.artworks.map((work) => [`artworks/${work.slug}`, { [work.locale]: work.title }]),
  )
  const change = (typed: Record<string, string>) => {
    setErrors({})
    write(typed)
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = parseNumber(price, { min: 1, max: 1_000_000, decimals: 2 })
    const euros = 'value' in parsed ? parsed.value : undefined
    const way = parseNumber(fields?.delivery ?? '', { min: 1, max: 1_000_000, decimals: 2 })
    const wayPrice = 'value' in way ? way.value : undefined
    const missing = {
      artwork: id ? undefined : words.missing,
      price: price.trim() === '' ? words.missing : euros === undefined ? words.priceWrong : undefined,
      valid_until: until === '' ? words.missing : undefined,
      'delivery.price': country !== '' && wayPrice === undefined ? words.priceWrong : undefined,
    }
    setErrors(missing)
    if (Object.values(missing).some(Boolean)) return
    const body = {
      ...{ key: key(), artwork: id ?? 0, price: euros ?? 0, valid_until: until, note: fields?.note ?? '' },
      delivery: country === '' ? null : { country, price: wayPrice ?? 0 },
      seen: version,
    }
    const fault = await act(
      () => call('POST /sales/enquiries/{enquiry}/offers', { params: { enquiry: reference }, body }),
      words.sent,
    )
    if (fault === undefined) {
      clear()
      onClose()
    } else if (fault instanceof ApiError) {
      setErrors(Object.fromEntries(Object.entries(fault.errors).map(([name, [error]]) => [name, error])))
    }
  }

  return (
    <form className="space-y-6" noValidate onSubmit={(event) => void send(event)}>
      <ReferenceField
        kind="artworks"
        label={words.work}
        value={slug || undefined}
        names={names}
        error={errors.artwork}
        onChange={(chosen = '', chosenId = 0) => change({ work: chosen, work_id: String(chosenId) })}
      />
      <Field
        label={words.price}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        value={price}
        error={errors.price}
        onChange={({ target }) => change({ price: target.value })}
      />
      <Field
        label={words.until}
        type="date"
        min={inDays(0)}
        max={inDays(365)}
        value={until}
        error={errors.valid_until}
        onChange={({ target }) => change({ until: target.value })}
      />
      <SelectField
        label={words.delivery}
        hint={words.deliveryHint}
        value={country}
        error={errors['delivery.country']}
        onChange={({ target }) => change({ country: target.value })}
      >
        <option value="">{words.usualDelivery}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {country !== '' && id ? <UsualDelivery artwork={id} country={country} /> : null}
      {country === '' ? null : (
        <Field
          label={words.deliveryPrice}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          value={fields.delivery ?? ''}
          error={errors['delivery.price']}
          onChange={({ target }) => change({ delivery: target.value })}
        />
      )}
      <TextArea
        label={words.note}
        hint={words.noteHint}
        maxLength={LONGEST_MESSAGE}
        lang={LANGUAGES[locale].tag}
        value={fields.note ?? ''}
        error={errors.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <Meanwhile enquiry={enquiry} known={known} />
      <Button type="submit" aria-disabled={isBusy}>
        {words.send}
      </Button>
    </form>
  )
}
