import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { ArtworkCard } from '../../contract/catalogue/shapes.ts'
import { AVAILABILITIES, ORIENTATIONS, SIZES } from '../../contract/catalogue/values.ts'
import { COLOR_NAMES } from '../../contract/color.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { countQueries } from '../../testing/record-queries.ts'
import {
  createArtworks,
  createPrintChoice,
  removeArtwork,
  updateArtist,
  updateArtwork,
} from '../../testing/write-content.ts'

test('a work carries all that its page shows, in the language asked for', async () => {
  const gallery = await openTestGallery()
  const matt = await createPrintChoice(gallery.db, {
    ...{ option: 'paper', name: { en: 'Matt', fr: 'Mat' } },
    about: { en: 'Without reflections.', fr: 'Sans reflets.' },
  })
  const oak = await createPrintChoice(gallery.db, {
    ...{ option: 'frame', name: { en: 'Oak' }, frame_profile: 'sloped', frame_width: 28, frame_color: '#c79e6d' },
    ...{ mat_width: 60, mat_color: '#f4efe4', glass: 'museum' },
  })
  const series = await gallery.addSeries({ title: { en: 'Tides', fr: 'Marées' } })
  const { slug } = await gallery.addArtwork({
    kind: 'print',
    series_id: series.id,
    about: { en: 'Painted at dawn.', fr: 'Peint à l’aube.' },
    depth: 25,
    weight: 1500,
    price: 45_050,
    edition_size: 30,
    edition: { en: 'Edition of 30' },
    signature: { en: 'Signed on the back' },
    condition: { en: 'New' },
    framing: { en: 'Unframed' },
    provenance: { en: 'From the studio' },
    certificate: { en: 'Signed by the artist' },
    colors: ['blue', 'white'],
    printChoices: [
      { choiceId: oak, priceDifference: 9000 },
      { choiceId: matt, priceDifference: 0 },
    ],
  })

  const { artwork, other_works } = await gallery.callIn('fr')('GET /artworks/{slug}', { params: { slug } })

  expect(artwork).toMatchObject({
    slug: 'low-tide',
    locale: 'fr',
    title: 'Marée basse',
    about: 'Peint à l’aube.',
    artist: { slug: 'helene-vasseur', name: 'Hélène Vasseur' },
    category: { slug: 'Painting', name: 'Peinture' },
    technique: { slug: 'oil-on-canvas', name: 'oil on canvas' },
    series: { slug: 'tides', title: 'Marées' },
    kind: 'print',
    availability: 'available',
    height: 80,
    width: 60,
    depth: 2.5,
    weight: 1.5,
    orientation: 'portrait',
    size: 'medium',
    price_on_request: false,
    final_price: 450.5,
    edition: 'Edition of 30',
    edition_size: 30,
    signature: 'Signed on the back',
    certificate: 'Signed by the artist',
    colors: ['blue', 'white'],
    print_options: [
      {
        option: 'paper',
        choices: [{ id: matt, name: 'Mat', about: 'Sans reflets.', price_difference: 0, look: null }],
      },
      {
        option: 'frame',
        choices: [
          {
            ...{ id: oak, name: 'Oak', about: null, price_difference: 90 },
            look: {
              // What staff say nothing of is as deep as it is wide.
              frame: { profile: 'sloped', width: 2.8, depth: 2.8, color: '#c79e6d' },
              mat: { width: 6, color: '#f4efe4' },
              glass: 'museum',
              paper: null,
            },
          },
        ],
      },
    ],
    pictures: [],
    picture: null,
  })
  expect(other_works).toEqual([])
})

test('other works by the artist come along, those for sale first; works of others do not', async () => {
  const gallery = await openTestGallery()
  const { slug } = await gallery.addArtwork({ title: { en: 'The one' } })
  await gallery.addArtwork({ title: { en: 'Sold' }, availability: 'sold', published_at: new Date() })
  await gallery.addArtwork({ title: { en: 'Early' } })
  await gallery.addArtwork({ title: { en: 'Late' }, published_at: new Date() })
  const stranger = await gallery.addArtist({ name: { en: 'Somebody else' } })
  await gallery.addArtwork({ artist_id: stranger.id })

  const { other_works } = await gallery.call('GET /artworks/{slug}', { params: { slug } })

  expect(other_works.map(({ title }) => title)).toEqual(['Late', 'Early', 'Sold'])
})

