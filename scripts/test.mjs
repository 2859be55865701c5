// npm test: the whole gate, in the order in which faults are cheapest to find.
import path from 'node:path'

import { ensureBuilt } from './build.mjs'
import { findBrowser } from './find-browser.mjs'
import { findFreePort } from './find-free-port.mjs'
import { ensureInstalled } from './install.mjs'
import { expectSeconds, withProgress } from './progress.mjs'
import { projectDir, runTool } from './run.mjs'

// Hundreds of threads and processes are begun that read the same files: what they were compiled to is kept.
process.env.NODE_COMPILE_CACHE ??= path.join(projectDir, 'node_modules/.cache/compiled')
// Types and lint are checked by programs in Go, a fifth of whose work is to clean up behind themselves: only where they
// have taken much they do.
process.env.GOGC ??= 'off'
process.env.GOMEMLIMIT ??= '2500MiB'
// Each of their threads reads the types of all libraries for itself, and the tests beside them lack what that takes.
process.env.GOMAXPROCS ??= '1'

let passed = 0
let failed = 0
/** @type {Promise<void> | undefined} how reading the code ended */
let checked

// What reads the code without running it: side by side, beside the build and then beside the tests that run it, since none
// of all these keeps two processors busy.
const checks = [
  () => runTool('tsc', ['-p', '.', '--singleThreaded']),
  () => runTool('oxlint', ['--deny-warnings', '--ignore-pattern', 'studio']),
  () => runTool('oxfmt', ['--check']),
  () => runTool('knip'),
]

/** @type {[string, number, () => Promise<number>][]} each answers with how many have passed */
const steps = [
  ['Types, lint, walls, format, unused code; unit and API tests', 300, checkAndTest],
  ['Browser tests', 480, async () => countTests(await testInBrowser())],
]

try {
  await ensureInstalled({ withTests: true })
  checked = check()
  // A fault is told in its turn.
  checked.catch(() => undefined)
  // To install a browser is mostly to wait for it.
  await ensureBuilt({ meanwhile: () => findBrowser({ isShown: false }) })
  for (const [name, seconds, work] of steps) {
    passed += await withProgress(name, work, expectSeconds(seconds))
  }
} catch (error) {
  failed += 1
  console.error(error instanceof Error ? error.message : error)
}
await checked?.catch(() => undefined)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** A fault that is found without running anything is told at once, and first; nothing is left running behind it. */
async function checkAndTest() {
  const tests = runTool('vitest', ['run'])
  const [read, tested] = await Promise.allSettled([checked, tests])
  if (read.status === 'rejected') throw read.reason
  if (tested.status === 'rejected') throw tested.reason
  return checks.length + countTests(tested.value)
}

/** What each of them finds is told as soon as it is found. */
async function check() {
  const ends = checks.map((one) =>
    one().catch((error) => {
      console.error(error instanceof Error ? error.message : error)
      return 'refused'
    }),
  )
  if ((await Promise.all(ends)).includes('refused')) {
    throw new Error('types, lint, walls, format or unused code: see above')
  }
}

async function testInBrowser() {
  const browser = await findBrowser()
  const port = await findFreePort()
  return runTool('playwright', ['test', '--reporter=line'], { env: { CHROMIUM_PATH: browser, E2E_PORT: String(port) } })
}

/**
 * How many tests a runner says have passed. One that ends well without saying so has run none.
 * @param {string} output what it printed
 */
function countTests(output) {
  const plain = output.replace(/\x1b\[[0-9;]*m/g, '')
  const [, tests] = /Tests\s+(\d+) passed/.exec(plain) ?? /\b(\d+) passed \(/.exec(plain) ?? []
  if (tests === undefined) throw new Error(`no test has run\n${plain}`)
  for (const line of findFlaky(plain)) console.log(`held only at its second try: ${line}`)
  return Number(tests)
}

/**
 * What both runners say passed at its second try.
 * @param {string} plain what one of them printed
 */
function findFlaky(plain) {
  const lines = plain.split('\n').map((line) => line.trim())
  const heading = lines.findIndex((line) => /^\d+ flaky$/.test(line))
  const journeys = heading < 0 ? [] : lines.slice(heading + 1).filter((line) => line.startsWith('['))
  return [...lines.filter((line) => line.startsWith('flaky: ')), ...journeys]
}
