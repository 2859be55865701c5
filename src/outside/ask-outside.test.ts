import { expect, test } from 'vitest'

import { startNameServer } from '../testing/start-name-server.ts'
import { startWebPeer } from '../testing/start-web-peer.ts'
import { askOutside, type Wish } from './ask-outside.ts'
import { isOutside } from './is-outside.ts'

const WISH: Wish = { method: 'GET', milliseconds: 1000, bytes: 100, hops: 3 }

const SITE = '127.0.0.1'
/** Another address of this machine, which is not allowed. */
const HOUSE = '127.0.0.2'

/** A site in the world, and a machine of the house that must never be asked. */
async function openWorld({ isCutOff = false } = {}) {
  const house = await startWebPeer((_request, response) => response.end('a secret'), HOUSE)
  const site = await startWebPeer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site.test')
    if (pathname === '/to') response.writeHead(302, { location: searchParams.get('at') ?? '' }).end()
    else if (pathname === '/long') response.end('x'.repeat(1_000_000))
    else if (pathname === '/stall') response.writeHead(200).write('a little')
    else if (pathname === '/silent') request.resume()
    else if (pathname === '/echo') request.pipe(response)
    else response.end('hello')
  })
  const names = {
    'site.test': [SITE],
    'house.test': [HOUSE],
    'both.test': [SITE, HOUSE],
    'turncoat.test': [[SITE], [HOUSE]],
    'empty.test': [],
    'broken.test': 'failed' as const,
  }
  const { resolver, asked } = await startNameServer(names, { isCutOff })
  const ask = (address: string, wish: Partial<Wish> = {}) =>
    askOutside(address, { ...WISH, ...wish }, { resolver, allowed: [SITE] })
  const at = (path: string, host = 'site.test') => `http://${host}:${site.port}${path}`
  return { house, site, asked, ask, at }
}

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::', '2001:db8::1', 'house.test', ''],
])('%s is not outside', (address) => {
  expect(isOutside(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is outside', (address) => {
  expect(isOutside(address)).toBe(true)
})

test('somebody elsewhere is asked by name, with what is sent', async () => {
  const { ask, at, site } = await openWorld()

  expect(await ask(at('/?a=b'))).toMatchObject({ status: 200, body: Buffer.from('hello') })
  const echoed = await ask(at('/echo'), { method: 'POST', body: 'né', headers: { 'content-type': 'text/plain' } })
  expect(echoed.body.toString()).toBe('né')
  expect(site.asked).toEqual([`GET site.test:${site.port} /?a=b`, `POST site.test:${site.port} /echo`])
})

test('a network of our own is never asked, however it is written', async () => {
  const { ask, at, house } = await openWorld()
  const port = house.port
  const ways = [
    ...[
      `http://${HOUSE}:${port}/`,
      `http://127.2:${port}/`,
      `http://0x7f000002:${port}/`,
      `http://2130706434:${port}/`,
    ],
    ...[`http://[::ffff:7f00:2]:${port}/`, `http://[::1]:${port}/`, `http://house.test:${port}/`],
    ...[
      `http://both.test:${port}/`,
      `http://user:secret@house.test:${port}/`,
      'http://169.254.169.254/latest/meta-data',
    ],
  ]

  for (const way of ways) await expect(ask(way), way).rejects.toMatchObject({ fault: 'inside' })
  for (const way of ways) {
    await expect(ask(at(`/to?at=${encodeURIComponent(way)}`)), way).rejects.toMatchObject({ fault: 'inside' })
  }
  expect(house.asked).toEqual([])
})

test('a name that means something else the next time is looked up once, and what was judged is asked', async () => {
  const { ask, at, asked, site } = await openWorld()

  expect(await ask(at('/', 'turncoat.test'))).toMatchObject({ status: 200 })
  expect(asked).toEqual(['turncoat.test'])
  expect(site.asked).toHaveLength(1)
  // The hop is judged anew.
  await expect(ask(at('/', 'turncoat.test'))).rejects.toMatchObject({ fault: 'inside' })
})

test('whoever is sent on goes along a few times, to the web alone', async () => {
  const { ask, at } = await openWorld()
  const to = (address: string) => at(`/to?at=${encodeURIComponent(address)}`)

  expect(await ask(to('/there'))).toMatchObject({ status: 200 })
  expect(await ask(to('/there'), { hops: 0 })).toMatchObject({ status: 302 })
  await expect(ask(to(to(to(to('/there')))))).rejects.toMatchObject({ fault: 'too-many-hops' })
  await expect(ask(to('file:///etc/passwd'))).rejects.toMatchObject({ fault: 'unreachable' })
  await expect(ask('gopher://site.test/')).rejects.toMatchObject({ fault: 'unreachable' })
})

test('of a long answer a part is taken, of one that does not end what is wanted, and of silence nothing', async () => {
  const { ask, at } = await openWorld()

  expect((await ask(at('/long'))).body).toHaveLength(100)
  expect(await ask(at('/stall'), { bytes: 0 })).toMatchObject({ status: 200 })
  await expect(ask(at('/silent'), { milliseconds: 200 })).rejects.toMatchObject({ fault: 'unreachable' })
  await expect(ask('http://site.test:1/')).rejects.toMatchObject({ fault: 'unreachable' })
})

test('a name that is nobody’s is told apart from one that nobody could ask about', async () => {
  const { ask } = await openWorld()

  await expect(ask('http://nobody.test/')).rejects.toMatchObject({ fault: 'unknown-name' })
  await expect(ask('http://broken.test/')).rejects.toMatchObject({ fault: 'unreachable' })
  await expect(ask('http://empty.test/')).rejects.toMatchObject({ fault: 'unreachable' })
})

test('where the whole world is unknown, no name is nobody’s', async () => {
  const { ask } = await openWorld({ isCutOff: true })

  await expect(ask('http://nobody.test/')).rejects.toMatchObject({ fault: 'unreachable' })
})
