import { useEffect, useEffectEvent, useState } from 'react'

import type { CallInput } from '../../contract/client.ts'
import type { Showing } from '../../contract/content/acts-of.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { call } from '../api/call.ts'
import { Dialog } from '../components/dialog.tsx'
import { useReason } from '../components/trouble.tsx'
import type { ListQuery } from '../lists/list-query.ts'
import { useWords } from '../words.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { toSeen, whichOf, withoutUnticked } from './chosen-things.ts'
import type { Outcome } from './use-bulk-acts.ts'
import type { Selection } from './use-selection.ts'

type Body = CallInput<'POST /editor/{kind}/changes'>['body']

interface Props {
  kind: EditedKind
  show: Showing
  query: ListQuery
  selection: Selection
  /** How many that are. */
  said: string
  onDone: (outcome: Outcome) => void
  onClose: () => void
}

/** Shows what visitors will see of what was chosen, what cannot be and why, and then does it. */
export function ShowPanel({ kind, show, query, selection, said, onDone, onClose }: Props) {
  const { bulk } = useWords()
  const reason = useReason()
  const [seen, setSeen] = useState<Outcome>()
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { title } = bulk.shows[show]
  const ask = (body: Omit<Body, 'show'>, signal?: AbortSignal) =>
    call('POST /editor/{kind}/changes', { params: { kind }, body: { ...body, show } }, signal ? { signal } : {})

  // What was chosen when it was opened: nothing can be ticked behind it.
  const look = useEffectEvent((signal: AbortSignal) =>
    ask({ preview: true, ...whichOf(selection, query) }, signal).then(
      (found) => setSeen(withoutUnticked(selection, found)),
      (error: unknown) => signal.aborted || setFault(reason(error)),
    ),
  )
  useEffect(() => {
    const left = new AbortController()
    void look(left.signal)
    return () => left.abort()
  }, [])
  async function apply() {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      onDone(await ask({ preview: false, seen: toSeen(seen) }))
    } catch (error) {
      setFault(reason(error))
      setBusy(false)
    }
  }
  return (
    <Dialog label={title} place="wide" onClose={onClose}>
      {seen ? (
        <BulkPreview
          {...{ kind, show, title, isBusy, fault }}
          outcome={seen}
          asked={said}
          onApply={() => void apply()}
        />
      ) : (
        <>
          <h2 className="pr-8 font-display text-title">{title}</h2>
          <p className="text-label text-muted">{said}</p>
          <p role={fault ? 'alert' : 'status'} className={`mt-6 ${fault ? 'text-error' : 'text-muted'}`}>
            {fault || bulk.looking}
          </p>
        </>
      )}
    </Dialog>
  )
}
