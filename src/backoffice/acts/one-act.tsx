import { Link } from 'react-router'

import { EDITED_KINDS } from '../../contract/content/values.ts'
import { formatMoment } from '../components/moments.ts'
import { ACTS } from '../kinds.ts'
import { TitleOf } from '../lists/title-of.tsx'
import { useLocale, useWords } from '../words.ts'
import { type Act, ActDetails } from './act-details.tsx'

/** One thing that somebody did: a line that says what, and opened, what was before and after. */
export function OneAct({ act }: { act: Act }) {
  const { acts, publishing } = useWords()
  const locale = useLocale()
  const { call, content } = act
  const calls: Record<string, string> = acts.calls
  const said = content ? publishing.acts[content.act] : (calls[call ?? ''] ?? call)
  const hasMore = act.changes.length > 0 || Object.keys(act.asked).length > 0
  return (
    <li className="grid gap-x-6 py-3 lg:grid-cols-[12rem_12rem_1fr]">
      <time className="text-label text-muted tabular-nums lg:pt-0.5" dateTime={act.at}>
        {formatMoment(act.at, locale)}
      </time>
      <p className="break-words">{act.actor}</p>
      <div className="min-w-0 space-y-1">
        <p>
          {said}
          {content || act.thing ? ' · ' : ''}
          <Thing act={act} />
        </p>
        {act.state === 'done' ? null : (
          <p className="text-label text-accent">
            {act.state === 'refused' ? `${acts.refused} (${act.refusal})` : acts.brokenOff}
          </p>
        )}
        {hasMore ? <ActDetails act={act} /> : null}
        {act.thing ? (
          <Link
            className="inline-flex min-h-11 items-center text-label text-muted underline underline-offset-4"
            to={`${ACTS}?thing=${encodeURIComponent(act.thing)}`}
          >
            {acts.onlyThis}
          </Link>
        ) : null}
      </div>
    </li>
  )
}

/** What it was done to, and the way there. */
function Thing({ act: { content, subject, thing, title } }: { act: Act }) {
  const { frame } = useWords()
  const kind = EDITED_KINDS.find((one) => one === content?.kind)
  if (content && kind) {
    return (
      <Link className="underline underline-offset-4" to={`/${kind}/${content.id}`}>
        {frame.kinds[kind].one}
        {title ? ' · ' : ''}
        {title ? <TitleOf words={title} /> : null}
      </Link>
    )
  }
  if (subject === 'orders' && thing) {
    return (
      <Link className="underline underline-offset-4" to={`/orders/${thing}`}>
        {thing}
      </Link>
    )
  }
  return <span className="break-all">{thing}</span>
}
