import type { ChildProcess } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { databaseUrl, dataDir, galleryUrl, secondNodeUrl } from './gallery.ts'
import { copyPlainly, hangPlainDemo } from './hang-plain-demo.ts'
import { closeNode, openNode, outgoingFile } from './open-node.ts'
import { openPeers } from './peers.ts'

/** Opens the built gallery twice for all journeys, as a visitor would find it, and closes both at the end. */
export default async function openGalleries(): Promise<() => Promise<void>> {
  await rm(dataDir, { recursive: true, force: true })
  const peers = await openPeers()
  const galleries: ChildProcess[] = []
  const closeGalleries = async () => {
    for (const gallery of galleries.splice(0).toReversed()) await closeNode(gallery)
  }
  const close = async () => {
    await closeGalleries()
    await peers.close()
  }
  try {
    // Programs that are told what happens stand on this machine, too.
    const first = {
      WEBHOOKS_TO_OWN_NETWORK: 'on',
      PORT: new URL(galleryUrl).port,
      DATA_DIR: dataDir,
      ...peers.settings,
    }
    const folder = path.join(dataDir, 'plain-demo')
    // Painted while the gallery opens, which mostly waits; a fault is thrown where that is waited for.
    const painting = copyPlainly(folder)
    painting.catch(() => undefined)
    galleries.push(await openNode({ ...first, DEMO: 'off' }))
    await painting
    await hangPlainDemo(databaseUrl, dataDir, folder)
    // Opened again as the demo that it has become: only that pays in the sandbox.
    await closeGalleries()
    galleries.push(await openNode(first))
    galleries.push(
      await openNode({
        PORT: new URL(secondNodeUrl).port,
        DATABASE_URL: databaseUrl,
        API_URL: galleryUrl,
        WEBHOOKS_TO_OWN_NETWORK: 'on',
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
