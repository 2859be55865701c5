import type { ClientConfig } from 'pg'

import { keepConnection } from './keep-connection.ts'

/**
 * Calls back for every notice on a channel until closed, with what it says. A lost connection is opened again, and
 * since notices may have been missed meanwhile, that calls back too, with nothing.
 */
export function listen(
  connection: ClientConfig,
  channel: string,
  onNotice: (payload?: string) => void,
): Promise<() => Promise<void>> {
  return keepConnection(connection, async (client, isAgain) => {
    client.on('notification', ({ payload }) => onNotice(payload))
    await client.query(`LISTEN ${channel}`)
    if (isAgain) onNotice()
  })
}
