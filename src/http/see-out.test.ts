import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { seeOut } from './see-out.ts'

/** A server that answers when the test says so, and a visitor with one connection that stays. */
async function open() {
  const waiting: ServerResponse[] = []
  const server = createServer((_request, response) => void waiting.push(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    agent.destroy()
    server.close().closeAllConnections()
  })
  const ask = async () => {
    const [reply] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage]
    await once(reply.resume(), 'end')
    return reply
  }
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.end('here')
  }
  return { server, port, ask, answer, isAsked: () => waiting.length > 0 }
}

test('whoever is being answered is answered to the end, and nobody is taken in any more', async () => {
  const { server, port, ask, answer, isAsked } = await open()
  const asked = ask()
  await expect.poll(isAsked).toBe(true)

  const gone = seeOut(server)
  await expect(once(get({ port, host: '127.0.0.1' }), 'response')).rejects.toThrow('ECONNREFUSED')
  await answer()

  expect((await asked).statusCode).toBe(200)
  await gone
})

test('a connection that stays is told with its next answer that it ends', async () => {
  const { server, ask, answer } = await open()
  const [before] = await Promise.all([ask(), answer()])
  expect(before.headers.connection).toBe('keep-alive')

  const gone = seeOut(server)
  const [last] = await Promise.all([ask(), answer()])

  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
  await gone
})
