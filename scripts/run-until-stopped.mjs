const CLOSING_TAKES_AT_MOST = 10_000
// One Ctrl-C may arrive twice: from the terminal, and handed on by whoever started us.
const ONE_AND_THE_SAME_MS = 1000

/** @typedef {{ address: string, opening: string, close(): Promise<void>, renew?(): Promise<void> }} Gallery */

/**
 * Opens a gallery, tells its address and what is on, and closes it on Ctrl-C, on a signal, or when whoever started it is gone.
 * @param {(giveUp: (words: string) => void) => Promise<Gallery>} open is told how to end it all, should there be no sense in going on
 * @param {{ onOpen?: (gallery: Gallery) => void, onFailure?: (error: Error) => unknown }} [listeners] who is told instead of the terminal
 */
export async function runUntilStopped(open, { onOpen = showOpening, onFailure = showFailure } = {}) {
  /** @type {Gallery | undefined} */
  let gallery
  let isStopping = false
  let stoppedAt = 0

  const stop = async () => {
    if (isStopping) {
      // Who asks again after a while does not want to wait any longer.
      if (Date.now() - stoppedAt > ONE_AND_THE_SAME_MS) process.exit(130)
      return
    }
    isStopping = true
    stoppedAt = Date.now()
    if (!gallery) return
    setTimeout(() => process.exit(1), CLOSING_TAKES_AT_MOST).unref()
    await gallery.close().catch((error) => console.error(error))
    process.exit()
  }
  const giveUp = (/** @type {string} */ words) => {
    console.error(words)
    process.exitCode = 1
    void (isStopping || stop())
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
  process.on('SIGUSR2', () => (gallery?.renew ? void gallery.renew() : refuseRenewal()))
  if (process.connected) process.on('disconnect', () => void (isStopping || stop()))

  try {
    gallery = await open(giveUp)
  } catch (error) {
    // Who stopped it knows why it did not open.
    if (!isStopping) await onFailure(/** @type {Error} */ (error))
    process.exit(1)
  }
  if (isStopping) {
    isStopping = false
    return stop()
  }
  onOpen(gallery)
}

/** @param {Gallery} gallery */
function showOpening({ address, opening }) {
  console.log(`Cimaise is open: ${address}`)
  console.log(opening)
}

/** @param {Error} error */
function showFailure(error) {
  // Failures that a person can mend explain themselves; only the unforeseen needs its stack.
  console.error(error.name === 'StartFailure' || error.name === 'ConfigError' ? error.message : error)
}

function refuseRenewal() {
  console.error('One process alone cannot be replaced while it serves: PROCESSES says how many there are.')
}
