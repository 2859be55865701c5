import { useLocation, useParams } from 'react-router'

import { useAuth } from '../../web/state/auth-store.ts'
import { useFetched } from '../api/use-fetched.ts'
import { NotFound } from '../app/not-found.tsx'
import { Trouble } from '../components/trouble.tsx'
import { isEditedKind } from '../kinds.ts'
import { openKeptTyping } from '../saving/kept-typing.ts'
import { useWords } from '../words.ts'
import { Editor } from './editor.tsx'
import { readItem, setbackOf } from './item.ts'

export function EditorPage() {
  const { kind, id } = useParams()
  const number = /^[1-9]\d{0,9}$/.test(id ?? '') ? Number(id) : undefined
  return isEditedKind(kind) && number ? <Opened key={`${kind}/${number}`} kind={kind} id={number} /> : <NotFound />
}

/** Fetches a thing before it is written; what is fetched later never lands in its fields. */
function Opened(which: Parameters<typeof readItem>[0]) {
  const { editor } = useWords()
  const user = useAuth((state) => state.user?.id ?? '')
  const { isNew } = Object(useLocation().state) as { isNew?: boolean }
  const { value, error, retry } = useFetched('item', async (signal) => {
    const item = await readItem(which)
    const typing = await openKeptTyping(user, which.kind, which.id)
    if (signal.aborted) typing.close()
    return { item, typing }
  })
  if (error) return setbackOf(error) === 'gone' ? <NotFound /> : <Trouble error={error} onRetry={retry} />
  if (!value)
    return (
      <p role="status" className="py-12 text-muted">
        {editor.loading}
      </p>
    )
  return <Editor {...value} isNew={isNew === true} />
}
