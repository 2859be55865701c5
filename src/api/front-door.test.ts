import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'

import pino from 'pino'
import { expect, test } from 'vitest'

import { openStripe } from '../domain/payments/index.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestGallery, type TestGallery } from '../testing/open-test-gallery.ts'

const listenTo = async ({ app }: TestGallery) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Writes a request as it stands, and reads until the server has said all. */
async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.write(text)
  let reply = ''
  for await (const part of socket) reply += part
  return reply
}

const KEYS = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }

const leave: ((socket: Socket) => unknown)[] = [(socket) => socket.destroy(), (socket) => socket.resetAndDestroy()]

test.each(['/api/menu', '/healthz', '/api/docs'])('a request for %s with two hosts is refused', async (path) => {
  const port = await listenTo(await openTestGallery())
  const ask = (hosts: string[]) =>
    send(port, `GET ${path} HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}Connection: close\r\n\r\n`)

  const twice = await ask(['Host: gallery.test', 'hOST: other.test'])

  expect(twice).toMatch(/^HTTP\/1\.1 400 /)
  expect(twice).toContain('"code":"malformed-request"')
  expect(await ask(['Host: gallery.test', 'Host: gallery.test'])).toMatch(/^HTTP\/1\.1 400 /)
  expect(await ask(['Host: gallery.test'])).toMatch(/^HTTP\/1\.1 200 /)
})

test.each(['x'.repeat(6000), '2001:db8:'.repeat(700), `::ffff:${'9'.repeat(6000)}`, '10.0.0.1, not an address'])(
  'an address that a proxy cannot have told is counted as the proxy’s (%#)',
  async (told) => {
    const { app, db } = await openTestGallery()

    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: 'nobody@example.com' },
      headers: { 'x-forwarded-for': told },
    })

    expect(reply.statusCode).toBe(202)
    const keys = await db.selectFrom('rate_limits').select('key').where('key', 'like', 'POST%').execute()
    expect(keys).toEqual([{ key: 'POST /auth/forgot-password 127.0.0.1' }])
  },
)

test.each(['POST /api/auth/login', 'POST /api/newsletter', 'POST /api/applications', 'PUT /nowhere'])(
  'visitors who leave in the middle of %s are no failure of the database',
  async (call) => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
    const gallery = await openTestGallery({ log })
    const port = await listenTo(gallery)

    for (const [at, depart] of [...leave, ...leave].entries()) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      const type = at < 2 ? 'application/json' : 'multipart/form-data; boundary=x'
      socket.write(`${call} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 500\r\n\r\n{"email":"a`)
      await new Promise((resolve) => setTimeout(resolve, 60))
      depart(socket)
      await once(socket, 'close')
    }

    const connections = () =>
      new Promise<number>((resolve) => gallery.app.server.getConnections((_, open) => resolve(open)))
    await eventually(async () => expect(await connections()).toBe(0))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(lines).toEqual([])
  },
)

test('a connection that asks on and on without taking an answer is closed, and the others are served', async () => {
  const gallery = await openTestGallery()
  const port = await listenTo(gallery)
  const greedy = connect(port, '127.0.0.1').on('error', () => undefined)
  greedy.pause()
  greedy.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500))

  const isOpen = () => new Promise<number>((resolve) => gallery.app.server.getConnections((_, open) => resolve(open)))
  await eventually(async () => expect(await isOpen()).toBe(0))
  expect(await send(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  greedy.destroy()
})

test('a few requests ahead of their answers are well', async () => {
  const port = await listenTo(await openTestGallery())
  const ask = (connection: string) => `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`

  const replies = await send(port, ask('keep-alive').repeat(7) + ask('close'))

  expect(replies.match(/HTTP\/1\.1 200 /g)).toHaveLength(8)
})

test('pages of the gallery may use what they need, and nothing else of the machine', async () => {
  const { app } = await openTestGallery()

  const { headers } = await app.inject('/api/menu')

  const policy = String(headers['permissions-policy'])
  for (const name of ['camera', 'microphone', 'geolocation', 'usb', 'payment']) expect(policy).toContain(`${name}=()`)
  for (const name of ['fullscreen', 'web-share', 'clipboard-write', 'picture-in-picture'])
    expect(policy).not.toContain(name)
})

test('where money is paid through Stripe, its frames may ask the browser for it', async () => {
  const { app } = await openTestGallery({
    payments: () => ({ provider: openStripe(KEYS), publishableKey: 'pk_test_1' }),
  })

  expect((await app.inject('/api/menu')).headers['permissions-policy']).toContain(
    'payment=(self "https://js.stripe.com")',
  )
})

test('browsers are told to insist on https for this name alone, and only where visitors come by it', async () => {
  const [secure, plain] = [await openTestGallery({ isSecure: true }), await openTestGallery()]

  const told = (await secure.app.inject('/api/menu')).headers['strict-transport-security']

  expect(told).toBe('max-age=31536000')
  expect((await plain.app.inject('/api/menu')).headers).not.toHaveProperty('strict-transport-security')
})
