import { Client, type ClientConfig } from 'pg'

const RECONNECT_AFTER_MS = 500

/**
 * Calls back for every notice on a channel until closed, with what it says. A lost connection is opened again, and
 * since notices may have been missed meanwhile, that calls back too, with nothing.
 */
export async function listen(
  connection: ClientConfig,
  channel: string,
  onNotice: (payload?: string) => void,
): Promise<() => Promise<void>> {
  let client: Client | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    // A peer that vanished without a word is only noticed when it is asked from time to time.
    const next = new Client({ keepAlive: true, connectionTimeoutMillis: 10_000, ...connection })
    client = next
    next.on('notification', ({ payload }) => onNotice(payload))
    // Why a connection broke does not matter; that it ended is told by the event below, once.
    next.on('error', () => undefined)
    next.once('end', () => {
      if (!isClosed)
        retry = setTimeout(
          () =>
            void open().then(
              () => onNotice(),
              () => undefined,
            ),
          RECONNECT_AFTER_MS,
        )
    })
    try {
      await next.connect()
      await next.query(`LISTEN ${channel}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
  }

  async function close(): Promise<void> {
    isClosed = true
    clearTimeout(retry)
    await client?.end()
  }

  try {
    await open()
  } catch (error) {
    await close()
    throw error
  }
  return close
}
