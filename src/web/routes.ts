import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Every page, for one language; the files are shared, only the addresses and ids differ. */
const pages = (locale: string): RouteConfigEntry[] => [
  index('storefront/home-page.tsx', { id: `${locale}/home` }),
  route('*', 'storefront/not-found-page.tsx', { id: `${locale}/not-found` }),
]

export default [
  layout('storefront/storefront-layout.tsx', { id: 'en' }, pages('en')),
  route('fr', 'storefront/storefront-layout.tsx', { id: 'fr' }, pages('fr')),
  route('cn', 'storefront/storefront-layout.tsx', { id: 'cn' }, pages('cn')),
] satisfies RouteConfig
