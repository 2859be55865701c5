import { useState } from 'react'
import { Link } from 'react-router'

import type { Reply } from '../../../contract/client.ts'
import { fill } from '../../../messages/fill.ts'
import { Button } from '../../../web/components/button.tsx'
import { call } from '../../api/call.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { Dialog } from '../../components/dialog.tsx'
import { formatMoment } from '../../components/moments.ts'
import { toast } from '../../components/toasts.tsx'
import { Trouble, useReason } from '../../components/trouble.tsx'
import { changesAddressOf } from '../../kinds.ts'
import { useLocale, useWords } from '../../words.ts'
import { paramsOf } from '../item.ts'
import { useNamePath } from '../name-path.ts'
import type { PanelProps } from './panel-props.ts'

type Entries = Reply<'GET /editor/{kind}/{id}/history'>

/** What has happened to a thing, and the way back to any of it. */
export function HistoryPanel({ session, onClose }: PanelProps) {
  const { publishing, bulk } = useWords()
  const locale = useLocale()
  const reason = useReason()
  const namePath = useNamePath()
  const which = paramsOf(session.item)
  const [older, setOlder] = useState<Entries['entries']>([])
  const [next, setNext] = useState<number | null>()
  const fetchPage = (before?: number) =>
    call('GET /editor/{kind}/{id}/history', { ...which, query: before ? { before } : {} })
  const first = useFetched('history', () => fetchPage())
  const entries = [...(first.value?.entries ?? []), ...older]
  const before = next === undefined ? first.value?.next_before : next

  async function goBack(entry: number) {
    try {
      await session.act(
        async (version) =>
          (await call('POST /editor/{kind}/{id}/restoration', { ...which, body: { version, entry } })).item,
        { isReplacing: true },
      )
      onClose()
      toast(publishing.restored)
    } catch (error) {
      toast(fill(publishing.failed, { reason: reason(error) }))
    }
  }
  async function showOlder() {
    if (!before) return
    const page = await fetchPage(before)
    setOlder([...older, ...page.entries])
    setNext(page.next_before)
  }
  return (
    <Dialog label={publishing.history} place="edge" onClose={onClose}>
      <h2 className="font-display text-title">{publishing.history}</h2>
      {first.error ? <Trouble error={first.error} onRetry={first.retry} /> : null}
      {first.value?.entries.length === 0 ? <p className="mt-6">{publishing.historyEmpty}</p> : null}
      <ol className="mt-6 divide-y divide-line">
        {entries.map((one, turn) => (
          <li key={one.entry} className="py-3">
            <p>
              {publishing.acts[one.act]} <span className="text-muted">{fill(publishing.by, { actor: one.actor })}</span>
            </p>
            <p className="text-label text-muted">{formatMoment(one.at, locale)}</p>
            {one.fields.length > 0 ? <p className="text-label">{one.fields.map(namePath).join(' · ')}</p> : null}
            {one.bulk ? (
              <Link
                className="flex min-h-11 w-fit items-center text-label underline underline-offset-4"
                to={changesAddressOf(session.item.kind)}
              >
                {bulk.inHistory}
              </Link>
            ) : null}
            {turn === 0 ? (
              <p className="mt-1 text-label text-muted">{publishing.asNow}</p>
            ) : (
              <Button look="quiet" onClick={() => void goBack(one.entry)}>
                {publishing.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {before ? (
        <Button look="outline" onClick={() => void showOlder()}>
          {publishing.older}
        </Button>
      ) : null}
    </Dialog>
  )
}
