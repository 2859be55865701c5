import { describe, expect, test } from 'vitest'

import { AVAILABILITIES } from '../contract/catalogue/values.ts'
import { DEMO_ARTISTS } from './artists/index.ts'
import { type DemoWork, TECHNIQUES, type Words } from './collection.ts'
import { describePicture } from './gallery/describe-picture.ts'
import { GALLERY_EXHIBITIONS } from './gallery/exhibitions.ts'
import { GALLERY } from './gallery/gallery.ts'
import { HOME } from './gallery/home.ts'
import { IDENTITY } from './gallery/identity.ts'
import { GALLERY_NEWS } from './gallery/news.ts'
import { FOOTER, GALLERY_PAGES, LEGAL_MENTION } from './gallery/pages.ts'
import { GALLERY_PRESS, PRESS_KIT } from './gallery/press.ts'
import { SCENE_ALTS } from './gallery/scene-alts.ts'
import * as labels from './hanging/labels.ts'
import { paintingSlugs } from './pictures.ts'
import { SCENES } from './scenes/index.ts'

const SERIES = DEMO_ARTISTS.flatMap(({ series }) => series)
const WORKS = SERIES.flatMap(({ works }) => works)
const THIS_YEAR = 2026
/** The day the collection was written; exhibitions are counted from the day it is hung. */
const WRITTEN = Date.UTC(THIS_YEAR, 10, 15)

interface Text {
  where: string
  words: Words
}

const TEXTS: Text[] = [
  ...findTexts('artist', DEMO_ARTISTS),
  ...findTexts('exhibition', GALLERY_EXHIBITIONS),
  ...findTexts('news', GALLERY_NEWS),
  ...findTexts('press', GALLERY_PRESS),
  ...findTexts('page', GALLERY_PAGES),
  ...findTexts('scene', SCENE_ALTS),
  ...findTexts('footer', FOOTER.title),
  ...findTexts('gallery', GALLERY),
  ...findTexts('identity', { ...IDENTITY, name: {} }),
  ...findTexts('legal mention', LEGAL_MENTION),
  ...findTexts('technique', TECHNIQUES),
  ...findTexts('label', { ...labels, EDITION: labels.EDITION(12) }),
]

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
    for (const { slug, body } of GALLERY_PAGES) {
      const shape = (text: string) => [
        ...text.split('\n').map((line) => (line.startsWith('## ') ? '##' : line.startsWith('- ') ? '-' : '')),
        ...[...text.matchAll(/\]\(([^)\]]+)\)/g)].map(([, target]) => target),
      ]
      expect(shape(body.fr), slug).toEqual(shape(body.en))
      expect(shape(body.cn), slug).toEqual(shape(body.en))
    }
  })

  test('alternative texts say what is seen, not that it is a picture', () => {
    const alts = TEXTS.filter(({ where }) => /^scene|\.alt$/.test(where))

    expect(alts.length).toBeGreaterThan(WORKS.length)
    expect(alts.filter(({ words }) => /^(an? )?(image|picture|photo) of/i.test(words.en)).map(name)).toEqual([])
  })
})

