import { useState } from 'react'
import { Link } from 'react-router'

import { LETTER_STATES, MAILS, type MailSubject, SHELVES } from '../../contract/mail/values.ts'
import { fill } from '../../messages/fill.ts'
import { classOf } from '../../web/components/button.tsx'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { useIsAdmin } from '../app/who-is-there.ts'
import { formatMoment } from '../components/moments.ts'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../components/use-title.ts'
import { LETTER_WORDS, LETTERS, MY_LETTERS } from '../kinds.ts'
import { Rows } from '../lists/rows.tsx'
import { SearchField } from '../lists/search-field.tsx'
import { useAddress } from '../lists/use-address.ts'
import { useLocale, useWords } from '../words.ts'
import { LetterStateBadge } from './letter-state.tsx'
import { SendSeveral } from './send-several.tsx'
import { type LetterSummary, useLetters } from './use-letters.ts'
import { useMailName } from './use-mail-name.ts'

const SUBJECTS = Object.keys(MAILS) as MailSubject[]

/** Every mail that was sent or is to be, the newest first. */
export function LettersPage() {
  const { letters } = useWords()
  const isAdmin = useIsAdmin()
  const nameMail = useMailName()
  const [params, set] = useAddress()
  const { query, pages } = useLetters(params)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const failed = (pages.rows ?? []).filter(({ state }) => state === 'failed').map(({ id }) => id)
  // What is no longer in the list is not sent unseen.
  const inSight = new Set(failed.filter((id) => chosen.has(id)))
  useTitle(letters.title)
  return (
    <div className="space-y-8">
      <PageHead
        title={letters.title}
        text={letters.text}
        acts={
          <>
            <Link className={classOf('outline')} to={MY_LETTERS}>
              {letters.mine.title}
            </Link>
            {isAdmin ? (
              <Link className={classOf('outline')} to={LETTER_WORDS}>
                {letters.words.open}
              </Link>
            ) : null}
          </>
        }
      />
      <search className="grid gap-x-6 gap-y-4 md:grid-cols-3">
        <SearchField label={letters.search} value={query.query ?? ''} onChange={(text) => set('query', text)} />
        <SelectField
          label={letters.state}
          value={query.state ?? ''}
          onChange={({ target }) => set('state', target.value)}
        >
          <option value="">{letters.anyState}</option>
          {LETTER_STATES.map((state) => (
            <option key={state} value={state}>
              {letters.states[state]}
            </option>
          ))}
        </SelectField>
        <SelectField label={letters.kind} value={query.kind ?? ''} onChange={({ target }) => set('kind', target.value)}>
          <option value="">{letters.anyKind}</option>
          {SUBJECTS.filter((subject) => isAdmin || SHELVES[subject] === 'sales').map((subject) => (
            <optgroup key={subject} label={letters.subjects[subject]}>
              {MAILS[subject].map((mail) => (
                <option key={mail} value={mail}>
                  {nameMail(mail)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </search>
      {query.issue === undefined ? null : (
        <p>
          {letters.ofIssue}{' '}
          <Link className="inline-flex min-h-11 items-center underline underline-offset-4" to={LETTERS}>
            {letters.back}
          </Link>
        </p>
      )}
      <SendSeveral failed={failed} chosen={inSight} onChoose={setChosen} onSent={pages.retry} />
      <Rows pages={pages} none={letters.none}>
        {(letter) => (
          <div className="flex items-center gap-x-4">
            {letter.state === 'failed' ? (
              <Tick letter={letter} chosen={inSight} onChoose={setChosen} />
            ) : failed.length > 0 ? (
              <span className="w-5 shrink-0" />
            ) : null}
            <LetterRow letter={letter} />
          </div>
        )}
      </Rows>
    </div>
  )
}

interface TickProps {
  letter: LetterSummary
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** Whether a mail is among those that are sent again together. */
function Tick({ letter: { id, kind, subject }, chosen, onChoose }: TickProps) {
  const { several } = useWords().letters
  const nameMail = useMailName()
  const isChosen = chosen.has(id)
  return (
    <Checkbox
      label={<span className="sr-only">{fill(several.choose, { mail: subject ?? nameMail(kind) })}</span>}
      checked={isChosen}
      onChange={() => onChoose(isChosen ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]))}
    />
  )
}

function LetterRow({ letter }: { letter: LetterSummary }) {
  const { letters } = useWords()
  const locale = useLocale()
  const nameMail = useMailName()
  const { id, kind, to, subject, state, created_at, sent_at, is_test } = letter
  return (
    <Link
      to={`${LETTERS}/${id}`}
      className="grid min-w-0 grow items-center gap-x-6 gap-y-1 py-3 hover:bg-ink/5 md:grid-cols-[9rem_minmax(0,3fr)_minmax(0,2fr)_11rem]"
    >
      <span>
        <LetterStateBadge state={state} />
      </span>
      <span className="min-w-0">
        <span className="block break-words underline decoration-line underline-offset-4">
          {subject ?? nameMail(kind)}
        </span>
        <span className="text-label text-muted">
          {is_test ? `${letters.test}, ` : ''}
          {nameMail(kind)}
        </span>
      </span>
      <span className="min-w-0 text-label wrap-anywhere">{to.email || letters.toGallery}</span>
      <time dateTime={sent_at ?? created_at} className="text-label text-muted md:text-right">
        {formatMoment(sent_at ?? created_at, locale)}
      </time>
    </Link>
  )
}
