import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'

import type { Locale } from '../../contract/locale.ts'

export type Routes = AssetsManifest['routes']

/** Where the router finds the list of routes, and the files of those that are shown, when it starts. */
interface RouterGlobals {
  __reactRouterManifest: AssetsManifest
  __reactRouterRouteModules: Record<string, unknown>
}

const globals = () => globalThis as unknown as RouterGlobals

/** The routes that the router knows. */
export const listed = (): Routes => globals().__reactRouterManifest.routes

/** The names of the routes that make the page that was sent. */
export const shownRoutes = (): string[] => Object.keys(globals().__reactRouterRouteModules)

/** Those that it will be told of when somebody goes to a page of their language. */
export const setAside = new Map<string, Routes>()

/** All that can be gone to in a language. */
export const routesIn = (locale: Locale): Routes => ({ ...listed(), ...setAside.get(locale) })
