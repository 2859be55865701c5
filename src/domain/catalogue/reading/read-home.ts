import type { ArtworkCard, ExhibitionCard } from '../../../contract/catalogue/shapes.ts'
import type { Locale } from '../../../contract/locale.ts'
import { type Database, type HomeSelectionRow, readPart, rowsOf } from '../../../database/index.ts'
import { presentArtistCard, readArtistCards, selectArtistCards } from './artist-cards.ts'
import { inOrder, presentArtworkCard, readArtworkCards, selectArtworkCards } from './artwork-cards.ts'
import { listExhibitions, readExhibitionCards } from './exhibitions.ts'
import { listNews, readNewsCards } from './news.ts'
import { listSeries, readSeriesCards } from './series.ts'

/** How much of each part the home page shows where nobody has chosen. */
const MANY = { artworks: 8, artists: 6, series: 1, news: 3 }

type Part = HomeSelectionRow['part']

/** The home page: what staff chose, and the latest for each part that nobody has chosen for. */
export async function readHome(db: Database, locale: Locale) {
  const chosen = await db.selectFrom('home_selections').selectAll().orderBy('position').execute()
  const ids = (part: Part, column: 'artwork_id' | 'artist_id' | 'series_id' | 'exhibition_id' | 'news_id') =>
    chosen.filter((row) => row.part === part).flatMap((row) => row[column] ?? [])

  const [artworks, artists, series, news, exhibitions, heroWorks] = await Promise.all([
    readArtworkCards(db, ids('artworks', 'artwork_id'), locale).then((cards) =>
      orElse(cards, () => readLatestWorks(db, locale)),
    ),
    readArtistCards(db, ids('artists', 'artist_id'), locale).then((cards) =>
      orElse(cards, () => readFirstArtists(db, locale)),
    ),
    readSeriesCards(db, ids('series', 'series_id'), locale).then((cards) =>
      orElse(cards, async () => (await listSeries(db, { page: 1 }, locale)).series.slice(0, MANY.series)),
    ),
    readNewsCards(db, ids('news', 'news_id'), locale).then((cards) =>
      orElse(cards, async () => (await listNews(db, { page: 1 }, locale)).news.slice(0, MANY.news)),
    ),
    readExhibitionCards(db, [...ids('hero', 'exhibition_id'), ...ids('exhibition', 'exhibition_id')], locale),
    readArtworkCards(db, ids('hero', 'artwork_id'), locale),
  ])
  const [heroExhibition] = pick(exhibitions, ids('hero', 'exhibition_id'))
  const [exhibition] = pick(exhibitions, ids('exhibition', 'exhibition_id'))
  const heroWork = heroWorks[0] ?? (heroExhibition ? undefined : artworks[0])
  return {
    hero: { artwork: heroWork ?? null, exhibition: heroExhibition ?? null },
    exhibition: exhibition ?? (await readNextExhibition(db, locale)),
    artworks,
    artists,
    series,
    news,
  }
}

const orElse = async <Card>(cards: Card[], readOthers: () => Promise<Card[]>) =>
  cards.length > 0 ? cards : readOthers()

const pick = (cards: ExhibitionCard[], ids: number[]) => inOrder(ids, cards)

async function readLatestWorks(db: Database, locale: Locale): Promise<ArtworkCard[]> {
  const rows = await selectArtworkCards(db)
    .where('availability', '=', 'available')
    .orderBy('artworks.published_at', 'desc')
    .orderBy('artworks.id', 'desc')
    .limit(MANY.artworks)
    .execute()
  return rows.map((row) => presentArtworkCard(row, locale))
}

async function readFirstArtists(db: Database, locale: Locale) {
  const rows = await readPart(
    ['artworks'],
    () =>
      selectArtistCards(db)
        .orderBy((order) => order.eb(order.val('featured'), '=', order.fn.any('groups')), 'desc')
        .orderBy('artists.position')
        .orderBy('artists.id')
        .limit(MANY.artists)
        .execute(),
    (shown) =>
      rowsOf(
        'artworks.artist',
        shown.map(({ id }) => id),
      ),
  )
  return rows.map((row) => presentArtistCard(row, locale))
}

/** What hangs now, else what comes next. */
async function readNextExhibition(db: Database, locale: Locale): Promise<ExhibitionCard | null> {
  for (const period of ['current', 'upcoming'] as const) {
    const { exhibitions } = await listExhibitions(db, { period, page: 1 }, locale)
    const next = period === 'current' ? exhibitions[0] : exhibitions.at(-1)
    if (next) return next
  }
  return null
}
