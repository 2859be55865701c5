import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine that nothing listens on at this moment. */
export async function findPort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
