// Opens the built gallery and closes it again when asked to.
import { runUntilStopped } from './run-until-stopped.mjs'

await runUntilStopped(async () => {
  const { openGallery } = await import('../build/server/index.js')
  return openGallery({ onStep: (/** @type {string} */ step) => console.error(step === 'database' ? 'Opening the database …' : 'Opening the doors …') })
})
