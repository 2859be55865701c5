import type { Database } from '../database/index.ts'
import type { Several } from './hang-several.ts'
import {
  put,
  saveGallery,
  updateArtist,
  updateArtwork,
  updateExhibition,
  updateNews,
  updatePress,
  updateSeries,
} from './write-content.ts'

/** One of these, by chance. */
type Pick = <Item>(items: readonly Item[]) => Item

interface Edit {
  db: Database
  hung: Several
  pick: Pick
  /** A text that stands nowhere yet. */
  text: string
}

const published_at = new Date('2026-02-01T12:00:00Z')
const someOf = <Item>(items: readonly Item[], pick: Pick): Item[] => items.filter(() => pick([true, false]))
const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id)

/** What staff and sales do to a gallery, each to something by chance. */
export const EDITS: Record<string, (edit: Edit) => Promise<unknown>> = {
  price: ({ db, hung, pick, text }) =>
    updateArtwork(db, pick(hung.works).id, { price: 1000 * (Number(text.split(' ')[1]) + 1) }),
  title: ({ db, hung, pick, text }) => updateArtwork(db, pick(hung.works).id, { title: { en: text } }),
  availability: ({ db, hung, pick }) =>
    updateArtwork(db, pick(hung.works).id, { availability: pick(['available', 'reserved', 'sold'] as const) }),
  hiding: ({ db, hung, pick }) => updateArtwork(db, pick(hung.works).id, { published_at: pick([null, published_at]) }),
  // A series is of one artist, so the work leaves it.
  artistOfWork: ({ db, hung, pick }) =>
    updateArtwork(db, pick(hung.works).id, { artist_id: pick(hung.artists).id, series_id: null }),
  pictures: ({ db, hung, pick, text }) =>
    updateArtwork(db, pick(hung.works).id, { pictures: [{ pictureId: pick(hung.pictures), alt: { en: text } }] }),
  slug: ({ db, hung, pick, text }) =>
    updateArtwork(db, pick(hung.works).id, { slug: text.toLowerCase().replaceAll(' ', '-') }),
  artist: ({ db, hung, pick, text }) => updateArtist(db, pick(hung.artists).id, { name: { en: text } }),
  award: ({ db, hung, pick, text }) =>
    updateArtist(db, pick(hung.artists).id, { awards: [{ year: 2020, title: { en: text } }] }),
  artistHiding: ({ db, hung, pick }) =>
    updateArtist(db, pick(hung.artists).id, { published_at: pick([null, published_at]) }),
  series: ({ db, hung, pick, text }) => updateSeries(db, pick(hung.series).id, { title: { en: text } }),
  seriesHiding: ({ db, hung, pick }) =>
    updateSeries(db, pick(hung.series).id, { published_at: pick([null, published_at]) }),
  exhibition: ({ db, hung, pick, text }) => updateExhibition(db, pick(hung.exhibitions).id, { title: { en: text } }),
  hanging: ({ db, hung, pick }) =>
    updateExhibition(db, pick(hung.exhibitions).id, { artworks: idsOf(someOf(hung.works, pick)) }),
  news: ({ db, hung, pick, text }) => updateNews(db, pick(hung.news).id, { title: { en: text } }),
  newsOfArtists: ({ db, hung, pick }) =>
    updateNews(db, pick(hung.news).id, { artists: idsOf(someOf(hung.artists, pick)) }),
  press: ({ db, hung, pick, text }) => updatePress(db, pick(hung.press).id, { title: { en: text } }),
  pressOfArtists: ({ db, hung, pick }) =>
    updatePress(db, pick(hung.press).id, { artists: idsOf(someOf(hung.artists, pick)) }),
  home: ({ db, hung, pick }) => put(db, 'home', 'home', { artworks: someOf(hung.works, pick).map(({ slug }) => slug) }),
  page: ({ db, pick, text }) => put(db, 'pages', pick(['shipping', 'about']), { title: { en: text } }),
  footer: ({ db, text }) => put(db, 'footer', 'footer', { title: { en: text } }),
  menu: ({ db, text }) =>
    put(db, 'menu', 'menu', { items: [{ name: { en: text }, slug: 'gallery', carries_pricing: true }] }),
  technique: ({ db, text }) => put(db, 'techniques', 'oil-on-canvas', { name: { en: text } }),
  gallery: ({ db, text }) => saveGallery(db, { tagline: { en: text } }),
  prices: ({ db, pick }) => put(db, 'settings', 'settings', { prices_for: pick(['everybody', 'nobody']) }),
}

/** Chance that is the same each time, by its seed. */
export function pickBy(seed: number): Pick {
  let state = seed
  return (items) => {
    // A linear congruential generator; its upper half is the good one.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return items[Math.floor((state / 2 ** 32) * items.length)]!
  }
}
