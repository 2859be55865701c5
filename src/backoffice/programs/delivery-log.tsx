import { useEffect, useEffectEvent, useRef } from 'react'

import type { Reply } from '../../contract/client.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { formatMoment } from '../components/moments.ts'
import { toast } from '../components/toasts.tsx'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'
import { useOutcome } from './use-outcome.ts'

type Log = Reply<'GET /webhooks/{webhook}/deliveries'>
type Delivery = Log['deliveries'][number]

const LOOK_AGAIN_MS = 1500
/** So many are read at once at most. */
const MOST_READ = 100

/** Whether it is on its way this very moment, so that it is worth to wait for what becomes of it. */
const isUnderWay = ({ state, fault }: Delivery) => state === 'waiting' && fault === null

/** What a program was told, the latest first; what is on its way is watched until it has arrived or failed. */
export function DeliveryLog({ webhook, onTold }: { webhook: string; onTold: () => void }) {
  const words = useWords().programs.webhooks
  const reason = useReason()
  const read = (query: { before?: number; limit?: number }) =>
    call('GET /webhooks/{webhook}/deliveries', { params: { webhook }, query })
  const { value, error, retry, replace } = useFetched(webhook, () => read({}))
  const isWatching = value?.deliveries.slice(0, MOST_READ).some(isUnderWay) ?? false
  const wasWatching = useRef(false)
  const heed = useEffectEvent(() => {
    if (wasWatching.current && !isWatching) onTold()
    wasWatching.current = isWatching
    if (!isWatching) return undefined
    const timer = setTimeout(() => void look().catch(() => undefined), LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  })
  // Looked at once for each answer.
  useEffect(() => heed(), [value])
  if (error) return <Trouble error={error} onRetry={retry} />
  if (!value) return null
  async function look() {
    const known = value?.deliveries ?? []
    const { deliveries } = await read({ limit: Math.min(MOST_READ, Math.max(1, known.length)) })
    const ids = new Set(deliveries.map(({ id }) => id))
    replace({ next: value?.next ?? null, deliveries: [...deliveries, ...known.filter(({ id }) => !ids.has(id))] })
  }
  const more = async (before: number) => {
    const next = await read({ before })
    replace({ ...next, deliveries: [...value.deliveries, ...next.deliveries] })
  }
  async function sendAgain({ id }: Delivery) {
    try {
      const params = { webhook, delivery: id }
      await call('POST /webhooks/{webhook}/deliveries/{delivery}/sending', { params })
      toast(words.sentAgain)
      await look()
    } catch (fault) {
      toast(reason(fault))
    }
  }
  if (value.deliveries.length === 0) return <p className="text-muted">{words.logEmpty}</p>
  return (
    <div className="space-y-4">
      <ul>
        {value.deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onAgain={() => void sendAgain(delivery)} />
        ))}
      </ul>
      {value.next === null ? null : (
        <Button look="outline" onClick={() => void more(value.next ?? 0).catch((fault) => toast(reason(fault)))}>
          {words.more}
        </Button>
      )}
    </div>
  )
}

function DeliveryRow({ delivery, onAgain }: { delivery: Delivery; onAgain: () => void }) {
  const { programs } = useWords()
  const words = programs.webhooks
  const locale = useLocale()
  const tellOutcome = useOutcome()
  const at = formatMoment(delivery.created_at, locale)
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-3 md:grid-cols-[1fr_1fr_auto] md:items-start">
      <div className="min-w-0">
        <p>{programs.events[delivery.event]}</p>
        <p className="text-label text-muted">{at}</p>
        <details className="text-label">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-line underline-offset-4">
            {words.carried}
          </summary>
          <pre className="overflow-x-auto border border-line p-3 font-mono text-label whitespace-pre-wrap break-all">
            {JSON.stringify(delivery.body, null, 2)}
          </pre>
        </details>
      </div>
      <p className={delivery.fault ? 'text-error' : ''}>{tellOutcome(delivery)}</p>
      <Button look="outline" aria-label={`${words.again}: ${programs.events[delivery.event]}, ${at}`} onClick={onAgain}>
        {words.again}
      </Button>
    </li>
  )
}
