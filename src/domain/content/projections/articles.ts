import type { Written } from '../../../contract/content/fields.ts'
import type { exhibitions, news, press } from '../../../contract/content/kinds/articles.ts'
import type { LocalizedText } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { removeDocuments } from '../../search/index.ts'
import type { Lookup } from './lookup.ts'
import type { Projection } from './projection.ts'
import { deleteRows, putRows, replaceParts } from './put-rows.ts'
import { indexNews, indexPresses } from './search-documents.ts'
import { type Shown, visibleSince } from './shown.ts'
import { forgetSlugs, settleSlugs, slugOf } from './slugs.ts'

type Exhibition = Written<(typeof exhibitions)['fields']>

export const showExhibitions: Projection<Exhibition> = {
  keepsHidden: true,
  show: async (tx, items, lookup) => {
    await settleSlugs(tx, 'exhibitions', 'exhibitions', items)
    await putRows(
      tx,
      'exhibitions',
      items.map((item) => ({
        id: item.id,
        slug: slugOf(item),
        kind: item.doc.kind,
        is_at_gallery: item.doc.is_at_gallery ?? false,
        title: item.doc.title,
        venue: item.doc.venue,
        city: item.doc.city,
        year: item.doc.year ?? Number(item.doc.starts_on?.slice(0, 4)),
        starts_on: item.doc.starts_on,
        ends_on: item.doc.ends_on,
        about: item.doc.about,
        ...pictureOf(item, lookup),
        published_at: visibleSince(item),
      })),
    )
    await linkArtists(tx, { table: 'exhibition_artists', column: 'exhibition_id' }, items, lookup)
    await replaceParts(
      tx,
      'exhibition_artworks',
      { column: 'exhibition_id', items },
      items.flatMap(({ id, doc }) =>
        lookup
          .ids('artworks', doc.artworks)
          .map((artwork_id, position) => ({ exhibition_id: id, artwork_id, position })),
      ),
    )
  },
  takeAway: async (tx, ids) => {
    await deleteRows(tx, 'exhibitions', ids)
    await forgetSlugs(tx, 'exhibitions', ids)
  },
}

export const showNews: Projection<Written<(typeof news)['fields']>> = {
  keepsHidden: true,
  show: async (tx, items, lookup) => {
    await settleSlugs(tx, 'news', 'news', items)
    await putRows(
      tx,
      'news',
      items.map((item) => ({
        id: item.id,
        slug: slugOf(item),
        title: item.doc.title,
        lead: item.doc.lead,
        body: item.doc.body,
        ...pictureOf(item, lookup),
        published_at: visibleSince(item),
      })),
    )
    await linkArtists(tx, { table: 'news_artists', column: 'news_id' }, items, lookup)
    await indexNews(
      tx,
      items.map(({ id }) => id),
    )
  },
  takeAway: async (tx, ids) => {
    await deleteRows(tx, 'news', ids)
    await forgetSlugs(tx, 'news', ids)
    await removeDocuments(tx, 'news', ids)
  },
}

export const showPress: Projection<Written<(typeof press)['fields']>> = {
  keepsHidden: true,
  show: async (tx, items, lookup) => {
    await settleSlugs(tx, 'presses', 'press', items)
    await putRows(
      tx,
      'presses',
      items.map((item) => ({
        id: item.id,
        slug: slugOf(item),
        kind: item.doc.kind,
        title: item.doc.title,
        publication: item.doc.publication,
        lead: item.doc.lead,
        body: item.doc.body,
        link: item.doc.link,
        file: lookup.file(item.doc.file)?.path,
        file_size: lookup.file(item.doc.file)?.bytes,
        dated: item.doc.dated,
        ...pictureOf(item, lookup),
        published_at: visibleSince(item),
      })),
    )
    await linkArtists(tx, { table: 'press_artists', column: 'press_id' }, items, lookup)
    await indexPresses(
      tx,
      items.map(({ id }) => id),
    )
  },
  takeAway: async (tx, ids) => {
    await deleteRows(tx, 'presses', ids)
    await forgetSlugs(tx, 'presses', ids)
    await removeDocuments(tx, 'press', ids)
  },
}

interface Pictured {
  picture?: string | undefined
  picture_alt?: LocalizedText | undefined
}

/** The columns of a picture that stands for the whole; without one, its words are not kept either. */
export function pictureOf({ doc }: Shown<Pictured>, lookup: Lookup) {
  const id = lookup.picture(doc.picture)?.id
  return { picture_id: id, picture_alt: id === undefined ? undefined : doc.picture_alt }
}

const linkArtists = (
  tx: Database,
  { table, column }: { table: 'exhibition_artists' | 'news_artists' | 'press_artists'; column: string },
  items: Shown<{ artists?: string[] | undefined }>[],
  lookup: Lookup,
) =>
  replaceParts(
    tx,
    table,
    { column, items },
    items.flatMap(({ id, doc }) =>
      lookup.ids('artists', doc.artists).map((artist_id) => ({ [column]: id, artist_id })),
    ),
  )
