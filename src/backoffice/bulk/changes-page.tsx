import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { NotFound } from '../app/not-found.tsx'
import { useMayWrite } from '../app/who-is-there.ts'
import { Loading } from '../components/loading.tsx'
import { formatMoment } from '../components/moments.ts'
import { Trouble } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { isEditedKind, isSingle } from '../kinds.ts'
import { BesideList } from '../lists/beside-list.tsx'
import { useLocale, useWords } from '../words.ts'
import { LeftDialog } from './left-dialog.tsx'
import { useBulkActs } from './use-bulk-acts.ts'
import { useSayAsked } from './use-say-asked.ts'

type Change = Reply<'GET /editor/{kind}/changes'>['changes'][number]

export function ChangesPage() {
  const { kind } = useParams()
  return isEditedKind(kind) && !isSingle(kind) ? <Changes key={kind} kind={kind} /> : <NotFound />
}

/** The changes of many things of a kind, each with the way back. */
function Changes({ kind }: { kind: EditedKind }) {
  const { frame, bulk } = useWords()
  const locale = useLocale()
  const mayWrite = useMayWrite()(kind)
  const changes = useFetched(kind, (signal) => call('GET /editor/{kind}/changes', { params: { kind } }, { signal }))
  const { undo, left, forgetLeft } = useBulkActs(kind, changes.retry)
  const [undone, setUndone] = useState<string>()
  const sayAsked = useSayAsked(kind)
  const say = ({ asked, show }: Change) => (show ? bulk.shows[show].act : sayAsked(asked, changes.value?.names ?? {}))
  const title = fill(bulk.pageOf, { kind: frame.kinds[kind].many })
  useTitle(title)
  return (
    <div className="space-y-6">
      <BesideList kind={kind} title={title} />
      {changes.error ? <Trouble error={changes.error} onRetry={changes.retry} /> : changes.value ? null : <Loading />}
      {changes.value?.changes.length === 0 ? <p>{bulk.pageEmpty}</p> : null}
      <ul className="divide-y divide-line">
        {changes.value?.changes.map((one) => (
          <li key={one.bulk} className="flex flex-wrap items-center justify-between gap-4 py-3">
            <div>
              <p>{one.undoes ? fill(bulk.undoOf, { change: say(one) }) : say(one)}</p>
              <p className="text-label text-muted">
                {fill(bulk.line, {
                  actor: one.actor,
                  moment: formatMoment(one.at, locale),
                  count: formatNumber(one.count, locale),
                })}
              </p>
            </div>
            {one.is_undone ? (
              <Undone isNew={undone === one.bulk} />
            ) : mayWrite ? (
              <Button
                look="outline"
                onClick={() => {
                  setUndone(one.bulk)
                  void undo(one.bulk)
                }}
              >
                {one.undoes ? bulk.redo : bulk.undo}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {left ? <LeftDialog kind={kind} left={left} onClose={forgetLeft} /> : null}
    </div>
  )
}

/** Says so in the place of the button; the keyboard that pressed it goes on from there. */
function Undone({ isNew }: { isNew: boolean }) {
  const { bulk } = useWords()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNew) said.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <p ref={said} tabIndex={-1} className="text-label text-muted">
      {bulk.isUndone}
    </p>
  )
}
