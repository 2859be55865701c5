import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { type Limit, takeTurn } from './take-turn.ts'

/** Takes a turn under a key. */
export type Turnstile = (key: string, limit: Limit) => Promise<void>

const MOST_KEYS = 10_000
const REMEMBERED_MS = 1000

/**
 * The same as taking turns one by one, for doors at which crowds may push: one question at a time is asked for a key,
 * so that no crowd takes all connections, and a refusal holds for a second without being asked for again.
 */
export function createTurnstile(db: Database): Turnstile {
  const refusals = new Map<string, { until: number; seconds: number }>()
  const lines = new Map<string, Promise<void>>()

  const refuseAgain = (key: string) => {
    const { until, seconds } = refusals.get(key) ?? { until: 0, seconds: 0 }
    if (performance.now() < until) throw new DomainError('too-many-requests', { seconds })
  }

  async function ask(key: string, limit: Limit): Promise<void> {
    refuseAgain(key)
    try {
      await takeTurn(db, key, limit)
    } catch (error) {
      if (error instanceof DomainError) remember(key, Number(error.details.seconds))
      throw error
    }
  }

  function remember(key: string, seconds: number): void {
    refusals.delete(key)
    refusals.set(key, { until: performance.now() + REMEMBERED_MS, seconds })
    for (const [oldest] of refusals) {
      if (refusals.size <= MOST_KEYS) break
      refusals.delete(oldest)
    }
  }

  /** What refuses one refuses the next; but where nobody answers, all who wait have waited long enough. */
  async function askAfter(before: Promise<void>, key: string, limit: Limit): Promise<void> {
    try {
      await before
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
    return ask(key, limit)
  }

  return async (key, limit) => {
    refuseAgain(key)
    const before = lines.get(key)
    const mine = before ? askAfter(before, key, limit) : ask(key, limit)
    lines.set(key, mine)
    try {
      await mine
    } finally {
      if (lines.get(key) === mine) lines.delete(key)
    }
  }
}
