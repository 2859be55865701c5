// What the demo says and shows, read from its folder: whether it is written with care, and holds together.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { AVAILABILITIES } from '../contract/catalogue/values.ts'
import { readYaml } from '../domain/folder/index.ts'

interface Words {
  en: string
  fr: string
  cn: string
}

interface Work {
  key: string
  artist: string
  series: string
  title: Words
  year: number
  height: number
  width: number
  depth?: number
  weight?: number
  price: number
  is_price_on_request?: boolean
  availability?: string
  category: string
  technique: string
  edition_size?: number
  pictures: { file: string; alt: Words; view?: string }[]
  mask?: string
  turntable?: string[]
}

interface Artist {
  key: string
  type: string
  groups: string[]
  born: number
  awards: { year: number }[]
  videos: { captions: Words }[]
}

interface Exhibition {
  key: string
  kind: string
  year?: number
  about: Words
  starts_on: string
  ends_on: string
  artists: string[]
  artworks: string[]
  is_at_gallery?: boolean
}

const DEMO = path.resolve('demo')
const read = (file: string) => readYaml(readFileSync(path.join(DEMO, file), 'utf8')).value as Record<string, never>
const readAll = <Thing>(folder: string): Thing[] =>
  readdirSync(path.join(DEMO, folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ key: file.slice(0, -5), ...read(`${folder}/${file}`) }) as Thing)

const ARTISTS = readAll<Artist>('artists')
const SERIES = readAll<{ key: string; artist: string; first_year: number; last_year?: number }>('series')
const WORKS = readAll<Work>('artworks')
const EXHIBITIONS = readAll<Exhibition>('exhibitions')
const AT_HOME = EXHIBITIONS.filter(({ is_at_gallery }) => is_at_gallery)
const NEWS = readAll<{ key: string; body: Words; published_at: string; picture: string }>('news')
const PRESS = readAll<{ key: string; kind: string; publication?: string; dated: string; file?: string }>('press')
const PAGES = readAll<{ key: string; body: Words }>('pages')
const HOME = read('home.yaml') as unknown as Record<'artworks' | 'artists' | 'series' | 'news', string[]> & {
  hero_artwork: string
  exhibition: string
}
const FILES = new Set(
  readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/')),
)
const THIS_YEAR = 2026
/** The day the collection was written; exhibitions are counted from the day it is hung. */
const WRITTEN = Date.UTC(THIS_YEAR, 10, 15)

interface Text {
  where: string
  words: Words
}

const TEXTS: Text[] = [...FILES]
  .filter((file) => file.endsWith('.yaml') && file !== 'pictures.yaml')
  .flatMap((file) => findTexts(file.replace(/\.yaml$/, ''), read(file)))
  // A name stays as it is, and captions are files.
  .filter(({ where }) => where !== 'gallery.name' && !where.endsWith('.captions'))