test('the price is told only of what can be bought for it', async () => {
  const gallery = await openTestGallery()
  const read = async (wishes: Parameters<typeof gallery.addArtwork>[0]) => {
    const { slug } = await gallery.addArtwork({ price: 100_000, ...wishes })
    const { artwork } = await gallery.call('GET /artworks/{slug}', { params: { slug } })
    return [artwork.final_price, artwork.price_on_request]
  }

  expect(await read({ availability: 'available' })).toEqual([1000, false])
  expect(await read({ availability: 'reserved' })).toEqual([null, false])
  expect(await read({ availability: 'sold' })).toEqual([null, false])
  expect(await read({ availability: 'not_for_sale' })).toEqual([null, false])
  expect(await read({ is_price_on_request: true })).toEqual([null, true])
})

test('size and orientation follow from the dimensions', async () => {
  const gallery = await openTestGallery()
  const cases = [
    [399, 100, 'small', 'portrait'],
    [400, 390, 'medium', 'square'],
    [999, 500, 'medium', 'portrait'],
    [500, 1000, 'large', 'landscape'],
    [1600, 1521, 'large', 'square'],
    [1601, 1520, 'oversized', 'portrait'],
    [100, 106, 'small', 'landscape'],
  ] as const
  for (const [height, width] of cases)
    await gallery.addArtwork({ height, width, title: { en: `${height} × ${width}` } })

  const { artworks } = await gallery.call('GET /artworks', { query: { sort: 'oldest' } })

  expect(artworks.map(({ title, size, orientation }) => [title, size, orientation])).toEqual(
    cases.map(([height, width, size, orientation]) => [`${height} × ${width}`, size, orientation]),
  )
})

test('the depth of a sculpture counts for its size', async () => {
  const gallery = await openTestGallery()
  const { slug } = await gallery.addArtwork({ height: 300, width: 300, depth: 1700 })

  const { artwork } = await gallery.call('GET /artworks/{slug}', { params: { slug } })

  expect(artwork.size).toBe('oversized')
})

test('what is not published is nowhere, and neither are the works of an artist who is not', async () => {
  const gallery = await openTestGallery()
  const draft = await gallery.addArtwork({ published_at: null, title: { en: 'Draft' } })
  const hidden = await gallery.addArtist({ name: { en: 'Hidden' }, published_at: null })
  const theirs = await gallery.addArtwork({ artist_id: hidden.id, title: { en: 'Theirs' } })
  const read = (slug: string) => gallery.call('GET /artworks/{slug}', { params: { slug } })
  const list = async () => (await gallery.call('GET /artworks', { query: {} })).artworks.map(({ title }) => title)

  await expect(read(draft.slug)).rejects.toMatchObject({ status: 404 })
  await expect(read(theirs.slug)).rejects.toMatchObject({ status: 404 })
  expect(await list()).toEqual([])

  await updateArtist(gallery.db, hidden.id, { published_at: new Date() })
  expect(await list()).toEqual(['Theirs'])
  await updateArtist(gallery.db, hidden.id, { published_at: null })
  await updateArtwork(gallery.db, draft.id, { published_at: new Date() })
  expect(await list()).toEqual(['Draft'])
  await removeArtwork(gallery.db, draft.id)
  expect(await list()).toEqual([])
})

test('a work is found under its former slug, until something else takes that', async () => {
  const gallery = await openTestGallery()
  const { id } = await gallery.addArtwork({ title: { en: 'First name' } })
  await updateArtwork(gallery.db, id, { slug: 'second-name' })
  await updateArtwork(gallery.db, id, { slug: 'third-name' })
  const find = async (slug: string) => (await gallery.call('GET /artworks/{slug}', { params: { slug } })).artwork.slug

  expect(await find('first-name')).toBe('third-name')
  expect(await find('second-name')).toBe('third-name')

  const other = await gallery.addArtwork({ title: { en: 'First name' } })
  await updateArtwork(gallery.db, other.id, { slug: 'first-name' })
  expect(await find('first-name')).toBe('first-name')
  await expect(updateArtwork(gallery.db, id, { slug: 'first-name' })).rejects.toMatchObject({
    code: 'validation-failed',
    fields: { slug: { word: 'taken' } },
  })
  await updateArtwork(gallery.db, id, { slug: 'second-name' })
  expect(await find('second-name')).toBe('second-name')
  expect(await find('third-name')).toBe('second-name')
})

test('works of one title get slugs of their own, also when many are added at once', async () => {
  const gallery = await openTestGallery()
  const { slug } = await gallery.addArtwork({ title: { en: 'Été à l’Œuvre !' } })
  expect(slug).toBe('ete-a-l-oeuvre')

  const more = await Promise.all(
    Array.from({ length: 12 }, () => gallery.addArtwork({ title: { en: 'Été à l’œuvre' } })),
  )
  const chinese = await gallery.addArtwork({ title: { en: '退潮' } })
  const number = await gallery.addArtwork({ title: { en: '1984' } })

  expect(new Set(more.map((one) => one.slug)).size).toBe(12)
  expect(more.every((one) => /^ete-a-l-oeuvre-\d+$/.test(one.slug))).toBe(true)
  expect([chinese.slug, number.slug]).toEqual(['no', 'no-1984'])
})

