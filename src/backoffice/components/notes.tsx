import { type FormEvent, useRef, useState } from 'react'

import { LONGEST_MESSAGE } from '../../contract/enquiries/values.ts'
import { Button } from '../../web/components/button.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { useLocale, useWords } from '../words.ts'
import { formatMoment } from './moments.ts'

interface Note {
  id: string
  at: string
  text: string
  staff: string | null
  staff_name: string | null
}

interface Props {
  /** What they are about, for what is typed to be found again. */
  about: string
  notes: Note[]
  /** Who reads them. */
  hint: string
  /** Writes one, and says whether it is written. */
  onWrite: (note: { key: string; text: string }) => Promise<boolean>
  onRemove: (note: string) => void
}

/** What staff write for each other; one takes away one's own. */
export function Notes({ about, notes, hint, onWrite, onRemove }: Props) {
  const { sales } = useWords()
  const locale = useLocale()
  const me = useAuth(({ user }) => user?.id)
  const kept = `cimaise.office.note.${about}`
  // Typing outlives a reload; another word is another note, and has another key.
  const [text, setText] = useState(() => sessionStorage.getItem(kept) ?? '')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const typed = useRef(text)
  function type(next: string) {
    setText(next)
    typed.current = next
    setKey(crypto.randomUUID())
    if (next) sessionStorage.setItem(kept, next)
    else sessionStorage.removeItem(kept)
  }
  async function write(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || !(await onWrite({ key, text }))) return
    // What was typed meanwhile is the next one.
    if (typed.current === text) type('')
  }
  return (
    <section className="space-y-4">
      <h2 className="border-b border-ink pb-2 font-display text-title">{sales.notes.title}</h2>
      {notes.length > 0 ? (
        <ul className="divide-y divide-line">
          {notes.map((note) => (
            <li key={note.id} className="space-y-1 py-3">
              <p className="break-words whitespace-pre-line">{note.text}</p>
              <p className="flex flex-wrap items-center gap-x-4 text-label text-muted">
                {note.staff_name ?? sales.somebody}, {formatMoment(note.at, locale)}
                {note.staff === me ? (
                  <Button look="quiet" onClick={() => onRemove(note.id)}>
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
          hint={hint}
          rows={2}
          maxLength={LONGEST_MESSAGE}
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
