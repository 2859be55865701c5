import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import pino from 'pino'
import { createElement as element, lazy, Suspense } from 'react'
import {
  matchRoutes,
  type RouteObject,
  Scripts,
  type ServerBuild,
  UNSAFE_decodeViaTurboStream as decode,
} from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'

import { LOCALES } from '../../contract/locale.ts'
import renderWithRouter from '../entry.server.tsx'
import { PAGES } from '../pages.ts'
import { createPageRenderer } from '../serving/render-page.ts'
import { fetchPage, joinRouteList } from './join-route-list.ts'
import { IDLE_PARTS } from './leave-out-idle-parts.ts'
import { ofOneLanguage } from './of-one-language.ts'
import { keepShownPage } from './page-by-page.ts'
import { routesIn, setAside } from './route-list.ts'
import { APART, shortenRouteList, USUAL } from './shorten-route-list.mjs'

const ROUTER = path.resolve('node_modules/react-router/dist/production')
const read = (file: string) => readFileSync(path.join(ROUTER, file), 'utf8')

const SCRIPTS = { module: '/assets/root.js', imports: ['/assets/shell.js'] }

/** One page with the scripts that the router gives it. */
const build = {
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: { default: () => element('html', null, element('body', null, 'Works', element(Scripts))) },
    },
  },
  entry: { module: { default: renderWithRouter } },
  assets: {
    routes: { root: { id: 'root', path: '*', hasLoader: false, ...SCRIPTS } },
    entry: { module: '/assets/entry.js', imports: ['/assets/libraries.js'] },
    url: '/assets/manifest-1.js',
    version: '1',
  },
  future: {},
  ssr: true,
  isSpaMode: false,
  basename: '/',
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

const renderWith = (pages: ServerBuild) =>
  createPageRenderer({
    build: pages,
    site: { publicUrl: 'http://localhost', apiUrl: '' },
    api: () => {
      throw new Error('never asked')
    },
    log: pino({ level: 'silent' }),
    isStrict: true,
  })

/** The same with this as the page. */
const buildOf = (page: () => unknown, loader?: () => unknown) => {
  const { root } = build.routes
  const module = { default: page, ...(loader ? { loader } : {}) }
  const listed = { ...build.assets.routes.root, hasLoader: loader !== undefined }
  return {
    ...build,
    routes: { root: { ...root, module } },
    assets: { ...build.assets, routes: { root: listed } },
  } as unknown as ServerBuild
}

