import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'

import type { Locale } from '../../contract/locale.ts'

export type Routes = AssetsManifest['routes']

/** Where the router finds the list of routes, and the files of those that are shown, when it starts. */
const LIST = '__reactRouterManifest'
const FILES = '__reactRouterRouteModules'

const globals = () => globalThis as unknown as { [LIST]: AssetsManifest; [FILES]: Record<string, unknown> }

/** The routes that the router knows. */
export const listed = (): Routes => globals()[LIST].routes

/** The names of the routes that make the page that was sent. */
export const shownRoutes = (): string[] => Object.keys(globals()[FILES])

/** Those that it will be told of when somebody goes to a page of their language. */
export const setAside = new Map<string, Routes>()

/** All that can be gone to in a language. */
export const routesIn = (locale: Locale): Routes => ({ ...listed(), ...setAside.get(locale) })
