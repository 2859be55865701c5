import type { ApiFactory } from '../page-data.ts'

/** The thing whose page is opened by whoever makes a call, by the name of the call and its parameters. */
export type OpenedBy = (
  name: Parameters<ReturnType<ApiFactory>>[0],
  params?: Record<string, unknown>,
) => string | undefined

/** The same API, while a page is made with it: whatever it asks for tells whose page it is. */
export function noteOpened(api: ApiFactory, openedBy: OpenedBy, opened: Set<string>): ApiFactory {
  return (locale) => {
    const call = api(locale)
    return (name, ...rest) => {
      const { params } = Object(rest[0]) as { params?: Record<string, unknown> }
      const thing = openedBy(name, params)
      if (thing !== undefined) opened.add(thing)
      return call(name, ...rest)
    }
  }
}
