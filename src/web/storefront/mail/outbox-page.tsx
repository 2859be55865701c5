import { useEffect, useState } from 'react'

import { LANGUAGES } from '../../../contract/locale.ts'
import type { OutboxMail as Summary } from '../../../contract/mail/endpoints.ts'
import { fill } from '../../../messages/fill.ts'
import { Button } from '../../components/button.tsx'
import { Room } from '../../components/room.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { OutboxMail } from './outbox-mail.tsx'
import { useOutbox } from './use-outbox.ts'

/** The demo's mails: those that no server took, with the links in them. */
export default function OutboxPage() {
  const { outbox } = useWords()
  const { state, mails, lookAgain } = useOutbox()
  const [chosen, setChosen] = useState<string>()
  // On a narrow screen the mail stands below the list: whoever chooses one is taken there.
  useEffect(() => {
    if (chosen !== undefined) document.getElementById('outbox-subject')?.focus()
  }, [chosen])
  const shown = mails.find(({ id }) => id === chosen) ?? mails[0]
  return (
    <Room head={outbox.head} isPersonal>
      {shown ? (
        <div className="grid gap-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-20">
          <nav aria-label={outbox.list} className="space-y-6">
            <ul className="border-t border-line">
              {mails.map((mail) => (
                <Entry key={mail.id} mail={mail} isShown={mail === shown} onChoose={() => setChosen(mail.id)} />
              ))}
            </ul>
            <Button look="outline" onClick={lookAgain}>
              {outbox.again}
            </Button>
          </nav>
          <OutboxMail key={shown.id} mail={shown} />
        </div>
      ) : (
        <div className="min-h-40 space-y-6" role="status">
          <p className="max-w-[60ch] text-lead text-muted">{state === 'ready' ? outbox.empty : outbox[state]}</p>
          {state === 'ready' || state === 'unreachable' ? <Button onClick={lookAgain}>{outbox.again}</Button> : null}
        </div>
      )}
    </Room>
  )
}

function Entry({ mail, isShown, onChoose }: { mail: Summary; isShown: boolean; onChoose: () => void }) {
  const { outbox } = useWords()
  const locale = useLocale()
  const date = new Date(mail.date).toLocaleString(LANGUAGES[locale].tag, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-current={isShown}
        onClick={onChoose}
        className="block w-full py-4 text-left aria-[current=true]:border-l-2 aria-[current=true]:border-ink aria-[current=true]:pl-4"
      >
        <span className="block font-display text-lead">{mail.subject}</span>
        <span className="block text-label text-muted [overflow-wrap:anywhere]">{fill(outbox.to, { to: mail.to })}</span>
        <span className="block text-label text-muted">{date}</span>
      </button>
    </li>
  )
}
