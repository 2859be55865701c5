import { lazy, Suspense, useState } from 'react'

import { type Showing, SHOWINGS } from '../../contract/content/acts-of.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { ActBar } from '../components/act-bar.tsx'
import type { ListQuery } from '../lists/list-query.ts'
import { useLocale, useWords } from '../words.ts'
import { goOnAtChooseAll } from './choose-all.tsx'
import { ShowPanel } from './show-panel.tsx'
import type { Outcome } from './use-bulk-acts.ts'
import type { Selection } from './use-selection.ts'

// It brings the controls of every kind of field along.
const PaperDialog = lazy(async () => ({ default: (await import('../papers/paper-dialog.tsx')).PaperDialog }))
const BulkPanel = lazy(async () => ({ default: (await import('./bulk-panel.tsx')).BulkPanel }))

interface Props {
  kind: EditedKind
  query: ListQuery
  selection: Selection
  /** How many the list has, as far as they were counted. */
  count: number
  isCountWhole: boolean
  onDone: (outcome: Outcome, show?: Showing) => void
}

/** Says how many are chosen, and what can be done with them; below the list, where a thumb reaches it. */
export function SelectionBar({ kind, query, selection, count, isCountWhole, onDone }: Props) {
  const { bulk, papers } = useWords()
  const locale = useLocale()
  const [open, setOpen] = useState<Showing | 'change' | 'papers'>()
  const { isAll, marked, isEmpty } = selection
  const chosen = isAll ? count - marked.size : marked.size
  const said = fill(isAll && !isCountWhole ? bulk.chosenOfMany : bulk.chosen, { count: formatNumber(chosen, locale) })
  function release() {
    selection.chooseAll(false)
    goOnAtChooseAll()
  }
  function finish(outcome: Outcome, show?: Showing) {
    setOpen(undefined)
    release()
    onDone(outcome, show)
  }
  const panel = { kind, query, selection, said, onClose: () => setOpen(undefined) }
  return (
    <>
      <ActBar said={isEmpty ? '' : said}>
        <div className="flex items-center gap-x-6 max-md:w-full max-md:flex-wrap max-md:justify-between max-md:gap-x-3">
          <Button look="quiet" onClick={release}>
            {bulk.release}
          </Button>
          {kind === 'artworks' ? (
            <Button look="quiet" aria-haspopup="dialog" disabled={chosen === 0} onClick={() => setOpen('papers')}>
              {papers.open}
            </Button>
          ) : null}
          {SHOWINGS.map((show) => (
            <Button
              key={show}
              look="quiet"
              aria-haspopup="dialog"
              disabled={chosen === 0}
              onClick={() => setOpen(show)}
            >
              {bulk.shows[show].act}
            </Button>
          ))}
          <Button aria-haspopup="dialog" disabled={chosen === 0} onClick={() => setOpen('change')}>
            {bulk.change}
          </Button>
        </div>
      </ActBar>
      {open === 'change' ? (
        <Suspense>
          <BulkPanel {...panel} onDone={(outcome) => finish(outcome)} />
        </Suspense>
      ) : null}
      {open === 'papers' ? (
        <Suspense>
          <PaperDialog
            subject={{ type: 'works', which: isAll ? { query, without: [...marked] } : { works: [...marked] } }}
            {...{ said }}
            onClose={panel.onClose}
          />
        </Suspense>
      ) : null}
      {open === 'publish' || open === 'hide' ? (
        <ShowPanel {...panel} show={open} onDone={(outcome) => finish(outcome, open)} />
      ) : null}
    </>
  )
}
