const CLOSING_TAKES_AT_MOST = 10_000
// One Ctrl-C may arrive twice: from the terminal, and handed on by whoever started us.
const ONE_AND_THE_SAME_MS = 1000

/**
 * Opens a gallery, tells its address and what is on, and closes it on Ctrl-C, on a signal, or when whoever started it is gone.
 * @param {() => Promise<{ address: string, opening: string, close(): Promise<void> }>} open
 */
export async function runUntilStopped(open) {
  /** @type {Awaited<ReturnType<typeof open>> | undefined} */
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
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
  if (process.connected) process.on('disconnect', () => void (isStopping || stop()))

  try {
    gallery = await open()
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error)
    // Failures that a person can mend explain themselves; only the unforeseen needs its stack.
    console.error(name === 'StartFailure' || name === 'ConfigError' ? message : error)
    process.exit(1)
  }
  if (isStopping) {
    isStopping = false
    return stop()
  }
  console.log(`Cimaise is open: ${gallery.address}`)
  console.log(gallery.opening)
}
