import type { Client, ClientConfig } from 'pg'

import { keepConnection } from './keep-connection.ts'

/** A channel that is listened to. */
export interface Listening {
  /** Resolves when every notice has come of what was committed before the call; fails while the connection is lost. */
  hearAll: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Calls back for every notice on a channel until closed, with what it says. A lost connection is opened again, and
 * since notices may have been missed meanwhile, that calls back too, with nothing.
 */
export async function listen(
  connection: ClientConfig,
  channel: string,
  onNotice: (payload?: string) => void,
): Promise<Listening> {
  let listener: Client | undefined
  let asked: Promise<unknown> = Promise.resolve()
  const close = await keepConnection(connection, async (client, isAgain) => {
    client.on('notification', ({ payload }) => onNotice(payload))
    await client.query(`LISTEN ${channel}`)
    listener = client
    if (isAgain) onNotice()
  })
  return {
    // The server sends what it has for a listener before it says that it is ready for the next statement.
    hearAll: async () => {
      const answer = asked.catch(() => undefined).then(() => listener?.query('SELECT 1'))
      asked = answer
      await answer
    },
    close,
  }
}
