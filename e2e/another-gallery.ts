import path from 'node:path'

import { LOCALES } from '../src/contract/locale.ts'
import { connect, type Database } from '../src/database/index.ts'
import { openLocalFiles } from '../src/domain/files/index.ts'
import { createFactories } from '../src/testing/factories.ts'
import { createExhibition, createNews, createPress } from '../src/testing/write-content.ts'
import { anotherGalleryUrl, databaseUrl, dataDir, query } from './gallery.ts'
import { closeNode, openNode } from './open-node.ts'

const DATABASE = 'another'
const folder = path.join(dataDir, DATABASE)

/** A gallery without the demo, on an empty database of its own. */
export async function openAnotherGallery() {
  await query(`CREATE DATABASE ${DATABASE}`)
  const address = databaseUrl.replace('/cimaise?', `/${DATABASE}?`)
  const node = await openNode({
    ...{
      PORT: new URL(anotherGalleryUrl).port,
      DATABASE_URL: address,
      DATA_DIR: folder,
      DEMO: 'off',
      TRUST_PROXY: '1',
    },
  })
  const { db, pool } = await connect({ connectionString: address })
  return {
    db,
    files: openLocalFiles(path.join(folder, 'files')),
    close: async () => {
      await pool.end()
      await closeNode(node)
      await query(`DROP DATABASE ${DATABASE} WITH (FORCE)`)
    },
  }
}

const PUBLISHED = new Date('2026-01-01T12:00:00Z')

/** Hangs one of everything that has a page of its own. */
export async function hangOneOfEach(db: Database): Promise<void> {
  const { addArtist, addArtwork, addSeries } = createFactories(db)
  const { id: artist } = await addArtist({ groups: ['gallery', 'featured', 'worldwide'] })
  const { id: series } = await addSeries({ artist_id: artist })
  const { id: work } = await addArtwork({ artist_id: artist, series_id: series })
  const shown = { title: { en: 'A quiet year' }, published_at: PUBLISHED, artists: [artist] }
  const days = { year: 2026, starts_on: '2026-01-01', ends_on: '2099-12-31' }
  await createExhibition(db, {
    ...{ ...shown, ...days, slug: 'a-quiet-year', kind: 'solo', is_at_gallery: true, artworks: [work] },
  })
  await createNews(db, { ...shown, slug: 'a-quiet-year', lead: { en: 'We open.' }, body: { en: 'Come in.' } })
  const press = { ...shown, dated: '2026-01-01', lead: { en: 'They open.' }, body: { en: 'Come in.' } }
  await createPress(db, { ...press, slug: 'a-quiet-year', kind: 'release', publication: null })
}

/** Every address that the gallery's sitemap lists, in all languages that it writes. */
export async function readSitemap(
  read: (address: string) => Promise<string>,
  languages: number = LOCALES.length,
): Promise<string[]> {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address as string)
  const files = await Promise.all(locations(await read('/sitemap.xml')).map(read))
  const addresses = files.flatMap(locations)
  if (addresses.length % languages !== 0) throw new Error('a page is missing in some language')
  return addresses
}
