// Shows that a long step is under way: a bar on a terminal, plain lines elsewhere.

const WIDTH = 24

/**
 * Runs a step and shows how far it is. `measure` answers a share between 0 and 1.
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} work
 * @param {() => number} measure
 * @returns {Promise<Result>}
 */
export async function withProgress(label, work, measure) {
  const begun = Date.now()
  const isTerminal = process.stderr.isTTY
  if (!isTerminal) console.error(`${label} …`)
  const draw = () => {
    const share = Math.min(Math.max(measure(), 0), 0.99)
    const filled = Math.round(share * WIDTH)
    process.stderr.write(
      `\r${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.round(share * 100)} %\x1b[K`,
    )
  }
  const timer = isTerminal ? setInterval(draw, 120) : undefined
  try {
    const result = await work()
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    process.stderr.write(`${isTerminal ? '\r' : ''}${label} done in ${seconds} s${isTerminal ? '\x1b[K' : ''}\n`)
    return result
  } catch (error) {
    process.stderr.write(`${isTerminal ? '\r' : ''}${label} failed${isTerminal ? '\x1b[K' : ''}\n`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/**
 * A measure for steps that cannot tell how far they are: approaches the end as the expected time passes.
 * @param {number} seconds
 */
export function expectSeconds(seconds) {
  const begun = Date.now()
  return () => 1 - Math.exp((-2 * (Date.now() - begun)) / (seconds * 1000))
}
