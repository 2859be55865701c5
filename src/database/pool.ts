import { Client, Pool, type PoolClient } from 'pg'

import { markAway } from './is-database-away.ts'

type Done = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * A connection that is given up when a reply does not come in time. Kept, it would do what nobody waits for any more
 * as soon as the server wakes up: a BEGIN that was given up would open a transaction around whatever the next one
 * writes, and nobody would ever end it.
 */
export class ImpatientClient extends Client {
  // Its many forms are those of `pg`, handed on as they come.
  override query(...call: unknown[]): never {
    const reply: unknown = super.query(...(call as [string]))
    if (reply instanceof Promise) {
      reply.catch((error: Error) => {
        if (error.message === 'Query read timeout') void this.end().catch(() => undefined)
        markAway(error)
      })
    }
    return reply as never
  }
}

/** Connections like that, and one word for a database that cannot be reached. */
export class HonestPool extends Pool {
  constructor(options: ConstructorParameters<typeof Pool>[0]) {
    super({ Client: ImpatientClient, ...options })
  }

  override connect(): Promise<PoolClient>
  override connect(done: Done): void
  override connect(done?: Done): Promise<PoolClient> | void {
    if (done) return super.connect((error, client, release) => done(markAway(error), client, release))
    return super.connect().catch((error: unknown) => Promise.reject(markAway(error as Error)))
  }
}
