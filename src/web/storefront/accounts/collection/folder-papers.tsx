import { useState } from 'react'

import { Button } from '../../../components/button.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { announce, notify } from '../../../state/announcement-store.ts'
import { saveOwnFile } from '../../orders/save-paper.ts'
import { useCollectionWords } from './words.ts'

/** The whole collection to take along: a paper for the insurer, a table for oneself. */
export function FolderPapers() {
  const words = useCollectionWords()
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)

  async function save(ending: 'pdf' | 'csv') {
    if (isBusy) return
    setBusy(true)
    if (ending === 'pdf') announce(words.waiting)
    try {
      await saveOwnFile(`account/collection.${ending}?locale=${locale}`, `collection.${ending}`)
    } catch {
      notify(words.paperFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button look="quiet" aria-disabled={isBusy} className="aria-disabled:opacity-50" onClick={() => void save('pdf')}>
        {words.paper}
      </Button>
      <Button look="quiet" aria-disabled={isBusy} className="aria-disabled:opacity-50" onClick={() => void save('csv')}>
        {words.table}
      </Button>
    </>
  )
}
