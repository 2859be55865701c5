import { useState } from 'react'

import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { useWords } from '../words.ts'
import { FilterControls, type FilterProps, SortControl } from './filter-controls.tsx'
import { countFilters } from './list-query.ts'
import { SearchField } from './search-field.tsx'

/** What a list can be narrowed and ordered by: side by side where there is room, behind one button where there is not. */
export function ListFilters(props: FilterProps) {
  const { lists } = useWords()
  const { query, onChange } = props
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(query)
  return (
    <search className="flex items-end gap-4 lg:grid lg:grid-cols-5 lg:gap-x-6">
      <div className="min-w-0 grow lg:col-span-2">
        <SearchField value={query.query ?? ''} onChange={(text) => onChange({ ...query, query: text || undefined })} />
      </div>
      <div className="lg:hidden">
        <Button look="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {count > 0 ? fill(lists.filtersOn, { count }) : lists.filters}
        </Button>
      </div>
      <div className="hidden lg:contents">
        <FilterControls {...props} />
        <SortControl {...props} />
      </div>
      {isOpen ? (
        <Dialog label={lists.filters} place="bottom" onClose={() => setOpen(false)}>
          <h2 className="font-display text-title">{lists.filters}</h2>
          <div className="mt-4 grid gap-x-6 gap-y-4 md:grid-cols-2">
            <FilterControls {...props} />
            <SortControl {...props} />
          </div>
          <div className="sticky -bottom-6 -mx-6 mt-2 -mb-6 flex flex-wrap items-center justify-between gap-4 bg-paper px-6 pt-4 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
            <Button
              look="quiet"
              // Who presses it stays on it.
              aria-disabled={count === 0}
              className="aria-disabled:opacity-50"
              onClick={() => onChange({ query: query.query, sort: query.sort })}
            >
              {lists.clear}
            </Button>
            <Button onClick={() => setOpen(false)}>{lists.showList}</Button>
          </div>
        </Dialog>
      ) : null}
    </search>
  )
}
