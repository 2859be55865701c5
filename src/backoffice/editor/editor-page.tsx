import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router'

import type { EditedKind } from '../../contract/content/values.ts'
import { Button } from '../../web/components/button.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { NotFound } from '../app/not-found.tsx'
import { useMayWrite } from '../app/who-is-there.ts'
import { Loading } from '../components/loading.tsx'
import { Trouble } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { isEditedKind } from '../kinds.ts'
import { openKeptTyping } from '../saving/kept-typing.ts'
import { useWords } from '../words.ts'
import { Editor } from './editor.tsx'
import { readItem, setbackOf } from './item.ts'
import { useCreate } from './use-create.ts'

export function EditorPage() {
  const { kind, id } = useParams()
  const number = /^[1-9]\d{0,9}$/.test(id ?? '') ? Number(id) : undefined
  return isEditedKind(kind) && number ? <Opened key={`${kind}/${number}`} kind={kind} id={number} /> : <NotFound />
}

/** What there is once, opened by itself; whoever may write begins it where it is not there yet. */
export function SinglePage({ kind }: { kind: EditedKind }) {
  const { frame } = useWords()
  const mayWrite = useMayWrite()(kind)
  const found = useFetched(kind, async (signal) =>
    (await call('GET /editor/{kind}', { params: { kind }, query: { limit: 1 } }, { signal })).items.map(({ id }) => id),
  )
  useTitle(frame.kinds[kind].one)
  if (found.error) return <Trouble error={found.error} onRetry={found.retry} />
  if (!found.value) return <Loading />
  const [id] = found.value
  if (id !== undefined) return <Opened kind={kind} id={id} />
  if (mayWrite) return <Begun kind={kind} />
  return (
    <div className="space-y-6">
      <h1 className="font-display text-heading">{frame.kinds[kind].one}</h1>
      <p role="status">{frame.kinds[kind].none}</p>
    </div>
  )
}

/** The empty form of what is not there yet. */
function Begun({ kind }: { kind: EditedKind }) {
  const { frame } = useWords()
  const create = useCreate()
  const hasBegun = useRef(false)
  const [hasFailed, setFailed] = useState(false)
  const begin = useEffectEvent(async () => {
    if (hasBegun.current) return
    hasBegun.current = true
    setFailed(!(await create(kind, {}, { replace: true })))
  })
  useEffect(() => {
    void begin()
  }, [])
  return hasFailed ? <Button onClick={() => void create(kind)}>{frame.kinds[kind].create}</Button> : <Loading />
}

/** Fetches a thing before it is written; what is fetched later never lands in its fields. */
function Opened(which: Parameters<typeof readItem>[0]) {
  const user = useAuth((state) => state.user?.id ?? '')
  const { isNew, isCopy } = Object(useLocation().state) as { isNew?: boolean; isCopy?: boolean }
  const { value, error, retry } = useFetched('item', async (signal) => {
    const item = await readItem(which)
    const typing = await openKeptTyping(user, which.kind, which.id)
    if (signal.aborted) typing.close()
    return { item, typing }
  })
  if (error) return setbackOf(error) === 'gone' ? <NotFound /> : <Trouble error={error} onRetry={retry} />
  if (!value) return <Loading />
  return <Editor {...value} isNew={isNew === true} isCopy={isCopy === true} />
}
