import { randomBytes } from 'node:crypto'

import type { FastifyBaseLogger } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import { perLocale } from '../../contract/locale.ts'
import { COME_AGAIN_AFTER_SECONDS } from '../../http/come-again.ts'
import type { WholeReply } from '../../http/stored-reply.ts'
import { htmlContext, type RenderedPage } from '../html-context.ts'
import { localeOfPath } from '../navigation/locale-path.ts'
import { markContext } from '../own-mark.ts'
import { apiContext, type ApiFactory, type Site, siteContext } from '../page-data.ts'
import { handOver } from '../router/hand-over.ts'
import { ofOneLanguage } from '../router/of-one-language.ts'
import { policyFor } from './content-security-policy.ts'
import { finishPage } from './finish-page.ts'
import { lastResortPage } from './last-resort-page.ts'
import { noteOpened, type OpenedBy } from './note-opened.ts'
import { pageAddressOf, shownAddressOf } from './page-address.ts'

const SECRET = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

const DEVELOPMENT_POLICY = "default-src * 'unsafe-inline' 'unsafe-eval' data: blob:"

interface Renderer {
  build: ServerBuild | (() => Promise<ServerBuild>)
  site: Site
  api: ApiFactory
  openedBy?: OpenedBy
  log: FastifyBaseLogger
  /** Whether pages carry their real security policy; the development server injects what it would forbid. */
  isStrict: boolean
}

/** Renders the page at an address as any anonymous visitor would see it; whatever happens, a page comes out. */
export function createPageRenderer({
  build,
  site,
  api,
  openedBy = () => undefined,
  log,
  isStrict,
}: Renderer): (url: string) => Promise<WholeReply> {
  const handlers = perLocale((locale) => createRequestHandler(ofOneLanguage(build, locale), import.meta.env.MODE))

  async function render(url: string, mark: string): Promise<WholeReply> {
    const context = new RouterContextProvider()
    // The development server's own scripts have none either.
    context.set(markContext, isStrict ? mark : undefined)
    const opened = new Set<string>()
    context.set(apiContext, noteOpened(api, openedBy, opened))
    context.set(siteContext, site)
    const rendered: RenderedPage = {}
    context.set(htmlContext, rendered)
    const request = new Request(site.publicUrl + url, { headers: { accept: 'text/html' } })
    const response = await handlers[localeOfPath(new URL(request.url).pathname)](request, context)
    const headers: Record<string, string> = Object.fromEntries(response.headers)
    if (response.status === 503) headers['retry-after'] = String(COME_AGAIN_AFTER_SECONDS)
    const isPage = headers['content-type']?.startsWith('text/html') ?? false
    // The router answers in plain text when it cannot even render its error page.
    if (response.status === 500 && !isPage) return finish(lastResortPage(url), undefined, mark)
    const text = rendered.html ?? (await response.text())
    const opens = response.status === 200 ? [...opened] : []
    return finish({ status: response.status, headers, text, opens }, rendered.data, mark)
  }

  /** What stands in it of ours runs, and nothing else. */
  function finish(page: WholeReply, data: string | undefined, mark: string): WholeReply {
    if (!page.headers['content-type']?.startsWith('text/html')) return page
    if (!isStrict) {
      const text = data === undefined ? page.text : handOver(page.text, data)
      return { ...page, text, headers: { ...page.headers, 'content-security-policy': DEVELOPMENT_POLICY } }
    }
    const { html, ...ours } = finishPage(page.text, data, mark)
    const policy = policyFor(ours, { ...site, isSecure: site.publicUrl.startsWith('https:') })
    return { ...page, text: html, headers: { ...page.headers, 'content-security-policy': policy } }
  }

  return async (url) => {
    // Nobody who writes what pages show can know it.
    const mark = randomBytes(12).toString('base64url')
    const page = await render(url, mark).catch((error: unknown) => {
      log.error({ err: error, url: shownAddressOf(url) }, 'a page could not be rendered')
      return finish(lastResortPage(url), undefined, mark)
    })
    // What opens an account is not to lie in anybody's cache, nor to be told to the next address.
    if (pageAddressOf(url).isSecret) Object.assign(page.headers, SECRET)
    return page
  }
}
