import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Doc } from '../../../contract/content/fields.ts'
import {
  CONTENT_SORTS,
  CONTENT_STATES,
  type ContentSort,
  type ContentStateName,
} from '../../../contract/content/values.ts'
import { openEditorDesk } from '../../../testing/open-editor-desk.ts'
import { applyChanges, findContent, hide, listContent, publish, saveDraft, writeTable } from '../index.ts'
import type { ContentFilters } from './filter-content.ts'

const ACTOR = { name: 'someone' }
/** So many ids stand on one shelf. */
const SHELF = 8192
/** More than are counted, and sorted at once. */
const MANY = 1200
/** Some begin alike for longer than marks tell. */
const WORDS = ['light', 'low', 'tide', 'winter', 'compositionone', 'compositiontwo', 'number7', 'number77']

interface Known {
  id: number
  key: string
  state: ContentStateName
  words: string[]
  refs: string[]
  lacks: string[]
  number: string
  title: string
}

const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value

/** Works of every mixture on five shelves, some of the first in every state, and what is to be known of each. */
async function openWithMany() {
  const desk = await openEditorDesk()
  const { db, whole, artist } = desk
  const drafts = Array.from({ length: MANY }, (_, at): Doc => {
    const { price, artist: _artist, ...rest } = whole
    return {
      ...rest,
      title: { en: `${pick(WORDS, at)} ${pick(WORDS, at * 3 + Math.floor(at / 8))}` },
      ...(at % 7 === 0 ? {} : { price }),
      ...(at % 3 === 0 ? {} : { inventory_number: `CM-${String(at % 500).padStart(4, '0')}` }),
      ...(at % 5 === 0 ? {} : { artist }),
    }
  })
  const write = (from: number, to: number) =>
    db.transaction().execute((tx) =>
      applyChanges(
        tx,
        ACTOR,
        drafts.slice(from, to).map((draft, at) => ({
          ...{ kind: 'artworks' as const, key: `work-${from + at}`, act: 'imported' as const, before: null },
          next: { draft, published: null, isVisible: false, languages: [], publishedAt: null },
        })),
      ),
    )
  const items = await write(0, 300)
  for (const [at, last] of [SHELF - 150, 3 * SHELF, 4 * SHELF].entries()) {
    await desk.pool.query(`UPDATE content_counters SET last = $1 WHERE kind = 'artworks'`, [last])
    items.push(...(await write(300 * (at + 1), 300 * (at + 2))))
  }
  const known: Known[] = []
  for (const [at, { id, key, draft }] of items.entries()) {
    const seen = { kind: 'artworks', id } as const
    const isShown = at < 60 && draft.artist !== undefined && draft.price !== undefined
    if (isShown) await publish(db, ACTOR, seen)
    if (isShown && at % 4 === 1) await saveDraft(db, ACTOR, { ...seen, draft: { ...draft, year: 1999 } })
    if (isShown && at % 4 === 2) await hide(db, ACTOR, seen)
    const title = (draft.title as { en: string }).en
    const number = (draft.inventory_number as string | undefined) ?? '~'
    known.push({
      id,
      key,
      state: !isShown ? 'draft' : at % 4 === 1 ? 'changed' : at % 4 === 2 ? 'hidden' : 'published',
      words: [title, key, number.toLowerCase(), draft.artist ? 'helene vasseur' : ''].flatMap((text) =>
        text.split(/[ ~-]/),
      ),
      refs: [...(draft.artist ? [artist] : []), 'Painting'],
      lacks: [...(draft.price === undefined ? ['price'] : []), 'fr', 'cn', 'picture'],
      number,
      title,
    })
  }
  return { ...desk, known }
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

/** The keys of the same list, made by looking at every work. */
function filterAll(
  known: Known[],
  { query, state, lacks, artist, category }: ContentFilters,
  sort: ContentSort,
): string[] {
  const beginnings = (query ?? '').split(' ').filter(Boolean)
  const found = known.filter(
    (one) =>
      (!state || one.state === state) &&
      (!lacks || one.lacks.includes(lacks)) &&
      [artist, category].every((ref) => !ref || one.refs.includes(ref)) &&
      beginnings.every((text) => one.words.some((word) => word.startsWith(text))),
  )
  const by = sort === 'title' ? 'title' : 'number'
  return found.toSorted((a, b) => compare(a[by], b[by]) || a.id - b.id).map(({ key }) => key)
}

const beginning = fc
  .tuple(fc.constantFrom(...WORDS, 'work', 'cm', '0042', 'helene', 'none'), fc.integer({ min: 1, max: 14 }))
  .map(([word, length]) => word.slice(0, length))

test('however a list is narrowed, sorted and paged, it holds what looking at every work finds', async () => {
  const { db, known, artist } = await openWithMany()
  const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined, freq: 1 })
  const filters: fc.Arbitrary<ContentFilters> = fc.record({
    query: maybe(fc.array(beginning, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))),
    state: maybe(fc.constantFrom(...CONTENT_STATES)),
    lacks: maybe(fc.constantFrom('price', 'fr', 'size')),
    artist: maybe(fc.constantFrom(artist, 'nobody')),
    category: maybe(fc.constantFrom('Painting', 'Drawing')),
  })
  // Of these there is more than is counted, on shelves that are known to the end and on others.
  const frequent: ContentFilters[] = [{ lacks: 'fr' }, { query: 'work' }, { category: 'Painting', state: 'draft' }]
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.constantFrom(...CONTENT_SORTS),
      fc.integer({ min: 50, max: 400 }),
      async (asked, sort, limit) => {
        const keys: string[] = []
        let cursor: string | undefined
        do {
          const page = await listContent(db, 'artworks', { ...asked, sort, cursor, limit }, 'en')
          keys.push(...page.items.map(({ key }) => key))
          const expected = filterAll(known, asked, sort).length
          expect([page.count, page.is_count_whole]).toEqual([Math.min(expected, 1000), expected <= 1000])
          cursor = page.next_cursor ?? undefined
        } while (cursor)
        const expected = filterAll(known, asked, sort)
        // All were begun in one moment and some changed later: the order by date is another test's.
        if (sort === 'changed') expect(keys.toSorted()).toEqual(expected.toSorted())
        else expect(keys).toEqual(expected)
      },
    ),
    {
      numRuns: 10,
      examples: frequent.flatMap((asked) =>
        CONTENT_SORTS.map((sort): [ContentFilters, ContentSort, number] => [asked, sort, 100]),
      ),
    },
  )
}, 120_000)

