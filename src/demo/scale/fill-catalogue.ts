import { sql } from 'kysely'

import type { Availability } from '../../contract/catalogue/values.ts'
import type { Doc, KindName } from '../../contract/content/fields.ts'
import { LOCALES } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { applyChanges, type Change } from '../../domain/content/index.ts'
import type { FileStore } from '../../domain/files/index.ts'
import { addPicture } from '../../domain/media/index.ts'
import { inventName, inventTitle } from './invent.ts'
import { createLots, type Lots } from './lots.ts'
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
  const write = (changes: Change[]) => transact(db, (tx) => applyChanges(tx, { name: 'scale' }, changes))
  const pictures = await Promise.all(
    Array.from({ length: PICTURES }, async (_, at) => addPicture(db, files, await paintPatches(at))),
  )
  await write([
    ...pictures.map(({ hash, extension, bytes }) =>
      toChange('media', fileOf(hash), { type: 'picture', hash, extension, bytes }),
    ),
    ...TECHNIQUES.map(([slug, en, fr, cn], position) =>
      toChange('techniques', slug, { name: { en, fr, cn }, position }),
    ),
  ])
  const owners = inventOwners(lots, Math.ceil(count / WORKS_OF_AN_ARTIST))
  await write(owners.flatMap(({ changes }) => changes))
  for (let begin = 0; begin < count; begin += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - begin) }, (_, at) => begin + at + 1)
    await write(
      numbers.map((number) =>
        inventArtwork(
          lots,
          number,
          owners,
          pictures.map(({ hash }) => fileOf(hash)),
        ),
      ),
    )
    onProgress((begin + numbers.length) / count)
  }
  await write(inventArticles(owners))
  // The planner knows the new size at once, instead of after a while.
  await sql`ANALYZE artworks, artwork_pictures, artists, series, search_documents, content`.execute(db)
}

const fileOf = (hash: string) => `scale/${hash}.png`

function toChange(kind: KindName, key: string, doc: Doc, at = FIRST_DAY, availability?: Availability): Change {
  const next = { draft: doc, published: doc, isVisible: true, languages: [...LOCALES], publishedAt: new Date(at) }
  return { kind, key, act: 'imported', before: null, next, arrival: { availability } }
}

interface Owner {
  artist: string
  series: string[]
  changes: Change[]
}

const inventOwners = (lots: Lots, count: number): Owner[] =>
  Array.from({ length: count }, (_, at) => {
    const artist = `artist-${at + 1}`
    const series = [1, 2, 3].map((number) => `series-${at + 1}-${number}`)
    const words = {
      name: inventName(lots),
      type: lots.pick(['drawing', 'painting', 'photography', 'sculpture'] as const),
      groups: lots.pick([['worldwide'], ['gallery'], ['gallery', 'featured']] as const).slice(),
      position: at,
      biography: {
        en: 'Works between the coast and the city.',
        fr: 'Travaille entre la côte et la ville.',
        cn: '往来于海岸与城市之间创作。',
      },
    }
    const changes = [
      toChange('artists', artist, words),
      ...series.map((key, position) =>
        toChange('series', key, { artist, position, title: inventTitle(lots, at * 3 + position + 1) }, FIRST_DAY + at),
      ),
    ]
    return { artist, series, changes }
  })

function inventArtwork(lots: Lots, number: number, owners: Owner[], pictures: string[]): Change {
  const { pick, below, next } = lots
  const { artist, series } = owners[number % owners.length] as Owner
  const isOnRequest = below(12) === 0
  const title = inventTitle(lots, number)
  const doc = {
    artist,
    series: below(2) === 0 ? pick(series) : undefined,
    series_position: number % 100_000,
    category: pick(['Drawing', 'Painting', 'Photography', 'Sculpture'] as const),
    technique: pick(TECHNIQUES)[0],
    kind: below(5) === 0 ? 'print' : 'original',
    title,
    year: 1990 + below(36),
    height: (100 + below(1900)) / 10,
    width: (100 + below(1900)) / 10,
    // Many are affordable, few are dear.
    price: Math.round(5000 + next() ** 4 * 6_000_000) / 100,
    is_price_on_request: isOnRequest || undefined,
    about: {
      en: `A work about ${title.en.toLowerCase()}.`,
      fr: `Une œuvre : ${title.fr}.`,
      cn: `关于${title.cn}的作品。`,
    },
    pictures: [{ file: pick(pictures), alt: title }],
  }
  return toChange(
    'artworks',
    `work-${number}`,
    doc,
    FIRST_DAY + number * MINUTES_BETWEEN * 60_000,
    pick(AVAILABILITIES),
  )
}

function inventArticles(owners: Owner[]): Change[] {
  const artists = owners.slice(0, 3).map(({ artist }) => artist)
  return Array.from({ length: 30 }, (_, at) => at + 1).flatMap((number) => {
    const published = FIRST_DAY + number * 86_400_000
    const news = {
      title: { en: `News of the gallery ${number}`, fr: `Nouvelles de la galerie ${number}`, cn: `画廊新闻 ${number}` },
      body: { en: 'A new hang.', fr: 'Un nouvel accrochage.', cn: '新的陈列。' },
      artists,
    }
    const press = {
      kind: 'article',
      title: { en: `An article ${number}`, fr: `Un article ${number}`, cn: `一篇文章 ${number}` },
      dated: new Date(published).toISOString().slice(0, 10),
      artists,
    }
    return [
      toChange('news', `news-${number}`, news, published),
      toChange('press', `article-${number}`, press, published),
    ]
  })
}