describe('words', () => {
  test('every text is there in all three languages', () => {
    expect(TEXTS.length).toBeGreaterThan(500)
    expect(
      whereNot(({ en, fr, cn }) => [en, fr, cn].every((text) => text.trim() !== '' && text === text.trim())),
    ).toEqual([])
  })

  test('Chinese is Chinese', () => {
    expect(whereNot(({ cn }) => HAN.test(cn))).toEqual([])
    // Names and addresses stay as they are, whole sentences do not.
    expect(whereNot(({ cn }) => cn.length < 24 || count(cn, /\p{Script=Han}/gu) > bare(cn).length * 0.4)).toEqual([])
  })

  test('French is not the English left standing', () => {
    const isName = (where: string) => /\.(name|city|country|venue)$/.test(where)
    const texts = TEXTS.filter(({ where }) => !isName(where))
    const same = texts.filter(({ words: { en, fr } }) => fr === en && !SAME.has(en))

    expect(same.map(({ where, words }) => `${where}: ${words.en}`)).toEqual([])
    expect(texts.filter(({ words }) => ENGLISH.test(bare(words.fr))).map(name)).toEqual([])
  })

  test('French has a no-break space before high punctuation and inside its quotation marks', () => {
    expect(
      whereNot(({ fr }) => !/[^\u00a0\u202f][;?!»]|[^\u00a0\u202f]:(?!\/\/)|«[^\u00a0\u202f]/.test(plain(fr))),
    ).toEqual([])
  })

  test('Chinese has its own punctuation', () => {
    expect(whereNot(({ cn }) => !/["'«»]|\p{Script=Han}[,;:?!.]|[,;:?!]\p{Script=Han}/u.test(plain(cn)))).toEqual([])
  })

  test('apostrophes and quotation marks are typographic', () => {
    expect(whereNot(({ en, fr }) => !/["']/.test(en + fr))).toEqual([])
    expect(whereNot(({ fr }) => !/[“”]/.test(fr))).toEqual([])
  })

  test('no paragraph was left out of a translation', () => {
    const long = TEXTS.filter(({ words }) => countWords(words.en) > 30)

    expect(
      long.filter(({ words }) => !isBetween(countWords(words.fr) / countWords(words.en), 0.75, 1.6)).map(name),
    ).toEqual([])
    expect(
      long.filter(({ words }) => !isBetween(countHan(words.cn) / countWords(words.en), 0.85, 2.9)).map(name),
    ).toEqual([])
  })

  test('pages have the same headings, lists and links in every language', () => {
    for (const { key, body } of PAGES) {
      const shape = (text: string) => [
        ...text.split('\n').map((line) => (line.startsWith('## ') ? '##' : line.startsWith('- ') ? '-' : '')),
        ...[...text.matchAll(/\]\(([^)\]]+)\)/g)].map(([, target]) => target),
      ]
      expect(shape(body.fr), key).toEqual(shape(body.en))
      expect(shape(body.cn), key).toEqual(shape(body.en))
    }
  })

  test('alternative texts say what is seen, not that it is a picture', () => {
    const alts = TEXTS.filter(({ where }) => where.endsWith('alt'))

    expect(alts.length).toBeGreaterThan(WORKS.length)
    expect(alts.filter(({ words }) => /^(an? )?(image|picture|photo) of/i.test(words.en)).map(name)).toEqual([])
  })
})

describe('the collection', () => {
  test('is as large as a gallery', () => {
    expect([ARTISTS.length >= 14, SERIES.length >= 40, WORKS.length >= 160]).toEqual([true, true, true])
    for (const { key } of ARTISTS) {
      expect(SERIES.filter(({ artist }) => artist === key).length, key).toBeGreaterThanOrEqual(3)
      expect(WORKS.filter(({ artist }) => artist === key).length, key).toBeGreaterThanOrEqual(12)
    }
  })

  test('holds something of everything that can be filtered for', () => {
    expect(distinct(WORKS.map(({ category }) => category))).toEqual(['Drawing', 'Painting', 'Photography', 'Sculpture'])
    expect(distinct(WORKS.map(({ availability = 'available' }) => availability))).toEqual(AVAILABILITIES.toSorted())
    expect(distinct(WORKS.map(({ technique }) => technique)).length).toBeGreaterThan(10)
    expect(WORKS.some(({ is_price_on_request }) => is_price_on_request)).toBe(true)
    expect(WORKS.some(({ edition_size }) => edition_size === undefined)).toBe(true)
    expect(WORKS.some(({ edition_size }) => edition_size !== undefined)).toBe(true)
    expect(distinct(ARTISTS.flatMap(({ groups }) => groups))).toEqual(['featured', 'gallery', 'worldwide'])
    expect(distinct(ARTISTS.map(({ type }) => type))).toEqual(['drawing', 'painting', 'photography', 'sculpture'])
  })

  test('has sizes, weights and prices as they could be', () => {
    const faults = WORKS.filter(({ height, width, depth, weight, price, category, edition_size }) => {
      const isSize = [height, width, depth ?? 1].every((length) => isBetween(length, 0.5, 450))
      const hasBody = category !== 'Sculpture' || depth !== undefined
      const isWeight = isBetween(weight ?? 0, 0.05, category === 'Sculpture' ? 900 : 30)
      const isPrice = Number.isInteger(price) && isBetween(price, 80, 40_000)
      return !(isSize && hasBody && isWeight && isPrice && isBetween(edition_size ?? 10, 2, 150))
    })
    expect(faults.map(({ key }) => key)).toEqual([])
    expect(Math.min(...WORKS.map(({ price }) => price))).toBe(80)
    expect(Math.max(...WORKS.map(({ price }) => price))).toBe(40_000)
  })

  test('has years that agree with the lives of its artists', () => {
    for (const { key: artist, born, awards } of ARTISTS) {
      expect(isBetween(born, 1930, 2003), artist).toBe(true)
      for (const { key, first_year, last_year = THIS_YEAR } of SERIES.filter((one) => one.artist === artist)) {
        expect(isBetween(first_year, born + 20, last_year), key).toBe(true)
        const years = WORKS.filter(({ series }) => series === key).map(({ year }) => year)
        expect(
          years.filter((year) => !isBetween(year, first_year, Math.min(last_year, THIS_YEAR))),
          key,
        ).toEqual([])
      }
      const elsewhere = EXHIBITIONS.filter((one) => !one.is_at_gallery && one.artists.includes(artist))
      const years = [...awards, ...elsewhere].map(({ year = 0 }) => year)
      expect(
        years.filter((year) => !isBetween(year, born + 18, THIS_YEAR)),
        artist,
      ).toEqual([])
      expect([awards.length >= 2, elsewhere.length >= 4], artist).toEqual([true, true])
    }
  })

  test('no two works have the same title', () => {
    const titles = WORKS.map(({ title }) => title.en)

    expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([])
  })

  test('a third of the works has further views, every sculpture a mask, and four turn', () => {
    const shown = WORKS.filter(({ pictures }) => pictures.length >= 3)
    const standing = WORKS.filter(({ category }) => category === 'Sculpture')

    expect(shown.length).toBeGreaterThanOrEqual(WORKS.length / 3)
    expect(WORKS.filter(({ pictures }) => pictures.slice(1).some(({ view }) => !view))).toEqual([])
    expect(standing.filter(({ mask }) => !mask)).toEqual([])
    expect(WORKS.filter(({ turntable }) => turntable?.length === 24)).toHaveLength(4)
  })

  test('every file that is there is used, but for those that staff may yet use', () => {
    const named = new Set<string>()
    for (const file of FILES) if (file.endsWith('.yaml')) collect(named, read(file))
    const idle = [...FILES].filter((file) => /\.(avif|webp|webm|vtt|pdf)$/.test(file) && !named.has(file))

    expect(idle.filter((file) => !file.endsWith('.studio.avif'))).toEqual([])
  })
})

describe('the gallery', () => {
  test('looks back, shows and announces', () => {
    const days = ({ starts_on, ends_on }: Exhibition) => [inDays(starts_on), inDays(ends_on)] as const
    const period = AT_HOME.map(days).map(([starts, ends]) => (ends < 0 ? 'past' : starts > 0 ? 'next' : 'now'))

    expect(period.filter((one) => one === 'past').length).toBeGreaterThanOrEqual(4)
    expect(isBetween(period.filter((one) => one === 'now').length, 1, 2)).toBe(true)
    expect(period.filter((one) => one === 'next').length).toBeGreaterThanOrEqual(2)
    for (const one of AT_HOME) {
      const { key, kind, artists, artworks, about } = one
      const [starts, ends] = days(one)
      expect(isBetween(ends - starts, 20, 80), key).toBe(true)
      expect(isBetween(artworks.length, 6, 12), key).toBe(true)
      expect(artists.length === 1, key).toBe(kind === 'solo')
      expect(isBetween(countWords(about.en), 55, 125), key).toBe(true)
      expect(MONTHS.test(about.en) || MONTHS.test(about.fr) || /\d月|[一二十]月/.test(about.cn), key).toBe(false)
    }
  })

  test('hangs only works of the artists it names, and none before it was made', () => {
    for (const { key, artists, artworks, starts_on } of AT_HOME) {
      const hung = WORKS.filter((work) => artworks.includes(work.key))
      const opens = new Date(WRITTEN + inDays(starts_on) * 86_400_000).getUTCFullYear()
      expect(distinct(hung.map(({ artist }) => artist)), key).toEqual(artists.toSorted())
      expect(hung.filter(({ year }) => year > opens).map((work) => work.key)).toEqual([])
    }
  })

  test('has news and press of every kind', () => {
    expect(NEWS.length).toBeGreaterThanOrEqual(12)
    for (const { key, body, published_at } of NEWS) {
      expect(isBetween(countWords(body.en), 75, 190), key).toBe(true)
      expect(body.en.split('\n\n').length, key).toBeGreaterThanOrEqual(2)
      expect(inDays(published_at), key).toBeLessThan(0)
    }
    const kinds = PRESS.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'article').length).toBeGreaterThanOrEqual(7)
    expect(kinds.filter((kind) => kind === 'release').length).toBeGreaterThanOrEqual(4)
    const kits = PRESS.filter(({ kind }) => kind === 'kit')
    expect(kits).toMatchObject([{ dated: '2019-10-01', file: 'press/press-kit.pdf' }])
    expect(PRESS.filter(({ kind, publication }) => (kind === 'article') !== (publication !== undefined))).toEqual([])
  })

  test('opens with what is on, and with works of eight hands that can be bought', () => {
    const chosen = WORKS.filter(({ key }) => HOME.artworks.includes(key))
    const show = AT_HOME.find(({ key }) => key === HOME.exhibition)

    expect(new Set(chosen.map(({ artist }) => artist)).size).toBe(8)
    expect(chosen.filter(({ availability = 'available' }) => availability !== 'available')).toEqual([])
    expect([show?.starts_on, show?.ends_on].map((day = '') => Math.sign(inDays(day)))).toEqual([-1, 1])
    expect([HOME.artists.length, HOME.news.length, HOME.series.length]).toEqual([6, 3, expect.toBeOneOf([1, 2])])
  })

  test('answers at least twelve questions, and has the pages that the shell leads to', () => {
    expect(count(PAGES.find(({ key }) => key === 'faq')?.body.en ?? '', /^## /gm)).toBeGreaterThanOrEqual(12)
    expect(PAGES.map(({ key }) => key)).toEqual([
      'conditions-of-use',
      'contact',
      'faq',
      'gallery',
      'general-terms-and-conditions',
      'privacy-policy',
      'terms-of-sales',
    ])
  })
})

const HAN = /\p{Script=Han}/u
const MONTHS =
  /\b(January|February|March|April|June|July|August|September|October|November|December|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre)\b/
/** Words that give away a sentence that nobody has translated. */
const ENGLISH = /\b(the|with|of|and|from|which|was|were)\b/i
/** Titles that are the same in French. */
const SAME = new Set(['Contact', 'Bronze', 'Passages'])

/** Every text in three languages below a value, and the way to it. */
function findTexts(where: string, value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) return [{ where, words: value as Words }]
  return Object.entries(value).flatMap(([key, part]) => findTexts(`${where}.${key}`, part))
}

/** Every text that stands somewhere below a value. */
function collect(into: Set<string>, value: unknown): void {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(into, part)
}

/** How far a day is that is told from the day of hanging. */
const inDays = (day: string) => Number(/^today([+-]\d+)?$/.exec(day)?.[1] ?? 0)

const name = ({ where }: Text) => where
const whereNot = (isFine: (words: Words) => boolean) => TEXTS.filter(({ words }) => !isFine(words)).map(name)

/** A text without links' targets and addresses. */
const plain = (text: string) => text.replace(/\]\([^)\]]*\)/g, ']').replace(/(?<!\S)[^\s@]+@\S+|\b\d{1,2}:\d{2}\b/g, '')
/** A text without what stays the same in every language: names, addresses, numbers, spaces. */
const bare = (text: string) => plain(text).replace(/\p{Lu}[\p{L}\p{M}’'-]*|\d+|\s+/gu, ' ')

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const countWords = (text: string) => count(plain(text), /[\p{L}\p{N}’'-]+/gu)
const countHan = (text: string) => count(text, /\p{Script=Han}/gu)
const isBetween = (value: number, min: number, max: number) => value >= min && value <= max
const distinct = (values: string[]) => [...new Set(values)].toSorted()
