import { expect, test } from 'vitest'

import { openImportDesk } from '../../testing/open-import-desk.ts'
import { put } from '../../testing/write-content.ts'

type Desk = Awaited<ReturnType<typeof openImportDesk>>

/** What visitors read of where an artist comes from. */
const readCountry = async ({ callIn }: Desk, artist: string) =>
  Promise.all(
    (['en', 'fr', 'cn'] as const).map(
      async (locale) =>
        (await callIn(locale)('GET /artists/{artist}', { params: { artist }, query: {} })).artist.country,
    ),
  )

const artist = { name: { en: 'Ada' }, type: 'painting' }

test('a country is told in every language, unless somebody has words of their own for it', async () => {
  const desk = await openImportDesk()
  await put(desk.db, 'artists', 'ada', { ...artist, country: 'DE' })
  await put(desk.db, 'artists', 'bea', { ...artist, country: 'GB', country_words: { en: 'Scotland', fr: 'Écosse' } })

  expect(await readCountry(desk, 'ada')).toEqual(['Germany', 'Allemagne', '德国'])
  expect(await readCountry(desk, 'bea')).toEqual(['Scotland', 'Écosse', 'Scotland'])
})

test('what was written before there was a list is read as a country, or kept in words', async () => {
  const desk = await openImportDesk()
  const write = (country: unknown) => desk.begin({ ...artist, country }, 'artists')
  const drafts = [
    await write({ en: 'china', fr: 'Chine', cn: '中国' }),
    await write({ en: 'Scotland', fr: 'Écosse' }),
    await write({ en: 'France', fr: 'Belgique' }),
  ].map(({ draft }) => [draft.country, draft.country_words])

  expect(drafts).toEqual([
    ['CN', undefined],
    [undefined, { en: 'Scotland', fr: 'Écosse' }],
    [undefined, { en: 'France', fr: 'Belgique' }],
  ])

  const { id, version, draft } = await desk.begin({ ...artist, country: 'FR' }, 'artists')
  const old = JSON.stringify({ ...draft, country: { en: 'Norway', fr: 'Norvège' } })
  await desk.db.updateTable('content').set({ draft: old }).where('kind', '=', 'artists').where('id', '=', id).execute()
  const params = { kind: 'artists' as const, id }
  const { item } = await desk.editor.call('GET /editor/{kind}/{id}', { params })

  expect([item.version, item.draft.country]).toEqual([version, 'NO'])
})

test('a table names countries by their letters or in any language; what is none is told by its line', async () => {
  const { take, check, apply, db, editor } = await openImportDesk()
  const lines = ['Ada,Allemagne', 'Bea,瑞典', 'Cleo,usa', 'Dora,pt', 'Eva,Atlantis']
  const checked = await check(await take('artists', ['Name,Nationality', ...lines].join('\n')))

  expect(checked.report).toMatchObject({ create: 4, skip: 1 })
  const query = { act: 'skip' as const }
  const { lines: skipped } = await editor.call('GET /editor/imports/{import}/lines', {
    params: { import: checked.id },
    query,
  })
  expect(skipped).toMatchObject([
    { line: 6, faults: [{ column: 'country', word: 'unread', values: { text: 'Atlantis' } }] },
  ])
  const whole = await check(await take('artists', ['Name,country_en', ...lines.slice(0, 4)].join('\n')))
  await apply(whole)
  const rows = await db.selectFrom('content').select('draft').where('kind', '=', 'artists').orderBy('id').execute()
  expect(rows.slice(-4).map(({ draft }) => draft.country)).toEqual(['DE', 'SE', 'US', 'PT'])
})

test.each(['XX', 'Atlantis', 7, ['FR'], 'x'.repeat(200)])('%j is no country', async (country) => {
  const desk = await openImportDesk()

  await expect(desk.begin({ ...artist, country }, 'artists')).rejects.toMatchObject({ status: 422 })
})
