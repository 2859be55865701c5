import type { Call, Reply } from '../../../../contract/client.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatDay } from '../../../../messages/format-day.ts'
import { Button } from '../../../components/button.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { announce, notify } from '../../../state/announcement-store.ts'
import { useWords } from '../../../words.ts'
import { useAccountData } from '../customer/use-account-data.ts'
import { Part, PartPending } from './part.tsx'

type Sessions = Reply<'GET /account/sessions'>
type Session = Sessions['sessions'][number]

/** Where one is logged in, with a way to end that. */
export function SessionsPart() {
  const { sessions: words, form } = useWords().account
  const locale = useLocale()
  const { data, setData, hasFailed, again } = useAccountData('GET /account/sessions')

  async function change(send: (call: Call) => Promise<Sessions>, said: string) {
    try {
      setData(await send(browserApi(locale)))
      // The button that had the focus is gone.
      document.getElementById('sessions-text')?.focus()
      announce(said)
    } catch {
      notify(form.unreachable)
    }
  }

  const end = ({ id }: Session) =>
    change((call) => call('DELETE /account/sessions/{session}', { params: { session: id } }), words.ended)

  return (
    <Part name="sessions">
      <p id="sessions-text" tabIndex={-1} className="max-w-[60ch] text-body text-muted">
        {words.text}
      </p>
      {data ? (
        <>
          <ul className="mt-6 border-t border-line">
            {data.sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
            ))}
          </ul>
          {data.sessions.length > 1 ? (
            <Button
              look="outline"
              className="mt-8"
              onClick={() => void change((call) => call('DELETE /account/sessions'), words.endedOthers)}
            >
              {words.endOthers}
            </Button>
          ) : null}
        </>
      ) : (
        <PartPending hasFailed={hasFailed} again={again} />
      )}
    </Part>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { sessions: words } = useWords().account
  const locale = useLocale()
  const device = session.device || words.unknown
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-8 border-b border-line py-2">
      <div>
        <p className="text-body">{device}</p>
        <p className="text-label text-muted">
          {fill(words.lastUsed, { day: formatDay(session.last_used_at.slice(0, 10), locale) })}
        </p>
      </div>
      {session.is_current ? (
        <p className="text-label text-muted">{words.current}</p>
      ) : (
        <Button look="quiet" aria-label={fill(words.endOne, { device })} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