const COUNT = 90
const plus = <T>(values: readonly T[], max = 3) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: max }), { nil: undefined })
const side = fc.option(fc.constantFrom(0, 20, 39.9, 64.1, 40, 100, 250, 999.99, 1000, 5000), { nil: undefined })
const range = fc.option(
  fc
    .tuple(side, side)
    .filter(([min, max]) => (min !== undefined || max !== undefined) && (min ?? 0) <= (max ?? Infinity)),
  { nil: undefined },
)
const techniques = ['etching', 'ink', 'oil', 'gouache']
const categories = ['Drawing', 'Painting', 'Photography', 'Sculpture']

test('lists, pages, order and facets of the API are those of a plain model', { timeout: 60_000 }, async () => {
  const gallery = await openTestGallery()
  const techniqueIds = await Promise.all(techniques.map((slug) => gallery.addTechnique(slug)))
  const artists = await Promise.all(['Ada', 'Bo'].map((name) => gallery.addArtist({ name: { en: name } })))
  const pick = <T>(values: readonly T[], at: number) => values[at % values.length] as T
  // Primes make every combination turn up without drawing lots.
  const specs = Array.from({ length: COUNT }, (_, at) => ({
    title: `Work ${at}`,
    artist: pick(artists, at * 5 + 1),
    technique: pick(techniques, at * 7),
    category: pick(categories, at * 11 + (at % 3)),
    availability: pick(AVAILABILITIES, at % 7),
    colors: COLOR_NAMES.filter((_color, index) => (at * 13 + index * 5) % 7 === 0),
    height: 100 + ((at * 137) % 1800),
    width: 100 + ((at * 89) % 1800),
    // 64.10 € is not exactly 6410 cents to a computer that multiplies.
    price: at % 10 === 4 ? 6410 : 5000 + ((at * 7919) % 600_000),
    isOnRequest: at % 9 === 0,
    publishedAt: new Date(Date.UTC(2026, 0, 1 + ((at * 17) % 40))),
  }))
  await createArtworks(
    gallery.db,
    specs.map((spec) => ({
      title: { en: spec.title },
      artist_id: spec.artist.id,
      technique_id: techniqueIds[techniques.indexOf(spec.technique)] as number,
      category_id: categories.indexOf(spec.category) + 1,
      kind: 'original' as const,
      availability: spec.availability,
      colors: spec.colors,
      height: spec.height,
      width: spec.width,
      price: spec.price,
      is_price_on_request: spec.isOnRequest,
      published_at: spec.publishedAt,
    })),
  )
  const model = specs.map((spec, at) => {
    const longest = Math.max(spec.height, spec.width)
    const isSquare = Math.abs(spec.height - spec.width) <= longest * 0.05
    return {
      ...spec,
      at,
      color: spec.colors,
      size: longest < 400 ? 'small' : longest < 1000 ? 'medium' : longest <= 1600 ? 'large' : 'oversized',
      orientation: isSquare ? 'square' : spec.width > spec.height ? 'landscape' : 'portrait',
      price: spec.isOnRequest || spec.availability !== 'available' ? undefined : spec.price / 100,
      heightCm: spec.height / 10,
      widthCm: spec.width / 10,
    }
  })

  const query = fc.record({
    category: plus(categories),
    technique: plus(techniques),
    color: plus(COLOR_NAMES, 4),
    orientation: plus(ORIENTATIONS, 2),
    size: plus(SIZES, 2),
    price: range,
    width: range,
    height: range,
    artist: fc.option(fc.constantFrom(...artists.flatMap(({ id, slug }) => [String(id), slug])), { nil: undefined }),
    availability: fc.option(fc.constantFrom(...AVAILABILITIES), { nil: undefined }),
    sort: fc.constantFrom('latest' as const, 'oldest' as const, undefined),
    page: fc.constantFrom(1, 1, 1, 2, 3, 5),
  })
  const EVERYTHING = {
    category: undefined,
    technique: undefined,
    color: undefined,
    orientation: undefined,
    size: undefined,
    width: undefined,
    height: undefined,
    artist: undefined,
    availability: undefined,
    sort: undefined,
    page: 1 as const,
  }
  type Model = (typeof model)[number]
  type Query = (typeof query)['filter'] extends (predicate: (value: infer Value) => boolean) => unknown ? Value : never

  const passes = (work: Model, wanted: Query, except?: string) => {
    const isIn = (name: 'category' | 'technique' | 'orientation' | 'size') =>
      name === except || !wanted[name] || (wanted[name] as string[]).includes(work[name])
    const isWithin = (name: 'price' | 'width' | 'height', value: number | undefined) => {
      const ends = wanted[name]
      if (name === except || !ends) return true
      return value !== undefined && value >= (ends[0] ?? 0) && value <= (ends[1] ?? Infinity)
    }
    return (
      isIn('category') &&
      isIn('technique') &&
      isIn('orientation') &&
      isIn('size') &&
      (except === 'color' || !wanted.color || wanted.color.some((color) => work.color.includes(color))) &&
      (except === 'availability' || !wanted.availability || wanted.availability === work.availability) &&
      (!wanted.artist || [String(work.artist.id), work.artist.slug].includes(wanted.artist)) &&
      isWithin('price', work.price) &&
      isWithin('width', work.widthCm) &&
      isWithin('height', work.heightCm)
    )
  }
  const write = (ends: [number | undefined, number | undefined] | undefined) =>
    ends && `${ends[0] ?? ''}-${ends[1] ?? ''}`

  await fc.assert(
    fc.asyncProperty(query, async (wanted) => {
      const { price, width, height, ...rest } = wanted
      const reply = await gallery.call('GET /artworks', {
        query: { ...rest, price: write(price), width: write(width), height: write(height), with: 'facets' },
      })

      const ordered = model
        .filter((work) => passes(work, wanted))
        .toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || a.at - b.at)
      if (wanted.sort !== 'oldest') ordered.reverse()
      const begin = (wanted.page - 1) * 24
      expect(reply.artworks.map(({ title }: ArtworkCard) => title)).toEqual(
        ordered.slice(begin, begin + 24).map(({ title }) => title),
      )
      expect(reply.next_page).toBe(ordered.length > begin + 24 ? wanted.page + 1 : null)

      const facets = reply.facets!
      expect(facets.total).toBe(ordered.length)
      for (const name of ['category', 'technique', 'orientation', 'size', 'availability', 'color'] as const) {
        for (const { value, count } of facets[name]) {
          const left = model.filter((work) => passes(work, wanted, name))
          expect([name, value, count]).toEqual([
            name,
            value,
            left.filter((work) => ([] as string[]).concat(work[name]).includes(value)).length,
          ])
        }
      }
      const measures = { price: 'price', width: 'widthCm', height: 'heightCm' } as const
      for (const name of ['price', 'width', 'height'] as const) {
        const values = model.filter((work) => passes(work, wanted, name)).flatMap((work) => work[measures[name]] ?? [])
        expect(facets[name].min).toBe(values.length === 0 ? null : Math.min(...values))
        expect(facets[name].max).toBe(values.length === 0 ? null : Math.max(...values))
        expect(facets[name].buckets.map(({ count }) => count)).toEqual(
          facets[name].buckets.map(
            ({ from, to }) => values.filter((value) => value >= from && value < (to ?? Infinity)).length,
          ),
        )
      }
    }),
    { numRuns: 40, examples: [[{ ...EVERYTHING, price: [undefined, 64.1] }]] },
  )
})

