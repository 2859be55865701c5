import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'

import { IMPORT_SUBJECTS, type ImportSubject } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatPercent } from '../../messages/format.ts'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import { sendFile } from '../api/send-file.ts'
import { useFetched } from '../api/use-fetched.ts'
import { formatMoment } from '../components/moments.ts'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { FileButton } from '../editor/inputs/file-button.tsx'
import { IMPORT } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { useSubjectName } from './use-subject-name.ts'

/** Where somebody chooses what to bring in, and finds what was brought. */
export function ImportPage() {
  const { imports: words } = useWords()
  const [search, setSearch] = useSearchParams()
  const nameOf = useSubjectName()
  const subject = IMPORT_SUBJECTS.find((one) => one === search.get('of')) ?? 'artworks'
  useTitle(words.title)
  return (
    <div className="space-y-10">
      <div className="max-w-[60ch] space-y-4">
        <h1 className="font-display text-heading">{words.title}</h1>
        <p>{words.introduction}</p>
      </div>
      <div className="max-w-[40rem] space-y-6">
        <SelectField
          label={words.subject}
          hint={subject === 'pictures' ? words.hints.pictures : words.hints.table}
          value={subject}
          onChange={({ target }) => setSearch({ of: target.value }, { replace: true })}
        >
          {IMPORT_SUBJECTS.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </SelectField>
        <Sending key={subject} subject={subject} />
      </div>
      <Latest />
    </div>
  )
}

function Sending({ subject }: { subject: ImportSubject }) {
  const { imports: words } = useWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const reason = useReason()
  const [isOver, setOver] = useState(false)
  const [sent, setSent] = useState<{ name: string; share: number }>()
  const [error, setError] = useState<string>()

  async function send([file]: File[]) {
    if (!file || sent) return
    const { name } = file
    setError(undefined)
    setSent({ name, share: 0 })
    try {
      const taken = await sendFile(`imports/${subject}`, file, (share) => setSent({ name, share }))
      await navigate(`${IMPORT}/${taken.import.id}`)
    } catch (failure) {
      setError(reason(failure))
      setSent(undefined)
    }
  }

  return (
    <div
      role="presentation"
      className={`border border-dashed p-6 ${isOver ? 'border-accent' : 'border-muted'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void send([...event.dataTransfer.files])
      }}
    >
      {sent ? null : (
        <div className="flex flex-wrap items-center gap-4">
          <p className="hidden grow text-muted lg:block">{words.drop}</p>
          <FileButton of={subject === 'pictures' ? 'archive' : 'table'} onFiles={(files) => void send(files)}>
            {words.choose}
          </FileButton>
        </div>
      )}
      <div role="status">
        {sent ? (
          <>
            <p className="mb-4 break-words text-label">
              {sent.share < 1
                ? fill(words.sending, { name: sent.name, percent: formatPercent(sent.share, locale) })
                : fill(words.reading, { name: sent.name })}
            </p>
            <progress
              className="h-1 w-full accent-ink"
              aria-label={sent.name}
              {...(sent.share < 1 ? { value: sent.share } : {})}
            />
          </>
        ) : null}
      </div>
      {error === undefined ? null : (
        <p role="alert" className="mt-4 text-label text-error">
          {error}
        </p>
      )}
    </div>
  )
}

function Latest() {
  const { imports: words } = useWords()
  const locale = useLocale()
  const nameOf = useSubjectName()
  const latest = useFetched(
    'imports',
    async (signal) => (await call('GET /editor/imports', undefined, { signal })).imports,
  )
  if (latest.error) return <Trouble error={latest.error} onRetry={latest.retry} />
  if (!latest.value || latest.value.length === 0) return null
  return (
    <section className="space-y-4">
      <h2 className="font-display text-title">{words.recent}</h2>
      <ul className="divide-y divide-line">
        {latest.value.map(({ id, name, subject, status, actor, changed_at }) => (
          <li key={id}>
            <Link
              className="flex min-h-11 flex-wrap justify-between gap-x-6 py-3 hover:underline"
              to={`${IMPORT}/${id}`}
            >
              <span className="min-w-0 break-words">
                {name}
                <span className="block text-label text-muted">
                  {nameOf(subject)} · {words.statuses[status]}
                </span>
              </span>
              <span className="text-label text-muted">
                {fill(words.by, { actor, moment: formatMoment(changed_at, locale) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
