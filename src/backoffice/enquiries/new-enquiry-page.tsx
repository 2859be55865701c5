import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { ApiError } from '../../contract/client.ts'
import { ENQUIRY_KINDS, LONGEST_MESSAGE, STAFF_ORIGINS } from '../../contract/enquiries/values.ts'
import { LANGUAGES, LOCALES } from '../../contract/locale.ts'
import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { call } from '../api/call.ts'
import { PageHead } from '../components/page-head.tsx'
import { Radio } from '../components/radio.tsx'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { ENQUIRIES } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { useContactInAddress } from './use-contact-in-address.ts'
import { useKeptFields } from './use-kept-fields.ts'
import { readWorks, WorkList } from './work-list.tsx'

const NEEDED = ['name', 'message'] as const

/** Begins a conversation: with what somebody said on the telephone, at the gallery or in a mail, or by writing first. */
export function NewEnquiryPage() {
  const { enquiries } = useWords()
  const words = enquiries.begin
  const own = useLocale()
  const reason = useReason()
  const navigate = useNavigate()
  const { fields, write, key, clear } = useKeptFields('new')
  useContactInAddress(fields !== undefined, write)
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [isSending, setSending] = useState(false)
  useTitle(words.title)
  if (!fields) return null
  const textOf = (name: string) => fields[name] ?? ''
  const typed = (name: string) => ({
    name,
    value: textOf(name),
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setErrors((before) => ({ ...before, [name]: undefined }))
      write({ [name]: target.value })
    },
  })
  const origin = STAFF_ORIGINS.find((one) => one === fields.origin) ?? 'phone'
  const kind = ENQUIRY_KINDS.find((one) => one === fields.kind) ?? 'question'
  const locale = LOCALES.find((one) => one === fields.locale) ?? own

  const hasAddress = textOf('email').trim() !== ''
  const isOurs = origin === 'gallery'

  /** What was typed comes back by the toast. */
  function discard() {
    const before = fields
    clear()
    setErrors({})
    toast(words.cleared, () => write({ ...before }))
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const missing = Object.fromEntries(
      NEEDED.map((name) => [name, textOf(name).trim() === '' ? enquiries.offer.missing : undefined]),
    )
    const isReached = hasAddress || (!isOurs && textOf('phone').trim() !== '')
    setErrors({ ...missing, ...(isReached ? {} : { email: isOurs ? enquiries.offer.missing : words.reach }) })
    const first = NEEDED.find((name) => missing[name]) ?? (isReached ? undefined : 'email')
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    setSending(true)
    try {
      const { enquiry } = await call('POST /sales/enquiries', {
        body: {
          ...{ key: key(), origin, kind, locale, artworks: readWorks(fields?.works).map(({ id }) => id) },
          ...{ name: textOf('name'), email: textOf('email'), phone: textOf('phone'), message: textOf('message') },
          is_mailed: hasAddress && textOf('mailed') !== '',
        },
      })
      clear()
      toast(isOurs ? words.sentOurs : words.saved)
      await navigate(`${ENQUIRIES}/${enquiry.reference}`, { replace: true })
    } catch (fault) {
      const told = fault instanceof ApiError ? fault.errors : {}
      setErrors(Object.fromEntries(Object.entries(told).map(([name, [error]]) => [name, error])))
      if (Object.keys(told).length === 0) toast(reason(fault))
      setSending(false)
    }
  }

  return (
    <div className="space-y-8">
      <PageHead title={words.title} text={words.text} back={{ to: ENQUIRIES, words: enquiries.back }} />
      <form className="max-w-3xl space-y-6" noValidate onSubmit={(event) => void send(event)}>
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="text-label text-muted">{enquiries.origin}</legend>
          {STAFF_ORIGINS.map((one) => (
            <Radio key={one} name="origin" isChosen={one === origin} onChoose={() => write({ origin: one })}>
              {enquiries.origins[one]}
            </Radio>
          ))}
        </fieldset>
        <div className="grid gap-6 md:grid-cols-2">
          <Field label={words.name} maxLength={100} autoComplete="off" required {...typed('name')} />
          <Field
            label={enquiries.email}
            {...(isOurs ? { required: true } : { hint: words.reach })}
            type="email"
            maxLength={254}
            autoComplete="off"
            {...typed('email')}
          />
          <Field label={enquiries.phone} type="tel" maxLength={40} autoComplete="off" {...typed('phone')} />
          <SelectField label={enquiries.language} {...typed('locale')} value={locale}>
            {LOCALES.map((one) => (
              <option key={one} value={one}>
                {LANGUAGES[one].name}
              </option>
            ))}
          </SelectField>
        </div>
        <SelectField label={enquiries.kind} {...typed('kind')} value={kind}>
          {ENQUIRY_KINDS.map((one) => (
            <option key={one} value={one}>
              {enquiries.kinds[one]}
            </option>
          ))}
        </SelectField>
        <WorkList value={fields.works} onChange={(works) => write({ works })} />
        <TextArea
          label={isOurs ? words.ours : words.message}
          {...(isOurs ? { hint: words.oursHint, lang: LANGUAGES[locale].tag } : {})}
          maxLength={LONGEST_MESSAGE}
          required
          {...typed('message')}
        />
        {isOurs ? null : (
          <div>
            <Checkbox
              label={words.mail}
              disabled={!hasAddress}
              checked={hasAddress && textOf('mailed') !== ''}
              onChange={({ target }) => write({ mailed: target.checked ? 'yes' : '' })}
            />
            <p className="text-label text-muted">{hasAddress ? words.mailHint : words.unmailed}</p>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? enquiries.sending : isOurs ? words.sendOurs : words.save}
          </Button>
          <Button look="quiet" onClick={discard}>
            {words.clear}
          </Button>
        </div>
        <p className="text-label text-muted">{enquiries.kept}</p>
      </form>
    </div>
  )
}
