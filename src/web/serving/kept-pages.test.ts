import { createServer } from 'node:http'

import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { ReplyCache } from '../../http/reply-cache.ts'
import { sendStored } from '../../http/send-stored.ts'
import { noteHeaders, serveKeptPages } from './kept-pages.ts'

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

test('whoever opens a kept page is noted once, changed or not; robots, prefetches and mere questions are not', async () => {
  const noted: string[] = []
  const cache = new ReplyCache()
  const serveKept = serveKeptPages(cache, (thing) => noted.push(thing))
  let passedOn = 0
  const app = Fastify({
    serverFactory: (handler) =>
      createServer((request, response) =>
        serveKept(request, response, () => {
          passedOn++
          handler(request, response)
        }),
      ),
  })
  app.get('/artwork/tide', async (request, reply) => {
    const page = { status: 200, headers: { 'content-type': 'text/html' }, text: '<p>', opens: ['artworks/tide'] }
    const stored = await cache.get('/artwork/tide', async () => page)
    const sent = await sendStored(request, reply, stored, '')
    noteHeaders(stored, reply)
    return sent
  })
  const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}/artwork/tide`
  onTestFinished(() => app.close())
  const visit = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(address, { method, headers: { ...FIREFOX, ...headers } })

  const { headers } = await visit()
  // The first one was answered elsewhere.
  expect([passedOn, noted]).toEqual([1, []])
  await visit()
  const again = await visit({ 'if-none-match': headers.get('etag') ?? '' })
  expect([again.status, passedOn, noted]).toEqual([304, 1, ['artworks/tide', 'artworks/tide']])

  await visit({ 'user-agent': 'SomeBot/1.0' })
  await visit({ 'sec-purpose': 'prefetch' })
  await visit({}, 'HEAD')
  expect(noted).toHaveLength(2)
})
