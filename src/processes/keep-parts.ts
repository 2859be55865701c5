import { setTimeout as sleep } from 'node:timers/promises'

import type { KeeperLog } from '../keep-running.ts'
import type { Opened, Part } from './start-part.ts'

interface Options {
  count: number
  /** Starts a process for a place; the first place is the one that does the jobs. */
  start: (place: number) => Part
  log: KeeperLog
  /** Is told when none stays: they go again and again, and nobody is left who serves. */
  onHopeless: () => void
  /** How long to wait after the first that did not stay, in milliseconds; then twice as long each time. */
  firstPause?: number
}

const LONGEST_PAUSE_MS = 30_000
/** What has served for so long did not go for the reason for which it went before. */
const SETTLED_AFTER_MS = 10_000
const MOST_IN_A_ROW = 5

interface Place {
  number: number
  part?: Part | undefined
}

/** Several processes that serve side by side; whichever goes is started again, and all can be replaced one by one. */
export interface Kept {
  opened: Opened
  renew: () => Promise<void>
  close: () => Promise<void>
}

/** Opens the first process, and the others once it is open: it has the machine to itself while somebody waits for it. */
export async function keepParts({ count, start, log, onHopeless, firstPause = 250 }: Options): Promise<Kept> {
  const closing = new AbortController()
  const places = Array.from({ length: count }, (_, number): Place => ({ number }))
  const running = new Set<Part>()
  let inARow = 0
  let renewing: Promise<void> | undefined

  function begin(place: Place): Part {
    const part = start(place.number)
    running.add(part)
    void part.gone.then(() => running.delete(part))
    return part
  }

  /** Notes that a process did not stay, and whether there is still hope. */
  function noteEnd(): boolean {
    inARow++
    const isHopeless = inARow >= MOST_IN_A_ROW && places.every(({ part }) => !part)
    if (isHopeless) onHopeless()
    return !isHopeless
  }

  /** From here on it is the one that serves in this place, and is missed when it goes. */
  function settle(place: Place, part: Part): void {
    place.part = part
    void watch(place, part)
  }

  async function watch(place: Place, part: Part): Promise<void> {
    const begun = performance.now()
    const timer = setTimeout(() => (inARow = 0), SETTLED_AFTER_MS).unref()
    const end = await part.gone
    clearTimeout(timer)
    if (place.part !== part || closing.signal.aborted) return
    place.part = undefined
    const afterMs = performance.now() - begun
    log.error({ ...end, pid: part.pid, afterMs: Math.round(afterMs) }, 'A process has gone and is started again')
    if (afterMs > SETTLED_AFTER_MS || noteEnd()) await fill(place)
  }

  async function fill(place: Place): Promise<void> {
    while (!place.part) {
      if (inARow > 0) await pause(inARow)
      if (closing.signal.aborted) return
      const part = begin(place)
      try {
        await part.opened
      } catch (error) {
        if (closing.signal.aborted) return
        log.error({ err: error, pid: part.pid }, 'A process did not open')
        if (noteEnd()) continue
        return
      }
      // Its place may have been taken meanwhile by one that was to replace the one that went.
      if (place.part) return part.retire()
      settle(place, part)
    }
  }

  const pause = (times: number) => {
    const milliseconds = Math.min(firstPause * 2 ** (times - 1), LONGEST_PAUSE_MS)
    return sleep(milliseconds, undefined, { signal: closing.signal }).catch(() => undefined)
  }

  async function replaceAll(): Promise<void> {
    for (const place of places) {
      const before = place.part
      if (closing.signal.aborted) return
      // What is not there is being started already.
      if (!before) continue
      const part = begin(place)
      try {
        await part.opened
      } catch (error) {
        if (!closing.signal.aborted) log.error({ err: error }, 'A new process did not open: those that serve go on')
        return
      }
      // The one that was to go may have gone by itself, and another have come.
      if (place.part && place.part !== before) part.retire()
      else settle(place, part)
      before.retire()
      await before.gone
    }
  }

  const [firstPlace, ...others] = places as [Place, ...Place[]]
  const first = begin(firstPlace)
  const opened = await first.opened.catch(async (error: unknown) => {
    await first.gone
    throw error
  })
  settle(firstPlace, first)
  for (const place of others) void fill(place)

  return {
    opened,
    // Whoever asks for it while it is under way has it already.
    renew: () => (renewing ??= replaceAll().finally(() => (renewing = undefined))),
    close: async () => {
      closing.abort()
      await Promise.all([...running].map((part) => (part.close(), part.gone)))
    },
  }
}
