import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Doc } from '../../../contract/content/fields.ts'
import type { Database } from '../../../database/index.ts'
import { transact } from '../../../database/index.ts'
import { openTestGallery } from '../../../testing/open-test-gallery.ts'
import { DomainError } from '../../domain-error.ts'
import { applyChanges } from '../door/apply-changes.ts'
import { setAvailability } from '../door/set-availability.ts'
import { saveDraft } from '../door/write.ts'
import { changeMany, previewMany } from './change-many.ts'
import { readAll } from './read-all.ts'
import type { Wish } from './read-wishes.ts'
import { undoMany } from './undo-many.ts'

/** `BULK_WORKS=2000 BULK_RUNS=3` takes a minute and more; that is done by hand (docs/decisions/0058). */
const WORKS = Number(process.env.BULK_WORKS ?? 15)
const RUNS = Number(process.env.BULK_RUNS ?? 5)

const WISHES: Wish[] = [
  { field: 'price', act: 'set', value: 4200 },
  { field: 'year', act: 'clear' },
  { field: 'technique', act: 'set', value: 'etching' },
  { field: 'about', locale: 'fr', act: 'set', value: 'Encadré.' },
  { field: 'colors', act: 'add', value: ['blue'] },
  { field: 'colors', act: 'remove', value: ['red'] },
]

/** What the other editor writes: what nobody else would, so that it is told apart. */
const OTHERS = {
  price: (draft: Doc, mark: number) => ({ ...draft, price: 10_000 + mark }),
  about: (draft: Doc, mark: number) => ({ ...draft, about: { ...(draft.about as Doc), fr: `De l’autre, ${mark}` } }),
  colors: (draft: Doc) => ({ ...draft, colors: [...new Set([...((draft.colors ?? []) as string[]), 'yellow'])] }),
  title: (draft: Doc, mark: number) => ({ ...draft, title: { en: `Other ${mark}` } }),
}
const WHEN = ['after the preview', 'with the change', 'after the change', 'with the undo'] as const
type When = (typeof WHEN)[number]

const work = fc.nat(WORKS - 1)
const scene = fc.record({
  wishes: fc.subarray(WISHES, { minLength: 3 }),
  chosen: fc.subarray(
    Array.from({ length: WORKS }, (_, at) => at),
    { minLength: Math.ceil(WORKS / 3) },
  ),
  writes: fc.array(
    fc.record({
      work,
      what: fc.constantFrom(...(Object.keys(OTHERS) as (keyof typeof OTHERS)[])),
      when: fc.constantFrom(...WHEN),
    }),
    { minLength: 8, maxLength: Math.max(24, Math.ceil(WORKS / 40)) },
  ),
  sales: fc.array(fc.record({ work, when: fc.constantFrom(...WHEN) }), {
    minLength: 1,
    maxLength: Math.max(4, Math.ceil(WORKS / 100)),
  }),
})

