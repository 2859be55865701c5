// npm run test:hands [-- -g phone]: hands go over every page in every window, and what they found is added up.
// HANDS_PLACE=cart,office leaves out the places without any of these in their name. Without it every kind of content is
// also written, planned, restored and thrown away.
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { ensureBuilt } from './build.mjs'
import { findBrowser } from './find-browser.mjs'
import { findFreePort } from './find-free-port.mjs'
import { ensureInstalled } from './install.mjs'
import { projectDir, runTool } from './run.mjs'

const tallyFile = path.join(projectDir, 'build/hands/tally.jsonl')

try {
  await ensureInstalled({ withTests: true })
  await ensureBuilt()
  await rm(tallyFile, { force: true })
  const env = {
    HANDS: 'whole',
    CHROMIUM_PATH: await findBrowser(),
    E2E_PORT: process.env.E2E_PORT ?? String(await findFreePort()),
  }
  const kinds = process.env.HANDS_PLACE ? [] : ['e2e/office-every-kind.spec.ts']
  const args = ['test', 'e2e/hands.spec.ts', ...kinds, '--reporter=list', '--retries=0', ...process.argv.slice(2)]
  const outcome = await runTool('playwright', args, { env, isShown: true }).catch((error) => error)
  await printTally()
  process.exit(outcome instanceof Error ? 1 : 0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function printTally() {
  const text = await readFile(tallyFile, 'utf8').catch(() => '')
  /** @type {{ window: string, place: string, presses: number, faults: string[] }[]} */
  const rows =
    text.trim() === ''
      ? []
      : text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
  for (const { window, place, faults } of rows) for (const fault of faults) console.log(`${window}, ${place}: ${fault}`)
  const presses = rows.reduce((sum, row) => sum + row.presses, 0)
  const faults = rows.reduce((sum, row) => sum + row.faults.length, 0)
  console.log(`${rows.length} visits of pages, ${presses} presses, ${faults} found`)
}
