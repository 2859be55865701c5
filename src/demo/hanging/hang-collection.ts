import type { Database } from '../../database/index.ts'
import {
  createArtist,
  createArtworks,
  createExhibition,
  createPrintChoice,
  createSeries,
  type NewArtwork,
  saveTechnique,
} from '../../domain/catalogue/index.ts'
import { DEMO_ARTISTS } from '../artists/index.ts'
import { type DemoArtist, type DemoSeries, type DemoWork, TECHNIQUES, type TechniqueSlug } from '../collection.ts'
import { portraitSlug } from '../pictures.ts'
import { FILMS, filmPath, posterSlug } from '../video/films.ts'
import { CERTIFICATE, CONDITION, EDITION, PRINT_CHOICES, SIGNATURES } from './labels.ts'
import { weighWork } from './weigh-work.ts'

const TYPES = { drawing: 1, painting: 2, photography: 3, sculpture: 4 }
const CATEGORIES = { Drawing: 1, Painting: 2, Photography: 3, Sculpture: 4 }

/** Where things hang once they are in the database, by their slugs. */
export interface Hanging {
  artists: Map<string, number>
  series: Map<string, number>
  artworks: Map<string, number>
}

interface Supplies {
  tx: Database
  pictures: Map<string, number>
  techniques: Map<TechniqueSlug, number>
  choices: { id: number; share: number }[]
}

/** Writes artists, series and works; the order of the day is that of the years, so that the latest come first. */
export async function hangCollection(tx: Database, pictures: Map<string, number>): Promise<Hanging> {
  const supplies: Supplies = {
    tx,
    pictures,
    techniques: await addTechniques(tx),
    choices: await addPrintChoices(tx),
  }
  const hanging: Hanging = { artists: new Map(), series: new Map(), artworks: new Map() }
  const works: (NewArtwork & { slug: string })[] = []
  for (const [position, artist] of DEMO_ARTISTS.entries()) {
    const { id } = await addArtist(supplies, artist, position)
    hanging.artists.set(artist.slug, id)
    for (const [at, series] of artist.series.entries()) {
      const seriesId = await addSeries(supplies, id, series, at)
      hanging.series.set(series.slug, seriesId)
      works.push(...series.works.map((work, place) => toArtwork(supplies, { work, place, artistId: id, seriesId })))
    }
  }
  // One after the other in time: works of many hands side by side in the list of the latest.
  const dated = works
    .toSorted((a, b) => (a.year ?? 0) - (b.year ?? 0) || hashOf(a.slug) - hashOf(b.slug))
    .map((work, at) => ({ ...work, published_at: new Date(FIRST_DAY + at * 36 * 3_600_000) }))
  for (const { id, slug } of await createArtworks(tx, dated)) hanging.artworks.set(slug, id)
  return hanging
}

const FIRST_DAY = Date.UTC(2026, 0, 8, 9)

const hashOf = (text: string) => Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 9973, 7)

async function addTechniques(tx: Database): Promise<Map<TechniqueSlug, number>> {
  const techniques = new Map<TechniqueSlug, number>()
  for (const [position, [slug, name]] of Object.entries(TECHNIQUES).entries()) {
    techniques.set(slug as TechniqueSlug, await saveTechnique(tx, { slug, position, name }))
  }
  return techniques
}

async function addPrintChoices(tx: Database) {
  const choices = []
  for (const [position, { option, name, share }] of PRINT_CHOICES.entries()) {
    choices.push({ id: await createPrintChoice(tx, { option, name, position }), share })
  }
  return choices
}

async function addArtist({ tx, pictures }: Supplies, artist: DemoArtist, position: number) {
  const { artisticProcess, portrait, exhibitions, series: _, type, ...rest } = artist
  const created = await createArtist(tx, {
    ...rest,
    artistic_process: artisticProcess,
    type_id: TYPES[type],
    position,
    picture_id: pictures.get(portraitSlug(artist.slug)) ?? null,
    picture_alt: portrait.alt,
    published_at: new Date(FIRST_DAY),
    videos: FILMS.filter((film) => film.artist === artist.slug).map((film) => ({
      title: film.title,
      file: filmPath(film),
      poster_id: pictures.get(posterSlug(film)) ?? null,
    })),
  })
  for (const exhibition of exhibitions) {
    await createExhibition(tx, { ...exhibition, artists: [created.id], published_at: new Date(FIRST_DAY) })
  }
  return created
}

async function addSeries({ tx }: Supplies, artistId: number, series: DemoSeries, position: number): Promise<number> {
  const { slug, title, about, firstYear, lastYear } = series
  const { id } = await createSeries(tx, {
    slug,
    artist_id: artistId,
    position,
    title,
    about,
    first_year: firstYear,
    last_year: lastYear ?? null,
    published_at: new Date(FIRST_DAY + firstYear * 1000),
  })
  return id
}

function toArtwork(
  { pictures, techniques, choices }: Supplies,
  { work, place, artistId, seriesId }: { work: DemoWork; place: number; artistId: number; seriesId: number },
): NewArtwork & { slug: string } {
  const isPrint = work.editionSize !== undefined
  const picture = pictures.get(work.slug)
  const weight = weighWork(work)
  return {
    slug: work.slug,
    artist_id: artistId,
    series_id: seriesId,
    series_position: place + 1,
    category_id: CATEGORIES[work.category],
    technique_id: techniques.get(work.technique) as number,
    kind: isPrint ? 'print' : 'original',
    availability: work.availability ?? 'available',
    title: work.title,
    about: work.about,
    year: work.year,
    height: Math.round(work.height * 10),
    width: Math.round(work.width * 10),
    depth: work.depth === undefined ? null : Math.round(work.depth * 10),
    weight: weight === undefined ? null : Math.round(weight * 1000),
    price: work.price * 100,
    is_price_on_request: work.isOnRequest ?? false,
    signature: work.signature ?? SIGNATURES[work.category],
    framing: work.framing ?? null,
    provenance: work.provenance ?? null,
    condition: CONDITION,
    certificate: CERTIFICATE,
    edition: isPrint ? EDITION(work.editionSize as number) : null,
    edition_size: work.editionSize ?? null,
    pictures: picture === undefined ? [] : [{ pictureId: picture, alt: work.alt }],
    ...(isPrint
      ? {
          printChoices: choices.map(({ id, share }) => ({
            choiceId: id,
            priceDifference: Math.round((work.price * share) / 5) * 500,
          })),
        }
      : {}),
  }
}
