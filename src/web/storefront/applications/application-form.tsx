import { useRef, useState } from 'react'

import { EUROS_A_MONTH, LARGEST_PDF_MB } from '../../../contract/applications/values.ts'
import type { Reply } from '../../../contract/client.ts'
import { fill } from '../../../messages/fill.ts'
import { formatMoney } from '../../../messages/format.ts'
import { Field } from '../../components/field.tsx'
import { Checkbox } from '../../forms/checkbox.tsx'
import { FileField } from '../../forms/file-field.tsx'
import { Form } from '../../forms/form.tsx'
import { Honeypot } from '../../forms/honeypot.tsx'
import { keepKey } from '../../forms/keep-key.ts'
import { sendForm } from '../../forms/send-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { refuseFile } from './refuse-file.ts'
import { UploadProgress } from './upload-progress.tsx'

interface ApplicationFormProps {
  onSent: (sent: { reference: string; email: string }) => void
}

/** What an artist applies with; whatever goes wrong on its way, everything typed and the chosen file stay. */
export function ApplicationForm({ onSent }: ApplicationFormProps) {
  const { form: words } = useWords().application
  const locale = useLocale()
  const keyOf = useRef(keepKey())
  const [share, setShare] = useState<number>()
  const form = useForm(async (value, _call, element) => {
    const typed = new FormData(element)
    refuseFile(typed.get('pdf'), words)
    typed.set('locale', locale)
    // First of all, so that a reader of the form knows it before the file comes.
    const sent = new FormData()
    sent.set('key', keyOf.current(typed))
    for (const [name, one] of typed) if (name !== 'pdf') sent.set(name, one)
    sent.set('pdf', typed.get('pdf') as File)
    setShare(0)
    try {
      const { reference } = await sendForm<Reply<'POST /applications'>>('/applications', sent, {
        locale,
        onProgress: setShare,
      })
      onSent({ reference, email: value('email') })
    } finally {
      setShare(undefined)
    }
  })
  const price = formatMoney(EUROS_A_MONTH, locale)
  return (
    <Form form={form} submit={words.submit} label={words.label} aside={<UploadProgress share={share} />}>
      <div className="grid gap-6 md:grid-cols-2">
        <Field
          label={words.firstName}
          autoComplete="given-name"
          maxLength={100}
          required
          {...form.field('first_name')}
        />
        <Field label={words.surname} autoComplete="family-name" maxLength={100} required {...form.field('surname')} />
        <Field
          label={words.email}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          maxLength={254}
          required
          {...form.field('email')}
        />
        <Field label={words.phone} type="tel" autoComplete="tel" maxLength={40} required {...form.field('phone')} />
      </div>
      <FileField
        label={words.pdf}
        hint={fill(words.pdfHint, { max: LARGEST_PDF_MB })}
        choose={words.pdfChoose}
        none={words.pdfNone}
        accept="application/pdf,.pdf"
        data-missing={words.pdfMissing}
        required
        {...form.field('pdf')}
      />
      <Honeypot label={words.website} />
      <div className="space-y-2">
        <Checkbox label={words.newsletter} name="newsletter" />
        <Checkbox
          label={fill(words.agreement, { price })}
          data-missing={words.agreementMissing}
          required
          {...form.field('agreement')}
        />
      </div>
    </Form>
  )
}
