import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'

import type { EditedKind } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { Icon } from '../../web/components/icon.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { textIn } from '../components/text-in.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'

/** Lists that somebody has given a name, and a name for this one. */
export function SavedViews({ kind, query }: { kind: EditedKind; query: string }) {
  const { lists, frame } = useWords()
  const reason = useReason()
  const [isNaming, setNaming] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { value: views = [], replace } = useFetched('views', async () => (await call('GET /editor/views')).views)
  const ofKind = views.filter((view) => view.kind === kind)

  async function save(name: string, saved: string) {
    const { view } = await call('POST /editor/views', { body: { kind, name, query: saved } })
    replace([...views.filter((one) => one.id !== view.id && one.name !== view.name), view])
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = textIn(new FormData(event.currentTarget), 'name').trim()
    setMissing(!name)
    if (!name) return
    try {
      await save(name, query)
      setNaming(false)
      toast(lists.viewSaved)
    } catch (error) {
      toast(reason(error))
    }
  }
  function leave() {
    flushSync(() => {
      setNaming(false)
      setMissing(false)
    })
    opener.current?.focus()
  }
  async function forget(view: (typeof views)[number]) {
    try {
      await call('DELETE /editor/views/{view}', { params: { view: view.id } })
      replace(views.filter(({ id }) => id !== view.id))
      toast(fill(lists.viewForgotten, { name: view.name }), () => void save(view.name, view.query))
    } catch (error) {
      toast(reason(error))
    }
  }

  if (ofKind.length === 0 && !query) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-label">
      {ofKind.length > 0 ? (
        <ul aria-label={lists.views} className="flex flex-wrap gap-2">
          {ofKind.map((view) => (
            <li key={view.id} className="flex items-center border border-line">
              <Link
                to={`/${kind}?${view.query}`}
                aria-current={view.query === query ? 'true' : undefined}
                className="flex min-h-11 items-center pl-3 aria-[current]:underline aria-[current]:underline-offset-4 lg:min-h-9"
              >
                {view.name}
              </Link>
              <button
                type="button"
                aria-label={fill(lists.forget, { name: view.name })}
                className="grid size-11 place-items-center lg:size-9"
                onClick={() => void forget(view)}
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isNaming ? (
        <form className="flex items-end gap-4" noValidate onSubmit={(event) => void submit(event)}>
          <Field
            label={lists.viewName}
            name="name"
            required
            error={isMissing ? frame.login.missing : undefined}
            maxLength={60}
            autoFocus
          />
          <Button type="submit" look="outline">
            {lists.save}
          </Button>
          <Button look="quiet" onClick={leave}>
            {lists.cancel}
          </Button>
        </form>
      ) : query && !ofKind.some((view) => view.query === query) ? (
        <Button ref={opener} look="quiet" onClick={() => setNaming(true)}>
          {lists.saveView}
        </Button>
      ) : null}
    </div>
  )
}
