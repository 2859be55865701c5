import {
  type PatchRoutesOnNavigationFunction,
  UNSAFE_createClientRoutes as createClientRoutes,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router'

import { localeOfPath } from '../navigation/locale-path.ts'

type Routes = AssetsManifest['routes']

/** Where the router finds the list when it starts. */
const LIST = '__reactRouterManifest'

let setAside: Routes | undefined

/**
 * Takes the pages of other languages out of the list before the router ranks it: that happens before a page can be
 * used, and costs a phone a tenth of a second.
 */
export function keepOneLanguage(pathname: string): void {
  const { routes } = (globalThis as unknown as { [LIST]: AssetsManifest })[LIST]
  const locale = localeOfPath(pathname)
  setAside = {}
  for (const [id, route] of Object.entries(routes)) {
    // A route's name begins with its language.
    if (id === 'root' || id.split(/[-/]/)[0] === locale) continue
    setAside[id] = route
    delete routes[id]
  }
  // With an address of its own, be it empty, the document around the pages would be all there is at `/` until the pages
  // of the language without a prefix are known, and nobody would ask for them.
  delete routes.root?.path
}

/** Built into the router in place of its own discovery of routes: whoever changes the language gets the rest of the list. */
export function getPatchRoutesOnNavigationFunction(
  _router: unknown,
  { routes }: AssetsManifest,
  modules: RouteModules,
): PatchRoutesOnNavigationFunction {
  return ({ path, patch }) => {
    const [locale, others] = [localeOfPath(path), setAside]
    if (others?.[locale] === undefined) return
    setAside = undefined
    Object.assign(routes, others)
    patch('root', createClientRoutes(others, modules, null, true, false, 'root'))
  }
}
