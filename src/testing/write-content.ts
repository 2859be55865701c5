import type { Insertable, Updateable } from 'kysely'

import type { Availability } from '../contract/catalogue/values.ts'
import type { Doc, KindName } from '../contract/content/fields.ts'
import type {
  ArtistRow,
  ArtworkRow,
  AwardRow,
  Database,
  ExhibitionRow,
  GalleryRow,
  LocalizedText,
  NewsRow,
  PressRow,
  PrintChoiceRow,
  SeriesRow,
  TermRow,
  VideoRow,
} from '../database/index.ts'
import { transact } from '../database/index.ts'
import {
  createDraft,
  createPublished,
  hide,
  holdItem,
  holdItems,
  publish,
  putContent,
  removeContent,
  saveDraft,
  setAvailability,
} from '../domain/content/index.ts'
import { mediaKeyOf, toDoc } from './rows-to-content.ts'

const TESTS = { name: 'tests' }
const LONG_AGO = new Date('2026-01-01T12:00:00Z')

type New<Row, Parts = object> = Omit<Insertable<Row>, 'id' | 'slug'> & Parts & { slug?: string | undefined }
type Changes<Row, Parts = object> = Partial<New<Row, Parts>>

interface WorkParts {
  pictures?: { pictureId: number; alt: LocalizedText }[] | undefined
  printChoices?: { choiceId: number; priceDifference: number }[] | undefined
}
interface ArtistParts {
  awards?: Omit<Insertable<AwardRow>, 'id' | 'artist_id'>[] | undefined
  videos?: Omit<Insertable<VideoRow>, 'id' | 'artist_id' | 'position'>[] | undefined
}
interface Named {
  artists?: number[] | undefined
  artworks?: number[] | undefined
}

export type NewArtwork = New<ArtworkRow, WorkParts>
export type NewArtist = New<ArtistRow, ArtistParts>
export type NewSeries = New<SeriesRow>
type Written = Promise<{ id: number; slug: string }>

export async function createArtist(db: Database, row: NewArtist): Written {
  const artist = await create(db, 'artists', row)
  // Whose account it is belongs to the account, not to what is written about the artist.
  if (row.user_id) await db.updateTable('artists').set({ user_id: row.user_id }).where('id', '=', artist.id).execute()
  return artist
}
export const createSeries = (db: Database, row: NewSeries) => create(db, 'series', row)
export const createArtwork = (db: Database, row: NewArtwork) => create(db, 'artworks', row)
export const createNews = (db: Database, row: New<NewsRow, Named>) => create(db, 'news', row)
export const createPress = (db: Database, row: New<PressRow, Named>) => create(db, 'press', row)
export const createExhibition = (db: Database, row: New<ExhibitionRow, Named>) => create(db, 'exhibitions', row)

export async function createArtworks(db: Database, rows: NewArtwork[]): Promise<{ id: number; slug: string }[]> {
  return transact(db, async (tx) => {
    const works = []
    for (const row of rows) works.push(await createArtwork(tx, row))
    return works
  })
}

export const updateArtist = (db: Database, id: number, changes: Changes<ArtistRow, ArtistParts>) =>
  update(db, 'artists', id, changes)
export const updateSeries = (db: Database, id: number, changes: Changes<SeriesRow>) => update(db, 'series', id, changes)
export const updateArtwork = (db: Database, id: number, changes: Changes<ArtworkRow, WorkParts>) =>
  update(db, 'artworks', id, changes)
export const updateNews = (db: Database, id: number, changes: Changes<NewsRow, Named>) =>
  update(db, 'news', id, changes)
export const updatePress = (db: Database, id: number, changes: Changes<PressRow, Named>) =>
  update(db, 'press', id, changes)
export const updateExhibition = (db: Database, id: number, changes: Changes<ExhibitionRow, Named>) =>
  update(db, 'exhibitions', id, changes)

export const removeArtwork = (db: Database, id: number) => removeContent(db, TESTS, { kind: 'artworks', id })

/** The id of a technique under this slug, made or renamed. */
export const saveTechnique = (db: Database, { slug, ...term }: Omit<Insertable<TermRow>, 'id'>) =>
  put(db, 'techniques', slug, term)

export async function createPrintChoice(db: Database, choice: Omit<Insertable<PrintChoiceRow>, 'id'>): Promise<number> {
  return transact(db, async (tx) => {
    return (await createPublished(tx, TESTS, { kind: 'print-choices', draft: choice })).id
  })
}

/** Writes what there is once, or what is known by its key; fields that are not named stay. */
export async function put(db: Database, kind: KindName, key: string, draft: Doc): Promise<number> {
  const [known] = await holdItems(db, kind, [key])
  return (await putContent(db, TESTS, kind, key, { ...known?.draft, ...draft })).id
}

/** Changes what is given of the gallery itself, in the terms of its row. */
export async function saveGallery(db: Database, row: Updateable<GalleryRow>): Promise<void> {
  const { logo_id, share_picture_id, opening_hours, holidays, ...rest } = row
  await put(db, 'gallery', 'gallery', {
    ...rest,
    ...(typeof opening_hours === 'string' ? { opening_hours: JSON.parse(opening_hours) as unknown } : {}),
    ...(typeof holidays === 'string' ? { holidays: JSON.parse(holidays) as unknown } : {}),
    ...(logo_id ? { logo: await mediaKeyOf(db, logo_id) } : {}),
    ...(share_picture_id ? { share_picture: await mediaKeyOf(db, share_picture_id) } : {}),
  })
}

async function create(db: Database, kind: KindName, row: object): Written {
  return transact(db, async (tx) => {
    const { slug, published_at, availability } = row as {
      slug?: string
      published_at?: Date | null
      availability?: Availability
    }
    const draft = await toDoc(tx, kind, row)
    const one = { kind, key: slug, draft }
    // Nobody has ever seen a work without a date; what works hang on to has been seen, and is hidden.
    const { id, key } =
      !published_at && kind === 'artworks'
        ? await createDraft(tx, TESTS, one)
        : await createPublished(tx, TESTS, { ...one, at: published_at ?? LONG_AGO }, { availability })
    if (!published_at && kind !== 'artworks') await hide(tx, TESTS, { kind, id })
    return { id, slug: key }
  })
}

async function update(db: Database, kind: KindName, id: number, changes: object): Promise<void> {
  await transact(db, async (tx) => {
    const { availability, published_at, ...rest } = changes as {
      availability?: Availability
      published_at?: Date | null
    }
    const item = await holdItem(tx, kind, id)
    if (!item) throw new Error(`There is no such thing among the ${kind}.`)
    if (availability) await setAvailability(tx, TESTS, id, availability)
    const doc = await toDoc(tx, kind, rest)
    const emptied = Object.entries(rest).filter(([, value]) => value === null)
    const draft = {
      ...item.draft,
      ...doc,
      ...Object.fromEntries(emptied.map(([name]) => [name.replace(/_id$/, ''), null])),
    }
    if (Object.keys(rest).length > 0) await saveDraft(tx, TESTS, { kind, id, draft })
    const isToBeSeen = published_at === undefined ? item.isVisible : published_at !== null
    await publish(tx, TESTS, { kind, id, ...(published_at ? { at: published_at } : {}) })
    if (!isToBeSeen) await hide(tx, TESTS, { kind, id })
  })
}
