import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import { apiContext, type Site, siteContext } from '../page-data.ts'
import { policyFor } from './content-security-policy.ts'
import type { RenderedPage } from './page-cache.ts'
import type { ApiFactory } from './serve-pages.ts'

interface Renderer {
  build: ServerBuild | (() => Promise<ServerBuild>)
  site: Site
  api: ApiFactory
  /** Whether pages carry their security policy; the development server injects styles that it would forbid. */
  isStrict: boolean
}

/** Renders the page at an address as any anonymous visitor would see it. */
export function createPageRenderer({ build, site, api, isStrict }: Renderer): (url: string) => Promise<RenderedPage> {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return async (url) => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(siteContext, site)
    const response = await handle(new Request(site.publicUrl + url, { headers: { accept: 'text/html' } }), context)
    const html = await response.text()
    const headers = Object.fromEntries(response.headers)
    if (isStrict && headers['content-type']?.startsWith('text/html')) {
      headers['content-security-policy'] = policyFor(html, {
        apiUrl: site.apiUrl,
        isSecure: site.publicUrl.startsWith('https:'),
      })
    }
    return { status: response.status, headers, html }
  }
}
