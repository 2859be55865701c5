import { createServer } from 'node:net'

/** How many ports the journeys use, counted from the first: galleries and their peers (`e2e/gallery.ts`). */
const IN_A_ROW = 6

/** A port that is free, and so are those after it that the journeys use. */
export async function findFreePort() {
  for (let port = 4310; port < 5310; port += IN_A_ROW) {
    const ports = Array.from({ length: IN_A_ROW }, (_, at) => isFree(port + at))
    if ((await Promise.all(ports)).every(Boolean)) return port
  }
  throw new Error(`No ${IN_A_ROW} free ports in a row between 4310 and 5310.`)
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
