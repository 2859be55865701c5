import { type FormEvent, useState } from 'react'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { Button } from '../../web/components/button.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { call } from '../api/call.ts'
import { formatMoment } from '../components/moments.ts'
import { useLocale, useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'

/** What staff write for each other about an order. */
export function OrderNotes({ order, change }: { order: SalesOrder; change: ChangeOrder }) {
  const { sales } = useWords()
  const locale = useLocale()
  const me = useAuth(({ user }) => user?.id)
  const params = { order: order.number }
  const kept = `cimaise.office.note.${order.number}`
  // Typing outlives a reload; the key is that of this note until it is written.
  const [text, setText] = useState(() => sessionStorage.getItem(kept) ?? '')
  const [key, setKey] = useState(() => crypto.randomUUID())
  function type(next: string) {
    setText(next)
    if (next) sessionStorage.setItem(kept, next)
    else sessionStorage.removeItem(kept)
  }
  async function write(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    const isDone = await change(
      async () => (await call('POST /sales/orders/{order}/notes', { params, body: { key, text } })).order,
      sales.notes.written,
    )
    if (!isDone) return
    type('')
    setKey(crypto.randomUUID())
  }
  const remove = (note: string) =>
    change(
      async () => (await call('DELETE /sales/orders/{order}/notes/{note}', { params: { ...params, note } })).order,
      sales.notes.removed,
    )
  return (
    <section className="space-y-4">
      <h2 className="border-b border-ink pb-2 font-display text-title">{sales.notes.title}</h2>
      {order.notes.length > 0 ? (
        <ul className="divide-y divide-line">
          {order.notes.map((note) => (
            <li key={note.id} className="space-y-1 py-3">
              <p className="break-words whitespace-pre-line">{note.text}</p>
              <p className="flex flex-wrap items-center gap-x-4 text-label text-muted">
                {note.staff_name ?? sales.somebody}, {formatMoment(note.at, locale)}
                {note.staff === me ? (
                  <Button look="quiet" onClick={() => void remove(note.id)}>
                    {sales.notes.remove}
                  </Button>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <form className="space-y-3" onSubmit={(event) => void write(event)}>
        <TextArea
          label={sales.notes.label}
          hint={sales.notes.hint}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" look="outline" disabled={text.trim() === ''}>
          {sales.notes.write}
        </Button>
      </form>
    </section>
  )
}