test('the router still asks for scripts in the form that is held back until a page was painted', async () => {
  const { status, text } = await renderWith(build)('/')

  expect(status).toBe(200)
  expect(text).toContain('<script type="text/plain" id="start">')
  expect(text).not.toMatch(/modulepreload" href|type="module"/)
  for (const file of ['/assets/shell.js', '/assets/libraries.js']) expect(text).toContain(`"${file}"`)
})

test('the router in the browser finds the data that a page was rendered with where it looks for it', async () => {
  const said = 'Sold </script><!-- “out” 灯塔'
  const page = () => element('html', null, element('body', null, 'Works', element(Scripts)))
  const { text } = await renderWith(buildOf(page, () => ({ said })))('/')

  expect(text).toContain('window.__reactRouterContext.streamController = controller')
  const [block = ''] = text.split('<script type="text/plain">').at(-1)?.split('</script>') ?? []
  const { value } = await decode(new Response(block).body!, globalThis)
  expect(value).toMatchObject({ loaderData: { root: { said } } })
})

test('a part that has to be waited for is in the page all the same, and one that fails makes it a failure', async () => {
  const Late = lazy(async () => ({ default: () => 'came late' }))
  const Broken = () => {
    throw new Error('broken')
  }
  const Bare = lazy(async () => ({ default: () => 'came bare' }))
  const around = (part: () => ReturnType<typeof element>) => () =>
    element('html', null, element('body', null, element(Suspense, null, part()), element(Scripts)))

  const late = await renderWith(buildOf(around(() => element(Late))))('/')
  const bare = await renderWith(buildOf(() => element('html', null, element('body', null, element(Bare)))))('/')
  const broken = await renderWith(buildOf(around(() => element(Broken))))('/')

  expect([late.status, late.text]).toEqual([200, expect.stringContaining('came late')])
  expect(late.text.match(/<!DOCTYPE html>/g)).toHaveLength(1)
  expect(late.text).toContain('streamController:c')
  expect([bare.status, bare.text]).toEqual([200, expect.stringContaining('came bare')])
  expect(broken.status).toBe(500)
})

test('a page in one language is found among the routes of that language alone', async () => {
  const routes = Object.fromEntries(
    ['root', 'en', 'en-frame', 'en/home', 'fr', 'fr-frame', 'fr/home', 'enough'].map((id) => [id, { id }]),
  )
  const narrow = ofOneLanguage({ routes, assets: { routes } } as unknown as ServerBuild, 'en') as ServerBuild

  expect(Object.keys(narrow.routes)).toEqual(['root', 'en', 'en-frame', 'en/home'])
  expect(Object.keys(narrow.assets.routes)).toEqual(['root', 'en', 'en-frame', 'en/home'])
})

test('the parts that are left out are where they were, and give all that others take from them', () => {
  const files = readdirSync(ROUTER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  for (const [part, code] of Object.entries(IDLE_PARTS)) {
    expect(files).toContain(part)
    const lines = files.flatMap((file) => read(file).split('\n'))
    const taken = lines
      .filter((line) => line.startsWith('import {') && line.endsWith(`/${path.basename(part)}";`))
      .flatMap((line) => line.slice('import { '.length, line.indexOf(' }')).split(', '))
    expect(taken.length).toBeGreaterThan(2)
    for (const name of taken) expect(code.split(/\W+/)).toContain(name)
  }
})

test('routes are discovered, made and listed by the names and in the order that languages rely on', () => {
  expect(read('lib/dom/ssr/fog-of-war.js')).toContain(
    'function getPatchRoutesOnNavigationFunction(getRouter, manifest, routeModules,',
  )
  expect(read('lib/dom/ssr/routes.js')).toContain(
    'function createClientRoutes(manifest, routeModulesCache, initialState, ssr, isSpaMode, parentId',
  )
  expect(read('lib/dom-export/hydrated-router.js')).toContain('manifest: window.__reactRouterManifest')
  expect(read('lib/dom-export/hydrated-router.js')).toContain('routeModules: window.__reactRouterRouteModules')
})

const openList = (shown: string[]) => {
  const list: Record<string, { id: string; path?: string; index?: boolean; parentId?: string }> = {
    root: { id: 'root', path: '' },
    en: { id: 'en', parentId: 'root' },
    'en-frame': { id: 'en-frame', parentId: 'en' },
    'en/home': { id: 'en/home', parentId: 'en-frame', index: true },
    fr: { id: 'fr', parentId: 'root', path: 'fr' },
    'fr-frame': { id: 'fr-frame', parentId: 'fr' },
    'fr/home': { id: 'fr/home', parentId: 'fr-frame', index: true },
    'fr/news': { id: 'fr/news', parentId: 'fr-frame', path: 'news' },
    'fr/press': { id: 'fr/press', parentId: 'fr-frame', path: 'press' },
  }
  vi.stubGlobal('__reactRouterManifest', { routes: list })
  vi.stubGlobal('__reactRouterRouteModules', Object.fromEntries(shown.map((id) => [id, {}])))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    setAside.clear()
  })
  keepShownPage()
  const under = (parent: string | undefined): RouteObject[] =>
    Object.values(list)
      .filter(({ parentId }) => parentId === parent)
      .map(({ parentId: _, index, ...route }) =>
        index ? { ...route, index: true as const } : { ...route, children: under(route.id) },
      )
  return (place: string) => matchRoutes(under(undefined), place)?.map(({ route }) => route.id)
}

