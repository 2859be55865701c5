import { lazy, Suspense, useState } from 'react'

import { type Showing, SHOWINGS } from '../../contract/content/acts-of.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { useMayWrite } from '../app/who-is-there.ts'
import { ActBar } from '../components/act-bar.tsx'
import type { ListQuery } from '../lists/list-query.ts'
import { PapersButton } from '../papers/papers-button.tsx'
import type { Subject } from '../papers/subject.ts'
import { useLocale, useWords } from '../words.ts'
import { goOnAtChooseAll } from './choose-all.tsx'
import { ShowPanel } from './show-panel.tsx'
import type { Outcome } from './use-bulk-acts.ts'
import type { Selection } from './use-selection.ts'

// It brings the controls of every kind of field along.
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
  const [open, setOpen] = useState<Showing | 'change'>()
  // Who may not change works still makes papers of them.
  const mayWrite = useMayWrite()(kind)
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
  const acts = (
    <>
      {SHOWINGS.map((show) => (
        <Button key={show} look="quiet" aria-haspopup="dialog" disabled={chosen === 0} onClick={() => setOpen(show)}>
          {bulk.shows[show].act}
        </Button>
      ))}
      <Button aria-haspopup="dialog" disabled={chosen === 0} onClick={() => setOpen('change')}>
        {bulk.change}
      </Button>
    </>
  )
  return (
    <>
      <ActBar said={isEmpty ? '' : said}>
        <div className="flex items-center gap-x-6 max-md:w-full max-md:flex-wrap max-md:justify-between max-md:gap-x-3">
          <Button look="quiet" onClick={release}>
            {bulk.release}
          </Button>
          {kind === 'artworks' ? (
            <PapersButton subject={subjectIn(selection, query)} {...{ said }}>
              {papers.open}
            </PapersButton>
          ) : null}
          {mayWrite ? acts : null}
        </div>
      </ActBar>
      {open === 'change' ? (
        <Suspense>
          <BulkPanel {...panel} onDone={(outcome) => finish(outcome)} />
        </Suspense>
      ) : null}
      {open === 'publish' || open === 'hide' ? (
        <ShowPanel {...panel} show={open} onDone={(outcome) => finish(outcome, open)} />
      ) : null}
    </>
  )
}

/** What papers are made of: all of a list but some, several in the order in which they were ticked, or one. */
function subjectIn({ isAll, marked }: Selection, query: ListQuery): Subject {
  if (isAll) return { type: 'works', which: { query, without: [...marked] } }
  const [only, ...others] = marked
  return only !== undefined && others.length === 0
    ? { type: 'work', id: only }
    : { type: 'works', which: { works: [...marked] } }
}
