import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'

import { ApiError } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { NotFound } from '../app/not-found.tsx'
import { toast } from '../components/toasts.tsx'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { IMPORT, MOVING } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { ColumnChoice } from './column-choice.tsx'
import { ImportReport } from './import-report.tsx'
import { type Import, useImport } from './use-import.ts'
import { useSubjectName } from './use-subject-name.ts'

export function OneImportPage() {
  const { import: id = '' } = useParams()
  return <OneImport key={id} id={id} />
}

/** One import, at whatever step it is: its columns, the trial, the report, the deed. */
function OneImport({ id }: { id: string }) {
  const { imports: words } = useWords()
  const nameOf = useSubjectName()
  const { value, error, retry, replace } = useImport(id)
  useTitle(value?.name ?? words.title)
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (error && !value) return <Trouble error={error} onRetry={retry} />
  if (!value) return null
  return (
    <div className="space-y-10">
      <div>
        <Link className="inline-flex min-h-11 items-center text-label text-muted hover:text-ink" to={IMPORT}>
          {words.toImports}
        </Link>
        <h1 className="font-display text-heading break-words">{value.name}</h1>
        <p className="text-muted">{nameOf(value.subject)}</p>
      </div>
      <Step one={value} onChange={replace} onLost={retry} />
    </div>
  )
}

interface StepProps {
  one: Import
  onChange: (next: Import) => void
  onLost: () => void
}

function Step({ one, onChange, onLost }: StepProps) {
  const { imports: words } = useWords()
  const { status, table, report } = one
  const [isChoosing, setChoosing] = useState(false)
  const act = useAct(onChange, onLost)
  const params = { import: one.id }
  const check = () => act(async () => (await call('POST /editor/imports/{import}/check', { params })).import)
  if (status === 'checking' || status === 'applying') return <Progress one={one} />
  if (table && (status === 'open' || isChoosing)) {
    return (
      <div className="space-y-8">
        <ColumnChoice one={one} table={table} onChange={onChange} />
        <CheckButton table={table} onCheck={() => void check().then(() => setChoosing(false))} />
        <Forget id={one.id} />
      </div>
    )
  }
  if (status === 'open' || status === 'failed') {
    return (
      <div className="space-y-6">
        {status === 'failed' ? (
          <p role="alert" className="border-l-2 border-error pl-3">
            {words.failures[one.failure ?? 'other']}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Button onClick={() => void check()}>{words.check}</Button>
          {table ? (
            <Button look="quiet" onClick={() => setChoosing(true)}>
              {words.back}
            </Button>
          ) : null}
          <Forget id={one.id} />
        </div>
      </div>
    )
  }
  if (!report) return null
  const { create, change } = report
  const isGallery = one.subject === 'gallery'
  const applyWords = isGallery ? words.applyGallery : one.subject === 'pictures' ? words.applyPictures : words.apply
  const apply = () =>
    act(
      async () =>
        (await call('POST /editor/imports/{import}/application', { params, body: { mark: report.mark } })).import,
    )
  return (
    <ImportReport one={one} report={report}>
      {isGallery && create + change > 0 ? <p className="max-w-[60ch]">{words.galleryMeans}</p> : null}
      {status === 'checked' ? (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          {create + change > 0 ? (
            <Button onClick={() => void apply()}>{fill(applyWords, { create, change })}</Button>
          ) : (
            <p>{isGallery && report.skip > 0 ? words.mendFirst : words.nothingToDo}</p>
          )}
          {table ? (
            <Button look="quiet" onClick={() => setChoosing(true)}>
              {words.back}
            </Button>
          ) : null}
          <Forget id={one.id} />
        </div>
      ) : (
        <Onwards subject={one.subject} />
      )}
    </ImportReport>
  )
}

/** Does something with the import and shows how it is then. */
function useAct(onChange: (next: Import) => void, onLost: () => void) {
  const reason = useReason()
  return async (work: () => Promise<Import>) => {
    try {
      onChange(await work())
    } catch (error) {
      toast(reason(error))
      // Somebody else may have done something with it.
      onLost()
    }
  }
}

function CheckButton({ table, onCheck }: { table: NonNullable<Import['table']>; onCheck: () => void }) {
  const { imports: words } = useWords()
  if (table.trouble) return null
  const isOpen = table.columns.some(({ question }) => question !== null)
  const isEmpty = table.columns.every(({ target }) => target === null)
  const hint = isOpen ? words.columns.open : isEmpty ? words.columns.nothing : words.checkHint
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button disabled={isOpen || isEmpty} onClick={onCheck}>
        {words.check}
      </Button>
      <p className={isOpen ? 'text-error' : 'text-muted'}>{hint}</p>
    </div>
  )
}

function Progress({ one: { status, progress } }: { one: Import }) {
  const { imports: words } = useWords()
  const locale = useLocale()
  const { done = 0, total = 0 } = progress ?? {}
  const label = status === 'checking' ? words.checking : words.applying
  return (
    <div className="max-w-[40rem] space-y-3">
      <p role="status">{label}</p>
      <progress className="h-1 w-full accent-ink" aria-label={label} {...(total > 0 ? { value: done / total } : {})} />
      <p className="text-label text-muted tabular-nums">
        {total > 0
          ? `${fill(words.progress, { done: formatNumber(done, locale), total: formatNumber(total, locale) })} · `
          : ''}
        {words.mayLeave}
      </p>
    </div>
  )
}

function Onwards({ subject }: { subject: Import['subject'] }) {
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

function Forget({ id }: { id: string }) {
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
