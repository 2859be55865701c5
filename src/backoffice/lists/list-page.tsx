import { lazy, Suspense, useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'

import type { EditedKind } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { NotFound } from '../app/not-found.tsx'
import { useMayWrite } from '../app/who-is-there.ts'
import { ChooseAll } from '../bulk/choose-all.tsx'
import { LeftDialog } from '../bulk/left-dialog.tsx'
import { SelectionBar } from '../bulk/selection-bar.tsx'
import { useBulkActs } from '../bulk/use-bulk-acts.ts'
import { useSelection } from '../bulk/use-selection.ts'
import { Loading } from '../components/loading.tsx'
import { Trouble } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { useCreate } from '../editor/use-create.ts'
import { isEditedKind, isSingle } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { FirstSteps } from './first-steps.tsx'
import { rememberListAddress } from './list-address.ts'
import { ListCards } from './list-cards.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListMenu } from './list-menu.tsx'
import { isNarrowed, type ListQuery, readListQuery, writeListQuery } from './list-query.ts'
import { ListTable } from './list-table.tsx'
import { SavedViews } from './saved-views.tsx'
import { useList } from './use-list.ts'

// Whoever looks at lists is not sent the forms.
const SinglePage = lazy(async () => ({ default: (await import('../editor/editor-page.tsx')).SinglePage }))

export function ListPage() {
  const { kind } = useParams()
  if (!isEditedKind(kind)) return <NotFound />
  return isSingle(kind) ? (
    <Suspense fallback={<Loading />}>
      <SinglePage key={kind} kind={kind} />
    </Suspense>
  ) : (
    <List key={kind} kind={kind} />
  )
}

function List({ kind }: { kind: EditedKind }) {
  const { frame, lists } = useWords()
  const create = useCreate()
  const mayWrite = useMayWrite()(kind)
  const [search, setSearch] = useSearchParams()
  const query = readListQuery(search)
  const address = writeListQuery(query)
  // Each key typed would be a step back otherwise.
  const change = (next: ListQuery) => setSearch(writeListQuery(next), { replace: true, preventScrollReset: true })
  // A gallery that has nothing yet has nothing to be narrowed by.
  const [isBegun, setBegun] = useState(true)
  useTitle(frame.kinds[kind].many)
  useEffect(() => rememberListAddress(kind, address), [kind, address])

  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-display text-heading">{frame.kinds[kind].many}</h1>
        <div className="flex items-center gap-6">
          <ListMenu kind={kind} query={address} />
          {mayWrite ? (
            <Button data-shortcut="create" onClick={() => void create(kind)}>
              {frame.kinds[kind].create}
            </Button>
          ) : null}
        </div>
      </header>
      {isBegun ? <ListFilters kind={kind} query={query} onChange={change} /> : null}
      <div className="flex flex-wrap items-center gap-x-6 empty:hidden">
        <SavedViews kind={kind} query={address} />
        {isNarrowed(query) ? (
          <Button
            look="quiet"
            onClick={() => {
              change(query.sort ? { sort: query.sort } : {})
              // The button goes with what it took away.
              document.querySelector<HTMLElement>('[data-shortcut="search"]')?.focus({ preventScroll: true })
            }}
          >
            {lists.clear}
          </Button>
        ) : null}
      </div>
      <Entries kind={kind} query={query} onBegun={setBegun} />
    </div>
  )
}

interface EntriesProps {
  kind: EditedKind
  query: ListQuery
  /** Told whether there is anything at all. */
  onBegun: (isBegun: boolean) => void
}

function Entries({ kind, query, onBegun }: EntriesProps) {
  const { frame, lists } = useWords()
  const locale = useLocale()
  const create = useCreate()
  const mayWrite = useMayWrite()(kind)
  // Papers are made of works by all who work here.
  const mayChoose = mayWrite || kind === 'artworks'
  const list = useList(kind, query)
  const selection = useSelection(writeListQuery(query))
  const { tellDone, left, forgetLeft } = useBulkActs(kind, list.retry)
  const isBegun = isNarrowed(query) || list.value?.items.length !== 0
  useEffect(() => onBegun(isBegun), [isBegun, onBegun])
  const leftAlone = left ? <LeftDialog kind={kind} left={left} onClose={forgetLeft} /> : null
  if (list.error) return <Trouble error={list.error} onRetry={list.retry} />
  if (!list.value)
    return (
      <p role="status" className="py-12 text-muted">
        {lists.loading}
      </p>
    )
  const { items, count, is_count_whole, is_filled, next_cursor } = list.value
  if (items.length === 0) {
    if (kind === 'artworks' && mayWrite && is_filled && !isBegun) return <FirstSteps />
    return (
      <div className="space-y-4 py-12">
        <p role="status">{isNarrowed(query) ? lists.noneFound : frame.kinds[kind].none}</p>
        {is_filled ? null : <p className="text-label text-muted">{lists.unfilled}</p>}
        {mayWrite && !isNarrowed(query) ? (
          <Button look="outline" onClick={() => void create(kind)}>
            {frame.kinds[kind].create}
          </Button>
        ) : null}
        {leftAlone}
      </div>
    )
  }
  const shown = fill(is_count_whole ? lists.shown : lists.shownOfMany, {
    shown: formatNumber(items.length, locale),
    count: formatNumber(count, locale),
  })
  return (
    <div className="space-y-4" aria-busy={list.isLoading}>
      {is_filled ? null : <p className="text-label text-muted">{lists.unfilled}</p>}
      {mayChoose ? <ChooseAll selection={selection} /> : null}
      <ListTable kind={kind} entries={items} selection={mayChoose ? selection : undefined} />
      <ListCards kind={kind} entries={items} selection={mayChoose ? selection : undefined} />
      <div className="flex flex-wrap items-center gap-6">
        {next_cursor ? (
          <Button look="outline" aria-disabled={list.isAdding} onClick={() => void list.loadMore()}>
            {list.addingError ? frame.tryAgain : lists.loadMore}
          </Button>
        ) : null}
        <p role="status" className="text-label text-muted">
          {shown}
        </p>
      </div>
      {mayChoose ? (
        <SelectionBar {...{ kind, query, selection, count }} isCountWhole={is_count_whole} onDone={tellDone} />
      ) : null}
      {leftAlone}
    </div>
  )
}
