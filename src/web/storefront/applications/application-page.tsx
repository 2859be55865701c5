import { useEffect, useState } from 'react'
import { useParams } from 'react-router'

import type { Reply } from '../../../contract/client.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Room } from '../../components/room.tsx'
import { Section } from '../../components/section.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { browserApi } from '../../page-data.ts'
import { useWords } from '../../words.ts'
import { linkFaultOf } from '../accounts/access/link-fault.ts'

type Application = Reply<'GET /applications/{token}'>['application']

/** How an application stands, by the private link from an e-mail. */
export default function ApplicationPage() {
  const { page: words } = useWords().application
  const { token = '' } = useParams()
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<Application | 'invalid' | 'unreachable'>()
  useEffect(() => {
    let isShown = true
    browserApi(locale)('GET /applications/{token}', { params: { token } }).then(
      ({ application }) => isShown && setFound(application),
      (fault: unknown) => isShown && setFound(linkFaultOf(fault) ? 'invalid' : 'unreachable'),
    )
    return () => {
      isShown = false
    }
  }, [locale, token, attempt])

  return (
    <Room head={words} isPersonal>
      {typeof found === 'object' ? (
        <Standing application={found} token={token} />
      ) : (
        <div className="space-y-8">
          <p role="status" className="min-h-14 max-w-[60ch] text-lead">
            {found === undefined ? words.loading : words[found]}
          </p>
          {found === 'unreachable' ? <Button onClick={() => setAttempt(attempt + 1)}>{words.again}</Button> : null}
          {found === 'invalid' ? <ButtonLink to="/subscription">{words.apply}</ButtonLink> : null}
        </div>
      )}
    </Room>
  )
}

interface StandingProps {
  application: Application
  token: string
}

function Standing({ application: { reference, status, events }, token }: StandingProps) {
  const { page: words, states, explanations } = useWords().application
  const locale = useLocale()
  const again = { to: '/subscription#apply', name: words.apply }
  const doors = {
    accepted: { to: `/pricing?application=${encodeURIComponent(token)}`, name: words.plan },
    incomplete: again,
    declined: again,
  }
  const door = status in doors ? doors[status as keyof typeof doors] : undefined
  return (
    <>
      <div role="status" className="space-y-4">
        <p className="text-label text-muted">
          {words.reference} <span className="text-ink">{reference}</span>
        </p>
        <p className="font-display text-title">{states[status]}</p>
        <p className="max-w-[60ch] text-lead">{explanations[status]}</p>
      </div>
      {door ? (
        <div className="mt-8">
          <ButtonLink to={door.to}>{door.name}</ButtonLink>
        </div>
      ) : null}
      <Section title={words.history}>
        <ol className="max-w-3xl space-y-6">
          {events.toReversed().map((event) => (
            <li key={event.at} className="border-b border-line pb-6">
              <p className="text-label text-muted">
                <time dateTime={event.at}>{formatDay(event.at.slice(0, 10), locale)}</time>
              </p>
              <p className="text-body">{states[event.status]}</p>
              {event.note ? (
                <div className="mt-2 border-l-2 border-accent pl-4">
                  <p className="text-label text-muted">{words.note}</p>
                  <p className="text-body break-words whitespace-pre-line">{event.note}</p>
                </div>
              ) : null}
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}
