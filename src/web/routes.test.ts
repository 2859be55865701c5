import { globSync } from 'node:fs'

import { expect, test } from 'vitest'

import { LOCALES } from '../contract/locale.ts'
import { GUARDS } from './navigation/guards.ts'
import { type GuardName, PAGES, routeIdOf } from './pages.ts'
import routes, { routesIn } from './routes.ts'
import { areasAt } from './words.ts'

type Entry = (typeof routes)[number]

const addressesBelow = ({ path, children = [] }: Entry, parent = ''): string[] => {
  const address = [parent, path].filter(Boolean).join('/')
  return children.length === 0 ? [address] : children.flatMap((child) => addressesBelow(child, address))
}

test('every page exists in every language, and no address twice', () => {
  const addresses = routes.flatMap((route) => addressesBelow(route))
  // Tests run as development does, so the workshop is there too.
  const bare = ['styleguide', ...PAGES.map(({ path }) => path)]

  expect(addresses.toSorted()).toEqual(
    ['', 'fr', 'cn'].flatMap((prefix) => bare.map((path) => [prefix, path].filter(Boolean).join('/'))).toSorted(),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('a page that names an unknown guard is answered by the page for that, with 500', async () => {
  const [frame] = routesIn('en', [
    { id: 'odd', path: 'odd', file: 'home-page', words: [], guard: 'nonsense' as GuardName },
  ])
  const { loader } = await import('./storefront/shell/unknown-guard-page.tsx')

  expect(frame?.children?.at(-1)?.file).toBe('storefront/shell/unknown-guard-page.tsx')
  expect(() => loader()).toThrow(expect.objectContaining({ init: { status: 500 } }))
})

test('who has an account is sent home from the pages for those without, and only the account asks for a login', () => {
  const guardedBy = (name: GuardName) => PAGES.filter(({ guard }) => guard === name).map(({ path }) => path)
  expect(guardedBy('guest')).toEqual(['login', 'register', 'forgot-password'])
  expect(guardedBy('auth')).toEqual(['account'])
  expect(GUARDS.guest({ isLoggedIn: true })).toEqual({ to: '/', isRemembered: false })
  expect(GUARDS.guest({ isLoggedIn: false })).toBeUndefined()
  // The page finds its guard at the end of its route's name.
  for (const locale of LOCALES)
    for (const page of PAGES.filter(({ guard }) => guard))
      expect(routeIdOf(page, locale).split('/')[2]).toBe(page.guard)
})

test('in every language a page gets the words that its row names, whatever is in its address', () => {
  for (const { path, words } of PAGES)
    for (const prefix of ['', '/fr', '/cn'])
      expect([path, areasAt(`${prefix}/${path.replaceAll(/:\w+\??/g, 'somebody')}`)]).toEqual([path, words])
  expect(areasAt('/fr/no/such/page')).toEqual(['visit'])
})

test('every file of a page has its row, and every row its file', () => {
  // Shown to whoever works on the house, and in place of a page whose guard is unknown.
  const apart = ['shell/styleguide-page', 'shell/unknown-guard-page']
  const files = globSync('src/web/storefront/**/*-page.tsx').map((file) =>
    file.replaceAll('\\', '/').slice('src/web/storefront/'.length, -'.tsx'.length),
  )

  expect([...new Set(PAGES.map(({ file }) => file)), ...apart].toSorted()).toEqual(files.toSorted())
})
