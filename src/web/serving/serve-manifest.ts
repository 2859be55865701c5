import type { FastifyInstance } from 'fastify'

import { LANGUAGES, LOCALES } from '../../contract/locale.ts'
import { goneSignalOf } from '../../http/gone.ts'
import type { ReplyCache } from '../../http/reply-cache.ts'
import { sendStored } from '../../http/send-stored.ts'
import { localizePath } from '../navigation/locale-path.ts'
import type { ApiFactory } from '../page-data.ts'

const PAPER = '#fdfcfa'
const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
]

/** The web manifest of each language, in the gallery's name there; kept like pages. */
export function serveManifest(app: FastifyInstance, { api, cache }: { api: ApiFactory; cache: ReplyCache }): void {
  for (const locale of LOCALES) {
    const address = localizePath('/site.webmanifest', locale)
    const make = async () => {
      const { gallery } = await api(locale)('GET /gallery')
      const manifest = {
        name: gallery.name,
        short_name: gallery.name,
        description: gallery.description ?? undefined,
        lang: LANGUAGES[locale].tag,
        start_url: localizePath('/', locale),
        display: 'browser',
        background_color: PAPER,
        theme_color: PAPER,
        icons: ICONS,
      }
      return { status: 200, headers: { 'content-type': 'application/manifest+json' }, text: JSON.stringify(manifest) }
    }
    app.get(address, async (request, reply) =>
      sendStored(request, reply, await cache.get(address, make, { isGone: goneSignalOf(request) }), {
        vary: 'Accept-Encoding',
        front: { cache, address: request.url },
      }),
    )
  }
}
