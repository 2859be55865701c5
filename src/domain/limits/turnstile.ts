import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { type Limit, takeTurn } from './take-turn.ts'

/** Takes a turn under a key. */
export type Turnstile = (key: string, limit: Limit) => Promise<void>

const MOST_KEYS = 10_000

/**
 * The same as taking turns one by one, for doors at which crowds may push: one question at a time is asked for a key,
 * so that no crowd takes all connections, and a refusal holds until its time is up without being asked for again.
 * Not for keys whose turns are given back.
 */
export function createTurnstile(db: Database): Turnstile {
  const closedUntil = new Map<string, number>()
  const lines = new Map<string, Promise<void>>()

  const refuseClosed = (key: string) => {
    const left = (closedUntil.get(key) ?? 0) - performance.now()
    if (left > 0) throw new DomainError('too-many-requests', { seconds: Math.ceil(left / 1000) })
  }

  async function ask(key: string, limit: Limit): Promise<void> {
    refuseClosed(key)
    try {
      await takeTurn(db, key, limit)
    } catch (error) {
      if (error instanceof DomainError) close(key, Number(error.details.seconds))
      throw error
    }
  }

  function close(key: string, seconds: number): void {
    closedUntil.delete(key)
    closedUntil.set(key, performance.now() + seconds * 1000)
    for (const [oldest] of closedUntil) {
      if (closedUntil.size <= MOST_KEYS) break
      closedUntil.delete(oldest)
    }
  }

  return async (key, limit) => {
    refuseClosed(key)
    const before = lines.get(key)
    const mine = before ? before.then(() => ask(key, limit), passOn(key, limit)) : ask(key, limit)
    lines.set(key, mine)
    try {
      await mine
    } finally {
      if (lines.get(key) === mine) lines.delete(key)
    }
  }

  /** What refuses one refuses the next; but where nobody answers, all who wait have waited long enough. */
  function passOn(key: string, limit: Limit) {
    return (error: unknown) => (error instanceof DomainError ? ask(key, limit) : Promise.reject(error as Error))
  }
}
