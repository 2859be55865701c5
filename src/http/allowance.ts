/** How much each caller may ask for: so many at once, and so many more with each second. */
interface Measure {
  saved: number
  perSecond: number
}

const MOST_CALLERS = 10_000

// What comes from this machine is either ourselves or a proxy that nobody told us about, behind which all are one.
const THIS_MACHINE = new Set(['127.0.0.1', '::ffff:127.0.0.1', '0:0:0:0', ''])

/** Counts in memory what callers ask for: it guards this process, so each node counts for itself. */
export class Allowance {
  readonly #measure: Measure
  // The first is the one that has asked for nothing for longest.
  readonly #callers = new Map<string, { left: number; at: number }>()

  constructor(measure: Measure) {
    this.#measure = measure
  }

  /** Takes one, or tells in how many seconds there will be one. */
  take(caller: string, now = performance.now()): { isGranted: true } | { isGranted: false; seconds: number } {
    if (THIS_MACHINE.has(caller)) return { isGranted: true }
    const { saved, perSecond } = this.#measure
    const known = this.#callers.get(caller)
    const left = known ? Math.min(saved, known.left + ((now - known.at) / 1000) * perSecond) : saved
    const isGranted = left >= 1
    this.#callers.delete(caller)
    this.#callers.set(caller, { left: isGranted ? left - 1 : left, at: now })
    for (const [oldest] of this.#callers) {
      if (this.#callers.size <= MOST_CALLERS) break
      this.#callers.delete(oldest)
    }
    return isGranted ? { isGranted } : { isGranted, seconds: Math.max(1, Math.ceil((1 - left) / perSecond)) }
  }
}
