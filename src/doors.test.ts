import { type AddressInfo, connect } from 'node:net'

import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { createApiClient } from './contract/client.ts'
import type { Endpoint } from './contract/endpoint.ts'
import { endpoints } from './contract/endpoints.ts'
import { DEFAULT_LOCALE, type Locale } from './contract/locale.ts'
import { measureGrowth, MOST_GROWTH } from './testing/measure-growth.ts'
import { openTestGallery, PUBLIC_URL } from './testing/open-test-gallery.ts'
import { PAGES, routeIdOf } from './web/pages.ts'
import { servePages } from './web/serving/serve-pages.ts'

// What patterns look for; each is repeated until it fills what a request may hold.
const FILLINGS = [
  ...[' ', ',', ';', '/', 'a', '0', '-', '.', '"', '=', '[', '@', ':', '&', '?', 'é', '画'],
  ...['a ', 'a.', 'a/', '[a](', '; q=', 'a=b&', '//a', '0-', 'Version/1 ', 'W/"', 'bytes=0-,'],
]
const FILLINGS_OF_BODIES = [' ', 'a', '0', '.', '@', 'a-', 'a.', '\n', '画']

// Node takes 16 KB of address and headers together, and the API 64 KB of a body.
const IN_HEAD = 3600
const IN_BODY = 14_000

const PATHS = [
  ...['/', '/a', '/fr/a', '/artist/a', '/artwork?color=', '/search?query=', '/?', '/storage/files/a'],
  ...['/storage/pictures/a', '/api/a', '/api/artworks/a', '/api/artworks?color=a', '/api/search?query='],
]

/** The headers that are looked at, by where that is. */
const HEADERS = {
  '/': ['accept', 'accept-encoding', 'accept-language', 'cookie', 'if-none-match', 'referer', 'sec-fetch-dest'],
  '/api/menu': ['accept-encoding', 'accept-language', 'content-language', 'if-none-match', 'origin'],
  '/api/auth/user': ['authorization', 'user-agent', 'x-forwarded-for', 'content-type'],
  '/api/auth/social/a/callback': ['cookie'],
  '/storage/files/a.txt': ['accept', 'if-none-match', 'if-range', 'range'],
}

/** Pages that show nothing, at the addresses that ours have. */
const routes = Object.fromEntries(
  PAGES.map((page) => {
    const id = routeIdOf(page, DEFAULT_LOCALE)
    return [id, { id, path: page.path, parentId: 'root', module: { default: () => null } }]
  }),
)
const EMPTY_PAGES = {
  entry: {
    module: { default: (_: Request, status: number, headers: Headers) => new Response('', { status, headers }) },
  },
  routes: { root: { id: 'root', path: '', module: { default: () => null } }, ...routes },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  future: {},
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  ssr: true,
} as unknown as ServerBuild

/** A gallery with its pages' doors, behind a port; answers how to knock there with a request as it is. */
async function openDoors() {
  const gallery = await openTestGallery({
    keepsReplies: true,
    extend: async ({ app, fetch }) => {
      const api = (locale: Locale) => createApiClient({ fetch, baseUrl: '', locale })
      await servePages(app, { build: EMPTY_PAGES, site: { publicUrl: PUBLIC_URL, apiUrl: '' }, api })
    },
  })
  await gallery.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gallery.app.server.address() as AddressInfo
  const knock = async (head: string, body = '') => {
    const socket = connect(port, '127.0.0.1')
    const length = body === '' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`
    socket.write(Buffer.from(`${head}\r\nHost: gallery.test\r\n${length}Connection: close\r\n\r\n${body}`))
    let answer = ''
    for await (const chunk of socket) answer ||= String(chunk)
    return Number(answer.split(' ')[1])
  }
  return { ...gallery, knock }
}

interface Doors {
  names: string[]
  fillings?: string[]
  length: number
  knock: (name: string, filling: string) => Promise<unknown>
}

/** The fillings whose cost grows faster than their length, by name. */
async function findSlow({ names, fillings = FILLINGS, length, knock }: Doors): Promise<string[]> {
  const slow: string[] = []
  for (const name of names) {
    for (const filling of fillings) {
      const fill = (size: number) => filling.repeat(Math.floor(size / Buffer.byteLength(filling)))
      const growth = await measureGrowth((size) => knock(name, fill(size)), length)
      if (growth > MOST_GROWTH) slow.push(`${name} ${JSON.stringify(filling)} × ${growth.toFixed(1)}`)
    }
  }
  return slow
}

test('however long an address is, its cost is in proportion', { timeout: 60_000 }, async () => {
  const { knock } = await openDoors()
  const ask = (path: string, filling: string) =>
    knock(`GET ${path}${filling.replaceAll(/[\s"<>\\é画]/g, encodeURIComponent)}x HTTP/1.1`)

  expect(await ask('/a', '/')).toBe(200)
  expect(await findSlow({ names: PATHS, length: IN_HEAD, knock: ask })).toEqual([])
})

test('however long a header is, its cost is in proportion', { timeout: 60_000 }, async () => {
  const { knock, files } = await openDoors()
  await files.put('files/a.txt', Buffer.from('Hello'))
  const ask = (door: string, filling: string) => {
    const [address, name] = door.split(' ')
    return knock(`GET ${address} HTTP/1.1\r\n${name}: a${filling.replaceAll(/[^\x20-\x7e\t]/g, '~')}!`)
  }
  const names = Object.entries(HEADERS).flatMap(([path, headers]) => headers.map((name) => `${path} ${name}`))

  expect(await ask('/api/menu accept-language', ' ')).toBe(200)
  expect(await findSlow({ names, length: IN_HEAD, knock: ask })).toEqual([])
})

test('however long the texts of a body are, its cost is in proportion', { timeout: 60_000 }, async () => {
  const { knock, logIn } = await openDoors()
  const { token } = await logIn({ scope: ['collector', 'editor', 'sales', 'admin'] })
  const shapes = new Map<string, Shape>()
  for (const [name, { body }] of Object.entries<Endpoint>(endpoints)) {
    if (body) shapes.set(name, z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
  }
  let caller = 0
  const send = async (name: string, filling: string) => {
    const [method, path = ''] = name.split(' ')
    const from = `10.${[16, 8, 0].map((shift) => (caller >> shift) & 255).join('.')}`
    caller++
    const address = `/api${path.replaceAll(/\{\w+\}/g, '1')}`
    return knock(
      `${method} ${address} HTTP/1.1\r\nX-Forwarded-For: ${from}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json`,
      JSON.stringify(fillTexts(shapes.get(name) ?? {}, filling)),
    )
  }

  expect(await send('POST /auth/register', ' ')).toBe(422)
  expect(
    await findSlow({ names: [...shapes.keys()], fillings: FILLINGS_OF_BODIES, length: IN_BODY, knock: send }),
  ).toEqual([])
})

type Shape = z.core.JSONSchema.BaseSchema

/** A body in which every text is this one. */
function fillTexts(shape: Shape, text: string): unknown {
  const [choice] = shape.anyOf ?? shape.oneOf ?? []
  if (choice) return fillTexts(choice, text)
  if (shape.type === 'array') return [fillTexts(shape.items as Shape, text)]
  if (shape.type !== 'object') return text
  const parts = Object.entries(shape.properties ?? {})
  return Object.fromEntries(
    parts.map(([name, part]) => [name, fillTexts(part as Shape, text.slice(0, text.length / parts.length))]),
  )
}
