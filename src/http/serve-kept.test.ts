import { createServer } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { ReplyCache } from './reply-cache.ts'
import { sendStored } from './send-stored.ts'
import { serveKept } from './serve-kept.ts'

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const TEXT = 'Low tide. '.repeat(4000)

/** A server with one page, `/tide`, that is kept, and how often it was asked for the long way. */
async function openHouse() {
  const noted: string[] = []
  const cache = new ReplyCache()
  const answerKept = serveKept({ cache, addressOf: ({ url }) => url, noteVisit: (thing) => noted.push(thing) })
  const house = { cache, noted, passedOn: 0, text: TEXT }
  const app = Fastify({
    serverFactory: (handler) =>
      createServer((request, response) =>
        answerKept(request, response, () => {
          house.passedOn++
          handler(request, response)
        }),
      ),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-frame-options': 'DENY', 'set-cookie': ['a=1', 'b=2'] })
  })
  app.get('/tide', async (request, reply) => {
    const page = async () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      text: house.text,
      opens: ['tide'],
    })
    const front = { cache, address: request.url }
    return sendStored(request, reply, await cache.get('/tide', page), { vary: 'Accept-Encoding', front })
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const visit = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${address}/tide`, { method, headers: { ...FIREFOX, ...headers } })
  return Object.assign(house, { address, visit })
}

test('whoever opens a kept page is noted once, changed or not; robots, prefetches and mere questions are not', async () => {
  const house = await openHouse()
  const { visit, noted } = house

  const { headers } = await visit()
  // The first one was answered elsewhere.
  expect([house.passedOn, noted]).toEqual([1, []])
  await visit()
  const again = await visit({ 'if-none-match': headers.get('etag') ?? '' })
  expect([again.status, house.passedOn, noted]).toEqual([304, 1, ['tide', 'tide']])

  await visit({ 'user-agent': 'SomeBot/1.0' })
  await visit({ 'sec-purpose': 'prefetch' })
  await visit({}, 'HEAD')
  expect(noted).toHaveLength(2)
})

test('what is sent again says the same as the first time, under a number and a date of its own', async () => {
  const { visit } = await openHouse()

  const [first, second] = [await visit(), await visit()]

  expect(await second.text()).toBe(await first.text())
  const ours = ({ headers }: Response) => [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  expect(ours(second)).toEqual(ours(first))
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect(Math.abs(Date.parse(second.headers.get('date') ?? '') - Date.now())).toBeLessThan(60_000)
})

test('once forgotten it is made anew, and whoever takes another form gets that', async () => {
  const house = await openHouse()
  await (await house.visit()).text()
  house.cache.forget(() => true)
  house.text = 'High tide.'

  expect(await (await house.visit()).text()).toBe('High tide.')
  expect(await (await house.visit({ 'accept-encoding': 'identity' })).text()).toBe('High tide.')
  expect(await (await house.visit({ 'accept-encoding': 'identity' })).text()).toBe('High tide.')
  // The last of the three is answered at the front.
  expect(house.passedOn).toBe(3)
})

test('on one connection, asked without waiting, everything comes whole and in order', async () => {
  const house = await openHouse()
  await (await house.visit({ 'accept-encoding': 'br' })).text()
  const socket = connect(Number(new URL(house.address).port), '127.0.0.1')
  const ask = (more = '') => `GET /tide HTTP/1.1\r\nhost: here\r\naccept-encoding: br\r\n${more}\r\n`
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  const { promise, resolve } = Promise.withResolvers<void>()
  socket.on('close', () => resolve())
  socket.write(ask() + ask() + ask() + ask('connection: close\r\n'))
  await promise

  const received = Buffer.concat(chunks)
  const replies = received.toString('latin1').split(/(?=HTTP\/1\.1 200 OK\r\n)/)
  expect(replies).toHaveLength(4)
  for (const reply of replies) {
    const [head = '', ...body] = reply.split('\r\n\r\n')
    const bytes = Buffer.from(body.join('\r\n\r\n'), 'latin1')
    expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBe(bytes.length)
    expect(String(brotliDecompressSync(bytes))).toBe(TEXT)
  }
  // Who wants to be hung up on is answered in the long way.
  expect(house.passedOn).toBe(2)
})
