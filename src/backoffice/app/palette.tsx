import { Autocomplete } from '@base-ui/react/autocomplete'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import { EDITED_KINDS } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { AS_BUTTON } from '../components/as-button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { useCreate } from '../editor/use-create.ts'
import { IMPORT, isEditedKind as isThing, isSingle, NEW_ENQUIRY } from '../kinds.ts'
import { useBeginIssue } from '../newsletter/use-begin-issue.ts'
import { useWords } from '../words.ts'
import { useScreens } from './use-screens.ts'
import { useMayWrite, useSells } from './who-is-there.ts'

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
  const { entries, status } = useEntries(query.trim())
  return (
    <Dialog label={palette.open} place="top" onClose={onClose}>
      <Autocomplete.Root<Entry>
        inline
        open
        mode="none"
        items={entries}
        autoHighlight="always"
        keepHighlight
        itemToStringValue={({ text }) => text}
        value={query}
        // What is chosen leads away; it is never written into the field.
        onValueChange={(text, { reason }) => reason === 'input-change' && setQuery(text)}
      >
        <Autocomplete.Input
          aria-label={palette.label}
          autoFocus
          placeholder={palette.label}
          maxLength={100}
          className="min-h-12 w-full border-b border-line bg-transparent pr-12 pl-3 text-lead placeholder:text-muted"
        />
        <Autocomplete.List aria-label={palette.open} className="mt-2 max-h-[50vh] overflow-y-auto">
          {(entry: Entry) => (
            <Autocomplete.Item
              key={entry.id}
              value={entry}
              className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 px-3 text-left data-highlighted:bg-line/50"
              {...AS_BUTTON}
              onClick={() => {
                onClose()
                void entry.run()
              }}
            >
              <span className="truncate">{entry.text}</span>
              <span className="shrink-0 text-label text-muted">{entry.detail}</span>
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
        <Autocomplete.Status className="px-3 text-label text-muted">{status}</Autocomplete.Status>
      </Autocomplete.Root>
    </Dialog>
  )
}

function useEntries(query: string): { entries: Entry[]; status: string } {
  const { frame, enquiries, lists, newsletter, imports } = useWords()
  const { palette, kinds } = frame
  const navigate = useNavigate()
  const create = useCreate()
  const beginIssue = useBeginIssue()
  const mayWrite = useMayWrite()
  const screens = useScreens()
  const sells = useSells()
  const found = useFound(query)
  const matches = (text: string) => text.toLocaleLowerCase().includes(query.toLocaleLowerCase())
  const places = EDITED_KINDS.flatMap((kind): Entry[] => [
    { id: kind, text: fill(palette.goTo, { place: kinds[kind].many }), detail: '', run: () => navigate(`/${kind}`) },
    ...(mayWrite(kind) && !isSingle(kind)
      ? [{ id: `new-${kind}`, text: kinds[kind].create, detail: '', run: () => create(kind) }]
      : []),
  ])
  places.push(
    ...screens.map(({ to, title }) => ({
      id: to.slice(1),
      text: fill(palette.goTo, { place: title }),
      detail: '',
      run: () => navigate(to),
    })),
    { id: 'new-letter', text: newsletter.begin, detail: '', run: () => beginIssue() },
  )
  if (mayWrite('artworks')) places.push({ id: 'import', text: imports.open, detail: '', run: () => navigate(IMPORT) })
  if (sells)
    places.push({ id: 'new-enquiry', text: enquiries.begin.open, detail: '', run: () => navigate(NEW_ENQUIRY) })
  const typeOf = ({ type }: Found) => (isThing(type) ? kinds[type].one : palette[type])
  const things = (found.value ?? []).map((one): Entry => ({
    id: `${one.type}-${one.id}`,
    text: isThing(one.type) && isSingle(one.type) ? kinds[one.type].one : one.name,
    detail: [one.detail, one.state && lists.states[one.state], typeOf(one)].filter(Boolean).join(' · '),
    run: () => navigate(`/${one.type}/${one.id}`),
  }))
  // What there is once is told as what was found, and not as a place again.
  const singles = new Set<string>(
    (found.value ?? []).flatMap(({ type }) => (isThing(type) && isSingle(type) ? type : [])),
  )
  const entries = [...things, ...places.filter(({ id, text }) => matches(text) && !singles.has(id))]
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