test('while others write, nothing that stays in its place is told twice or left out', async () => {
  const { db, known } = await openWithMany()
  const renamed = new Set(known.filter((_, at) => at % 10 === 3).map(({ key }) => key))
  const write = async () => {
    for (const { id, key, title } of known.filter((_, at) => at % 10 === 3 || at % 10 === 4)) {
      const draft = { title: { en: renamed.has(key) ? `Afresh ${id}` : title }, year: 1900 }
      await saveDraft(db, ACTOR, { kind: 'artworks', id, draft })
    }
  }
  const read = async () => {
    const keys: string[] = []
    let cursor: string | undefined
    do {
      const page = await listContent(db, 'artworks', { sort: 'title', cursor, limit: 20 }, 'en')
      keys.push(...page.items.map(({ key }) => key))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    return keys
  }

  const [keys] = await Promise.all([read(), write()])

  expect(keys.filter((key) => !renamed.has(key))).toEqual(
    filterAll(known, {}, 'title').filter((key) => !renamed.has(key)),
  )
}, 60_000)

test('a table is read as it is sent, however long it is', async () => {
  const { db, pool } = await openWithMany()
  const table = writeTable(db, 'artworks', { sort: 'title' }, 'en')
  const lines: string[] = []
  for await (const line of table) {
    // Whatever has not been read by then is gone.
    if (lines.push(line) === 10) await pool.query(`DELETE FROM content WHERE kind = 'artworks'`)
  }

  expect(lines.length).toBeGreaterThan(10)
  expect(lines.length).toBeLessThanOrEqual(501)
})

test('what happens to have the mark of another shelf is told once', async () => {
  const { db, pool, begin, artist } = await openEditorDesk()
  const { id } = await begin()
  await pool.query(`UPDATE content_counters SET last = $1 WHERE kind = 'artworks'`, [SHELF])
  await begin()
  await pool.query(
    `UPDATE content SET marks = marks || ARRAY(SELECT mark # (1 << 19) FROM unnest(marks) mark)
     WHERE kind = 'artworks' AND id = $1`,
    [id],
  )

  const { items, count } = await listContent(db, 'artworks', { artist, sort: 'title', limit: 50 }, 'en')

  expect([items.length, count]).toEqual([2, 2])
})

test('an artist is found before however many works that begin alike', async () => {
  const { db, begin } = await openWithMany()
  await begin({ name: { en: 'Workman' } }, 'artists')

  const found = await findContent(db, 'work', 20, 'en')

  expect(found[0]).toMatchObject({ type: 'artists', name: 'Workman' })
  expect(found.at(-1)?.type).toBe('artworks')
})
