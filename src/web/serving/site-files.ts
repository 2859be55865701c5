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
  app.get('/sitemap.xml', async (_request, reply) => {
    const { pages } = await api(DEFAULT_LOCALE)('GET /pages')
    return reply.type('application/xml').send(
      sitemap(
        publicUrl,
        pages.map(({ slug }) => `/${slug}`),
      ),
    )
  })
  // Browsers ask for it by habit; a rendered page would be a costly way to say no.
  app.get('/favicon.ico', (_request, reply) => reply.code(404).type('text/plain').send('Not found'))
}

const robots = (publicUrl: string) => `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`

/** Every page that is the same for all visitors, in every language, each naming its translations. */
function sitemap(publicUrl: string, written: string[]): string {
  const listed = PAGES.filter(({ path, isPersonal }) => !isPersonal && !/[:*]/.test(path)).map(({ path }) => `/${path}`)
  const paths = [...new Set([...listed, ...written])]
  const entries = paths.flatMap((path) => {
    const alternates = LOCALES.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${LANGUAGE_TAGS[locale]}" href="${publicUrl}${localizePath(path, locale)}"/>`,
    )
    alternates.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${publicUrl}${path}"/>`)
    return LOCALES.map(
      (locale) => `<url><loc>${publicUrl}${localizePath(path, locale)}</loc>${alternates.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>`
}
