import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A connection on which nothing is asked for so long is not about to be used. */
const IDLE_MS = 3000
/** Whoever sends or takes something large is waited for, but not without end. */
const LONGEST_MS = 60_000
const LOOKED_AFTER_EVERY_MS = 50

/**
 * Takes nobody in any more and lets whoever is here finish: each answer says that the connection ends with it, so that no
 * request is sent into one that is being closed. Resolves once all have left, or have had their time.
 */
export async function seeOut(server: Server): Promise<void> {
  const hangUp = (_request: IncomingMessage, response: ServerResponse) => void (response.shouldKeepAlive = false)
  server.prependListener('request', hangUp)
  // The server's own way to close would also end connections between two requests, just as the next one may be under way.
  Listener.prototype.close.call(server)
  const begun = performance.now()
  while ((await countConnections(server)) > 0 && performance.now() - begun < LONGEST_MS) {
    if (performance.now() - begun > IDLE_MS) server.closeIdleConnections()
    await sleep(LOOKED_AFTER_EVERY_MS)
  }
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
