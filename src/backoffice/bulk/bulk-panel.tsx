import { useState } from 'react'

import { ApiError, type CallInput } from '../../contract/client.ts'
import { isPerLanguage } from '../../contract/content/acts-of.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { call } from '../api/call.ts'
import { Dialog } from '../components/dialog.tsx'
import { useReason } from '../components/trouble.tsx'
import type { ListQuery } from '../lists/list-query.ts'
import { useLocale, useWords } from '../words.ts'
import { BulkForm } from './bulk-form.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { toSeen, whichOf, withoutUnticked } from './chosen-things.ts'
import type { Outcome } from './use-bulk-acts.ts'
import { useSayAsked } from './use-say-asked.ts'
import type { Selection } from './use-selection.ts'
import { faultsOf, fieldOf, toChange, type Wish } from './wish.ts'

type Body = CallInput<'POST /editor/{kind}/changes'>['body']

interface Props {
  kind: EditedKind
  query: ListQuery
  selection: Selection
  /** How many that are. */
  said: string
  onDone: (outcome: Outcome) => void
  onClose: () => void
}

/** Asks what is to be changed in what was chosen, shows what becomes of each, and then does it. */
export function BulkPanel({ kind, query, selection, said, onDone, onClose }: Props) {
  const { bulk } = useWords()
  const locale = useLocale()
  const reason = useReason()
  const [wish, setWish] = useState<Wish>({ field: '', act: 'set', locale, draft: {} })
  const [faults, setFaults] = useState<Record<string, string[]>>({})
  const [seen, setSeen] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)
  const sayAsked = useSayAsked(kind)
  const field = fieldOf(kind, wish.field)

  async function ask(body: Omit<Body, 'changes'>): Promise<Outcome | undefined> {
    if (!field || isBusy) return undefined
    setBusy(true)
    setFaults({})
    try {
      const changes = [toChange(field, wish)]
      return await call('POST /editor/{kind}/changes', { params: { kind }, body: { ...body, changes } })
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : {}
      setFaults(Object.keys(errors).length > 0 ? faultsOf(errors, wish, isPerLanguage(field)) : { '': [reason(error)] })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  async function look() {
    const found = await ask({ preview: true, ...whichOf(selection, query) })
    if (found) setSeen(withoutUnticked(selection, found))
  }
  async function apply() {
    const done = await ask({ preview: false, seen: toSeen(seen) })
    if (done) onDone(done)
  }
  return (
    <Dialog label={bulk.title} place="wide" onClose={onClose}>
      {seen ? (
        <BulkPreview
          {...{ kind, isBusy }}
          title={bulk.previewTitle}
          outcome={seen}
          asked={field ? sayAsked([toChange(field, wish)], seen.names) : ''}
          fault={Object.values(faults).flat().join(' ')}
          onApply={() => void apply()}
          onBack={() => {
            setSeen(undefined)
            setFaults({})
          }}
        />
      ) : (
        <>
          <h2 className="pr-8 font-display text-title">{bulk.title}</h2>
          <p className="text-label text-muted">{said}</p>
          <BulkForm
            {...{ kind, wish, faults, isBusy }}
            onChange={(change) => {
              setFaults({})
              setWish(change)
            }}
            onSubmit={() => void look()}
          />
        </>
      )}
    </Dialog>
  )
}
