// Opens the built gallery and closes it again when asked to.
import { runUntilStopped } from './run-until-stopped.mjs'

await runUntilStopped(async () => {
  const { openGallery } = await import(new URL('../build/server/index.js', import.meta.url).href)
  return openGallery({
    onStep: (/** @type {string} */ step) =>
      console.error(step === 'database' ? 'Opening the database …' : 'Opening the doors …'),
  })
})
