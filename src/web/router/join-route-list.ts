import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'

import { LOCALES } from '../../contract/locale.ts'

type Routes = AssetsManifest['routes']

/** Where the router finds the list when it starts. */
const LIST = '__reactRouterManifest'

const listed = () => (globalThis as unknown as { [LIST]: AssetsManifest })[LIST].routes

/**
 * Puts a page into the list of routes that the list was sent without: no page links to it, so only its own file has to
 * know that it is there. It must happen while that file is loaded, before the router starts.
 */
export function joinRouteList({ id, path, file }: { id: string; path: string; file: string }): void {
  const routes = listed()
  for (const locale of LOCALES) {
    const name = `${locale}/${id}`
    routes[name] ??= {
      ...{ id: name, parentId: `${locale}-frame`, path, caseSensitive: true },
      ...{ hasLoader: true, hasClientLoader: true, hasAction: false, hasClientAction: false },
      ...{ hasClientMiddleware: false, hasDefaultExport: true, hasErrorBoundary: false },
      ...{ module: new URL(file).pathname, imports: [], css: [] },
    } as unknown as Routes[string]
  }
}

/** Fetches the file of a page in the list, as going there would. */
export const fetchPage = (name: string): Promise<unknown> => import(/* @vite-ignore */ listed()[name]?.module ?? name)
