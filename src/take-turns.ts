/** Whoever comes now would wait for nothing: the line is too long, or moves too slowly. */
export class LineTooLong extends Error {
  override name = 'LineTooLong'
  /** What Fastify answers it with. */
  readonly statusCode = 503
}

/** Each round of the event loop takes in one new connection: with one round a turn, the last of a crowd would wait for all others' turns. */
const ROUNDS_BETWEEN_TURNS = 48

function listenFor(rounds: number, then: () => void): void {
  if (rounds === 0) then()
  else setImmediate(listenFor, rounds - 1, then)
}

let processes = 1

/** Tells among how many processes of this machine is divided what is bounded for all of it. */
export function shareMachine(among: number): void {
  processes = among
}

interface Line {
  atOnce: number
  /** Whether so many are meant for the whole machine, however many processes there are; each has one at least. */
  isOfMachine?: boolean
  /** How many may wait; whoever comes after them is turned away at once. */
  inLine?: number
  /** How long anybody waits before being turned away, in milliseconds. */
  patience?: number
}

/**
 * Lets at most so many tasks run at once; the others wait, first come first served. Whoever gives up meanwhile, told
 * by the signal, leaves the line, and nothing is done for them.
 */
export function takeTurns({ atOnce, isOfMachine = false, inLine = Infinity, patience = Infinity }: Line) {
  const most = () => (isOfMachine ? Math.max(1, Math.floor(atOnce / processes)) : atOnce)
  const waiting = new Set<() => void>()
  let running = 0

  function waitInLine(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = (reason: unknown) => waiting.delete(enter) && reject(reason)
    const onGone = () => leave(signal?.reason)
    const timer = Number.isFinite(patience) ? setTimeout(() => leave(new LineTooLong()), patience) : undefined
    const enter = () => {
      clearTimeout(timer)
      resolve()
    }
    waiting.add(enter)
    signal?.addEventListener('abort', onGone, { once: true })
    return promise.finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onGone)
    })
  }

  function handOn(): void {
    const [next] = waiting
    if (!next) {
      running--
      return
    }
    // The place is handed on directly, so that nobody who comes meanwhile can take it.
    waiting.delete(next)
    // But not before whoever else has come was heard: turn after turn, the process would be deaf until the line is over.
    listenFor(ROUNDS_BETWEEN_TURNS, next)
  }

  return async <Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    signal?.throwIfAborted()
    if (running < most()) running++
    else if (waiting.size >= inLine) throw new LineTooLong()
    else await waitInLine(signal)
    try {
      // Who leaves between being called and entering is not worked for either.
      signal?.throwIfAborted()
      return await task()
    } finally {
      handOn()
    }
  }
}
