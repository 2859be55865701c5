import type { FastifyInstance } from 'fastify'

import { ARTIST_RELATIONS } from '../../contract/catalogue/values.ts'
import type { Reply } from '../../contract/client.ts'
import type { PreviewedKind } from '../../contract/content/values.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import {
  readArtist,
  readArtwork,
  readExhibition,
  readNews,
  readPress,
  readSeries,
} from '../../domain/catalogue/index.ts'
import { openPreview, readAsPublished, readPage } from '../../domain/content/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** Each look publishes and takes it back: whoever has a link looks as often as a person does. */
const LOOKING = { limit: { turns: 60, seconds: 60 } }

type Preview = Reply<'GET /previews/{token}'>
interface Looked {
  kind: PreviewedKind
  until: string
  locale: Locale
}

/** What the page of a kind shows, read as visitors' pages read it. */
async function readPreview(tx: Database, slug: string, { kind, until, locale }: Looked): Promise<Preview> {
  const readWhole = (artist: string) => readArtist(tx, artist, [...ARTIST_RELATIONS], locale)
  switch (kind) {
    case 'artworks':
      return { kind, until, ...(await readArtwork(tx, slug, locale)) }
    case 'artists':
      return { kind, until, artist: await readWhole(slug) }
    case 'series': {
      const series = await readSeries(tx, slug, locale)
      return { kind, until, series, artist: await readWhole(series.artist.slug) }
    }
    case 'exhibitions':
      return { kind, until, exhibition: await readExhibition(tx, slug, locale) }
    case 'news':
      return { kind, until, news: await readNews(tx, slug, locale) }
    case 'press':
      return { kind, until, press: await readPress(tx, slug, locale) }
    case 'pages':
      return { kind, until, page: await readPage(tx, slug, locale) }
  }
}

/** What is not published yet, for whoever has the private link. */
export function servePreviews(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(
    app,
    parts,
    'GET /previews/{token}',
    async ({ params, locale }) => {
      const { thing, until } = await openPreview(db, params.token)
      const looked = { kind: thing.kind, until: until.toISOString(), locale }
      return readAsPublished(db, thing, (tx, slug) => readPreview(tx, slug, looked))
    },
    LOOKING,
  )
}
