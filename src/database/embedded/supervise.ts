import { setTimeout as sleep } from 'node:timers/promises'

import type { Client } from 'pg'

/** Where it is told that the server has gone, and that it is back. */
export interface SupervisorLog {
  info(details: object, message: string): void
  error(details: object, message: string): void
}

interface Options {
  /** The session that lives as long as the server does. */
  ownership: Client
  /** Starts the server again if need be, and makes it ours. */
  own: () => Promise<Client>
  log: SupervisorLog | undefined
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** A server that has run for so long did not go for the reason for which it went before. */
const SETTLED_AFTER_MS = 60_000

/** Has the server started again whenever it goes, after pauses that grow while it does not stay; until ended. */
export function supervise({ ownership, own, log }: Options): { end: () => Promise<Client | undefined> } {
  const ending = new AbortController()
  let owner: Client | undefined = ownership
  let pause = FIRST_PAUSE_MS
  let bringingBack: Promise<void> | undefined

  async function bringBack(since: number): Promise<void> {
    owner = undefined
    if (since + SETTLED_AFTER_MS < performance.now()) pause = FIRST_PAUSE_MS
    const gone = performance.now()
    log?.error({ pause }, 'PostgreSQL has gone; it is started again')
    while (!ending.signal.aborted) {
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      if (ending.signal.aborted) return
      try {
        owner = await own()
        log?.info({ seconds: Number(((performance.now() - gone) / 1000).toFixed(1)) }, 'PostgreSQL is back')
        return watch(owner)
      } catch (error) {
        log?.error({ err: error, pause }, 'PostgreSQL did not start; it is tried again')
      }
    }
  }

  function watch(client: Client): void {
    const since = performance.now()
    client.once('end', () => {
      if (!ending.signal.aborted) bringingBack = bringBack(since)
    })
  }

  watch(ownership)
  return {
    end: async () => {
      ending.abort()
      // A start that is under way is waited for, so that it is not left behind.
      await bringingBack
      return owner
    },
  }
}