describe('the collection', () => {
  test('is as large as a gallery', () => {
    expect(DEMO_ARTISTS.length).toBeGreaterThanOrEqual(14)
    expect(SERIES.length).toBeGreaterThanOrEqual(40)
    expect(WORKS.length).toBeGreaterThanOrEqual(160)
    for (const { slug, series } of DEMO_ARTISTS) {
      expect(series.length, slug).toBeGreaterThanOrEqual(3)
      expect(series.flatMap(({ works }) => works).length, slug).toBeGreaterThanOrEqual(12)
    }
  })

  test('holds something of everything that can be filtered for', () => {
    const orientation = ({ width, height }: DemoWork) =>
      Math.abs(width - height) <= Math.max(width, height) * 0.05 ? 'square' : width > height ? 'landscape' : 'portrait'

    expect(distinct(WORKS.map(({ category }) => category))).toEqual(['Drawing', 'Painting', 'Photography', 'Sculpture'])
    expect(distinct(WORKS.map(orientation))).toEqual(['landscape', 'portrait', 'square'])
    expect(distinct(WORKS.map(sizeOf))).toEqual(['large', 'medium', 'oversized', 'small'])
    expect(distinct(WORKS.map(({ availability = 'available' }) => availability))).toEqual(AVAILABILITIES.toSorted())
    expect(distinct(WORKS.map(({ technique }) => technique)).length).toBeGreaterThan(10)
    expect(WORKS.some(({ isOnRequest }) => isOnRequest)).toBe(true)
    expect(WORKS.some(({ editionSize }) => editionSize === undefined)).toBe(true)
    expect(WORKS.some(({ editionSize }) => editionSize !== undefined)).toBe(true)
    expect(distinct(DEMO_ARTISTS.flatMap(({ groups }) => groups))).toEqual(['featured', 'gallery', 'worldwide'])
    expect(distinct(DEMO_ARTISTS.map(({ type }) => type))).toEqual(['drawing', 'painting', 'photography', 'sculpture'])
  })

  test('has sizes, weights and prices as they could be', () => {
    const faults = WORKS.filter(({ height, width, depth, weight, price, category, editionSize }) => {
      const isSize = [height, width, depth ?? 1].every((length) => isBetween(length, 0.5, 450))
      const hasBody = category !== 'Sculpture' || depth !== undefined
      const isWeight = weight === undefined || isBetween(weight, 0.05, 900)
      const isPrice = Number.isInteger(price) && isBetween(price, 80, 40_000)
      return !(isSize && hasBody && isWeight && isPrice && isBetween(editionSize ?? 10, 2, 150))
    })
    expect(faults.map(({ slug }) => slug)).toEqual([])
    expect(Math.min(...WORKS.map(({ price }) => price))).toBe(80)
    expect(Math.max(...WORKS.map(({ price }) => price))).toBe(40_000)
  })

  test('has years that agree with the lives of its artists', () => {
    for (const { slug, born, series, awards, exhibitions } of DEMO_ARTISTS) {
      expect(isBetween(born, 1930, 2003), slug).toBe(true)
      for (const { slug, firstYear, lastYear = THIS_YEAR, works } of series) {
        expect(isBetween(firstYear, born + 20, lastYear), slug).toBe(true)
        const strays = works.filter(({ year }) => !isBetween(year, firstYear, Math.min(lastYear, THIS_YEAR)))
        expect(strays.map((work) => work.slug)).toEqual([])
      }
      const years = [...awards, ...exhibitions].map(({ year }) => year)
      expect(
        years.filter((year) => !isBetween(year, born + 18, THIS_YEAR)),
        slug,
      ).toEqual([])
      expect(awards.length, slug).toBeGreaterThanOrEqual(2)
      expect(exhibitions.length, slug).toBeGreaterThanOrEqual(4)
    }
  })

  test('has no name twice', () => {
    const elsewhere = DEMO_ARTISTS.flatMap(({ exhibitions }) => exhibitions)

    expect(twice(DEMO_ARTISTS)).toEqual([])
    expect(twice(SERIES)).toEqual([])
    expect(twice(WORKS)).toEqual([])
    expect(twice([...elsewhere, ...GALLERY_EXHIBITIONS])).toEqual([])
    expect(twice(GALLERY_NEWS)).toEqual([])
    expect(twice(GALLERY_PRESS)).toEqual([])
    expect(twice(GALLERY_PAGES)).toEqual([])
    const portraits = DEMO_ARTISTS.map(({ slug }) => ({ slug: `portrait-of-${slug}` }))
    expect(twice([...WORKS, ...SCENES, ...portraits])).toEqual([])
    expect(SCENES.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(SCENE_ALTS).toSorted())
    const titles = WORKS.map(({ slug, title }) => ({ slug: title.en, at: slug }))
    expect(twice(titles)).toEqual([])
  })

  test('portraits are upright 4 : 5 or wide 3 : 2', () => {
    const odd = DEMO_ARTISTS.filter(({ portrait: { width, height } }) => ![0.8, 1.5].includes(width / height))

    expect(odd.map(({ slug }) => slug)).toEqual([])
  })
})

