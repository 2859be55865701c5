import { createContext, data, type RouterContextProvider } from 'react-router'

import { ApiError, type Call, createApiClient } from '../contract/client.ts'
import type { Locale } from '../contract/locale.ts'
import { localeOfPath } from './locale-path.ts'

/** How pages reach the API: over the network in a browser, in-process on the server. */
export const apiContext = createContext<(locale: Locale) => Call>()

/** What pages need to know about the place they are served from. */
export interface Site {
  publicUrl: string
  apiUrl: string
}
export const siteContext = createContext<Site>()

interface LoadArguments {
  request: Request
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
}

/** A page's own data: the same function serves as `loader` on the server and as `clientLoader` in the browser. */
export function loadPage<Data>(load: (call: Call, params: LoadArguments['params']) => Promise<Data>) {
  return async ({ request, params, context }: LoadArguments): Promise<Data> => {
    const call = context.get(apiContext)(localeOfPath(new URL(request.url).pathname))
    return load(call, params).catch((error: unknown) => {
      throw error instanceof ApiError ? data(null, { status: error.status || 503 }) : error
    })
  }
}

/** The client for code that runs in the browser outside of a page's data. */
export function browserApi(locale: Locale): Call {
  const baseUrl = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? ''
  return createApiClient({ fetch: (url, init) => fetch(url, init), baseUrl, locale })
}