test(
  'of many works that are changed and taken back under another editor and sales, nothing is lost and nothing sold returns',
  { timeout: 600_000 },
  async () => {
    const gallery = await openTestGallery()
    const { db } = gallery
    const ids = await hangWorks(gallery)
    const me = { name: 'Edith', userId: (await gallery.logIn()).user.id }
    const other = { name: 'Otto', userId: (await gallery.logIn()).user.id }
    let mark = 0

    await fc.assert(
      fc.asyncProperty(scene, async ({ wishes, chosen, writes, sales }) => {
        const before = await readAll(db, 'artworks', ids, false)
        const offered = await readOffers(db)
        const written = new Map<string, unknown>()
        const write = async (when: When) => {
          for (const { work: at, what } of writes.filter((one) => one.when === when)) {
            const id = ids[at] as number
            const draft = await writeOver(db, other, id, (now) => OTHERS[what](now, ++mark))
            written.set(`${id} ${what}`, draft[what])
          }
        }
        const sell = async (when: When) => {
          for (const { work: at } of sales.filter((one) => one.when === when))
            await setAvailability(db, { name: 'a sale' }, ids[at] as number, 'sold')
        }
        const meddle = (when: When) => [write(when), sell(when)]
        const asked = chosen.map((at) => ids[at] as number)

        const preview = await previewMany(db, 'artworks', { wishes, ids: asked })
        await Promise.all(meddle('after the preview'))
        const seen = preview.plans.map(({ id, item }) => ({ id, version: item?.version ?? 0 }))
        const [change] = await Promise.all([
          changeMany(db, me, 'artworks', { wishes, seen }),
          ...meddle('with the change'),
        ])
        await Promise.all(meddle('after the change'))
        const [undo] = await Promise.all([
          change.bulk === null ? undefined : undoMany(db, me, 'artworks', change.bulk),
          ...meddle('with the undo'),
        ])

        // The preview is what happened, wherever nobody came in between.
        for (const [at, plan] of change.plans.entries()) {
          if (plan.outcome !== 'newer') expect(plan).toEqual(preview.plans[at])
          else expect([...written.keys()].some((one) => one.startsWith(`${plan.id} `))).toBe(true)
        }
        const now = await readAll(db, 'artworks', ids, false)
        for (const id of ids) {
          const [was, is] = [before.get(id)?.draft ?? {}, now.get(id)?.draft ?? {}]
          for (const name of Object.keys({ ...was, ...is })) {
            const theirs = written.get(`${id} ${name}`)
            // Their item stands beside what is as it was; everything else is theirs, or as it was.
            if (name === 'colors' && theirs !== undefined) {
              expect(new Set(is.colors as string[])).toEqual(new Set([...((was.colors ?? []) as string[]), 'yellow']))
            } else expect([id, name, is[name]]).toEqual([id, name, theirs ?? was[name]])
          }
          expect(now.get(id)?.published).toEqual(before.get(id)?.published)
        }
        expect(undo?.plans.filter(({ outcome }) => outcome === 'refused' || outcome === 'gone') ?? []).toEqual([])
        const sold = new Set(sales.map(({ work: at }) => ids[at]))
        expect(await readOffers(db)).toEqual(
          offered.map(({ id, availability }) => ({ id, availability: sold.has(id) ? 'sold' : availability })),
        )
      }),
      // Other works would be there for a smaller example.
      { numRuns: RUNS, endOnFailure: true },
    )
  },
)

/** Works that visitors see, hung at once. */
async function hangWorks({ db, addArtist, addTechnique }: Awaited<ReturnType<typeof openTestGallery>>) {
  const { slug: artist } = await addArtist()
  await addTechnique()
  await addTechnique('etching')
  const things = await transact(db, (tx) =>
    applyChanges(
      tx,
      { name: 'tests' },
      Array.from({ length: WORKS }, (_, at) => {
        const draft = {
          ...{
            artist,
            category: 'Painting',
            technique: 'oil-on-canvas',
            kind: 'original',
            title: { en: `Work ${at}` },
          },
          ...{ year: 2000 + (at % 20), height: 80, width: 60, price: 1000 + at },
          about: { en: 'A work.', fr: `Une œuvre, ${at}` },
          ...(at % 3 === 0 ? { colors: ['red', 'green'] } : {}),
        }
        const next = { draft, published: draft, isVisible: true, languages: ['en' as const], publishedAt: new Date() }
        return { kind: 'artworks' as const, key: `work-${at}`, act: 'imported' as const, before: null, next }
      }),
    ),
  )
  return things.map(({ id }) => id)
}

const readOffers = (db: Database) => db.selectFrom('artworks').select(['id', 'availability']).orderBy('id').execute()

/** Writes as the office does: whoever is behind looks again. */
async function writeOver(
  db: Database,
  actor: { name: string; userId: string },
  id: number,
  change: (draft: Doc) => Doc,
): Promise<Doc> {
  for (;;) {
    const item = (await readAll(db, 'artworks', [id], false)).get(id)
    if (!item) throw new Error('a work has gone')
    try {
      const seen = { kind: 'artworks' as const, id, version: item.version }
      return (await saveDraft(db, actor, { ...seen, draft: change(item.draft) })).draft
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'content-changed') throw error
    }
  }
}
