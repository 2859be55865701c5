import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'

import { ReplyCache, prepare, type StoredReply } from '../../http/reply-cache.ts'
import { sendStored } from '../../http/send-stored.ts'
import type { ApiFactory, Site } from '../page-data.ts'
import { findWords, serveAssets } from './assets.ts'
import { findDetour } from './choose-language.ts'
import { noteHeaders, serveKeptPages } from './kept-pages.ts'
import { lastResortPage } from './last-resort-page.ts'
import { nowhereOf, pageAddressOf, withoutLastSlash } from './page-address.ts'
import { createPageRenderer } from './render-page.ts'
import { serveSiteFiles } from './site-files.ts'
import { LineTooLong, takeTurns } from './take-turns.ts'

// Rendering is work for one thread: more at once would only make everybody wait, the health checks included.
const RENDERING = { atOnce: 4, inLine: 1000 }

// Only `/` looks at more than the encoding, but one rule for all pages is the one that is kept.
const VARY = 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site, Sec-Fetch-Dest'

interface Options {
  build: ServerBuild | (() => Promise<ServerBuild>)
  site: Site
  api: ApiFactory
  /** Where the built scripts, styles and fonts lie; absent while a development server makes them. */
  clientDir?: string
}

/** Shows a visitor that a request could not be answered. */
type RefusePage = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<unknown>

/** What the pages offer to whoever composes the gallery. */
export interface Pages {
  /** Drops what was rendered: the content has changed. */
  forget: () => void
  refuse: RefusePage
  /** Answers what is kept, before anything else is asked. */
  serveKept: ReturnType<typeof serveKeptPages>
}

/** Adds every page to the server. */
export async function servePages(app: FastifyInstance, { clientDir, ...options }: Options): Promise<Pages> {
  const site = { ...options.site, ...(clientDir ? { words: await findWords(clientDir) } : {}) }
  const render = createPageRenderer({ ...options, site, log: app.log, isStrict: clientDir !== undefined })
  const cache = new ReplyCache()
  const inTurn = takeTurns(RENDERING)
  if (clientDir) {
    await serveAssets(app, clientDir)
    await serveSiteFiles(app, { clientDir, publicUrl: options.site.publicUrl, api: options.api })
  }

  async function find(url: string): Promise<StoredReply> {
    const { address, isKept } = pageAddressOf(url)
    const rendered = () => inTurn(() => render(address))
    return clientDir && isKept ? cache.get(address, rendered) : prepare(await rendered())
  }

  // Whatever no other route answers is a page, or the page that says there is none.
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send()
    }
    const detour = findDetour(request) ?? withoutLastSlash(request.url)
    if (detour) return reply.header('cache-control', 'no-store').redirect(detour, 302)
    try {
      return await send(request, reply, await find(request.url))
    } catch (error) {
      if (!(error instanceof LineTooLong)) throw error
      return send(request, reply.header('retry-after', 5), prepare({ ...lastResortPage(request.url), status: 503 }))
    }
  })
  return {
    forget: () => cache.clear(),
    serveKept: serveKeptPages(cache),
    refuse: async (request, reply, status) => {
      if (status >= 500) return send(request, reply, { ...prepare(lastResortPage(request.url)), status })
      // What is missing is so on a page of its own; what cannot be taken says nothing about the page that it was sent to.
      const page = await find(status === 404 ? request.url : nowhereOf(request.url))
      return send(request, reply, { ...page, status })
    },
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: StoredReply) {
  const sent = await sendStored(request, reply, page, VARY)
  if (reply.statusCode !== 304) noteHeaders(page, reply)
  return sent
}
