import type { Insertable, Updateable } from 'kysely'

import { type ArtworkRow, type Database, type LocalizedText, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { removeDocuments } from '../../search/index.ts'
import { indexArtworks } from './search-documents.ts'
import { changeSlug, chooseSlugs } from './slugs.ts'

interface ArtworkParts {
  /** The first one stands for the work in lists. */
  pictures?: { pictureId: number; alt: LocalizedText }[] | undefined
  /** What a print can be ordered with; differences in cents. */
  printChoices?: { choiceId: number; priceDifference: number }[] | undefined
}

export type NewArtwork = Omit<Insertable<ArtworkRow>, 'id' | 'slug'> & ArtworkParts & { slug?: string | undefined }
type ArtworkChanges = Omit<Updateable<ArtworkRow>, 'id'> & ArtworkParts

/** Adds works, many in few statements; each gets a slug of its own. Visitors see those with a date of publication. */
export async function createArtworks(db: Database, news: NewArtwork[]): Promise<{ id: number; slug: string }[]> {
  if (news.length === 0) return []
  return transact(db, async (tx) => {
    const slugs = await chooseSlugs(tx, 'artworks', news)
    const rows = news.map(({ pictures: _, printChoices: __, ...row }, at) => ({ ...row, slug: slugs[at] as string }))
    const created = await tx.insertInto('artworks').values(rows).returning(['id', 'slug']).execute()
    const idBySlug = new Map(created.map(({ id, slug }) => [slug, id]))
    const ids = slugs.map((slug) => idBySlug.get(slug) as number)
    await writeParts(
      tx,
      news.map((artwork, at) => ({ ...artwork, id: ids[at] as number })),
    )
    await indexArtworks(tx, ids)
    return ids.map((id, at) => ({ id, slug: slugs[at] as string }))
  })
}

/** Adds one work. */
export async function createArtwork(db: Database, artwork: NewArtwork): Promise<{ id: number; slug: string }> {
  const [created] = await createArtworks(db, [artwork])
  return created as { id: number; slug: string }
}

/** Changes what is given and leaves the rest; pictures and print choices are replaced as a whole. */
export async function updateArtwork(db: Database, id: number, changes: ArtworkChanges): Promise<void> {
  const { slug, pictures, printChoices, ...columns } = changes
  await transact(db, async (tx) => {
    const known = await tx.selectFrom('artworks').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!known) throw new DomainError('not-found')
    if (slug !== undefined) await changeSlug(tx, 'artworks', id, slug)
    if (Object.keys(columns).length > 0) await tx.updateTable('artworks').set(columns).where('id', '=', id).execute()
    if (pictures) await tx.deleteFrom('artwork_pictures').where('artwork_id', '=', id).execute()
    if (printChoices) await tx.deleteFrom('artwork_print_choices').where('artwork_id', '=', id).execute()
    await writeParts(tx, [{ id, pictures, printChoices }])
    await indexArtworks(tx, [id])
  })
}

/** Takes a work out of the catalogue for good. */
export async function removeArtwork(db: Database, id: number): Promise<void> {
  await transact(db, async (tx) => {
    await tx.deleteFrom('artworks').where('id', '=', id).execute()
    await tx.deleteFrom('former_slugs').where('kind', '=', 'artworks').where('entity_id', '=', id).execute()
    await removeDocuments(tx, 'artworks', [id])
  })
}

async function writeParts(tx: Database, artworks: (ArtworkParts & { id: number })[]): Promise<void> {
  const pictures = artworks.flatMap(({ id, pictures = [] }) =>
    pictures.map(({ pictureId, alt }, position) => ({ artwork_id: id, position, picture_id: pictureId, alt })),
  )
  if (pictures.length > 0) {
    await tx.insertInto('artwork_pictures').values(pictures).execute()
    await takeColorsOfPictures(tx, [...new Set(pictures.map(({ artwork_id }) => artwork_id))])
  }
  const choices = artworks.flatMap(({ id, printChoices = [] }) =>
    printChoices.map(({ choiceId, priceDifference }) => ({
      artwork_id: id,
      choice_id: choiceId,
      price_difference: priceDifference,
    })),
  )
  if (choices.length > 0) await tx.insertInto('artwork_print_choices').values(choices).execute()
}

/** A work has the colours of its first picture, unless staff chose them. */
async function takeColorsOfPictures(tx: Database, ids: number[]): Promise<void> {
  await tx
    .updateTable('artworks')
    .from('artwork_pictures')
    .innerJoin('pictures', 'pictures.id', 'artwork_pictures.picture_id')
    .set((update) => ({ colors: update.ref('pictures.colors') }))
    .whereRef('artwork_pictures.artwork_id', '=', 'artworks.id')
    .where('artwork_pictures.position', '=', 0)
    .where('artworks.id', 'in', ids)
    .where('has_chosen_colors', '=', false)
    .execute()
}
