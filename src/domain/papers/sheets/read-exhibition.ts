import { type Locale, localize } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import type { PriceList } from './content.ts'

/** The works of an exhibition, as they hang. */
export async function findHung(db: Database, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('exhibition_artworks')
    .select('artwork_id')
    .where('exhibition_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ artwork_id }) => artwork_id)
}

/** What it is called, where it is and how long. */
export async function readExhibition(
  db: Database,
  id: number,
  locale: Locale,
): Promise<NonNullable<PriceList['exhibition']>> {
  const row = await db
    .selectFrom('exhibitions')
    .select(['title', 'venue', 'city', 'starts_on', 'ends_on', 'year'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  const place = [row.venue, row.city].flatMap((words) => (words ? [localize(words, locale)] : []))
  return {
    title: localize(row.title, locale),
    place: place.join(', '),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    year: row.year,
  }
}
