import { Client, type ClientConfig } from 'pg'

const RECONNECT_AFTER_MS = 500

/** Keeps a connection open until closed, and prepares it each time it was opened: a lost one is opened again. */
export async function keepConnection(
  connection: ClientConfig,
  prepare: (client: Client, isAgain: boolean) => Promise<void>,
): Promise<() => Promise<void>> {
  let client: Client | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function open(isAgain: boolean): Promise<void> {
    // A peer that vanished without a word is only noticed when it is asked from time to time.
    const next = new Client({ keepAlive: true, connectionTimeoutMillis: 10_000, ...connection })
    client = next
    // Why a connection broke does not matter; that it ended is told by the event below, once.
    next.on('error', () => undefined)
    next.once('end', () => {
      if (!isClosed) retry = setTimeout(() => void open(true).catch(() => undefined), RECONNECT_AFTER_MS)
    })
    try {
      await next.connect()
      await prepare(next, isAgain)
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
    await open(false)
  } catch (error) {
    await close()
    throw error
  }
  return close
}
