import { useEffect, useState } from 'react'

import { fill } from '../../../../messages/fill.ts'
import { formatDay } from '../../../../messages/format-day.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useAuth } from '../../../state/auth-store.ts'
import { useWords } from '../../../words.ts'
import { type Alert, useAlerts } from '../../alerts/alerts-store.ts'
import { endAlert, meetAlerts } from '../../alerts/change-alerts.ts'
import { Part, PartPending } from './part.tsx'

/** The artists one follows and the searches one has saved, with a way to end each. */
export function AlertsPart() {
  const { alerts: words } = useWords().account
  const locale = useLocale()
  const user = useAuth((auth) => auth.user)
  const { alerts, owner } = useAlerts()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!user) return
    setFailed(false)
    void meetAlerts(locale, user).then(() => setFailed(useAlerts.getState().owner !== user.id))
  }, [user, locale, attempt])

  if (!user) return null
  async function end(alert: Alert) {
    if (!user) return
    await endAlert(locale, user, alert)
    // The button that had the focus is gone.
    document.getElementById('alerts-text')?.focus()
  }

  return (
    <Part name="alerts">
      <p id="alerts-text" tabIndex={-1} className="max-w-[60ch] text-body text-muted">
        {alerts.length > 0 || owner === null ? words.text : words.none}
      </p>
      {user.email_verified ? null : <p className="mt-4 max-w-[60ch] text-body">{words.unverified}</p>}
      {owner !== user.id ? (
        <PartPending hasFailed={hasFailed} again={() => setAttempt(attempt + 1)} />
      ) : alerts.length > 0 ? (
        <ul className="mt-6 border-t border-line">
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} onEnd={() => void end(alert)} />
          ))}
        </ul>
      ) : (
        <p className="mt-6 flex flex-wrap gap-4">
          <ButtonLink to="/artist">{words.artists}</ButtonLink>
          <ButtonLink to="/artwork">{words.browse}</ButtonLink>
        </p>
      )}
    </Part>
  )
}

function AlertRow({ alert: { kind, name, path, created_at }, onEnd }: { alert: Alert; onEnd: () => void }) {
  const { alerts: words } = useWords().account
  const locale = useLocale()
  const day = formatDay(created_at.slice(0, 10), locale)
  return (
    <li className="flex min-h-16 items-center justify-between gap-x-8 border-b border-line py-2">
      <div className="min-w-0">
        <AppLink
          className="inline-flex min-h-11 items-center text-body underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
          to={path}
        >
          {name}
        </AppLink>
        <p className="text-label text-muted">{fill(words.since, { kind: words.kinds[kind], day })}</p>
      </div>
      <Button look="quiet" className="shrink-0" aria-label={fill(words.endName, { name })} onClick={onEnd}>
        {words.end}
      </Button>
    </li>
  )
}
