import type { FastifyBaseLogger } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import type { WholeReply } from '../../http/reply-cache.ts'
import { withoutSecrets } from '../../http/without-secrets.ts'
import { apiContext, type ApiFactory, type Site, siteContext } from '../page-data.ts'
import { policyFor } from './content-security-policy.ts'
import { lastResortPage } from './last-resort-page.ts'
import { paintFirst } from './paint-first.ts'

const SECRET = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

const DEVELOPMENT_POLICY = "default-src * 'unsafe-inline' 'unsafe-eval' data: blob:"

interface Renderer {
  build: ServerBuild | (() => Promise<ServerBuild>)
  site: Site
  api: ApiFactory
  log: FastifyBaseLogger
  /** Whether pages carry their real security policy; the development server injects what it would forbid. */
  isStrict: boolean
}

/** Renders the page at an address as any anonymous visitor would see it; whatever happens, a page comes out. */
export function createPageRenderer({
  build,
  site,
  api,
  log,
  isStrict,
}: Renderer): (url: string) => Promise<WholeReply> {
  const handle = createRequestHandler(build, import.meta.env.MODE)

  async function render(url: string): Promise<WholeReply> {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(siteContext, site)
    const response = await handle(new Request(site.publicUrl + url, { headers: { accept: 'text/html' } }), context)
    const headers = Object.fromEntries(response.headers)
    const isPage = headers['content-type']?.startsWith('text/html') ?? false
    // The router answers in plain text when it cannot even render its error page.
    if (response.status === 500 && !isPage) return lastResortPage(url)
    return { status: response.status, headers, text: await response.text() }
  }

  return async (url) => {
    const page = await render(url).catch((error: unknown) => {
      log.error({ err: error, url: withoutSecrets(url) }, 'a page could not be rendered')
      return lastResortPage(url)
    })
    if (page.headers['content-type']?.startsWith('text/html')) {
      // The development server puts scripts of its own before the page's.
      if (isStrict) page.text = paintFirst(page.text)
      // What opens an account is not to lie in anybody's cache, nor to be told to the next address.
      if (withoutSecrets(url) !== url) Object.assign(page.headers, SECRET)
      const isSecure = site.publicUrl.startsWith('https:')
      page.headers['content-security-policy'] = isStrict
        ? policyFor(page.text, { ...site, isSecure })
        : DEVELOPMENT_POLICY
    }
    return page
  }
}
