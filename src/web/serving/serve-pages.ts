import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'

import { DEFAULT_LOCALE, LOCALES } from '../../contract/locale.ts'
import { Allowance } from '../../http/allowance.ts'
import { callerOf } from '../../http/caller.ts'
import { COME_AGAIN_AFTER_SECONDS } from '../../http/come-again.ts'
import { goneSignalOf } from '../../http/gone.ts'
import { type NoteVisit, noteVisitTo } from '../../http/note-visit.ts'
import { ReplyCache } from '../../http/reply-cache.ts'
import { sendStored } from '../../http/send-stored.ts'
import { prepare, type StoredReply } from '../../http/stored-reply.ts'
import { LineTooLong, takeTurns } from '../../take-turns.ts'
import { localizePath } from '../navigation/locale-path.ts'
import type { ApiFactory, Site } from '../page-data.ts'
import { findWords, serveAssets } from './assets.ts'
import { findDetour, mayDetour } from './choose-language.ts'
import { comeAgainPage, lastResortPage } from './last-resort-page.ts'
import type { OpenedBy } from './note-opened.ts'
import { nowhereOf, type PageAddress, pageAddressOf, withoutLastSlash } from './page-address.ts'
import { createPageRenderer } from './render-page.ts'
import { serveManifest } from './serve-manifest.ts'
import { serveSiteFiles } from './site-files.ts'

// Rendering is work for one thread: more at once would only make everybody wait, the health checks included.
// Those who cannot be served in time wait all the same: whoever is refused at once comes back at once, which costs more.
const RENDERING = { atOnce: 4, inLine: 1000, patience: 3000 }
/** How many pages that are not kept anybody may have rendered: more than a person can look at. */
const PAGES_OF_A_CALLER = { saved: 60, perSecond: 5 }

// Only `/` looks at more than the encoding, but one rule for all pages is the one that is kept.
const VARY = 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site, Sec-Fetch-Dest'

interface Options {
  build: ServerBuild | (() => Promise<ServerBuild>)
  site: Site
  api: ApiFactory
  /** Whether the house itself asks, which is not counted. */
  isInside?: (request: FastifyRequest) => boolean
  openedBy?: OpenedBy
  noteVisit?: NoteVisit
  /** Where pages are kept until the content changes. */
  cache?: ReplyCache
  /** Where the built scripts, styles and fonts lie; absent while a development server makes them. */
  clientDir?: string
}

/** Shows a visitor that a request could not be answered. */
type RefusePage = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<unknown>

/** What the pages offer to whoever composes the gallery. */
export interface Pages {
  /** Renders the pages that most come to first: what is compiled while it is rendered would make the first crowd wait. */
  warmUp: (isClosing: AbortSignal) => Promise<void>
  refuse: RefusePage
}

/** Adds every page to the server. */
export async function servePages(
  app: FastifyInstance,
  { clientDir, isInside = () => false, noteVisit = () => undefined, cache = new ReplyCache(), ...options }: Options,
): Promise<Pages> {
  const site = { ...options.site, ...(clientDir ? { words: await findWords(clientDir) } : {}) }
  const render = createPageRenderer({ ...options, site, log: app.log, isStrict: clientDir !== undefined })
  const inTurn = takeTurns(RENDERING)
  const allowance = new Allowance(PAGES_OF_A_CALLER)
  serveManifest(app, { api: options.api, cache })
  if (clientDir) {
    await serveAssets(app, clientDir)
    await serveSiteFiles(app, { clientDir, publicUrl: options.site.publicUrl, api: options.api, cache })
  }

  async function find({ address, lasting }: PageAddress, isGone: AbortSignal): Promise<StoredReply> {
    const rendered = (isGone: AbortSignal) => inTurn(() => render(address), isGone)
    return clientDir && lasting ? cache.get(address, rendered, { isGone, lasting }) : prepare(await rendered(isGone))
  }

  function show(request: FastifyRequest, reply: FastifyReply, page: StoredReply) {
    noteVisitTo(page, request, noteVisit)
    return sendStored(request, reply, page, { vary: VARY, front: { cache, address: request.url } })
  }

  async function detourOf(request: FastifyRequest): Promise<string | undefined> {
    if (!mayDetour(request)) return undefined
    const { gallery } = await options.api(DEFAULT_LOCALE)('GET /gallery')
    return findDetour(request, gallery)
  }

  // Whatever no other route answers is a page, or the page that says there is none.
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send()
    }
    const detour = (await detourOf(request)) ?? withoutLastSlash(request.url)
    if (detour) return reply.header('cache-control', 'no-store').redirect(detour, 302)
    const page = pageAddressOf(request.url)
    const known = cache.peek(page.address)
    if (known) return show(request, reply, known)
    const turn = isInside(request) ? undefined : allowance.take(callerOf(request))
    if (turn?.isGranted === false) return askToComeAgain(request, reply, 429, turn.seconds)
    try {
      return await show(request, reply, await find(page, goneSignalOf(request)))
    } catch (error) {
      if (error instanceof LineTooLong) return askToComeAgain(request, reply, 503, COME_AGAIN_AFTER_SECONDS)
      throw error
    }
  })
  return {
    warmUp: async (isClosing) => {
      for (const path of ['/', '/artwork', '/search?query=a']) {
        for (const locale of LOCALES) await find(pageAddressOf(localizePath(path, locale)), isClosing)
      }
    },
    refuse: async (request, reply, status) => {
      if (status === 503) return askToComeAgain(request, reply, status, COME_AGAIN_AFTER_SECONDS)
      if (status >= 500) return send(request, reply, { ...prepare(lastResortPage(request.url)), status })
      // What is missing is so on a page of its own; what cannot be taken says nothing about the page that it was sent to.
      const address = pageAddressOf(status === 404 ? request.url : nowhereOf(request.url))
      const page = await find(address, goneSignalOf(request))
      return send(request, reply, { ...page, status })
    },
  }
}

/** Says that there is no page for now, by one that costs nothing. */
const askToComeAgain = (request: FastifyRequest, reply: FastifyReply, status: 429 | 503, seconds: number) =>
  send(request, reply, prepare(comeAgainPage(request.url, status, seconds)))

/** For what is said once and not kept. */
const send = (request: FastifyRequest, reply: FastifyReply, page: StoredReply) =>
  sendStored(request, reply, page, { vary: VARY })
