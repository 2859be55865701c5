// npm start: installs and builds what is missing, then opens the gallery.
import os from 'node:os'

import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { become, pinnedNode, run } from './run.mjs'

// Pictures are unpacked in many threads: each would keep the memory of its largest one. Large pieces go back to the system.
const THRIFTY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

// Both at once take about a gigabyte; on a small machine one waits for the other.
const hasRoom = os.availableParallelism?.() > 1 && os.freemem() > 2e9

try {
  await ensureInstalled({ withTests: false })
  await ensureBuilt(hasRoom ? { meanwhile: () => run(pinnedNode, ['scripts/prepare.mjs']) } : {})
  become(['scripts/serve.mjs'], { env: { NODE_ENV: 'production', ...THRIFTY } })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
