import { useEffect, useRef, useState } from 'react'

import type { Reply } from '../../../../contract/client.ts'
import type { CollectedWork } from '../../../../contract/collection/shapes.ts'
import { fillCount } from '../../../../messages/count.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatMoney } from '../../../../messages/format.ts'
import { Button } from '../../../components/button.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { notify } from '../../../state/announcement-store.ts'
import { CollectedRow } from './collected-row.tsx'
import { FolderPapers } from './folder-papers.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'
import { useCollectionWords } from './words.ts'
import { WorkForm } from './work-form.tsx'

const AT_ONCE = 24

interface FolderProps {
  collection: Reply<'GET /account/collection'>
  /** Reads it anew. */
  again: () => void
}

/** What one owns and what it is worth, with the way to add to it and to take it along. */
export default function CollectionFolder({ collection: { works, sum }, again }: FolderProps) {
  const words = useCollectionWords()
  const locale = useLocale()
  const [isAdding, setAdding] = useState(false)
  const addButton = useReturnedFocus(isAdding)
  const [removed, setRemoved] = useState<CollectedWork>()
  const [shown, setShown] = useState(AT_ONCE)

  async function undo({ id, title }: CollectedWork) {
    try {
      await browserApi(locale)('POST /account/collection/{work}/restoration', { params: { work: id } })
      setRemoved(undefined)
      notify(fill(words.restored, { title }))
      again()
    } catch {
      notify(words.failed)
    }
  }

  return (
    <div className="space-y-6">
      <p className="max-w-[60ch] text-body text-muted">{works.length === 0 ? words.none : words.text}</p>
      {works.length === 0 ? null : (
        <div>
          <p className="font-display text-title">{fill(words.sum, { sum: formatMoney(sum.value, locale) })}</p>
          <p className="max-w-[60ch] text-label text-muted">
            {words.how} {fillCount({ none: '', ...words.unknown }, sum.unknown, locale)}
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {isAdding ? null : (
          <Button ref={addButton} look="outline" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
        {works.length === 0 ? null : <FolderPapers />}
      </div>
      {isAdding ? <WorkForm onSaved={again} onClose={() => setAdding(false)} /> : null}
      {removed ? <Removed title={removed.title} onUndo={() => void undo(removed)} /> : null}
      {works.length === 0 ? null : (
        <ul className="border-t border-line">
          {works.slice(0, shown).map((work) => (
            <CollectedRow
              key={work.id}
              work={work}
              again={again}
              onRemoved={() => {
                setRemoved(work)
                again()
              }}
            />
          ))}
        </ul>
      )}
      {works.length > shown ? (
        <Button look="quiet" onClick={() => setShown(shown + AT_ONCE)}>
          {words.more}
        </Button>
      ) : null}
    </div>
  )
}

/** What was just taken out; the focus goes to the way back, since the row that had it is gone. */
function Removed({ title, onUndo }: { title: string; onUndo: () => void }) {
  const words = useCollectionWords()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => ref.current?.focus(), [title])
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-6 bg-line/25 px-4 py-1 text-body">
      <span className="min-w-0 break-words">{fill(words.removed, { title })}</span>
      <Button ref={ref} look="quiet" onClick={onUndo}>
        {words.undo}
      </Button>
    </p>
  )
}
