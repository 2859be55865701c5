import { type FormEvent, useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { LONGEST_MESSAGE } from '../../contract/enquiries/values.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { call } from '../api/call.ts'
import { Radio } from '../components/radio.tsx'
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
  const isNote = fields.mode === 'note'

  const sendWord = isNote ? enquiries.note.send : hasAddress ? enquiries.send : enquiries.noAddress.send

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text.trim() === '') return setError(enquiries.empty)
    const params = { enquiry: reference }
    const said = { key: key(), text, seen: version }
    const files = readAttachments(fields?.files).map(({ id }) => id)
    const awaits_answer = fields?.answered !== 'yes'
    const fault = isNote
      ? await act(
          () => call('POST /sales/enquiries/{enquiry}/notes', { params, body: { ...said, awaits_answer } }),
          enquiries.note.sent,
        )
      : await act(
          () => call('POST /sales/enquiries/{enquiry}/messages', { params, body: { ...said, files } }),
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
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">{enquiries.note.which}</legend>
        {(['answer', 'note'] as const).map((mode) => (
          <Radio
            key={mode}
            name="mode"
            isChosen={(mode === 'note') === isNote}
            onChoose={() => {
              setError(undefined)
              write({ mode })
            }}
          >
            {enquiries.note[mode]}
          </Radio>
        ))}
      </fieldset>
      {isNote ? null : (
        <InsertTemplate
          enquiry={enquiry}
          onInsert={(inserted) => write({ text: text.trim() === '' ? inserted : `${text.trimEnd()}\n\n${inserted}` })}
        />
      )}
      <TextArea
        label={isNote ? fill(enquiries.note.said, { name }) : enquiries.answer}
        hint={isNote ? enquiries.note.hint : fill(enquiries.answerIn, { name, language: LANGUAGES[locale].name })}
        error={error}
        value={text}
        maxLength={LONGEST_MESSAGE}
        {...(isNote ? {} : { lang: LANGUAGES[locale].tag })}
        required
        onChange={({ target }) => {
          setError(undefined)
          write({ text: target.value })
        }}
      />
      {isNote ? (
        <Checkbox
          label={enquiries.note.isAnswered}
          checked={fields.answered === 'yes'}
          onChange={({ target }) => write({ answered: target.checked ? 'yes' : '' })}
        />
      ) : (
        <Attachments reference={reference} value={fields.files} onChange={(files) => write({ files })} />
      )}
      <Meanwhile enquiry={enquiry} known={known} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? enquiries.sending : sendWord}
        </Button>
        {text === '' ? null : <span className="text-label text-muted">{enquiries.kept}</span>}
      </div>
      {isNote ? null : (
        <p className="text-label text-muted">
          {hasAddress ? (enquiry.takes_mail ? enquiries.whereByMail : enquiries.where) : enquiries.noAddress.answer}
        </p>
      )}
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
