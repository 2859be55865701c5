import { createServer } from 'node:net'

/** A port that is free, and so is the next one. */
export async function findFreePort() {
  for (let port = 4310; port < 5310; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
  throw new Error('No two free ports in a row between 4310 and 5310.')
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
