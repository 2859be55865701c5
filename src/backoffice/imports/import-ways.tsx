import { Link, useNavigate } from 'react-router'

import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { IMPORT, MOVING } from '../kinds.ts'
import { useWords } from '../words.ts'
import type { Import } from './use-import.ts'

/** Where to go from an import that is done. */
export function GoOnFromImport({ subject }: { subject: Import['subject'] }) {
  const { imports: words, frame } = useWords()
  const kind = subject === 'pictures' || subject === 'gallery' ? 'artworks' : subject
  const look = 'inline-flex min-h-11 items-center underline underline-offset-4'
  return (
    <p className="flex flex-wrap gap-x-8">
      <Link className={look} to={`/${kind}`}>
        {fill(words.toList, { kind: frame.kinds[kind].many })}
      </Link>
      <Link className={look} to={subject === 'gallery' ? MOVING : `${IMPORT}?of=${subject}`}>
        {words.another}
      </Link>
    </p>
  )
}

/** Takes an import away that is not done. */
export function ForgetImport({ id }: { id: string }) {
  const { imports: words } = useWords()
  const navigate = useNavigate()
  const reason = useReason()
  async function forget() {
    try {
      await call('DELETE /editor/imports/{import}', { params: { import: id } })
      toast(words.forgotten)
      await navigate(IMPORT)
    } catch (error) {
      toast(reason(error))
    }
  }
  return (
    <Button look="quiet" onClick={() => void forget()}>
      {words.forget}
    </Button>
  )
}
