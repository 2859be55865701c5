import { withProgress } from './progress.mjs'

/** Tells whoever started the gallery how far it is. */
export const watchOpening = {
  onStep: (/** @type {string} */ step) =>
    console.error(step === 'database' ? 'Opening the database …' : 'Opening the doors …'),
  watchHanging: showHanging,
  onInvited: showPeople,
}

/** @param {(onProgress: (share: number) => void) => Promise<void>} hang */
async function showHanging(hang) {
  let share = 0
  await withProgress(
    'Hanging the demo collection',
    () => hang((done) => (share = done)),
    () => share,
  )
}

/** @param {import('../src/demo/index.ts').Invited} invited */
function showPeople({ emails, password, isNew }) {
  console.error(`The demo has accounts for ${emails.join(', ')}.`)
  console.error(isNew ? `Their password, shown only this once: ${password}` : 'Their password is DEMO_PASSWORD.')
}
