import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'

import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES } from '../../contract/locale.ts'
import { localizePath } from '../navigation/locale-path.ts'
import type { ApiFactory } from '../page-data.ts'
import { PAGES } from '../pages.ts'

const FILES = {
  'favicon.svg': 'image/svg+xml',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'site.webmanifest': 'application/manifest+json',
}

/** The few files that browsers and search engines look for at fixed addresses. */
export async function serveSiteFiles(
  app: FastifyInstance,
  { clientDir, publicUrl, api }: { clientDir: string; publicUrl: string; api: ApiFactory },
) {
  for (const [name, type] of Object.entries(FILES)) {
    const content = await readFile(path.join(clientDir, name))
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(content),
    )
  }
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots(publicUrl)))
  const call = api(DEFAULT_LOCALE)
  app.get('/sitemap.xml', async (_request, reply) => {
    const { parts } = await call('GET /places', { query: {} })
    const files = Array.from({ length: parts }, (_, at) => `/sitemap-${at + 1}.xml`)
    return reply.type('application/xml').send(sitemapIndex(publicUrl, ['/sitemap-pages.xml', ...files]))
  })
  app.get('/sitemap-pages.xml', async (_request, reply) => {
    const { pages } = await call('GET /pages')
    const listed = PAGES.filter(({ path, isPersonal }) => !isPersonal && !/[:*]/.test(path))
    const places = new Set([...listed.map(({ path }) => `/${path}`), ...pages.map(({ slug }) => `/${slug}`)])
    return reply.type('application/xml').send(sitemap(publicUrl, [...places]))
  })
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,2}$).xml', async ({ params }, reply) => {
    const { places } = await call('GET /places', { query: { part: Number(params.part) } })
    return reply
      .code(places.length > 0 ? 200 : 404)
      .type('application/xml')
      .send(sitemap(publicUrl, places))
  })
  // Browsers ask for it by habit; a rendered page would be a costly way to say no.
  app.get('/favicon.ico', (_request, reply) => reply.code(404).type('text/plain').send('Not found'))
}

const robots = (publicUrl: string) => `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const sitemapIndex = (publicUrl: string, files: string[]) => `${XML}
<sitemapindex ${SITEMAP}>
${files.map((file) => `<sitemap><loc>${publicUrl}${file}</loc></sitemap>`).join('\n')}
</sitemapindex>`

/** Pages that are the same for all visitors, in every language, each naming its translations. */
function sitemap(publicUrl: string, places: string[]): string {
  const entries = places.flatMap((place) => {
    const alternates = LOCALES.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${LANGUAGE_TAGS[locale]}" href="${publicUrl}${localizePath(place, locale)}"/>`,
    )
    alternates.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${publicUrl}${place}"/>`)
    return LOCALES.map(
      (locale) => `<url><loc>${publicUrl}${localizePath(place, locale)}</loc>${alternates.join('')}</url>`,
    )
  })
  return `${XML}
<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>`
}
