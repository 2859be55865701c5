import { type Locale, LOCALES } from '../../contract/locale.ts'
import { listed, type Routes, routesIn } from './route-list.ts'

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
export function fetchPage(locale: Locale, page: string): Promise<unknown> {
  const name = `${locale}/${page}`
  return import(/* @vite-ignore */ routesIn(locale)[name]?.module ?? name)
}
