import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Choice, CHOICES, type Filter, FILTERS, MEASURES, per } from '../../../contract/catalogue/filters.ts'
import {
  type ArtworkFilters,
  CHOICE_COLUMNS,
  type FilterColumns,
  MEASURE_COLUMNS,
  type Range,
} from '../artwork-filters.ts'
import { ArtworkIndex, type IndexedArtwork } from './artwork-index.ts'
import { countFacets } from './count-facets.ts'

/** Few enough that works share them; of what staff named, the ids. */
function valuesOf(choice: Choice): (string | number)[] {
  const filter: Filter = FILTERS[choice]
  return 'values' in filter ? filter.values.slice(0, 5) : [1, 2, 3, 4]
}
const one = (choice: Choice) => fc.constantFrom(...valuesOf(choice))
const few = (choice: Choice, minLength: number) => fc.uniqueArray(one(choice), { minLength, maxLength: 3 })
const measure = fc.constantFrom(1, 99, 100, 399, 400, 401, 1000, 24_999, 25_000, 5_000_000, 9_000_000)

const artworkWith = (id: number, publishedAt: fc.Arbitrary<number>): fc.Arbitrary<IndexedArtwork> =>
  fc.record({
    id: fc.constant(id),
    publishedAt,
    artist: fc.integer({ min: 1, max: 3 }),
    columns: fc.record({
      ...Object.fromEntries(CHOICES.map((choice) => [CHOICE_COLUMNS[choice], fc.oneof(one(choice), few(choice, 0))])),
      ...Object.fromEntries(MEASURES.map((name) => [MEASURE_COLUMNS[name].column, fc.option(measure, { nil: null })])),
    }) as fc.Arbitrary<FilterColumns>,
  })

const range: fc.Arbitrary<Range> = fc
  .tuple(fc.option(measure, { nil: undefined }), fc.option(measure, { nil: undefined }))
  .map(([min, max]) => ({ min, max }))

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const filters: fc.Arbitrary<ArtworkFilters> = fc.record({
  ...per(CHOICES, (choice) => maybe(fc.oneof(few(choice, 1), fc.constant<(string | number)[]>(['held by none'])))),
  ...per(MEASURES, () => maybe(range)),
  artist: maybe(fc.integer({ min: 1, max: 4 })),
})

const heldBy = ({ columns }: IndexedArtwork, choice: Choice): (string | number)[] =>
  [columns[CHOICE_COLUMNS[choice]]].flat()

/** The plain truth that the index is held against: go through all works and look at each. */
function passes(artwork: IndexedArtwork, wanted: ArtworkFilters, except?: string): boolean {
  const isWithin = (value: number | null, { min = -Infinity, max = Infinity }: Range) =>
    value !== null && value >= min && value <= max
  return (
    CHOICES.every((choice) => {
      const values: unknown[] | undefined = choice === except ? undefined : wanted[choice]
      return values === undefined || heldBy(artwork, choice).some((value) => values.includes(value))
    }) &&
    MEASURES.every((name) => {
      const wantedRange = name === except ? undefined : wanted[name]
      return wantedRange === undefined || isWithin(artwork.columns[MEASURE_COLUMNS[name].column], wantedRange)
    }) &&
    (wanted.artist === undefined || artwork.artist === wanted.artist)
  )
}

function expectFacetsAsCounted(index: ArtworkIndex, artworks: IndexedArtwork[], wanted: ArtworkFilters): void {
  const { total, choices, measures } = countFacets(index, wanted)
  expect(total).toBe(artworks.filter((artwork) => passes(artwork, wanted)).length)
  for (const choice of CHOICES) {
    const left = artworks.filter((artwork) => passes(artwork, wanted, choice))
    for (const [value, count] of choices[choice]) {
      expect(count).toBe(left.filter((artwork) => heldBy(artwork, choice).includes(value)).length)
    }
    const present = new Set(left.flatMap((artwork) => heldBy(artwork, choice)))
    expect([...present].filter((value) => !choices[choice].has(value))).toEqual([])
  }
  for (const name of MEASURES) {
    const values = artworks
      .filter((artwork) => passes(artwork, wanted, name))
      .flatMap(({ columns }) => columns[MEASURE_COLUMNS[name].column] ?? [])
    const begins = MEASURE_COLUMNS[name].bars
    expect(measures[name]).toEqual({
      min: values.length === 0 ? null : Math.min(...values),
      max: values.length === 0 ? null : Math.max(...values),
      counts: begins.map(
        (from, at) => values.filter((value) => value >= from && value < (begins[at + 1] ?? Infinity)).length,
      ),
    })
  }
}

