import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Doc, Field, Fields } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import { LOCALES } from '../../contract/locale.ts'
import { openImportDesk } from '../../testing/open-import-desk.ts'
import { readDraft } from '../content/index.ts'

/** Whatever can be written, above all what tables trip over. */
const text = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '=1+1',
        "'=x",
        '-5',
        '+3',
        '@a',
        "'",
        '"',
        'a,b;c',
        '1.234',
        'yes',
        '{"a":1}',
        '退潮',
        'é\u00a0è',
      ),
    )
    .map((one) => one.slice(0, max))

const valueFor = (field: Field, refs: Record<string, string[]>): fc.Arbitrary<unknown> => {
  switch (field.type) {
    case 'words': {
      const one = field.isProse
        ? fc.tuple(text(field.max), text(field.max)).map((parts) => parts.join('\n\n'))
        : text(field.max)
      return fc.record(Object.fromEntries(LOCALES.map((locale) => [locale, one])), { requiredKeys: [] })
    }
    case 'number': {
      const { min, max, decimals = 0 } = field
      const scale = 10 ** decimals
      return fc
        .integer({ min: Math.ceil(min * scale), max: Math.min(max * scale, 2_000_000_000) })
        .map((value) => Number((value / scale).toFixed(decimals)))
    }
    case 'flag':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...field.values)
    case 'choices':
      return fc.subarray([...field.values])
    case 'reference':
      // What is not there any more stays named.
      return fc.constantFrom(...(refs[field.kind] ?? []), 'gone-since')
    case 'references':
      return fc.subarray(refs[field.kind] ?? [])
    case 'file':
      return fc.constantFrom('pictures/a.jpg', 'pictures/b.png')
    case 'files':
      return fc.subarray(['pictures/a.jpg', 'pictures/b.png'])
    case 'file-per-language':
      return fc.record(Object.fromEntries(LOCALES.map((locale) => [locale, fc.constant('captions/a.vtt')])), {
        requiredKeys: [],
      })
    case 'day':
      return fc.constantFrom('2026-01-02', '1999-12-31')
    case 'link':
      return fc.constantFrom('https://example.com/a;b', '/artist')
    case 'text':
      return field.country ? fc.constantFrom('FR', 'GB', 'CN') : fc.constantFrom('a-slug', 'CM 0001')
    case 'list':
      return fc.array(docFor(field.fields, refs), { maxLength: 3 })
    default:
      return fc.constantFrom('a-slug', 'CM 0001')
  }
}

const docFor = (fields: Fields, refs: Record<string, string[]>): fc.Arbitrary<Doc> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(field, refs)])), {
    requiredKeys: [],
  })

test.each(['artworks', 'artists', 'exhibitions'] as const)(
  '%s that were exported come in without a difference, over what is there and over what has changed since',
  async (kind) => {
    const { begin, artist, exportTable, take, check, apply, choose, db } = await openImportDesk()
    const refs = { artists: [artist], categories: ['painting'], techniques: ['oil-on-canvas'] }
    const { fields } = kindOf(kind)
    const drafts = () =>
      db.selectFrom('content').select(['key', 'draft']).where('kind', '=', kind).orderBy('id').execute()
    const docs = fc.sample(docFor(fields, refs), { numRuns: 60, seed: 7 })
    for (const [at, doc] of docs.entries()) {
      const { doc: sound } = readDraft(fields, doc)
      // A number belongs to one work.
      await begin(sound.inventory_number ? { ...sound, inventory_number: `CM ${at}` } : sound, kind)
    }
    const written = await drafts()
    expect(written.length).toBeGreaterThan(15)
    const table = await exportTable(kind)

    const same = await check(await take(kind, table))
    expect(same.table?.columns.filter(({ question }) => question)).toEqual([])
    expect(same.report).toMatchObject({ create: 0, change: 0, same: written.length, skip: 0 })

    const whole = await check(await choose(await take(kind, table), { empties: 'clear' }))
    expect(whole.report).toMatchObject({ create: 0, change: 0, same: written.length, skip: 0 })

    await db
      .updateTable('content')
      .set({ draft: JSON.stringify(kind === 'artists' ? { born: 1900 } : { title: { en: 'Another' }, year: 1900 }) })
      .where('kind', '=', kind)
      .where('id', '>', 1)
      .execute()
    await apply(await check(await choose(await take(kind, table), { empties: 'clear' })))
    // What named something that is gone is told, and stays as it is.
    const isGone = ({ draft }: { draft: Doc }) => JSON.stringify(draft).includes('gone-since')
    expect((await drafts()).filter((_, at) => !isGone(written[at] as { draft: Doc }))).toEqual(
      written.filter((one) => !isGone(one)),
    )
  },
  120_000,
)
