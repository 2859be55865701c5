import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import {
  createArtist,
  createArtworks,
  createNews,
  createPress,
  createSeries,
  type NewArtwork,
  saveTechnique,
} from '../../domain/catalogue/index.ts'
import type { FileStore } from '../../domain/files/index.ts'
import { addPicture } from '../../domain/media/index.ts'
import { createLots, type Lots } from '../painting/lots.ts'
import { inventName, inventTitle } from './invent.ts'
import { paintPatches } from './paint-patches.ts'

const TECHNIQUES = [
  ['oil-on-canvas', 'Oil on canvas', 'Huile sur toile', '布面油画'],
  ['acrylic-on-canvas', 'Acrylic on canvas', 'Acrylique sur toile', '布面丙烯'],
  ['watercolour', 'Watercolour', 'Aquarelle', '水彩'],
  ['ink-on-paper', 'Ink on paper', 'Encre sur papier', '纸本水墨'],
  ['charcoal', 'Charcoal', 'Fusain', '炭笔'],
  ['etching', 'Etching', 'Eau-forte', '蚀刻版画'],
  ['bronze', 'Bronze', 'Bronze', '青铜'],
  ['marble', 'Marble', 'Marbre', '大理石'],
  ['silver-print', 'Silver gelatin print', 'Tirage argentique', '银盐照片'],
  ['pigment-print', 'Pigment print', 'Tirage pigmentaire', '颜料照片'],
  ['gouache', 'Gouache', 'Gouache', '水粉'],
  ['collage', 'Collage', 'Collage', '拼贴'],
] as const

const AVAILABILITIES = ['available', 'available', 'available', 'sold', 'reserved', 'not_for_sale'] as const
const BATCH = 500
const PICTURES = 12
const WORKS_OF_AN_ARTIST = 100
const FIRST_DAY = Date.UTC(2015, 0, 1)
const MINUTES_BETWEEN = 50

interface Parts {
  db: Database
  files: FileStore
}

/** Fills a catalogue with invented works for measuring: as many as asked for, sharing a dozen pictures. */
export async function fillCatalogue({ db, files }: Parts, count: number, onProgress: (share: number) => void) {
  const lots = createLots(count)
  const pictures = await Promise.all(
    Array.from({ length: PICTURES }, async (_, at) => addPicture(db, files, await paintPatches(at))),
  )
  const techniques = await Promise.all(
    TECHNIQUES.map(([slug, en, fr, cn], position) => saveTechnique(db, { slug, position, name: { en, fr, cn } })),
  )
  const owners = await addArtists(db, lots, Math.ceil(count / WORKS_OF_AN_ARTIST))
  for (let begin = 0; begin < count; begin += BATCH) {
    const works = Array.from({ length: Math.min(BATCH, count - begin) }, (_, at) =>
      inventArtwork(lots, begin + at + 1, { owners, techniques, pictures: pictures.map(({ id }) => id) }),
    )
    await createArtworks(db, works)
    onProgress((begin + works.length) / count)
  }
  await addArticles(db, owners)
  // The planner knows the new size at once, instead of after a while.
  await sql`ANALYZE artworks, artwork_pictures, artists, series, search_documents`.execute(db)
}

interface Owner {
  artistId: number
  seriesIds: number[]
}

async function addArtists(db: Database, lots: Lots, count: number): Promise<Owner[]> {
  const owners: Owner[] = []
  for (let at = 0; at < count; at++) {
    const { id } = await createArtist(db, {
      name: inventName(lots),
      type_id: 1 + lots.below(4),
      groups: lots.pick([['worldwide'], ['gallery'], ['gallery', 'featured']] as const).slice(),
      position: at,
      biography: {
        en: 'Works between the coast and the city.',
        fr: 'Travaille entre la côte et la ville.',
        cn: '往来于海岸与城市之间创作。',
      },
      published_at: new Date(FIRST_DAY),
    })
    const seriesIds = []
    for (let position = 0; position < 3; position++) {
      const series = await createSeries(db, {
        artist_id: id,
        position,
        title: inventTitle(lots, at * 3 + position + 1),
        published_at: new Date(FIRST_DAY + at),
      })
      seriesIds.push(series.id)
    }
    owners.push({ artistId: id, seriesIds })
  }
  return owners
}

interface Stock {
  owners: Owner[]
  techniques: number[]
  pictures: number[]
}

function inventArtwork(lots: Lots, number: number, { owners, techniques, pictures }: Stock): NewArtwork {
  const { pick, below, next } = lots
  const { artistId, seriesIds } = owners[number % owners.length] as Owner
  const isOnRequest = below(12) === 0
  const title = inventTitle(lots, number)
  return {
    artist_id: artistId,
    series_id: below(2) === 0 ? pick(seriesIds) : null,
    series_position: number,
    category_id: 1 + below(4),
    technique_id: pick(techniques),
    kind: below(5) === 0 ? 'print' : 'original',
    availability: pick(AVAILABILITIES),
    title,
    about: {
      en: `A work about ${title.en.toLowerCase()}.`,
      fr: `Une œuvre : ${title.fr}.`,
      cn: `关于${title.cn}的作品。`,
    },
    year: 1990 + below(36),
    height: 100 + below(1900),
    width: 100 + below(1900),
    // Many are affordable, few are dear.
    price: Math.round(5000 + next() ** 4 * 6_000_000),
    is_price_on_request: isOnRequest,
    pictures: [{ pictureId: pick(pictures), alt: title }],
    published_at: new Date(FIRST_DAY + number * MINUTES_BETWEEN * 60_000),
  }
}

async function addArticles(db: Database, owners: Owner[]): Promise<void> {
  const artists = owners.slice(0, 3).map(({ artistId }) => artistId)
  for (let number = 1; number <= 30; number++) {
    const published_at = new Date(FIRST_DAY + number * 86_400_000)
    await createNews(db, {
      title: { en: `News of the gallery ${number}`, fr: `Nouvelles de la galerie ${number}`, cn: `画廊新闻 ${number}` },
      body: { en: 'A new hang.', fr: 'Un nouvel accrochage.', cn: '新的陈列。' },
      artists,
      published_at,
    })
    await createPress(db, {
      title: { en: `An article ${number}`, fr: `Un article ${number}`, cn: `一篇文章 ${number}` },
      kind: 'article',
      dated: published_at.toISOString().slice(0, 10),
      artists,
      published_at,
    })
  }
}
