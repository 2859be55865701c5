import { Client } from 'pg'

/**
 * A connection that is given up when a reply does not come in time. Kept, it would do what nobody waits for any more
 * as soon as the server wakes up: a BEGIN that was given up would open a transaction around whatever the next one
 * writes, and nobody would ever end it.
 */
export class ImpatientClient extends Client {
  // Its many forms are those of `pg`, handed on as they come.
  override query(...call: unknown[]): never {
    const reply: unknown = super.query(...(call as [string]))
    if (reply instanceof Promise) reply.catch((error: Error) => this.#giveUpAfter(error))
    return reply as never
  }

  #giveUpAfter({ message }: Error): void {
    if (message === 'Query read timeout') void this.end().catch(() => undefined)
  }
}
