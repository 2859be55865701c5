// npm run dev: pages change under the eyes of whoever edits them; a change to the server restarts it.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import path from 'node:path'

import { ensureInstalled } from './install.mjs'
import { pinnedNode, projectDir } from './run.mjs'

const SERVER_SOURCES = /^(api|contract|database|demo|domain|config|server|web.serving)/

await ensureInstalled({ withTests: true })

// The back office is built anew whenever it changes; reload its page to see that.
const backOffice = spawn(
  pinnedNode,
  [path.join(projectDir, 'node_modules/.bin/vite'), 'build', '--watch', '--config', 'vite.backoffice.config.ts'],
  { cwd: projectDir, stdio: ['ignore', 'ignore', 'inherit'] },
)

let isEnding = false
let server = open()

function open() {
  return fork(path.join(projectDir, 'scripts/serve-development.mjs'), { execPath: pinnedNode, cwd: projectDir })
}

async function close() {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** @type {NodeJS.Timeout | undefined} */
let soon
watch(path.join(projectDir, 'src'), { recursive: true }, (_event, name) => {
  if (!name || !SERVER_SOURCES.test(name) || name.includes('.test.')) return
  clearTimeout(soon)
  // A server that fell over waits here too, for the change that mends it.
  soon = setTimeout(() => void close().then(() => isEnding || (server = open())), 150)
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isEnding = true
    backOffice.kill('SIGTERM')
    void close().then(() => process.exit(0))
  })
}
