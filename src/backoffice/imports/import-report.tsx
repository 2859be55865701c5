import { type ReactNode, useState } from 'react'

import type { Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { toast } from '../components/toasts.tsx'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'
import { useColumnName } from './use-column-name.ts'
import type { Import } from './use-import.ts'

type Page = Reply<'GET /editor/imports/{import}/lines'>
type Line = Page['lines'][number]

interface Props {
  one: Import
  report: NonNullable<Import['report']>
  /** What can be done now. */
  children: ReactNode
}

/** What an import does or did: counted, and line by line. */
export function ImportReport({ one, report, children }: Props) {
  const { report: words } = useWords().imports
  const locale = useLocale()
  const isGallery = one.subject === 'gallery'
  const wordsOf = (subject: Import['subject']) => {
    if (subject === 'gallery') return words.galleryCounts
    return subject === 'pictures' ? words.pictureCounts : words.counts
  }
  const [isOnlySkipped, setOnlySkipped] = useState(report.skip > 0)
  const { create, change, same, skip } = report
  const counts = Object.fromEntries(
    Object.entries({ create, change, same, skip }).map(([act, count]) => [act, formatNumber(count, locale)]),
  )
  return (
    <section className="space-y-6">
      <h2 className="font-display text-title">{one.status === 'applied' ? words.doneTitle : words.title}</h2>
      {report.is_outdated ? (
        <p role="alert" className="border-l-2 border-error pl-3">
          {words.outdated}
        </p>
      ) : null}
      <p role="status" className="text-lead tabular-nums">
        {fill(wordsOf(one.subject), counts)}
      </p>
      {children}
      <div>
        <Checkbox
          label={isGallery ? words.onlyFaults : words.onlySkipped}
          checked={isOnlySkipped}
          onChange={({ target }) => setOnlySkipped(target.checked)}
        />
        <Lines key={`${report.mark} ${one.status} ${isOnlySkipped}`} one={one} isOnlySkipped={isOnlySkipped} />
      </div>
    </section>
  )
}

function Lines({ one, isOnlySkipped }: { one: Import; isOnlySkipped: boolean }) {
  const { report: words } = useWords().imports
  const reason = useReason()
  const [more, setMore] = useState<Page>()
  const fetchPage = async (after: number, signal?: AbortSignal): Promise<Page> =>
    call(
      'GET /editor/imports/{import}/lines',
      { params: { import: one.id }, query: { after, ...(isOnlySkipped ? { act: 'skip' as const } : {}) } },
      signal ? { signal } : {},
    )
  const first = useFetched('lines', (signal) => fetchPage(0, signal))
  if (first.error) return <Trouble error={first.error} onRetry={first.retry} />
  if (!first.value) return null
  const lines = [...first.value.lines, ...(more?.lines ?? [])]
  const next = (more ?? first.value).next_after
  const unfold = async (after: number) => {
    try {
      const page = await fetchPage(after)
      setMore((before) => ({ ...page, lines: [...(before?.lines ?? []), ...page.lines] }))
    } catch (error) {
      toast(reason(error))
    }
  }
  if (lines.length === 0) return <p className="text-muted">{words.none}</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <OneLine key={line.line} subject={one.subject} line={line} />
        ))}
      </ul>
      {next === null ? null : (
        <Button look="outline" className="mt-6" onClick={() => void unfold(next)}>
          {words.more}
        </Button>
      )}
    </>
  )
}

function OneLine({ subject, line: { line, act, name, faults } }: { subject: Import['subject']; line: Line }) {
  const { report: words } = useWords().imports
  const wordFault = useFaultWords(subject)
  const isGallery = subject === 'gallery'
  const isFaulty = act === 'skip'
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-3 md:gap-x-6 ${isGallery ? GALLERY_COLUMNS : COLUMNS}`}
    >
      {isGallery ? null : (
        <span className="text-label text-muted tabular-nums md:pt-0.5">
          {fill(subject === 'pictures' ? words.file : words.line, { line })}
        </span>
      )}
      <span className={`text-label md:pt-0.5 ${isFaulty ? 'text-error' : 'text-muted'}`}>
        {isGallery && isFaulty ? words.faulty : words.acts[act]}
      </span>
      <div className="min-w-0 max-md:col-span-2">
        <p className="break-words">{name}</p>
        {faults.map((fault) => (
          <p
            key={`${fault.column} ${fault.word}`}
            className={`text-label break-words ${isFaulty ? 'text-error' : 'text-muted'}`}
          >
            {wordFault(fault)}
          </p>
        ))}
      </div>
    </li>
  )
}

const COLUMNS = 'md:grid-cols-[7rem_7rem_minmax(0,1fr)]'
const GALLERY_COLUMNS = 'md:grid-cols-[7rem_minmax(0,1fr)]'

/** Why a line is skipped: "Artist: nothing of that name". In a gallery's files, things are called what they are called there. */
function useFaultWords(subject: Import['subject']): (fault: Line['faults'][number]) => string {
  const { faults: words, report } = useWords().imports
  const nameOf = useColumnName(subject === 'pictures' || subject === 'gallery' ? 'artworks' : subject)
  return ({ column, word, values }) => {
    const reason = fill(words[word], values)
    const told =
      column === null ? reason : fill(report.fault, { field: subject === 'gallery' ? column : nameOf(column), reason })
    // What is wrong with the whole of a file is in no line of it.
    const isPlaced = values.at !== undefined && (column !== null || values.at !== 1)
    return isPlaced ? fill(report.fault, { field: fill(report.line, { line: values.at ?? 1 }), reason: told }) : told
  }
}
