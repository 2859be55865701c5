import { useState } from 'react'

import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { createLine, type Line } from '../api/create-line.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { ColumnChoice } from './column-choice.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReport } from './import-report.tsx'
import { ForgetImport, GoOnFromImport } from './import-ways.tsx'
import type { Import } from './use-import.ts'

interface Props {
  one: Import
  onChange: (next: Import) => void
  onLost: () => void
}

/** What is to be done next with an import. */
export function ImportStep({ one, onChange, onLost }: Props) {
  const { imports: words } = useWords()
  const { status, table, report } = one
  const [isChoosing, setChoosing] = useState(false)
  // What was chosen is saved before anything is done with it.
  const [line] = useState(createLine)
  const act = useAct(line, onChange, onLost)
  const params = { import: one.id }
  const check = () => act(async () => (await call('POST /editor/imports/{import}/check', { params })).import)
  if (status === 'checking' || status === 'applying') return <ImportProgress one={one} />
  if (table && (status === 'open' || isChoosing)) {
    return (
      <div className="space-y-8">
        <ColumnChoice one={one} table={table} line={line} onChange={onChange} />
        <CheckButton table={table} onCheck={() => void check().then(() => setChoosing(false))} />
        <ForgetImport id={one.id} />
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
          <ForgetImport id={one.id} />
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
          <ForgetImport id={one.id} />
        </div>
      ) : (
        <GoOnFromImport subject={one.subject} />
      )}
    </ImportReport>
  )
}

/** Does something with the import and shows how it is then. */
function useAct(line: Line, onChange: (next: Import) => void, onLost: () => void) {
  const reason = useReason()
  return async (work: () => Promise<Import>) => {
    if (line.isTaken('act')) return
    try {
      onChange(await line.take('act', work))
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
