import { Link } from 'react-router'

import { fill } from '../../messages/fill.ts'
import { Button, classOf } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { usePages } from '../api/use-pages.ts'
import { useSells } from '../app/who-is-there.ts'
import { formatMoment } from '../components/moments.ts'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../components/use-title.ts'
import { NEWSLETTER, READERS } from '../kinds.ts'
import { Rows } from '../lists/rows.tsx'
import { chooseText } from '../lists/title-of.tsx'
import { useLocale, useWords } from '../words.ts'
import { IssueBadge } from './issue-badge.tsx'
import type { IssueSummary } from './issue.ts'
import { useBeginIssue } from './use-begin-issue.ts'

/** The letters to the newsletter's readers, the newest first. */
export function IssuesPage() {
  const { newsletter } = useWords()
  const sells = useSells()
  const begin = useBeginIssue()
  const pages = usePages(
    {},
    async (page: number | undefined, options) => {
      const { issues, next_page } = await call('GET /newsletter/issues', { query: { page } }, options)
      return { rows: issues, next: next_page }
    },
    ({ id }) => id,
  )
  useTitle(newsletter.title)
  return (
    <div className="space-y-8">
      <PageHead
        title={newsletter.title}
        text={newsletter.text}
        acts={
          <>
            {sells ? (
              <Link className={classOf('outline')} to={READERS}>
                {newsletter.readers.title}
              </Link>
            ) : null}
            <Button onClick={() => void begin()}>{newsletter.begin}</Button>
          </>
        }
      />
      <Rows pages={pages} none={newsletter.none}>
        {(issue) => <IssueRow issue={issue} />}
      </Rows>
    </div>
  )
}

function IssueRow({ issue }: { issue: IssueSummary }) {
  const { newsletter } = useWords()
  const locale = useLocale()
  const { row } = newsletter
  const { id, subject, status, changed_by, changed_at, scheduled_for, sending_at, audience, sent, left_out, failed } =
    issue
  const tell = (moment: string | null, zone?: string) => formatMoment(moment ?? changed_at, locale, zone)
  const said = {
    draft: fill(row.draft, { name: changed_by, moment: tell(changed_at) }),
    scheduled: fill(row.scheduled, { moment: tell(scheduled_for, issue.time_zone) }),
    sending: fill(row.sending, { done: sent + left_out + failed, count: audience }),
    sent: fill(row.sent, { sent, moment: tell(sending_at) }),
    failed: fill(row.failed, { moment: tell(scheduled_for, issue.time_zone) }),
  }
  return (
    <Link
      to={`${NEWSLETTER}/${id}`}
      className="grid min-h-11 items-center gap-x-6 gap-y-1 py-3 hover:bg-ink/5 md:grid-cols-[10rem_minmax(0,3fr)_minmax(0,2fr)]"
    >
      <span>
        <IssueBadge status={status} />
      </span>
      <span className="min-w-0 break-words underline decoration-line underline-offset-4">
        {chooseText(subject, locale)?.text ?? newsletter.untitled}
      </span>
      <span className="text-label text-muted md:text-right">
        {said[status]}
        {failed > 0 ? <span className="block text-error">{fill(row.undelivered, { count: failed })}</span> : null}
      </span>
    </Link>
  )
}
