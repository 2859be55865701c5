import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

import { DEFAULT_LOCALE, type Locale, LOCALES } from '../contract/locale.ts'
import { GUARDS } from './navigation/guards.ts'
import { type PageEntry, PAGES, routeIdOf } from './pages.ts'

/** A page names a guard that does not exist: showing it unguarded would be worse than not at all. */
const fileOf = ({ file, guard }: PageEntry) =>
  `storefront/${guard === undefined || guard in GUARDS ? file : 'shell/unknown-guard-page'}.tsx`

/** All pages for one language; the files are shared, only the addresses and ids differ. */
export function routesIn(locale: Locale, pages: readonly PageEntry[] = PAGES): RouteConfigEntry[] {
  const entries = pages.map((page) =>
    page.path === ''
      ? index(fileOf(page), { id: routeIdOf(page, locale) })
      : route(page.path, fileOf(page), { id: routeIdOf(page, locale), caseSensitive: true }),
  )
  const workshop = import.meta.env.DEV
    ? [route('styleguide', 'storefront/shell/styleguide-page.tsx', { id: `${locale}/styleguide` })]
    : []
  // The frame between the shell and the pages keeps the navigation standing when a page breaks.
  return [layout('storefront/shell/page-frame.tsx', { id: `${locale}-frame` }, [...workshop, ...entries])]
}

const SHELL = 'storefront/shell/storefront-layout.tsx'

// Addresses are written in small letters: `/FR` is no language of ours.
export default LOCALES.map((locale) =>
  locale === DEFAULT_LOCALE
    ? layout(SHELL, { id: locale }, routesIn(locale))
    : route(locale, SHELL, { id: locale, caseSensitive: true }, routesIn(locale)),
) satisfies RouteConfig
