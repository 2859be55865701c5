import { createContext, data, redirect, type RouterContextProvider } from 'react-router'

import { ApiError, type Call, createApiClient } from '../contract/client.ts'
import type { Locale } from '../contract/locale.ts'
import type { ProviderName } from '../contract/payments/values.ts'
import { localeOfPath } from './navigation/locale-path.ts'
import { useAuth } from './state/auth-store.ts'
import { trackedFetch } from './state/requests-store.ts'

/** The API as pages call it, in their language: over the network in a browser, in-process on the server. */
export type ApiFactory = (locale: Locale) => Call
export const apiContext = createContext<ApiFactory>()

/** What pages need to know about the place they are served from. */
export interface Site {
  publicUrl: string
  apiUrl: string
  /** Who takes cards: their scripts browsers then have to be allowed. */
  paysWith?: ProviderName | undefined
  /** The key for maps by Google; without it they are OpenStreetMap's. */
  mapsKey?: string | undefined
  /** The built files of words, by language and area. */
  words?: Record<string, string>
}
export const siteContext = createContext<Site>()

/** What the router gives a page to load with. */
export interface LoadArguments {
  request: Request
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
}

/** Where the page is: its address and the parameters in it. */
interface Place {
  pathname: string
  query: URLSearchParams
  params: LoadArguments['params']
}

/** A page's own data: the same function serves as `loader` on the server and as `clientLoader` in the browser. */
export function loadPage<Data>(load: (call: Call, place: Place) => Promise<Data>) {
  return async ({ request, params, context }: LoadArguments): Promise<Data> => {
    const { pathname, searchParams: query } = new URL(request.url)
    const call = context.get(apiContext)(localeOfPath(pathname))
    return load(call, { pathname, query, params }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      // No reply at all, or one that broke off, has no status that says so.
      throw data(null, { status: error.status < 400 ? 500 : error.status })
    })
  }
}

/** Sends whoever comes by a former name of something to the address it has now. */
export function expectSlug({ pathname, query }: Place, former: string | undefined, present: string): void {
  if (former === undefined || former === present) return
  const address = pathname.replace(`/${encodeURIComponent(former)}`, `/${encodeURIComponent(present)}`)
  throw redirect(query.size === 0 ? address : `${address}?${query}`, 301)
}

/** The client for code that runs in the browser; it carries the visitor's token and moves the loading bar. */
export function browserApi(locale: Locale): Call {
  const token = () => useAuth.getState().token ?? undefined
  return createApiClient({ fetch: trackedFetch, baseUrl: readApiUrl(), locale, token })
}

/** The origin of the API as the page names it; empty for its own. */
export const readApiUrl = (): string => document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? ''
