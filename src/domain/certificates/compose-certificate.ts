import { type Selectable, sql } from 'kysely'

import type { Database, LocalizedText, OrderLineRow } from '../../database/index.ts'
import type { CertifiedWork } from '../papers/index.ts'

const isOfPrints = (option: string): option is 'paper' | 'lamination' => option === 'paper' || option === 'lamination'

const readFacts = (db: Database, artworkId: number) =>
  db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .innerJoin('techniques', 'techniques.id', 'artworks.technique_id')
    .leftJoin('artwork_pictures', (join) =>
      join.onRef('artwork_pictures.artwork_id', '=', 'artworks.id').on('artwork_pictures.position', '=', 0),
    )
    .leftJoin('pictures', 'pictures.id', 'artwork_pictures.picture_id')
    .select(['artworks.title', 'artworks.year', 'artworks.height', 'artworks.width', 'artworks.depth'])
    .select(['artworks.kind', 'artworks.edition_size', 'artworks.signature', 'pictures.hash'])
    .select([sql<LocalizedText>`artists.name`.as('artist'), sql<LocalizedText>`techniques.name`.as('technique')])
    .where('artworks.id', '=', artworkId)
    .executeTakeFirstOrThrow()

/** What is certified about a work that was bought: its names as they were then, and its facts. */
export async function composeCertified(
  db: Database,
  line: Pick<Selectable<OrderLineRow>, 'artwork_id' | 'title' | 'artist' | 'options'>,
  copy: number,
): Promise<CertifiedWork> {
  const facts = await readFacts(db, line.artwork_id)
  return {
    ...toWork(facts, copy),
    artist: line.artist,
    title: line.title,
    made: line.options.flatMap(({ option, name }) => (isOfPrints(option) ? [{ option, name }] : [])),
  }
}

/** The same of a work that nobody has bought yet, for a sample. */
export const composeSample = async (db: Database, artworkId: number): Promise<CertifiedWork> =>
  toWork(await readFacts(db, artworkId), 1)

function toWork(facts: Awaited<ReturnType<typeof readFacts>>, copy: number): CertifiedWork {
  const isPrint = facts.kind === 'print'
  return {
    artist: facts.artist,
    title: facts.title,
    year: facts.year,
    technique: facts.technique,
    height: facts.height / 10,
    width: facts.width / 10,
    depth: facts.depth && facts.depth / 10,
    kind: facts.kind,
    copy: isPrint && facts.edition_size !== null ? copy : null,
    editionSize: isPrint ? facts.edition_size : null,
    signature: facts.signature,
    made: [],
    picture: facts.hash,
  }
}
