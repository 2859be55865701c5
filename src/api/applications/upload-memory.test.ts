import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { applicant, writeForm } from '../../testing/send-application.ts'

const FILE_SIZE = 20 * 1024 * 1024 - 5000
const CHUNK = randomBytes(65_536)

test('while 20 MB come in, memory holds no more than a small part of them', { timeout: 60_000 }, async () => {
  const gallery = await openTestGallery()
  await gallery.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gallery.app.server.address() as AddressInfo
  const { payload, contentType } = await writeForm(applicant(), Buffer.from('HERE'))
  const [head, tail] = [payload.subarray(0, payload.indexOf('HERE')), payload.subarray(payload.indexOf('HERE') + 4)]
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // What nobody holds any more is no matter: freed buffers are counted off a little after they are collected, and
  // what is on its way between two streams is held for a moment only.
  async function held(): Promise<number> {
    let least = Infinity
    for (let look = 0; look < 3; look++) {
      await setTimeout(2)
      collect()
      least = Math.min(least, process.memoryUsage().arrayBuffers)
    }
    return least
  }

  /** Sends the form with random bytes in the place of its file, no faster than they are taken. */
  async function upload(): Promise<{ growth: number; reply: unknown }> {
    const before = await held()
    let most = before
    const call = request({
      ...{ port, host: '127.0.0.1', path: '/api/applications', method: 'POST', agent: false },
      headers: { 'content-type': contentType, 'content-length': head.length + FILE_SIZE + tail.length },
    })
    const answered = once(call, 'response')
    call.write(head)
    for (let sent = 0; sent < FILE_SIZE; sent += CHUNK.length) {
      if (!call.write(CHUNK.subarray(0, FILE_SIZE - sent))) await once(call, 'drain')
      if (sent % (100 * CHUNK.length) === 0) most = Math.max(most, await held())
    }
    call.end(tail)
    const [response] = await answered
    return { growth: most - before, reply: await json(response) }
  }
  const { growth, reply } = await upload()

  expect(reply).toMatchObject({ errors: { pdf: [expect.stringContaining('no PDF')] } })
  expect(growth / FILE_SIZE).toBeLessThan(0.25)
})
