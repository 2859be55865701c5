import { useEffect, useRef, useState } from 'react'

import { ApiError, type CallInput } from '../../contract/client.ts'
import { isPerLanguage } from '../../contract/content/acts-of.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { Dialog } from '../components/dialog.tsx'
import { useReason } from '../components/trouble.tsx'
import type { ListQuery } from '../lists/list-query.ts'
import { useLocale, useWords } from '../words.ts'
import { BulkForm } from './bulk-form.tsx'
import { OutcomeList } from './outcome-list.tsx'
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
    const { isAll, marked } = selection
    const { sort: _sort, ...filters } = query
    const found = await ask({ preview: true, ...(isAll ? { query: filters } : { ids: [...marked] }) })
    if (!found) return
    setSeen(isAll ? { ...found, things: found.things.filter(({ id }) => !marked.has(id)) } : found)
  }
  async function apply() {
    const things = seen?.things.filter(({ outcome }) => outcome === 'changed') ?? []
    const done = await ask({
      preview: false,
      seen: things.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }])),
    })
    if (done) onDone(done)
  }
  return (
    <Dialog label={bulk.title} place="wide" onClose={onClose}>
      {seen ? (
        <Preview
          {...{ kind, isBusy }}
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

const countChanging = ({ things }: Outcome) => things.filter(({ outcome }) => outcome === 'changed').length

interface PreviewProps {
  kind: EditedKind
  outcome: Outcome
  /** What it is that would change. */
  asked: string
  isBusy: boolean
  fault: string
  onApply: () => void
  onBack: () => void
}

function Preview({ kind, outcome, asked, isBusy, fault, onApply, onBack }: PreviewProps) {
  const { bulk } = useWords()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const count = countChanging(outcome)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="pr-8 font-display text-title outline-none">
        {bulk.previewTitle}
      </h2>
      <p className="line-clamp-3 text-label text-muted">{asked}</p>
      {count > 0 ? null : <p className="mt-4">{bulk.nothing}</p>}
      <OutcomeList kind={kind} outcome={outcome} />
      <div className="sticky bottom-0 -mx-6 mt-4 -mb-6 bg-paper px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        {fault ? (
          <p role="alert" className="text-label text-error">
            {fault}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {count > 0 ? (
            <Button aria-disabled={isBusy} onClick={onApply}>
              {fill(bulk.apply, { count: formatNumber(count, locale) })}
            </Button>
          ) : null}
          <Button look="quiet" onClick={onBack}>
            {bulk.back}
          </Button>
          <p role="status" className="text-label text-muted">
            {isBusy ? bulk.applying : ''}
          </p>
        </div>
      </div>
    </>
  )
}