describe('the gallery', () => {
  test('names only what exists', () => {
    const artists = slugsOf(DEMO_ARTISTS)
    const works = slugsOf(WORKS)
    const pictures = new Set(paintingSlugs())
    const exhibitions = slugsOf(GALLERY_EXHIBITIONS)

    const articles = [...GALLERY_EXHIBITIONS, ...GALLERY_NEWS, ...GALLERY_PRESS]
    expect(articles.flatMap((article) => article.artists).filter((slug) => !artists.has(slug))).toEqual([])
    expect(GALLERY_EXHIBITIONS.flatMap((one) => one.works).filter((slug) => !works.has(slug))).toEqual([])
    const shown = articles.flatMap(({ picture }) => picture ?? [])
    expect([...shown, FOOTER.picture, PRESS_KIT.picture].filter((slug) => !pictures.has(slug))).toEqual([])
    for (const slug of shown) expect(describePicture(slug).en).not.toBe('')
    expect([...HOME.artworks, HOME.hero].filter((slug) => !works.has(slug))).toEqual([])
    expect(HOME.artists.filter((slug) => !artists.has(slug))).toEqual([])
    expect(HOME.series.filter((slug) => !slugsOf(SERIES).has(slug))).toEqual([])
    expect(HOME.news.filter((slug) => !slugsOf(GALLERY_NEWS).has(slug))).toEqual([])
    expect(exhibitions.has(HOME.exhibition)).toBe(true)
  })

  test('looks back, shows and announces', () => {
    const period = GALLERY_EXHIBITIONS.map(({ startsIn, endsIn }) =>
      endsIn < 0 ? 'past' : startsIn > 0 ? 'next' : 'now',
    )

    expect(period.filter((one) => one === 'past').length).toBeGreaterThanOrEqual(4)
    expect(isBetween(period.filter((one) => one === 'now').length, 1, 2)).toBe(true)
    expect(period.filter((one) => one === 'next').length).toBeGreaterThanOrEqual(2)
    for (const { slug, kind, startsIn, endsIn, artists, works, about } of GALLERY_EXHIBITIONS) {
      expect(isBetween(endsIn - startsIn, 20, 80), slug).toBe(true)
      expect(isBetween(works.length, 6, 12), slug).toBe(true)
      expect(artists.length === 1, slug).toBe(kind === 'solo')
      expect(isBetween(countWords(about.en), 55, 125), slug).toBe(true)
      expect(MONTHS.test(about.en) || MONTHS.test(about.fr) || /\d月|[一二十]月/.test(about.cn), slug).toBe(false)
    }
  })

  test('hangs only works of the artists it names, and none before it was made', () => {
    for (const { slug, artists, works, startsIn } of GALLERY_EXHIBITIONS) {
      const own = DEMO_ARTISTS.filter((artist) => artists.includes(artist.slug))
      for (const artist of own) {
        const theirs = artist.series.flatMap((series) => series.works).filter((work) => works.includes(work.slug))
        expect(theirs.length, `${artist.slug} in ${slug}`).toBeGreaterThan(0)
      }
      const known = new Map(
        own.flatMap(({ series }) => series).flatMap((one) => one.works.map((work) => [work.slug, work])),
      )
      const opens = new Date(WRITTEN + startsIn * 86_400_000).getUTCFullYear()
      expect(
        works.filter((work) => !known.has(work)),
        slug,
      ).toEqual([])
      expect(
        works.filter((work) => (known.get(work)?.year ?? 0) > opens),
        slug,
      ).toEqual([])
    }
  })

  test('has news and press of every kind', () => {
    expect(GALLERY_NEWS.length).toBeGreaterThanOrEqual(12)
    for (const { slug, body, daysAgo } of GALLERY_NEWS) {
      expect(isBetween(countWords(body.en), 75, 190), slug).toBe(true)
      expect(body.en.split('\n\n').length, slug).toBeGreaterThanOrEqual(2)
      expect(daysAgo, slug).toBeGreaterThan(0)
    }
    const kinds = GALLERY_PRESS.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'article').length).toBeGreaterThanOrEqual(7)
    expect(kinds.filter((kind) => kind === 'release').length).toBeGreaterThanOrEqual(4)
    const [kit, ...others] = GALLERY_PRESS.filter(({ kind }) => kind === 'kit')
    expect(others).toEqual([])
    expect(kit).toMatchObject({ dated: '2019-10-01', file: 'files/press-kit.pdf' })
    expect(
      GALLERY_PRESS.filter(({ kind, publication }) => (kind === 'article') !== (publication !== undefined)),
    ).toEqual([])
  })

  test('opens with what is on, and with works of eight hands that can be bought', () => {
    const handOf = (slug: string) =>
      DEMO_ARTISTS.find(({ series }) => series.some(({ works }) => works.some((work) => work.slug === slug)))?.slug
    const chosen = WORKS.filter(({ slug }) => HOME.artworks.includes(slug))

    expect(new Set(HOME.artworks.map(handOf)).size).toBe(8)
    expect(chosen.filter(({ availability = 'available' }) => availability !== 'available')).toEqual([])
    const { startsIn, endsIn } = GALLERY_EXHIBITIONS.find(({ slug }) => slug === HOME.exhibition) ?? {}
    expect([startsIn, endsIn].map((days) => Math.sign(days ?? 0))).toEqual([-1, 1])
    expect(HOME.artists).toHaveLength(6)
    expect(HOME.news).toHaveLength(3)
    expect(isBetween(HOME.series.length, 1, 2)).toBe(true)
  })

  test('answers at least twelve questions, and has the pages that the shell leads to', () => {
    const faq = GALLERY_PAGES.find(({ slug }) => slug === 'faq')

    expect(count(faq?.body.en ?? '', /^## /gm)).toBeGreaterThanOrEqual(12)
    expect(distinct(GALLERY_PAGES.map(({ slug }) => slug))).toEqual([
      'conditions-of-use',
      'contact',
      'faq',
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

/** Every text in three languages below a value, and the way to it by slugs. */
function findTexts(where: string, value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'fr' in value && 'cn' in value) return [{ where, words: value as Words }]
  return Object.entries(value).flatMap(([key, part]) => {
    const slug = (part as { slug?: string } | null)?.slug
    return findTexts(`${where}.${slug ?? key}`, part)
  })
}

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
const slugsOf = (things: { slug: string }[]) => new Set(things.map(({ slug }) => slug))

function twice(things: { slug: string }[]): string[] {
  const slugs = things.map(({ slug }) => slug)
  return slugs.filter((slug, at) => slugs.indexOf(slug) < at)
}

function sizeOf({ height, width, depth = 0 }: DemoWork): string {
  const longest = Math.max(height, width, depth)
  return longest < 40 ? 'small' : longest < 100 ? 'medium' : longest <= 160 ? 'large' : 'oversized'
}
