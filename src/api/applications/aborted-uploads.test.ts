import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'

import { expect, test } from 'vitest'

import { eventually } from '../../testing/eventually.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { readMails } from '../../testing/read-mails.ts'
import { applicant, SMALL_PDF, writeForm } from '../../testing/send-application.ts'

/** Resolves when a connection is over, in peace or not. */
const closing = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

const LARGE = Buffer.concat([SMALL_PDF, randomBytes(3_000_000)])

test('an upload broken off at any moment leaves no file, no row and no mail', { timeout: 120_000 }, async () => {
  const gallery = await openTestGallery()
  await gallery.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gallery.app.server.address() as AddressInfo
  const { payload, contentType } = await writeForm(applicant(), LARGE)
  const head = `POST /api/applications HTTP/1.1\r\nhost: gallery\r\ncontent-type: ${contentType}\r\ncontent-length: ${payload.length}\r\n`
  const [first, last] = [payload.indexOf('%PDF'), payload.length]
  const moments = [
    0,
    1,
    60,
    first - 1,
    first,
    first + 1,
    last - 1,
    last - 20,
    ...Array.from({ length: 24 }, () => randomInt(last)),
  ]

  await Promise.all(
    moments.map(async (moment, at) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      const closed = closing(socket)
      await once(socket, 'connect')
      const begin = Buffer.concat([
        Buffer.from(`${head}x-forwarded-for: 10.9.${at}.1\r\n\r\n`),
        payload.subarray(0, moment),
      ])
      await new Promise<void>((resolve) => socket.write(begin, () => resolve()))
      if (at % 2 === 0) socket.destroy()
      else socket.resetAndDestroy()
      await closed
    }),
  )

  const connections = () =>
    new Promise<number>((resolve) => gallery.app.server.getConnections((_, open) => resolve(open)))
  await eventually(async () => expect(await connections()).toBe(0))
  await eventually(async () => expect(await readdir(gallery.uploads)).toEqual([]))
  expect(await gallery.db.selectFrom('applications').select('id').execute()).toEqual([])
  expect(await gallery.db.selectFrom('unclaimed_files').select('key').execute()).toEqual([])
  expect(await readMails(gallery.db)).toEqual([])
})

test('filling that never ends is broken off', async () => {
  const gallery = await openTestGallery()
  await gallery.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gallery.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const closed = closing(socket)
  socket.write(
    'POST /api/applications HTTP/1.1\r\nhost: gallery\r\ncontent-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\n\r\n',
  )
  const chunk = Buffer.from(`10000\r\n${'-'.repeat(0x1_0000)}\r\n`)
  let sent = 0
  const fill = () => {
    while (!socket.destroyed && sent < 40 * 1024 * 1024) {
      sent += chunk.length
      if (!socket.write(chunk)) return void socket.once('drain', fill)
    }
  }
  fill()
  await closed

  expect(sent).toBeLessThan(40 * 1024 * 1024)
  await eventually(async () => expect(await readdir(gallery.uploads).catch(() => [])).toEqual([]))
})
