import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { claimDelivery, deliver, type Way } from './deliver.ts'

/** So many are on their way to one program at once. */
const AT_ONCE = 3
/** After so many failures in a row the rest waits for the next minute: a program that hangs is not asked without end. */
const MOST_FAILURES = 3

/** Tells programs what is due, in the background: whoever is slow or dead keeps nobody waiting but what is for itself. */
export interface WebhookSender {
  /** Has whatever is due sent. */
  wake: () => void
  /** Resolves once nothing is on its way. */
  rest: () => Promise<void>
  /** Gives up what is on its way; it is tried again by whichever node lives. */
  close: () => Promise<void>
}

/** What is on its way to one program. */
interface Line {
  busy: number
  /** In a row. */
  failures: number
  /** Whether something has come while all were busy: whoever finds nothing looks once more. */
  isMore: boolean
}

export function openWebhookSender(
  db: Database,
  { onError, ...way }: Way & { onError: (error: unknown) => void },
): WebhookSender {
  const closing = new AbortController()
  const lines = new Map<string, Line>()
  const running = new Set<Promise<void>>()

  const start = (work: () => Promise<void>) => {
    const done = work()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) onError(error)
      })
      .finally(() => running.delete(done))
    running.add(done)
  }

  async function sendOneByOne(webhookId: string, line: Line): Promise<void> {
    try {
      while (line.failures < MOST_FAILURES && !closing.signal.aborted) {
        line.isMore = false
        const claimed = await claimDelivery(db, webhookId)
        if (claimed) line.failures = (await deliver(db, claimed, way, closing.signal)) ? 0 : line.failures + 1
        else if (!line.isMore) return
      }
    } finally {
      line.busy--
      if (line.busy === 0) lines.delete(webhookId)
    }
  }

  async function sendDue(): Promise<void> {
    for (const webhookId of await findDue(db)) {
      const line = lines.get(webhookId) ?? { busy: 0, failures: 0, isMore: false }
      lines.set(webhookId, line)
      line.isMore = true
      for (; line.busy < AT_ONCE; line.busy++) start(() => sendOneByOne(webhookId, line))
    }
  }

  const rest = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return {
    wake: () => {
      if (!closing.signal.aborted) start(sendDue)
    },
    rest,
    close: () => {
      closing.abort()
      return rest()
    },
  }
}

async function findDue(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM webhooks WHERE EXISTS (SELECT FROM webhook_deliveries
      WHERE webhook_id = webhooks.id AND state = 'waiting' AND next_at <= now())`.execute(db)
  return rows.map(({ id }) => id)
}
