import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '../../contract/locale.ts'
import { goneSignalOf } from '../../http/gone.ts'
import type { ReplyCache } from '../../http/reply-cache.ts'
import { sendStored } from '../../http/send-stored.ts'
import { localizePath } from '../navigation/locale-path.ts'
import type { ApiFactory } from '../page-data.ts'
import { PAGES } from '../pages.ts'

const FILES = {
  'favicon.svg': 'image/svg+xml',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
}

/** The few files that browsers and search engines look for at fixed addresses. */
export async function serveSiteFiles(
  app: FastifyInstance,
  { clientDir, publicUrl, api, cache }: { clientDir: string; publicUrl: string; api: ApiFactory; cache: ReplyCache },
) {
  for (const [name, type] of Object.entries(FILES)) {
    const content = await readFile(path.join(clientDir, name))
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(content),
    )
  }
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots(publicUrl)))
  const call = api(DEFAULT_LOCALE)
  const readLanguages = async () => (await call('GET /gallery')).gallery.languages
  // Kept like pages: they name everything there is, and are as costly.
  const sendKept = async (
    request: FastifyRequest,
    reply: FastifyReply,
    write: () => Promise<{ status?: number; text: string }>,
  ) => {
    const [address = ''] = request.url.split('?')
    const make = async () => ({ status: 200, headers: XML_TYPE, ...(await write()) })
    const stored = await cache.get(address, make, { isGone: goneSignalOf(request) })
    return sendStored(request, reply, stored, { vary: 'Accept-Encoding', front: { cache, address: request.url } })
  }
  app.get('/sitemap.xml', (request, reply) =>
    sendKept(request, reply, async () => {
      const { parts } = await call('GET /places', { query: {} })
      const files = Array.from({ length: parts }, (_, at) => `/sitemap-${at + 1}.xml`)
      return { text: sitemapIndex(publicUrl, ['/sitemap-pages.xml', ...files]) }
    }),
  )
  app.get('/sitemap-pages.xml', (request, reply) =>
    sendKept(request, reply, async () => {
      const { pages } = await call('GET /pages')
      const listed = PAGES.filter(({ path, address }) => address === 'listed' && !/[:*]/.test(path))
      const places = new Set([...listed.map(({ path }) => `/${path}`), ...pages.map(({ slug }) => `/${slug}`)])
      return { text: sitemap(publicUrl, [...places], await readLanguages()) }
    }),
  )
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,2}$).xml', (request, reply) =>
    sendKept(request, reply, async () => {
      const { places } = await call('GET /places', { query: { part: Number(request.params.part) } })
      return { status: places.length > 0 ? 200 : 404, text: sitemap(publicUrl, places, await readLanguages()) }
    }),
  )
  // Browsers ask for it by habit; a rendered page would be a costly way to say no.
  app.get('/favicon.ico', (_request, reply) => reply.code(404).type('text/plain').send('Not found'))
}

const robots = (publicUrl: string) => `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`

const XML_TYPE = { 'content-type': 'application/xml' }
const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const sitemapIndex = (publicUrl: string, files: string[]) => `${XML}
<sitemapindex ${SITEMAP}>
${files.map((file) => `<sitemap><loc>${publicUrl}${file}</loc></sitemap>`).join('\n')}
</sitemapindex>`

/** Pages that are the same for all visitors, in every language of the gallery, each naming its translations. */
function sitemap(publicUrl: string, places: string[], languages: Locale[]): string {
  const entries = places.flatMap((place) => {
    const alternates = languages.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${LANGUAGES[locale].tag}" href="${publicUrl}${localizePath(place, locale)}"/>`,
    )
    alternates.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${publicUrl}${place}"/>`)
    return languages.map(
      (locale) => `<url><loc>${publicUrl}${localizePath(place, locale)}</loc>${alternates.join('')}</url>`,
    )
  })
  return `${XML}
<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>`
}
