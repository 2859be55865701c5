import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import { EDITED_KINDS } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { Dialog } from '../components/dialog.tsx'
import { useCreate } from '../editor/use-create.ts'
import { IMPORT, isEditedKind as isThing, isSingle, LIBRARY, MOVING, UPKEEP } from '../kinds.ts'
import { useWords } from '../words.ts'
import { useIsAdmin, useMayWrite } from './who-is-there.ts'

interface Entry {
  id: string
  text: string
  detail: string
  run: () => unknown
}

const PAUSE_MS = 200

/** One field that leads anywhere: to a list, to something new, to anything by its name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { palette } = useWords().frame
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const { entries, status } = useEntries(query.trim())
  const chosen = entries[Math.min(at, entries.length - 1)]
  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    void entry.run()
  }
  return (
    <Dialog label={palette.open} place="top" onClose={onClose}>
      <input
        role="combobox"
        aria-label={palette.label}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
        aria-autocomplete="list"
        autoFocus
        value={query}
        placeholder={palette.label}
        maxLength={100}
        className="min-h-12 w-full border-b border-line bg-transparent pr-12 pl-3 text-lead placeholder:text-muted"
        onChange={({ target }) => {
          setQuery(target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
          if (step && entries.length > 0) {
            event.preventDefault()
            setAt((Math.min(at, entries.length - 1) + step + entries.length) % entries.length)
          } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(chosen)
        }}
      />
      <div id={id} role="listbox" aria-label={palette.open} className="mt-2 max-h-[50vh] overflow-y-auto">
        {entries.map((entry) => (
          // The keyboard stays in the field above; what it points at is told there.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={entry.id}
            id={`${id}-${entry.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={entry === chosen}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 aria-selected:bg-line/50"
            onClick={() => choose(entry)}
          >
            <span className="truncate">{entry.text}</span>
            <span className="shrink-0 text-label text-muted">{entry.detail}</span>
          </div>
        ))}
      </div>
      <p role="status" className="px-3 text-label text-muted">
        {status}
      </p>
    </Dialog>
  )
}

function useEntries(query: string): { entries: Entry[]; status: string } {
  const { frame, lists, upkeep, library, imports, moving } = useWords()
  const { palette, kinds } = frame
  const navigate = useNavigate()
  const create = useCreate()
  const mayWrite = useMayWrite()
  const isAdmin = useIsAdmin()
  const found = useFound(query)
  const matches = (text: string) => text.toLocaleLowerCase().includes(query.toLocaleLowerCase())
  const places = EDITED_KINDS.flatMap((kind): Entry[] => [
    { id: kind, text: fill(palette.goTo, { place: kinds[kind].many }), detail: '', run: () => navigate(`/${kind}`) },
    ...(mayWrite(kind) && !isSingle(kind)
      ? [{ id: `new-${kind}`, text: kinds[kind].create, detail: '', run: () => create(kind) }]
      : []),
  ])
  const screens = [
    { to: UPKEEP, title: upkeep.title },
    { to: LIBRARY, title: library.title },
  ]
  places.push(
    ...screens.map(({ to, title }) => ({
      id: to.slice(1),
      text: fill(palette.goTo, { place: title }),
      detail: '',
      run: () => navigate(to),
    })),
  )
  if (mayWrite('artworks')) places.push({ id: 'import', text: imports.open, detail: '', run: () => navigate(IMPORT) })
  if (isAdmin) places.push({ id: 'moving', text: moving.link, detail: '', run: () => navigate(MOVING) })
  const typeOf = ({ type }: Found) => (type === 'people' || type === 'orders' ? palette[type] : kinds[type].one)
  const things = (found.value ?? []).map((one): Entry => ({
    id: `${one.type}-${one.id}`,
    text: isThing(one.type) && isSingle(one.type) ? kinds[one.type].one : one.name,
    detail: [one.detail, one.state && lists.states[one.state], typeOf(one)].filter(Boolean).join(' · '),
    run: () => navigate(`/${one.type}/${one.id}`),
  }))
  const entries = [...things, ...places.filter(({ text }) => matches(text))]
  if (found.error) return { entries, status: palette.failed }
  if (found.isLoading) return { entries, status: palette.searching }
  return { entries, status: entries.length === 0 ? palette.none : '' }
}

type Found = Reply<'GET /editor/find'>['found'][number]

function useFound(query: string) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query])
  return useFetched(settled, async (signal): Promise<Found[]> =>
    settled === '' ? [] : (await call('GET /editor/find', { query: { query: settled } }, { signal })).found,
  )
}