const inOrder = (artworks: IndexedArtwork[]) =>
  artworks.toSorted((a, b) => a.publishedAt - b.publishedAt || a.id - b.id)

const catalogue = fc
  .integer({ min: 0, max: 120 })
  .chain((size) =>
    fc.tuple(...Array.from({ length: size }, (_, at) => artworkWith(at + 1, fc.integer({ min: 0, max: 3 })))),
  )

test('pages, order and facets are those of a plain walk through all works', () => {
  fc.assert(
    fc.property(
      catalogue,
      filters,
      fc.constantFrom('latest' as const, 'oldest' as const),
      fc.integer({ min: 1, max: 7 }),
      (artworks, wanted, sort, pageSize) => {
        const index = new ArtworkIndex()
        index.replace(inOrder(artworks))
        const matching = inOrder(artworks).filter((artwork) => passes(artwork, wanted))
        const ids = (sort === 'latest' ? matching.toReversed() : matching).map(({ id }) => id)

        const seen: number[] = []
        for (let page = 1, hasMore = true; hasMore; page++) {
          const found = index.find(wanted, { sort, page, pageSize })
          seen.push(...found.ids)
          hasMore = found.hasMore
          expect(found.ids.length === pageSize || !hasMore).toBe(true)
        }
        expect(seen).toEqual(ids)
        expect(index.find(wanted, { sort, page: 999, pageSize })).toEqual({ ids: [], hasMore: false })
        expectFacetsAsCounted(index, artworks, wanted)
      },
    ),
    { numRuns: 200 },
  )
})

test('works that come, change and go leave the same index as starting anew', () => {
  const changes = fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 60 }).chain((id) => artworkWith(id, fc.integer({ min: 0, max: 2 }))),
      fc.integer({ min: 1, max: 60 }),
    ),
    { maxLength: 150 },
  )
  fc.assert(
    fc.property(catalogue, changes, filters, (artworks, steps, wanted) => {
      const index = new ArtworkIndex()
      index.replace(inOrder(artworks))
      // What was counted is kept, but not beyond a change.
      expectFacetsAsCounted(index, artworks, wanted)
      const truth = new Map(artworks.map((artwork) => [artwork.id, artwork]))
      for (const step of steps) {
        if (typeof step === 'number') {
          truth.delete(step)
          index.remove(step)
        } else {
          truth.set(step.id, step)
          if (!index.put(step)) index.replace(inOrder([...truth.values()]))
        }
      }
      const expected = inOrder([...truth.values()]).filter((artwork) => passes(artwork, wanted))
      expect(index.find(wanted, { sort: 'oldest', page: 1, pageSize: 1000 }).ids).toEqual(expected.map(({ id }) => id))
      expectFacetsAsCounted(index, [...truth.values()], wanted)
    }),
    { numRuns: 100 },
  )
})

test('the index grows beyond the room it began with', () => {
  const index = new ArtworkIndex()
  index.replace([])
  const [plain] = fc.sample(artworkWith(1, fc.constant(0)), 1) as [IndexedArtwork]
  for (let id = 1; id <= 5000; id++) expect(index.put({ ...plain, id, publishedAt: id })).toBe(true)

  const { ids } = index.find({ artist: plain.artist }, { sort: 'latest', page: 2, pageSize: 1000 })
  expect(ids).toEqual(Array.from({ length: 1000 }, (_, at) => 4000 - at))
})
