import { createHash } from 'node:crypto'

import pino from 'pino'
import { data, type RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'

import { markContext } from '../own-mark.ts'
import { apiContext } from '../page-data.ts'
import { createPageRenderer } from './render-page.ts'

test('when nothing can be rendered, the visitor still gets a sentence and a way home, in the right language', async () => {
  const render = createPageRenderer({
    build: () => Promise.reject(new Error('the pages are gone')),
    site: { publicUrl: 'http://localhost', apiUrl: '' },
    api: () => {
      throw new Error('never asked')
    },
    log: pino({ level: 'silent' }),
    isStrict: true,
  })

  const page = await render('/fr/artist?x=1')

  expect(page.status).toBe(500)
  expect(page.text).toContain('Une erreur est survenue lors de l’affichage de la page d’erreur')
  expect(page.text).toContain('<a href="/fr">')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
})

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Pages that are this text, whatever is asked for; it is told what marks our own scripts. */
const buildOf = (write: (mark: string) => string) =>
  ({
    routes: { root: { id: 'root', path: '*', module: { default: () => null } } },
    entry: {
      module: {
        default: (...given: unknown[]) =>
          new Response(write((given[4] as RouterContextProvider).get(markContext) ?? ''), {
            headers: { 'content-type': 'text/html' },
          }),
      },
    },
    assets: { routes: { root: { id: 'root', module: '' } }, entry: { module: '', imports: [] }, url: '', version: '' },
    future: {},
    ssr: true,
    basename: '/',
    routeDiscovery: { mode: 'initial' },
  }) as unknown as ServerBuild

test('a script or style that is not ours has no place in the policy, however it came into the page', async () => {
  const ours = ['let mine = 1', 'import * as route0 from "/assets/root.js";']
  const foreign = ['alert(1)', 'import * as route0 from "/assets/evil.js";', 'let guessed = 1']
  const render = createPageRenderer({
    build: buildOf(
      (mark) => `<html><head><style nonce="${mark}" data-href="app">a{}</style><style>b{}</style></head><body>
        <p>What an editor wrote: <script>${foreign[0]}</script><script type="module" async="">${foreign[1]}</script>
        <script nonce="${mark.slice(0, -1)}">${foreign[2]}</script></p>
        <script nonce="${mark}">${ours[0]}</script><script nonce="${mark}" type="module" async="">${ours[1]}</script>
        </body></html>`,
    ),
    site: { publicUrl: 'http://localhost', apiUrl: '' },
    api: () => {
      throw new Error('never asked')
    },
    log: pino({ level: 'silent' }),
    isStrict: true,
  })

  const [{ text, headers }, again] = [await render('/'), await render('/')]

  const policy = headers['content-security-policy'] ?? ''
  for (const code of [...ours, 'a{}']) expect(policy).toContain(hashOf(code))
  for (const code of [...foreign, 'b{}']) expect(policy).not.toContain(hashOf(code))
  expect(policy.match(/sha256-/g)).toHaveLength(4)
  // What marks them is nobody else's to know, and no two times the same page differs.
  expect(text).toContain(`<script>${ours[0]}</script>`)
  expect(text).toContain(`<script type="text/plain" id="start">${ours[1]}</script>`)
  expect(again).toEqual({ status: 200, headers, text: again.text, opens: [] })
  expect(again.text.replaceAll(/nonce="[^"]*"/g, '')).toBe(text.replaceAll(/nonce="[^"]*"/g, ''))
})

test('a page is that of the thing that it asks for, unless there is none', async () => {
  const buildFor = (status: number) => {
    const loader = async ({ context }: { context: RouterContextProvider }) => {
      await context.get(apiContext)('en')('GET /artworks/{slug}', { params: { slug: 'tide' } })
      return data(null, { status })
    }
    const build = buildOf(() => '<html></html>')
    const root = { id: 'root', path: '*', module: { default: () => null, loader } }
    const entry = (_request: Request, given: number) =>
      new Response('<html></html>', { status: given, headers: { 'content-type': 'text/html' } })
    return { ...build, routes: { root }, entry: { module: { default: entry } } } as unknown as ServerBuild
  }
  const open = async (status: number) => {
    const render = createPageRenderer({
      build: buildFor(status),
      site: { publicUrl: 'http://localhost', apiUrl: '' },
      api: () => async () => ({}) as never,
      openedBy: (name, params) => `${name} ${String(params?.slug)}`,
      log: pino({ level: 'silent' }),
      isStrict: true,
    })
    return (await render('/')).opens
  }

  expect(await open(200)).toEqual(['GET /artworks/{slug} tide'])
  expect(await open(404)).toEqual([])
})
