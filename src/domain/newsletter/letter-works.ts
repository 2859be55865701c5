import type { ArtworkCard } from '../../contract/catalogue/shapes.ts'
import type { Reply } from '../../contract/client.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import type { Database, LetterBlock } from '../../database/index.ts'
import { readArtworkCards } from '../catalogue/index.ts'
import { titleOf } from '../content/index.ts'

const KIND = 'artworks'

type Work = Reply<'GET /newsletter/issues/{issue}'>['issue']['works'][number]

/** The works of a letter that visitors may see, by their ids. */
export async function readLetterWorks(
  db: Database,
  body: LetterBlock[],
  locale: Locale,
): Promise<Map<number, ArtworkCard>> {
  const cards = await readArtworkCards(db, idsIn(body), locale)
  return new Map(cards.map((card) => [card.id, card]))
}

/** The same for staff, with those that the letter leaves out. */
export async function tellWorks(db: Database, body: LetterBlock[], locale: Locale): Promise<Work[]> {
  const ids = idsIn(body)
  if (ids.length === 0) return []
  const cards = await readLetterWorks(db, body, locale)
  // Of what visitors do not see, staff read what is being written.
  const rows = await db
    .selectFrom('content')
    .select(['id', 'draft'])
    .where('kind', '=', KIND)
    .where('id', 'in', ids)
    .execute()
  const titles = new Map(rows.map(({ id, draft }) => [id, titleOf(KIND, draft) ?? {}]))
  return ids.map((id) => {
    const card = cards.get(id)
    if (!card) {
      const title = titles.get(id)?.[locale] ?? titles.get(id)?.[DEFAULT_LOCALE] ?? ''
      return { id, title, artist: '', picture: null, state: 'hidden' }
    }
    const { title, artist, picture, availability } = card
    return { id, title, artist: artist.name, picture, state: availability }
  })
}

const idsIn = (body: LetterBlock[]): number[] => [...new Set(body.flatMap(({ artwork }) => artwork ?? []))]
