import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { dataDir } from './gallery.ts'

/** Where it is written down when a node calls another machine. */
export const outgoingFile = path.join(dataDir, 'outgoing.txt')

/** Opens a node of the built gallery, and waits until it can do its work. */
export async function openNode(settings: Record<string, string>): Promise<ChildProcess> {
  const gallery = spawn(
    'node_modules/node/bin/node',
    ['--import', './e2e/watch-connections.mjs', 'scripts/serve.mjs'],
    {
      env: {
        PATH: process.env.PATH,
        DEMO: 'on',
        NODE_ENV: 'production',
        PROCESSES: process.env.PROCESSES ?? '1',
        OUTGOING_FILE: outgoingFile,
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  for (let attempt = 0; attempt < 300; attempt++) {
    if (gallery.exitCode !== null) throw new Error('the gallery did not open')
    const isReady = await fetch(`http://localhost:${settings.PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return gallery
    await sleep(100)
  }
  gallery.kill('SIGKILL')
  throw new Error('the gallery did not get ready in 30 s')
}

/** Closes a node as a person would, and waits until it is gone. */
export async function closeNode(gallery: ChildProcess): Promise<void> {
  gallery.kill('SIGTERM')
  if (gallery.exitCode === null) await once(gallery, 'exit')
}
