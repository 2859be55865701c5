import { type FormEvent, useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { LONGEST_MESSAGE } from '../../contract/enquiries/values.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { call } from '../api/call.ts'
import { useWords } from '../words.ts'
import { Attachments, readAttachments } from './attachments.tsx'
import { useSayWho } from './conversation.tsx'
import { listSaid } from './find-news.ts'
import { InsertTemplate } from './insert-template.tsx'
import { useKeptFields } from './use-kept-fields.ts'
import type { Act } from './use-thread.ts'

interface Props {
  enquiry: SalesEnquiry
  known: SalesEnquiry
  isBusy: boolean
  act: Act
}

/** Where the gallery answers; what is typed stays in the browser until it is sent. */
export function AnswerForm({ enquiry, known, isBusy, act }: Props) {
  const { enquiries } = useWords()
  const { reference, name, locale, version } = enquiry
  const { fields, write, key, clear } = useKeptFields(reference)
  const [error, setError] = useState<string>()
  if (!fields) return null
  const text = fields.text ?? ''
  const hasAddress = enquiry.email !== ''

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text.trim() === '') return setError(enquiries.empty)
    const files = readAttachments(fields?.files).map(({ id }) => id)
    const body = { key: key(), text, seen: version, files }
    const fault = await act(
      () => call('POST /sales/enquiries/{enquiry}/messages', { params: { enquiry: reference }, body }),
      hasAddress ? enquiries.sent : enquiries.noAddress.sent,
    )
    if (fault === undefined) clear()
    // What was attached longer than a day ago is gone: it is chosen again.
    else if (fault instanceof ApiError && fault.errors.files) {
      write({ files: '' })
      setError(enquiries.files.gone)
    }
  }

  return (
    <form className="max-w-[65ch] space-y-4" noValidate onSubmit={(event) => void send(event)}>
      <InsertTemplate
        enquiry={enquiry}
        onInsert={(inserted) => write({ text: text.trim() === '' ? inserted : `${text.trimEnd()}\n\n${inserted}` })}
      />
      <TextArea
        label={enquiries.answer}
        hint={fill(enquiries.answerIn, { name, language: LANGUAGES[locale].name })}
        error={error}
        value={text}
        maxLength={LONGEST_MESSAGE}
        lang={LANGUAGES[locale].tag}
        required
        onChange={({ target }) => {
          setError(undefined)
          write({ text: target.value })
        }}
      />
      <Attachments reference={reference} value={fields.files} onChange={(files) => write({ files })} />
      <Meanwhile enquiry={enquiry} known={known} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? enquiries.sending : hasAddress ? enquiries.send : enquiries.noAddress.send}
        </Button>
        {text === '' ? null : <span className="text-label text-muted">{enquiries.kept}</span>}
      </div>
      <p className="text-label text-muted">
        {hasAddress ? (enquiry.takes_mail ? enquiries.whereByMail : enquiries.where) : enquiries.noAddress.answer}
      </p>
    </form>
  )
}

/** What came in while somebody was writing, in front of the button that sends. */
export function Meanwhile({ enquiry, known }: Pick<Props, 'enquiry' | 'known'>) {
  const { enquiries } = useWords()
  const me = useAuth(({ user }) => user?.id)
  const sayWho = useSayWho(enquiry.name)
  const news = listSaid(enquiry, known).filter((said) => said.isNew)
  const byOthers = news.filter((said) => (said.what === 'message' ? said.message : said.offer).staff !== me)
  return (
    <div role="status">
      {enquiry.version === known.version ? null : (
        <div className="space-y-3 border border-accent p-4">
          <p className="text-accent">{byOthers.length > 0 ? enquiries.meanwhile : enquiries.meanwhileOther}</p>
          {byOthers.map((said) => (
            <p key={said.id} className="break-words whitespace-pre-line">
              <span className="block text-label text-muted">{sayWho(said)}</span>
              {said.what === 'message' ? said.message.text : said.offer.artwork?.title}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
