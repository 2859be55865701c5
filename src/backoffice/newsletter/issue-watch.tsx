import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'

import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { Facts } from '../components/facts.tsx'
import { formatMoment } from '../components/moments.ts'
import { PageHead } from '../components/page-head.tsx'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { LETTERS, NEWSLETTER } from '../kinds.ts'
import { Languages } from '../letters/languages.tsx'
import { chooseText } from '../lists/title-of.tsx'
import { useLocale, useWords } from '../words.ts'
import { useWrittenLanguages } from '../written-languages.ts'
import { IssueBadge } from './issue-badge.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { type IssueItem, readIssue, toItem } from './issue.ts'
import { LetGo } from './let-go.tsx'

interface Props {
  issue: IssueItem
  onChange: (issue: IssueItem) => void
}

/** How often is looked again: while mails go out, and while it waits for its time. */
const LOOK_MS = { sending: 3000, scheduled: 20_000 }

/** A letter that waits for its time, goes out or has: how far it has come, and how it looks. */
export function IssueWatch({ issue, onChange }: Props) {
  const { newsletter } = useWords()
  const spoken = useLocale()
  const written = useWrittenLanguages()
  const [locale, setLocale] = useState<Locale>(written.includes(spoken) ? spoken : DEFAULT_LOCALE)
  const { id, status, subject, body } = issue
  const name = chooseText(subject, spoken)?.text ?? newsletter.untitled
  useTitle(name)
  useLookingAgain(issue, onChange)
  return (
    <div className="space-y-10">
      <PageHead title={name} back={{ to: NEWSLETTER, words: newsletter.back }} badge={<IssueBadge status={status} />} />
      {status === 'scheduled' ? <Waiting key={id} issue={issue} onChange={onChange} /> : <Progress issue={issue} />}
      <div className="max-w-3xl space-y-4">
        <Languages languages={written} value={locale} onChange={setLocale} />
        <IssuePreview letter={{ subject, body }} locale={locale} />
      </div>
    </div>
  )
}

/** Looks again by itself for as long as something changes by itself. */
function useLookingAgain({ id, status }: IssueItem, onChange: Props['onChange']) {
  const pause = status === 'sending' || status === 'scheduled' ? LOOK_MS[status] : undefined
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (pause === undefined) return
    let isLeft = false
    // What fails is looked at again by the next turn.
    const look = async () => {
      const next = await readIssue(id).catch(() => undefined)
      if (next && !isLeft) tell(next)
    }
    const timer = setInterval(() => void look(), pause)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [id, pause])
}

function Waiting({ issue, onChange }: Props) {
  const { newsletter } = useWords()
  const spoken = useLocale()
  const reason = useReason()
  const [isAsked, setAsked] = useState(false)
  const params = { issue: issue.id }
  async function takeBack() {
    try {
      const reply = await call('DELETE /newsletter/issues/{issue}/schedule', { params })
      toast(newsletter.schedule.takenBack)
      onChange(toItem(reply))
    } catch (fault) {
      toast(reason(fault))
    }
  }
  async function send() {
    const reply = await call('POST /newsletter/issues/{issue}/sending', { params, body: { version: issue.version } })
    onChange(toItem(reply))
  }
  return (
    <section className="space-y-6">
      <p>
        {fill(newsletter.schedule.goesOut, {
          moment: formatMoment(issue.scheduled_for ?? issue.changed_at, spoken, issue.time_zone),
        })}
      </p>
      <div className="flex flex-wrap gap-4">
        <Button look="outline" onClick={() => void takeBack()}>
          {newsletter.schedule.takeBack}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {newsletter.send.now}
        </Button>
      </div>
      {isAsked ? (
        <LetGo
          when="now"
          issue={issue}
          body={issue.body}
          prepare={async () => undefined}
          letGo={send}
          goTo={() => undefined}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </section>
  )
}

function Progress({ issue }: { issue: IssueItem }) {
  const { watch } = useWords().newsletter
  const spoken = useLocale()
  const { id, status, audience, sent, left_out, failed, sending_at } = issue
  const done = sent + left_out + failed
  const count = Math.max(audience, done)
  const isUnderway = status === 'sending'
  return (
    <section className="space-y-6">
      {isUnderway ? (
        <div className="space-y-2">
          <p role="status">{fill(watch.progress, { done, count })}</p>
          <progress
            aria-label={fill(watch.progress, { done, count })}
            className="h-2 w-full accent-ink"
            max={Math.max(1, count)}
            value={done}
          />
        </div>
      ) : null}
      <Facts
        facts={[
          [watch.began, sending_at ? formatMoment(sending_at, spoken) : null],
          [watch.audience, String(audience)],
          [watch.sent, String(sent)],
          [watch.waiting, isUnderway ? String(count - done) : null],
          [watch.leftOut, left_out > 0 ? String(left_out) : null],
          [watch.failed, failed > 0 ? String(failed) : null],
        ]}
      />
      {failed === 0 ? null : (
        <p>
          <Link
            className="inline-flex min-h-11 items-center underline underline-offset-4"
            to={`${LETTERS}?issue=${id}&state=failed`}
          >
            {watch.seeFailed}
          </Link>
        </p>
      )}
    </section>
  )
}
