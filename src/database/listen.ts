import { Client, type ClientConfig } from 'pg'

const RECONNECT_AFTER_MS = 1000

/**
 * Calls back for every notice on a channel until closed. A lost connection is opened again, and since notices
 * may have been missed meanwhile, that calls back too.
 */
export async function listen(
  connection: ClientConfig,
  channel: string,
  onNotice: () => void,
): Promise<() => Promise<void>> {
  let client: Client | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const next = new Client(connection)
    next.on('notification', onNotice)
    // The connection may report its end more than once; only the first report matters.
    next.once('error', reopenLater)
    next.on('error', () => undefined)
    await next.connect()
    await next.query(`LISTEN ${channel}`)
    client = next
  }

  function reopenLater(): void {
    if (isClosed) return
    client?.end().catch(() => undefined)
    client = undefined
    retry = setTimeout(() => void open().then(onNotice, reopenLater), RECONNECT_AFTER_MS)
  }

  await open()
  return async () => {
    isClosed = true
    clearTimeout(retry)
    await client?.end()
  }
}
