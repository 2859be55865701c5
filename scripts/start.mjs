// npm start: installs and builds what is missing, then opens the gallery.
import os from 'node:os'

import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { become, pinnedNode, run } from './run.mjs'
import { THRIFTY_ENVIRONMENT, THRIFTY_FLAGS } from './thrifty.mjs'

// Both at once take about a gigabyte; on a small machine one waits for the other.
const hasRoom = os.availableParallelism?.() > 1 && os.freemem() > 2e9

try {
  await ensureInstalled({ withTests: false })
  await ensureBuilt(hasRoom ? { meanwhile: () => run(pinnedNode, ['scripts/prepare.mjs']) } : {})
  become([...THRIFTY_FLAGS, 'scripts/serve.mjs'], { env: { NODE_ENV: 'production', ...THRIFTY_ENVIRONMENT } })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
