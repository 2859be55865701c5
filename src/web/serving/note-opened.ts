import { isVisitor } from '../../http/is-visitor.ts'
import type { StoredReply } from '../../http/reply-cache.ts'
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

/** Is told whenever a visitor opens the page of a thing. */
export type NoteVisit = (thing: string) => void

/** Tells whose page somebody opens with it; robots and preparations are nobody. */
export function noteVisitTo(page: StoredReply, request: Parameters<typeof isVisitor>[0], noteVisit: NoteVisit): void {
  if (page.opens.length > 0 && isVisitor(request)) for (const thing of page.opens) noteVisit(thing)
}
