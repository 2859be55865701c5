import type { Doc } from '../../contract/content/fields.ts'
import { DEMO_ARTISTS } from '../artists/index.ts'
import { type DemoArtist, type DemoSeries, type DemoWork, TECHNIQUES } from '../collection.ts'
import { portraitSlug } from '../pictures.ts'
import { FILMS, posterSlug } from '../video/films.ts'
import { CERTIFICATE, CONDITION, EDITION, PRINT_CHOICES, SIGNATURES } from './labels.ts'
import { filmFile, pictureFile } from './picture-file.ts'
import { weighWork } from './weigh-work.ts'

const FIRST_DAY = Date.UTC(2026, 0, 8, 9)
const BEGUN = new Date(FIRST_DAY).toISOString()

/** Things by their files, as a folder holds them. */
export type Told = Record<string, Doc>

/** Tells artists, series and works; the order of the day is that of the years, so that the latest come first. */
export function tellCollection(): Told {
  const told: Told = {
    'techniques.yaml': Object.fromEntries(
      Object.entries(TECHNIQUES).map(([slug, name], position) => [slug, { name, position }]),
    ),
    'print-choices.yaml': Object.fromEntries(
      PRINT_CHOICES.map(({ option, name }, position) => [choiceKey({ option, name }), { option, name, position }]),
    ),
  }
  const works: { work: DemoWork; artist: string; series: string; place: number }[] = []
  for (const [position, artist] of DEMO_ARTISTS.entries()) {
    told[`artists/${artist.slug}.yaml`] = tellArtist(artist, position)
    for (const { slug, ...exhibition } of artist.exhibitions) {
      told[`exhibitions/${slug}.yaml`] = { published_at: BEGUN, ...exhibition, artists: [artist.slug] }
    }
    for (const [at, series] of artist.series.entries()) {
      told[`series/${series.slug}.yaml`] = tellSeries(artist, series, at)
      works.push(...series.works.map((work, place) => ({ work, artist: artist.slug, series: series.slug, place })))
    }
  }
  // One after the other in time: works of many hands side by side in the list of the latest.
  const dated = works.toSorted((a, b) => a.work.year - b.work.year || hashOf(a.work.slug) - hashOf(b.work.slug))
  for (const [at, { work, artist, series, place }] of dated.entries()) {
    told[`artworks/${work.slug}.yaml`] = {
      published_at: new Date(FIRST_DAY + at * 36 * 3_600_000).toISOString(),
      ...(work.availability ? { availability: work.availability } : {}),
      artist,
      series,
      series_position: place + 1,
      ...tellWork(work),
    }
  }
  return told
}

const hashOf = (text: string) => Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 9973, 7)

const choiceKey = ({ option, name }: { option: string; name: { en: string } }) =>
  `${option}-${name.en.toLowerCase().replaceAll(' ', '-')}`

function tellArtist(artist: DemoArtist, position: number): Doc {
  const { slug, artisticProcess, portrait, exhibitions: _, series: __, ...rest } = artist
  return {
    published_at: BEGUN,
    ...rest,
    artistic_process: artisticProcess,
    position,
    picture: pictureFile(portraitSlug(slug)),
    picture_alt: portrait.alt,
    videos: FILMS.filter((film) => film.artist === slug).map((film) => ({
      title: film.title,
      file: filmFile(film),
      poster: pictureFile(posterSlug(film)),
    })),
  }
}

const tellSeries = (artist: DemoArtist, { title, about, firstYear, lastYear }: DemoSeries, position: number): Doc => ({
  published_at: new Date(FIRST_DAY + firstYear * 1000).toISOString(),
  artist: artist.slug,
  position,
  title,
  about,
  first_year: firstYear,
  last_year: lastYear,
})

function tellWork(work: DemoWork): Doc {
  const isPrint = work.editionSize !== undefined
  const weight = weighWork(work)
  return {
    category: work.category,
    technique: work.technique,
    kind: isPrint ? 'print' : 'original',
    title: work.title,
    about: work.about,
    year: work.year,
    height: work.height,
    width: work.width,
    depth: work.depth,
    weight: weight === undefined ? undefined : Math.round(weight * 1000) / 1000,
    price: work.price,
    is_price_on_request: work.isOnRequest,
    signature: work.signature ?? SIGNATURES[work.category],
    framing: work.framing,
    provenance: work.provenance,
    condition: CONDITION,
    certificate: CERTIFICATE,
    ...(work.editionSize === undefined ? {} : { edition: EDITION(work.editionSize), edition_size: work.editionSize }),
    pictures: [{ file: pictureFile(work.slug), alt: work.alt }],
    ...(isPrint
      ? {
          print_choices: PRINT_CHOICES.map(({ option, name, share }) => ({
            choice: choiceKey({ option, name }),
            price_difference: Math.round((work.price * share) / 5) * 5,
          })),
        }
      : {}),
  }
}
