import { useState } from 'react'

import type { SalesApplication } from '../../contract/applications/endpoints.ts'
import type { ReviewStatus } from '../../contract/applications/values.ts'
import { ApiError, type Reply } from '../../contract/client.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { MAIL_PARTS } from '../../contract/mail/values.ts'
import { fill } from '../../messages/fill.ts'
import { Field } from '../../web/components/field.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { MailPreview } from '../letters/mail-preview.tsx'
import { useWords } from '../words.ts'
import type { ChangeApplication } from './change-application.ts'

interface Props {
  step: ReviewStatus
  application: SalesApplication
  change: ChangeApplication
  onClose: () => void
}

type Looked = Reply<'POST /sales/applications/{application}/preview'>
type Parts = Looked['parts']
const PARTS = ['subject', 'title', 'body', 'note'] as const satisfies (keyof Parts)[]

/** Answers an artist: the whole mail as it will go, in their language, to be changed first. */
export function AnswerDialog({ step, application, change, onClose }: Props) {
  const { applicants, applicationStates, letters } = useWords()
  const title = applicants.steps[step]
  const { reference, email, first_name, locale } = application
  const [note, setNote] = useState('')
  const [usual, setUsual] = useState<Parts>()
  const [typed, setTyped] = useState<Partial<Parts>>({})
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  // What is as usual follows the usual words; only what was changed is sent.
  const mail = Object.fromEntries(PARTS.flatMap((part) => (isTyped(part) ? [[part, typed[part]]] : [])))
  const body = { status: step, note, mail }
  const params = { application: reference }

  function isTyped(part: keyof Parts) {
    return typed[part] !== undefined && typed[part] !== usual?.[part]
  }
  function tellFault({ errors: told }: ApiError) {
    setErrors(
      Object.fromEntries(Object.entries(told).map(([field, [error]]) => [field.split('.').at(-1) ?? field, error])),
    )
  }
  const fieldOf = (part: keyof Parts) => ({
    ...{ label: letters.words.parts[part], name: `mail-${part}`, maxLength: MAIL_PARTS[part] },
    ...{ value: typed[part] ?? usual?.[part] ?? '', error: errors[part], lang: LANGUAGES[locale].tag },
    onChange: ({ target }: { target: { value: string } }) => {
      setErrors({})
      setTyped((before) => ({ ...before, [part]: target.value }))
    },
  })
  return (
    <FormDialog
      title={title}
      act={title}
      place="wide"
      onSend={() =>
        change(
          async () => (await call('POST /sales/applications/{application}/status', { params, body })).application,
          fill(applicants.done, { state: applicationStates[step] }),
        )
      }
      onClose={onClose}
    >
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="space-y-6">
          <p>{fill(applicants.mailed, { email })}</p>
          <TextArea
            label={applicants.note}
            hint={applicants.noteHint}
            name="note"
            maxLength={2000}
            value={note}
            lang={LANGUAGES[locale].tag}
            onChange={({ target }) => setNote(target.value)}
          />
          <fieldset className="space-y-6" disabled={!usual}>
            <legend className="text-label text-muted">
              {fill(applicants.mailIn, { name: first_name, language: LANGUAGES[locale].name })}
            </legend>
            <Field {...fieldOf('subject')} />
            <Field {...fieldOf('title')} />
            <TextArea {...fieldOf('body')} />
            <TextArea {...fieldOf('note')} />
          </fieldset>
        </div>
        <MailPreview<Looked>
          asked={JSON.stringify(body)}
          look={(signal) => call('POST /sales/applications/{application}/preview', { params, body }, { signal })}
          hint={applicants.asItGoes}
          onLooked={(looked) => {
            setErrors({})
            setUsual((before) => before ?? looked.parts)
          }}
          onFault={tellFault}
        />
      </div>
    </FormDialog>
  )
}
