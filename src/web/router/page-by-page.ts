import {
  type PatchRoutesOnNavigationFunction,
  UNSAFE_createClientRoutes as createClientRoutes,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router'

import { localeOfPath } from '../navigation/locale-path.ts'
import { listed, setAside, shownRoutes } from './route-list.ts'

/**
 * Leaves the page that is shown, and the entrance, in the list before the router ranks it: ranking all of them happens
 * before a page can be used, and costs a phone a tenth of a second.
 */
export function keepShownPage(): void {
  const routes = listed()
  const shown = shownRoutes()
  for (const [id, route] of Object.entries(routes)) {
    // A route's name begins with its language.
    const locale = id.split(/[-/]/)[0] ?? ''
    // Without the entrance its address, where it is no more than a language, would lead to the frame alone.
    if (shown.includes(id) || (route?.index && shown.includes(locale))) continue
    setAside.set(locale, { ...setAside.get(locale), [id]: route })
    delete routes[id]
  }
  // With an address of its own, be it empty, the document around the pages would be all there is at `/` until the pages
  // of the language without a prefix are known, and nobody would ask for them.
  delete routes.root?.path
}

/** Built into the router in place of its own discovery of routes: whoever goes on gets the rest of the language. */
export function getPatchRoutesOnNavigationFunction(
  _router: unknown,
  { routes }: AssetsManifest,
  modules: RouteModules,
): PatchRoutesOnNavigationFunction {
  return ({ path, patch }) => {
    const locale = localeOfPath(path)
    const others = setAside.get(locale)
    if (others === undefined) return
    setAside.delete(locale)
    const parent = routes[`${locale}-frame`] ? `${locale}-frame` : 'root'
    Object.assign(routes, others)
    patch(parent, createClientRoutes(others, modules, null, true, false, parent))
  }
}
