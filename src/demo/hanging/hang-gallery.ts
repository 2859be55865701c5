import type { Selectable } from 'kysely'

import { picturePath, widthsOf } from '../../contract/picture.ts'
import type { Database, PictureRow } from '../../database/index.ts'
import { chooseForHome, createExhibition, createNews, createPress } from '../../domain/catalogue/index.ts'
import { saveLegalMention, savePage } from '../../domain/content/index.ts'
import { type FileStore, readBytes } from '../../domain/files/index.ts'
import { clockIn, saveGallery } from '../../domain/gallery/index.ts'
import { originalPath } from '../../domain/media/index.ts'
import { describePicture } from '../gallery/describe-picture.ts'
import { GALLERY_EXHIBITIONS } from '../gallery/exhibitions.ts'
import { GALLERY } from '../gallery/gallery.ts'
import { HOME } from '../gallery/home.ts'
import { IDENTITY } from '../gallery/identity.ts'
import { GALLERY_NEWS } from '../gallery/news.ts'
import { FOOTER, GALLERY_PAGES, LEGAL_MENTION } from '../gallery/pages.ts'
import { makePressKit } from '../gallery/press-kit.ts'
import { GALLERY_PRESS, PRESS_KIT } from '../gallery/press.ts'
import type { Hanging } from './hang-collection.ts'

interface Supplies {
  hanging: Hanging
  /** Ids of pictures by their slugs. */
  pictures: Map<string, number>
  files: FileStore
  /** The moment that the demo's days are counted from. */
  now?: Date | undefined
}

/** Writes what a gallery shows around its works: itself, exhibitions, news, press, pages and the choice for the home page. */
export async function hangGallery(tx: Database, { hanging, pictures, files, now = new Date() }: Supplies) {
  await saveGallery(tx, IDENTITY)
  const exhibitions = await addExhibitions(tx, { hanging, pictures, now })
  const news = await addNews(tx, { hanging, pictures, now })
  await addPress(tx, { hanging, pictures, files, now })
  await addPages(tx, pictures)
  await chooseHome(tx, hanging, { exhibitions, news })
}

type Ids = Map<string, number>
type Dated = Omit<Supplies, 'files' | 'now'> & { now: Date }

const DAY = 24 * 3_600_000

/** The moment so many days later. */
const later = (now: Date, days: number) => new Date(now.getTime() + days * DAY)
/** The gallery's day so many days later, such as `2026-11-15`; days are counted, since some have 23 hours. */
const dayIn = (now: Date, days: number) =>
  later(new Date(clockIn(IDENTITY.time_zone, now).day), days)
    .toISOString()
    .slice(0, 10)

function find(ids: Ids, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`The demo has nothing under the name of ${slug}.`)
  return id
}

async function addExhibitions(tx: Database, { hanging, pictures, now }: Dated): Promise<Ids> {
  const ids: Ids = new Map()
  for (const { slug, kind, title, about, startsIn, endsIn, artists, works, picture } of GALLERY_EXHIBITIONS) {
    const { id } = await createExhibition(tx, {
      slug,
      kind,
      title,
      about,
      is_at_gallery: true,
      venue: { en: 'Cimaise', fr: 'Cimaise', cn: 'Cimaise 画廊' },
      city: { en: 'Paris', fr: 'Paris', cn: '巴黎' },
      year: Number(dayIn(now, startsIn).slice(0, 4)),
      starts_on: dayIn(now, startsIn),
      ends_on: dayIn(now, endsIn),
      picture_id: find(pictures, picture),
      picture_alt: describePicture(picture),
      published_at: later(now, Math.min(startsIn - 30, -1)),
      artists: artists.map((artist) => find(hanging.artists, artist)),
      artworks: works.map((work) => find(hanging.artworks, work)),
    })
    ids.set(slug, id)
  }
  return ids
}

async function addNews(tx: Database, { hanging, pictures, now }: Dated): Promise<Ids> {
  const ids: Ids = new Map()
  for (const { slug, daysAgo, title, lead, body, artists, picture } of GALLERY_NEWS) {
    const { id } = await createNews(tx, {
      slug,
      title,
      lead,
      body,
      picture_id: find(pictures, picture),
      picture_alt: describePicture(picture),
      published_at: later(now, -daysAgo),
      artists: artists.map((artist) => find(hanging.artists, artist)),
    })
    ids.set(slug, id)
  }
  return ids
}

async function addPress(tx: Database, { hanging, pictures, files, now }: Dated & { files: FileStore }): Promise<void> {
  const cover = await readPicture(tx, find(pictures, PRESS_KIT.picture))
  const jpeg = await readBytes(files, originalPath(cover))
  if (!jpeg) throw new Error(`The picture ${PRESS_KIT.picture} is not among the files.`)
  const kit = makePressKit(jpeg)
  await files.put(PRESS_KIT.file, kit)
  for (const { slug, kind, dated, title, publication, lead, body, artists, file, picture } of GALLERY_PRESS) {
    const day = typeof dated === 'string' ? dated : dayIn(now, -dated)
    await createPress(tx, {
      slug,
      kind,
      title,
      lead,
      body,
      publication: publication ?? null,
      file: file ?? null,
      file_size: file ? kit.length : null,
      dated: day,
      published_at: new Date(`${day}T09:00:00Z`),
      ...(picture ? { picture_id: find(pictures, picture), picture_alt: describePicture(picture) } : {}),
      artists: artists.map((artist) => find(hanging.artists, artist)),
    })
  }
}

async function addPages(tx: Database, pictures: Ids): Promise<void> {
  for (const page of GALLERY_PAGES) await savePage(tx, { ...page, media_type: null, image: null, video: null })
  await savePage(tx, {
    slug: 'gallery',
    title: GALLERY.title,
    body: GALLERY.body,
    picture_id: find(pictures, GALLERY.map),
    picture_alt: describePicture(GALLERY.map),
  })
  const { hash, width } = await readPicture(tx, find(pictures, FOOTER.picture))
  await savePage(tx, {
    slug: 'footer',
    title: FOOTER.title,
    media_type: 'IMAGE',
    image: picturePath(hash, widthsOf(width).at(-1) as number, 'jpg'),
    video: null,
    links: JSON.stringify(FOOTER.links),
  })
  await saveLegalMention(tx, LEGAL_MENTION)
}

async function chooseHome(tx: Database, hanging: Hanging, { exhibitions, news }: { exhibitions: Ids; news: Ids }) {
  const { hero, exhibition, artworks, artists, series, news: articles } = HOME
  await chooseForHome(tx, 'hero', [{ artwork_id: find(hanging.artworks, hero) }])
  await chooseForHome(tx, 'exhibition', [{ exhibition_id: find(exhibitions, exhibition) }])
  await chooseForHome(tx, 'artworks', list(hanging.artworks, artworks, 'artwork_id'))
  await chooseForHome(tx, 'artists', list(hanging.artists, artists, 'artist_id'))
  await chooseForHome(tx, 'series', list(hanging.series, series, 'series_id'))
  await chooseForHome(tx, 'news', list(news, articles, 'news_id'))
}

const list = (ids: Ids, slugs: string[], column: string) => slugs.map((slug) => ({ [column]: find(ids, slug) }))

function readPicture(tx: Database, id: number): Promise<Selectable<PictureRow>> {
  return tx.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