test('the router begins with the page that is shown; others are asked for, also where the address is a language', () => {
  const match = openList(['root', 'fr', 'fr-frame', 'fr/news'])

  expect(match('/fr/news')?.at(-1)).toBe('fr/news')
  expect(match('/fr')?.at(-1)).toBe('fr/home')
  expect(match('/fr/press')).toBeUndefined()
  expect(match('/')).toBeUndefined()
  expect(Object.keys(routesIn('fr'))).toContain('fr/press')
})

test('a list of routes that is not as it was stops the build', () => {
  const route = (id: string, parentId: string, more = {}) => ({ [id]: { id, parentId, ...USUAL, ...more } })
  const routes = {
    root: { id: 'root' },
    ...route('en', 'root'),
    ...route('en/home', 'en', { index: true }),
    ...route('fr', 'root', { path: 'fr', caseSensitive: true }),
    ...route('fr/home', 'fr', { index: true }),
  }
  const written = (list: object) => `window.__reactRouterManifest=${JSON.stringify({ routes: list })};`

  const short = shortenRouteList(written(routes))

  expect(short).not.toContain('"fr/home"')
  const other = { ...routes, ...route('fr/home', 'fr', { index: false }) }
  expect(() => shortenRouteList(written(other))).toThrow('deep-equal')
  expect(() => shortenRouteList('window.routes={}')).toThrow(SyntaxError)
})

test('what every page begins with is not named again by each', () => {
  const imports = ['/assets/shell.js', '/assets/parts.js']
  const routes = { root: { id: 'root' }, en: { id: 'en', parentId: 'root', ...USUAL, imports } }
  const entry = { module: '/assets/entry.js', imports: ['/assets/shell.js'] }

  const short = shortenRouteList(`window.__reactRouterManifest=${JSON.stringify({ entry, routes })};`)

  expect(short.split('/assets/shell.js')).toHaveLength(2)
  expect(short).toContain('/assets/parts.js')
})

test('a page apart is in no list that is sent, and puts itself into it', async () => {
  const row = (id: string, parentId: string, more = {}) => ({ [id]: { id, parentId, ...USUAL, ...more } })
  const routes = {
    root: { id: 'root' },
    ...row('en', 'root'),
    ...row('en-frame', 'en'),
    ...row('en/preview', 'en-frame', { path: 'preview/:token' }),
  }
  const short = shortenRouteList(`window.__reactRouterManifest=${JSON.stringify({ routes })};`)
  expect(short).not.toContain('preview')
  expect(PAGES.map(({ id }) => id)).toEqual(expect.arrayContaining(APART))

  const list: Record<string, unknown> = {}
  vi.stubGlobal('__reactRouterManifest', { routes: list })
  onTestFinished(() => void vi.unstubAllGlobals())
  joinRouteList({ id: 'preview', path: 'preview/:token', file: 'https://gallery.test/assets/preview-1.js' })

  expect(Object.keys(list)).toEqual(LOCALES.map((locale) => `${locale}/preview`))
  expect(list['fr/preview']).toMatchObject({
    ...{ parentId: 'fr-frame', path: 'preview/:token', module: '/assets/preview-1.js', hasClientLoader: true },
  })
  await expect(fetchPage('en', 'no-such-page')).rejects.toThrow('no-such-page')
})

test('an optional language still takes other words for languages, which is why each has its own routes', () => {
  const tree = [{ path: ':locale?', children: PAGES.map(({ id, path: address }) => ({ id, path: address })) }]

  expect(matchRoutes(tree, '/artist/news')?.at(-1)?.route).toMatchObject({ id: 'news' })
})

test('the router still begins outside of React, before its first hook, and waits for its data by a promise that it throws', () => {
  const source = read('lib/dom-export/hydrated-router.js')
  const component = source.slice(source.indexOf('function HydratedRouter('))

  expect(component.indexOf('if (!router) router = createHydratedRouter(')).toBeGreaterThan(0)
  expect(component.indexOf('if (!router)')).toBeLessThan(component.indexOf('React$1.use'))
  expect(source).toContain('if (!ssrInfo.stateDecodingPromise.value) throw ssrInfo.stateDecodingPromise;')
})
