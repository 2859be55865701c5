// Opens the built gallery, in one process or several, and closes it again when asked to.
import './give-memory-back.mjs'
import './keep-compiled.mjs'
import path from 'node:path'

import { runUntilStopped } from './run-until-stopped.mjs'
import { watchOpening } from './watch-opening.mjs'

/** @param {string} name */
const importBuilt = (name) => import(new URL(`../build/server/${name}.js`, import.meta.url).href)

await runUntilStopped(async (giveUp) => {
  const { readConfig, openProcesses } = await importBuilt('first')
  const config = readConfig()
  if (config.processes > 1) {
    return openProcesses({
      config,
      script: path.join(import.meta.dirname, 'serve-part.mjs'),
      onHopeless: () => giveUp('The processes of the gallery end again and again: why stands above.'),
    })
  }
  const { openGallery } = await importBuilt('index')
  return openGallery({ config, ...watchOpening })
})
