import { addPicture } from '../domain/media/index.ts'
import { inDays } from './in-days.ts'
import type { TestGallery } from './open-test-gallery.ts'
import { paintPicture } from './paint-picture.ts'
import { createExhibition, createNews, createPress, put } from './write-content.ts'

interface Thing {
  id: number
  slug: string
}

/** What hangs in a gallery where several of everything do. */
export interface Several {
  artists: Thing[]
  series: Thing[]
  works: Thing[]
  exhibitions: Thing[]
  news: Thing[]
  press: Thing[]
  pictures: number[]
}

const published_at = new Date('2026-02-01T12:00:00Z')
const NUMBERS = [1, 2, 3]

/** Hangs several of everything: three artists with works alone and in series, in exhibitions, news and press. */
export async function hangSeveral(gallery: TestGallery): Promise<Several> {
  const { db, files } = gallery
  const pictures: number[] = []
  for (const color of ['#a03020', '#2040a0', '#4f8a4b']) {
    const painted = await paintPicture(60, 40, color).png().toBuffer()
    pictures.push((await addPicture(db, files, painted)).id)
  }
  const hung: Several = { artists: [], series: [], works: [], exhibitions: [], news: [], press: [], pictures }
  for (const number of NUMBERS) {
    const artist = await gallery.addArtist({ name: { en: `Artist ${number}` }, position: number })
    const series = await gallery.addSeries({ artist_id: artist.id, title: { en: `Series ${number}` } })
    for (const at of NUMBERS) {
      const inSeries = at === 1 ? {} : { series_id: series.id, series_position: at }
      const seen = { pictures: [{ pictureId: pictures[at % 3]!, alt: { en: 'Water' } }] }
      const title = { en: `Work ${number}${at}` }
      hung.works.push(await gallery.addArtwork({ artist_id: artist.id, title, ...inSeries, ...seen }))
    }
    hung.artists.push(artist)
    hung.series.push(series)
  }
  for (const at of [0, 1]) {
    const about = { published_at, artists: [hung.artists[at]!.id] }
    hung.exhibitions.push(
      await createExhibition(db, {
        ...{ title: { en: `Show ${at}` }, kind: 'group', year: 2026, is_at_gallery: true, published_at },
        ...{ starts_on: inDays(-5), ends_on: inDays(5), artworks: [hung.works[at]!.id, hung.works[at + 4]!.id] },
      }),
    )
    hung.news.push(await createNews(db, { title: { en: `News ${at}` }, body: { en: 'Text' }, ...about }))
    hung.press.push(
      await createPress(db, { title: { en: `Press ${at}` }, kind: 'article', dated: '2025-05-04', ...about }),
    )
  }
  const chosen = { artworks: [hung.works[0]!.slug], artists: [hung.artists[0]!.slug], series: [hung.series[0]!.slug] }
  await put(db, 'home', 'home', { ...chosen, news: [hung.news[0]!.slug] })
  for (const key of ['shipping', 'about']) await put(db, 'pages', key, { title: { en: key } })
  return hung
}

/** Calls whose replies are kept, at least one of each kind that shows any of this. */
export const addressesOf = ({ artists, series, works, exhibitions, news, press }: Several): string[] => [
  ...['home', 'menu', 'gallery', 'pages', 'pages/footer', 'pages/shipping', 'pages/about', 'legal-mentions'],
  ...['categories', 'rooms', 'locations', 'places', 'payments/provider', 'artists', 'series', 'news', 'press'],
  ...['artworks', 'artworks?with=facets', 'artworks?availability=available&with=facets', 'exhibitions'],
  ...artists.flatMap(({ slug }) => [
    `artists/${slug}?with=series,series.artworks,videos,presses,news`,
    `artworks?artist=${slug}`,
    `series?artist=${slug}`,
  ]),
  ...series.map(({ slug }) => `series/${slug}`),
  ...works.map(({ slug }) => `artworks/${slug}`),
  `cutouts?${works.map(({ id }) => `artwork=${id}`).join('&')}`,
  ...exhibitions.map(({ slug }) => `exhibitions/${slug}`),
  ...news.map(({ slug }) => `news/${slug}`),
  ...press.map(({ slug }) => `press/${slug}`),
]
