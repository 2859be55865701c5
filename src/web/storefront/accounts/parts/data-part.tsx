import { useState } from 'react'

import { Button } from '../../../components/button.tsx'
import { saveFile } from '../../../components/save-file.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { announce, notify } from '../../../state/announcement-store.ts'
import type { User } from '../../../state/auth-store.ts'
import { useWords } from '../../../words.ts'
import { DeletionDialog } from './deletion-dialog.tsx'
import { Part } from './part.tsx'

/** Everything the gallery keeps, to take away or to have deleted. */
export function DataPart({ user }: { user: User }) {
  const { data: words, form } = useWords().account
  const locale = useLocale()
  const [isDeleting, setDeleting] = useState(false)

  async function download() {
    try {
      const reply = await browserApi(locale)('GET /account/export')
      saveFile(new Blob([JSON.stringify(reply, null, 2)], { type: 'application/json' }), 'account.json')
      announce(words.exported)
    } catch {
      notify(form.unreachable)
    }
  }

  return (
    <Part name="data">
      <div className="max-w-xl divide-y divide-line">
        <div className="pb-8">
          <p className="mb-4 text-body">{words.exportText}</p>
          <Button look="outline" onClick={() => void download()}>
            {words.export}
          </Button>
        </div>
        <div className="pt-8">
          <p className="mb-4 text-body">{words.deleteText}</p>
          <Button look="quiet" className="text-error" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
            {words.delete}
          </Button>
        </div>
      </div>
      {isDeleting ? <DeletionDialog user={user} onClose={() => setDeleting(false)} /> : null}
    </Part>
  )
}
