import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { databaseUrl, dataDir, galleryUrl, secondNodeUrl } from './gallery.ts'
import { hangPlainDemo } from './hang-plain-demo.ts'
import { openPeers } from './peers.ts'

const outgoingFile = path.join(dataDir, 'outgoing.txt')

/** Opens the built gallery twice for all journeys, as a visitor would find it, and closes both at the end. */
export default async function openGalleries(): Promise<() => Promise<void>> {
  await rm(dataDir, { recursive: true, force: true })
  const peers = await openPeers()
  const galleries: ChildProcess[] = []
  const closeGalleries = async () => {
    for (const gallery of galleries.splice(0).toReversed()) {
      gallery.kill('SIGTERM')
      if (gallery.exitCode === null) await once(gallery, 'exit')
    }
  }
  const close = async () => {
    await closeGalleries()
    await peers.close()
  }
  try {
    const first = { PORT: new URL(galleryUrl).port, DATA_DIR: dataDir, ...peers.settings }
    galleries.push(await open({ ...first, DEMO: 'off' }))
    await hangPlainDemo(databaseUrl, dataDir)
    // Opened again as the demo that it has become: only that pays in the sandbox.
    await closeGalleries()
    galleries.push(await open(first))
    galleries.push(
      await open({
        PORT: new URL(secondNodeUrl).port,
        DATABASE_URL: databaseUrl,
        API_URL: galleryUrl,
        ...peers.settings,
      }),
    )
  } catch (error) {
    // A gallery left open would keep the whole run from ending.
    await close()
    throw error
  }
  return async () => {
    await close()
    const outgoing = await readFile(outgoingFile, 'utf8').catch(() => '')
    await rm(dataDir, { recursive: true, force: true })
    if (outgoing) throw new Error(`the gallery called other machines:\n${outgoing}`)
  }
}

async function open(settings: Record<string, string>): Promise<ChildProcess> {
  const gallery = spawn(
    'node_modules/node/bin/node',
    ['--import', './e2e/watch-connections.mjs', 'scripts/serve.mjs'],
    {
      env: { PATH: process.env.PATH, DEMO: 'on', NODE_ENV: 'production', OUTGOING_FILE: outgoingFile, ...settings },
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
