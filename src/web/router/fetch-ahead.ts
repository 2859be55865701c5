import { findByPath } from '../find-by-path.ts'
import { localeOfPath } from '../navigation/locale-path.ts'
import { routesIn } from './route-list.ts'

/** Asks for the files of the page at an address, so that they are there when somebody goes to it. */
export function fetchAhead(address: string): void {
  const { pathname } = new URL(address, location.href)
  const locale = localeOfPath(pathname)
  const pages = Object.values(routesIn(locale)).flatMap((route) =>
    route?.id.startsWith(`${locale}/`)
      ? { path: route.path ?? '', files: [route.module, ...(route.imports ?? [])] }
      : [],
  )
  const page = findByPath(pages, pathname)
  for (const href of page?.files ?? []) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}