test('what cannot be is refused, and the field is named', async () => {
  const { app } = await openTestGallery()
  const wrong = [
    ...['category=Unknown', 'technique=nothing', 'color=blurple', 'size=small&size=huge', 'orientation=', 'price=abc'],
    ...['price=-', 'price=20-10', 'width=1-2-3', 'height=1e3-', 'sort=price', 'page=0', 'page=1.5', 'page=99999999'],
    ...['availability=gone', 'artist=nobody', 'artist=999999', 'with=everything', 'category=%00', 'category=a%20b'],
  ]
  for (const query of wrong) {
    const reply = await app.inject(`/api/artworks?${query}`)

    expect([query, reply.statusCode]).toEqual([query, 422])
    const fields = Object.keys(reply.json().errors).map((name) => name.split('.')[0])
    expect([query, ...fields]).toEqual([query, query.split('=')[0]])
  }
})

test('a list costs the same number of statements however many works there are', async () => {
  const gallery = await openTestGallery()
  const count = () =>
    countQueries(gallery.pool, async () => {
      const reply = await gallery.app.inject('/api/artworks?with=facets&artist=helene-vasseur&color=blue')
      expect(reply.statusCode).toBe(200)
    })
  await gallery.addArtwork({ colors: ['blue'] })
  await gallery.settle()
  const one = await count()
  for (let at = 0; at < 30; at++) await gallery.addArtwork({ colors: ['blue'] })
  await gallery.settle()

  expect([one, await count()]).toEqual([2, 2])
})
