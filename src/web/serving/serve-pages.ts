import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'

import type { Call } from '../../contract/client.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Site } from '../page-data.ts'
import { serveAssets } from './assets.ts'
import { findDetour } from './choose-language.ts'
import { PageCache, type RenderedPage, type StoredPage } from './page-cache.ts'
import { createPageRenderer } from './render-page.ts'
import { serveSiteFiles } from './site-files.ts'
import { takeTurns } from './take-turns.ts'

// Rendering is work for one thread: more at once would only make everybody wait, the health checks included.
const RENDERINGS_AT_ONCE = 4

// Only `/` looks at more than the encoding, but one rule for all pages is the one that is kept.
const VARY = 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site'

/** The API as the pages are to call it, for a language. */
export type ApiFactory = (locale: Locale) => Call

interface Options {
  build: ServerBuild | (() => Promise<ServerBuild>)
  site: Site
  api: ApiFactory
  /** Where the built scripts, styles and fonts lie; absent while a development server makes them. */
  clientDir?: string
}

/** Adds every page to the server; returns how to forget what was rendered when the content changes. */
export async function servePages(app: FastifyInstance, { clientDir, ...options }: Options): Promise<() => void> {
  const render = createPageRenderer({ ...options, log: app.log, isStrict: clientDir !== undefined })
  const cache = new PageCache()
  const inTurn = takeTurns(RENDERINGS_AT_ONCE)
  if (clientDir) {
    await serveAssets(app, clientDir)
    await serveSiteFiles(app, { clientDir, publicUrl: options.site.publicUrl })
  }

  // Whatever no other route answers is a page, or the page that says there is none.
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send()
    const detour = findDetour(request)
    if (detour) return reply.header('cache-control', 'no-store').redirect(detour, 302)
    const isPage = !new URL(request.url, 'http://any').pathname.endsWith('.data')
    if (clientDir && isPage)
      return sendStored(request, reply, await cache.get(request.url, () => inTurn(() => render(request.url))))
    return sendRendered(reply, await render(request.url))
  })
  return () => cache.clear()
}

function sendRendered(reply: FastifyReply, { status, headers, html }: RenderedPage) {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send(html)
}

function sendStored(request: FastifyRequest, reply: FastifyReply, { status, headers, etag, bodies }: StoredPage) {
  // Shared caches may keep a page but ask before each use: content changes show at once.
  reply.code(status).headers({ ...headers, 'cache-control': 'public, no-cache', vary: VARY, etag })
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}

function chooseEncoding(accepted: string | string[] | undefined): keyof StoredPage['bodies'] {
  const names = String(accepted ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}
