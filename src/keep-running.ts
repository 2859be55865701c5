import { setTimeout as sleep } from 'node:timers/promises'

/** Where it is told that something has gone, and that it is back. */
export interface KeeperLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

interface Options<Thing> {
  /** What it is called in the log. */
  name: string
  start: () => Promise<Thing>
  /** Settles when the thing has gone, whatever for. */
  endOf: (thing: Thing) => Promise<unknown>
  log?: KeeperLog | undefined
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** What has run for so long did not go for the reason for which it went before. */
const SETTLED_AFTER_MS = 10_000

/** Something that is started again whenever it goes, until it is let go. */
export interface Kept<Thing> {
  first: Thing
  /** Has it stay away from now on; answers the one that is running. */
  letGo: () => Promise<Thing | undefined>
}

/** Starts something, and starts it again whenever it goes, after pauses that grow while it does not stay. */
export async function keepRunning<Thing>({ name, start, endOf, log }: Options<Thing>): Promise<Kept<Thing>> {
  const lettingGo = new AbortController()
  const isLetGo = () => lettingGo.signal.aborted
  const first = await start()
  let running: Thing | undefined = first
  let pause = FIRST_PAUSE_MS
  let bringingBack: Promise<void> | undefined

  async function bringBack(): Promise<void> {
    const gone = performance.now()
    while (!isLetGo()) {
      await sleep(pause, undefined, { signal: lettingGo.signal }).catch(() => undefined)
      if (isLetGo()) return
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      try {
        running = await start()
      } catch (error) {
        log?.error({ err: error, nextTryAfterMs: pause }, `${name} did not start`)
        continue
      }
      log?.warn({ afterMs: Math.round(performance.now() - gone) }, `${name} is back`)
      return watch(running)
    }
  }

  function watch(thing: Thing): void {
    const since = performance.now()
    const onEnd = () => {
      if (isLetGo()) return
      running = undefined
      if (performance.now() - since > SETTLED_AFTER_MS) pause = FIRST_PAUSE_MS
      log?.error({ nextTryAfterMs: pause }, `${name} has gone and is started again`)
      bringingBack = bringBack()
    }
    void endOf(thing).then(onEnd, onEnd)
  }

  watch(first)
  return {
    first,
    letGo: async () => {
      lettingGo.abort()
      // A start that is under way is waited for, so that nothing is left behind.
      await bringingBack
      return running
    },
  }
}
