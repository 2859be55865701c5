import { useEffect } from 'react'

import type { Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { formatFileSize, formatNumber } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { apiUrl, call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { formatMoment } from '../components/moments.ts'
import { toast } from '../components/toasts.tsx'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'

type Export = Reply<'GET /editor/exports'>['exports'][number]

const EVERY_MS = 1000
/** Of files that are missing. */
const MOST_NAMED = 20

/** Takes the whole gallery out: asked for, looked at while it is written, and saved. */
export function GalleryExport() {
  const { out: words } = useWords().moving
  const { value, error, retry } = useExports()
  const act = useAct(retry)
  if (error && !value) return <Trouble error={error} onRetry={retry} />
  if (!value) return null
  const running = value.find(({ status }) => status === 'running')
  const [latest] = value
  const done = value.find(({ status }) => status === 'done')
  return (
    <section className="space-y-4">
      <h2 className="font-display text-title">{words.title}</h2>
      <p className="text-muted">{words.hint}</p>
      {running ? <Running one={running} onStop={(id) => void act(() => forget(id), words.stopped)} /> : null}
      {latest?.status === 'failed' ? (
        <p role="alert" className="border-l-2 border-error pl-3">
          {words.failures[latest.failure ?? 'other']}
        </p>
      ) : null}
      {done ? <Ready one={done} onForget={(id) => void act(() => forget(id), words.forgotten)} /> : null}
      {running ? null : (
        <Button look={done ? 'outline' : 'solid'} onClick={() => void act(() => call('POST /editor/exports'))}>
          {done ? words.again : words.start}
        </Button>
      )}
    </section>
  )
}

const forget = (id: string) => call('DELETE /editor/exports/{export}', { params: { export: id } })

/** The exports, looked at again and again while one is under way. */
function useExports() {
  const found = useFetched(
    'exports',
    async (signal) => (await call('GET /editor/exports', undefined, { signal })).exports,
  )
  const { value, isLoading, retry, error } = found
  const isUnderWay = value?.some(({ status }) => status === 'running') ?? false
  useEffect(() => {
    if (!isUnderWay || isLoading) return undefined
    const timer = setTimeout(retry, EVERY_MS)
    return () => clearTimeout(timer)
    // A new answer starts the clock anew.
  }, [isUnderWay, isLoading, retry, value, error])
  return found
}

/** Does something, says that it is done, and looks again; somebody else may have done something too. */
function useAct(onDone: () => void) {
  const reason = useReason()
  return async (work: () => Promise<unknown>, words?: string) => {
    try {
      await work()
      if (words) toast(words)
    } catch (error) {
      toast(reason(error))
    }
    onDone()
  }
}

function Running({ one, onStop }: { one: Export; onStop: (id: string) => void }) {
  const { out: words } = useWords().moving
  const locale = useLocale()
  const { done, total, done_bytes, total_bytes } = one
  // Most of the time goes into the files.
  const share = total_bytes > 0 ? done_bytes / total_bytes : total > 0 ? done / total : undefined
  return (
    <div className="space-y-3">
      <p role="status">{total > 0 ? words.running : words.waiting}</p>
      <progress
        className="h-1 w-full accent-ink"
        aria-label={words.running}
        {...(share === undefined ? {} : { value: share })}
      />
      <p className="text-label text-muted tabular-nums">
        {total > 0
          ? `${fill(words.progress, {
              done: formatNumber(done, locale),
              total: formatNumber(total, locale),
              doneBytes: formatFileSize(done_bytes, locale),
              totalBytes: formatFileSize(total_bytes, locale),
            })} · `
          : ''}
        {words.mayLeave}
      </p>
      <Button look="quiet" onClick={() => onStop(one.id)}>
        {words.stop}
      </Button>
    </div>
  )
}

function Ready({ one, onForget }: { one: Export; onForget: (id: string) => void }) {
  const { out: words } = useWords().moving
  const locale = useLocale()
  const reason = useReason()
  const { id, actor, created_at, until, size, missing } = one
  const told = { actor, moment: formatMoment(created_at, locale), until: formatMoment(until, locale) }
  async function save() {
    try {
      const { address } = await call('POST /editor/exports/{export}/link', { params: { export: id } })
      // The browser saves it by itself, with its own progress, and goes on where a line broke.
      location.assign(`${apiUrl()}${address}`)
    } catch (error) {
      toast(reason(error))
    }
  }
  return (
    <div className="space-y-3 border border-line p-6">
      <p role="status" className="text-lead">
        {fill(words.ready, { size: formatFileSize(size ?? 0, locale) })}
      </p>
      <p className="text-label text-muted">{fill(words.readyBy, told)}</p>
      {missing.length > 0 ? (
        <div role="alert" className="border-l-2 border-error pl-3 text-label">
          <p>{fill(words.missing, { count: formatNumber(missing.length, locale) })}</p>
          <ul className="break-words">
            {missing.slice(0, MOST_NAMED).map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button onClick={() => void save()}>{words.save}</Button>
        <Button look="quiet" onClick={() => onForget(id)}>
          {words.forget}
        </Button>
      </div>
    </div>
  )
}
