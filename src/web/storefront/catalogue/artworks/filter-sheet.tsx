import { useEffect, useState } from 'react'

import { GROUP_NAMES } from '../../../../contract/catalogue/filters.ts'
import { fill } from '../../../../messages/fill.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { useGallery } from '../../../use-gallery.ts'
import { useWords } from '../../../words.ts'
import { type ArtworkList, loadList } from './artwork-list.ts'
import { countText } from './filter-counts.ts'
import { FilterGroup } from './filter-group.tsx'
import { findKeptList, keepList } from './kept-lists.ts'
import { type Filters, writeQuery } from './list-query.ts'
import { NO_FILTERS } from './read-query.ts'

interface FilterSheetProps {
  list: ArtworkList
  onApply: (filters: Filters) => void
  onClose: () => void
}

const FITS_THE_BAR = '(min-width: 1025px)'

/** All filters in one sheet for narrow screens: nothing happens to the list before Apply, which says what it will show. */
export function FilterSheet({ list, onApply, onClose }: FilterSheetProps) {
  const words = useWords()
  const { shows_prices } = useGallery()
  const [draft, setDraft] = useState(list.filters)
  const { facets } = usePreview(list, draft)
  const count = countText(facets.total, words)
  const none = { ...NO_FILTERS, sort: draft.sort }
  const isClear = writeQuery(draft) === writeQuery(none)

  useEffect(() => {
    const width = window.matchMedia(FITS_THE_BAR)
    width.addEventListener('change', onClose)
    return () => width.removeEventListener('change', onClose)
  }, [onClose])

  return (
    <Dialog label={words.filters.filters} place="edge" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onApply(draft)
        }}
      >
        <h2 className="mb-4 font-display text-title">{words.filters.filters}</h2>
        {GROUP_NAMES.filter((name) => shows_prices || name !== 'price').map((name) => (
          <fieldset key={name} className="min-w-0 border-t border-line pt-4 pb-6">
            <legend className="float-left mb-2 w-full text-label text-muted">{words.filters[name]}</legend>
            <div className="clear-left">
              <FilterGroup name={name} filters={draft} facets={facets} onChange={setDraft} />
            </div>
          </fieldset>
        ))}
        <div
          data-sticks
          className="sticky -bottom-6 z-20 -mx-6 -mb-6 flex gap-4 border-t border-line bg-paper px-6 py-4"
        >
          <Button
            look="outline"
            className="aria-disabled:opacity-50"
            aria-disabled={isClear}
            onClick={() => setDraft(none)}
          >
            {words.filters.clear}
          </Button>
          <Button type="submit" className="grow">
            {facets.total === 0 ? count : fill(words.filters.show, { works: count })}
          </Button>
        </div>
        {/* The page's own announcer is silent behind a modal. */}
        <p role="status" className="sr-only">
          {count}
        </p>
      </form>
    </Dialog>
  )
}

/** What the list would be with other filters; the last known as long as the answer is on its way. */
function usePreview(list: ArtworkList, draft: Filters): ArtworkList {
  const locale = useLocale()
  const [preview, setPreview] = useState(list)
  const isSame = writeQuery(draft) === writeQuery(preview.filters)
  useEffect(() => {
    if (isSame) return
    let isWanted = true
    const look = async () => {
      const asked = writeQuery(draft)
      const next = await loadList(browserApi(locale), draft, 1, findKeptList(locale, asked))
      keepList({ locale, list: { ...next, asked }, at: Date.now() })
      if (isWanted) setPreview(next)
    }
    // Without an answer the last known counts stay; Apply asks again.
    look().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [locale, draft, isSame])
  return preview
}
