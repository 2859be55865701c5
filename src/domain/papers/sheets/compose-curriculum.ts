import { type Locale, localize, prefixOf } from '../../../contract/locale.ts'
import type { Database, LocalizedText } from '../../../database/index.ts'
import { invalidFields } from '../../domain-error.ts'
import type { Curriculum } from './content.ts'
import { plainProse } from './plain-prose.ts'
import { presentArtist } from './read-works.ts'

interface Wanted {
  id: number
  locale: Locale
  publicUrl: string
}

/** An artist's curriculum as it was published last; exhibitions of the gallery stand among the others. */
export async function composeCurriculum(
  db: Database,
  { id, locale, publicUrl }: Wanted,
): Promise<Omit<Curriculum, 'locale' | 'day' | 'house'>> {
  const row = await db
    .selectFrom('artists')
    .leftJoin('pictures', 'pictures.id', 'artists.picture_id')
    .select(['artists.slug', 'artists.name', 'born', 'died', 'country', 'city', 'headline', 'biography', 'statement'])
    .select(['education', 'shows', 'collections', 'artists.published_at', 'pictures.hash'])
    .where('artists.id', '=', id)
    .executeTakeFirst()
  if (!row) throw invalidFields({ artist: { word: 'unpublished' } })
  const awards = await db
    .selectFrom('awards')
    .select(['year', 'title'])
    .where('artist_id', '=', id)
    .orderBy('id')
    .execute()
  const text = (words: LocalizedText | null) => words && plainProse(localize(words, locale))
  const dated = (lines: { year: number; title: LocalizedText }[]) =>
    lines
      .map(({ year, title }) => ({ year, title: localize(title, locale) }))
      .toSorted((one, other) => other.year - one.year)
  return {
    kind: 'cv',
    artist: presentArtist(row, locale),
    headline: text(row.headline),
    portrait: row.hash,
    address: row.published_at && `${publicUrl}${prefixOf(locale)}/artist/${row.slug}`,
    biography: text(row.biography),
    statement: text(row.statement),
    education: dated(row.education),
    shows: dated([...row.shows, ...(await readShows(db, id))]),
    awards: dated(awards),
    collections: row.collections.map(({ title }) => localize(title, locale)),
  }
}

/** What the gallery itself has told of: exhibitions that the artist took part in. */
async function readShows(db: Database, id: number): Promise<{ year: number; title: LocalizedText }[]> {
  return db
    .selectFrom('exhibitions')
    .innerJoin('exhibited_artists', 'exhibited_artists.exhibition_id', 'exhibitions.id')
    .select(['year', 'title'])
    .where('artist_id', '=', id)
    .where('published_at', 'is not', null)
    .orderBy('exhibitions.id', 'desc')
    .execute()
}
