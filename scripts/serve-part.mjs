// One of several processes of the built gallery: started by serve.mjs, which tells it what it does.
import './give-memory-back.mjs'
import './keep-compiled.mjs'
import { once } from 'node:events'

import { runUntilStopped } from './run-until-stopped.mjs'
import { watchOpening } from './watch-opening.mjs'

/** @param {import('../src/processes/start-part.ts').Said} said */
const tell = (said) => new Promise((resolve) => process.send?.(said, resolve))

await runUntilStopped(
  async () => {
    const loading = import(new URL('../build/server/index.js', import.meta.url).href)
    const [{ isWatched, ...part }] = /** @type {[import('../src/processes/start-part.ts').Task]} */ (
      await once(process, 'message')
    )
    const { openGallery } = await loading
    const gallery = await openGallery({ part, ...(isWatched ? watchOpening : {}) })
    process.on('message', (message) => {
      if (message === 'retire') void gallery.retire().finally(() => process.exit())
    })
    // That all are to be replaced is meant for the first process, should it be said to all.
    return { ...gallery, renew: async () => undefined }
  },
  {
    onOpen: ({ address, opening }) => void tell({ opened: { address, opening } }),
    onFailure: ({ name, message, stack }) => tell({ failure: { name, message, stack } }),
  },
)
