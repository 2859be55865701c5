import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'

import Fastify from 'fastify'
import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'

import { servePages } from './serve-pages.ts'

/** A server whose pages are written when the test says so; it tells which were begun. */
async function openPages() {
  const begun: string[] = []
  const writers: (() => void)[] = []
  const build = {
    routes: { root: { id: 'root', path: '*', module: { default: () => null } } },
    entry: {
      module: {
        default: async (request: Request) => {
          begun.push(new URL(request.url).search)
          await new Promise<void>((resolve) => writers.push(resolve))
          return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
        },
      },
    },
    assets: { routes: { root: { id: 'root', module: '' } }, entry: { module: '', imports: [] }, url: '', version: '' },
    future: {},
    ssr: true,
    basename: '/',
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  const app = Fastify({ trustProxy: true, forceCloseConnections: true })
  let gone = 0
  app.addHook('onRequestAbort', async (_request) => void gone++)
  const api = () => () => expect.unreachable()
  await servePages(app, { build, site: { publicUrl: 'http://localhost', apiUrl: '' }, api })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    for (const write of writers) write()
    await app.close()
  })
  const { port } = app.server.address() as AddressInfo
  const send = (path: string, from = '127.0.0.1'): Socket => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nConnection: close\r\n\r\n`)
    return socket
  }
  const read = async (socket: Socket) => {
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    return text
  }
  return { begun, send, read, write: () => writers.shift()?.(), countGone: () => gone }
}

const search = (at: number) => `/search?query=${at}`

test('nothing is rendered for visitors who have gone', async () => {
  const { begun, send, read, write, countGone } = await openPages()
  const first = [1, 2, 3, 4].map((at) => read(send(search(at))))
  await expect.poll(() => begun.length).toBe(4)
  const leaving = Array.from({ length: 50 }, (_, at) => send(search(100 + at)))
  await Promise.all(leaving.map((socket) => once(socket, 'connect')))
  const staying = read(send(search(5)))
  // Some say that they go, others are just gone.
  for (const [at, socket] of leaving.entries()) {
    if (at % 2 === 0) socket.destroy()
    else socket.resetAndDestroy()
  }
  await expect.poll(countGone).toBe(50)

  for (let turn = 0; turn < 5; turn++) {
    await expect.poll(() => begun.length).toBe(Math.min(4 + turn, 5))
    write()
  }

  expect(await staying).toContain('200 OK')
  await Promise.all(first)
  expect(begun).toHaveLength(5)
})

test('whoever would wait for too long is told soon to come again, in their language', { timeout: 15_000 }, async () => {
  const { begun, send, read } = await openPages()
  for (const at of [1, 2, 3, 4]) send(search(at))
  await expect.poll(() => begun.length).toBe(4)

  const late = await read(send(`/fr${search(5)}`))

  expect(late).toContain('HTTP/1.1 503 Service Unavailable')
  expect(late).toContain('retry-after: 5')
  expect(late).toContain('La galerie est très sollicitée')
  expect(begun).toHaveLength(4)
})

test('whoever asks for pages without end is asked to wait, and nobody else is', async () => {
  const { begun, send, read, write } = await openPages()
  const crowd = Array.from({ length: 100 }, (_, at) => send(search(at), '203.0.113.7'))
  const refused = await Promise.race(crowd.map(read))
  for (const socket of crowd) socket.destroy()
  const other = read(send(search(200), '203.0.113.8'))
  await expect
    .poll(() => {
      write()
      return begun
    })
    .toContain('?query=200')
  for (let at = 0; at < 5; at++) write()

  expect(refused).toContain('HTTP/1.1 429 Too Many Requests')
  expect(refused).toMatch(/retry-after: \d/)
  expect(refused).toContain('cache-control: no-store')
  expect(await other).toContain('200 OK')
})
