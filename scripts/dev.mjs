// npm run dev: pages change under the eyes of whoever edits them; a change to the server restarts it.
import { fork } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'

import { ensureInstalled } from './install.mjs'
import { pinnedNode, projectDir } from './run.mjs'

const SERVER_SOURCES = /^(api|contract|database|demo|domain|config|server|web.serving)/

await ensureInstalled({ withTests: true })

let child = open()
function open() {
  const next = fork(path.join(projectDir, 'scripts/serve-development.mjs'), { execPath: pinnedNode, cwd: projectDir })
  next.on('exit', (code) => {
    // A server that fell over waits for the next change; one that was stopped ends the session.
    if (code === 0 && next === child) process.exit(0)
  })
  return next
}

/** @type {NodeJS.Timeout | undefined} */
let soon
watch(path.join(projectDir, 'src'), { recursive: true }, (_event, name) => {
  if (!name || !SERVER_SOURCES.test(name) || name.includes('.test.')) return
  clearTimeout(soon)
  soon = setTimeout(() => {
    const previous = child
    const restart = () => {
      child = open()
    }
    if (previous.exitCode !== null) return restart()
    child = /** @type {any} */ (undefined)
    previous.once('exit', restart)
    previous.kill('SIGTERM')
  }, 150)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child?.kill('SIGTERM'))
