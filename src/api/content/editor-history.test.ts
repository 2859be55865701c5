import { expect, test } from 'vitest'

import { openEditorDesk } from '../../testing/open-editor-desk.ts'

const KIND = { kind: 'artworks' } as const

type Desk = Awaited<ReturnType<typeof openEditorDesk>>

const readEntries = async ({ editor }: Desk, id: number) =>
  (await editor.call('GET /editor/{kind}/{id}/history', { params: { ...KIND, id }, query: {} })).entries

test('the saves of one sitting are one entry; another’s save, a publication or an hour begin a new one', async () => {
  const desk = await openEditorDesk()
  const { begin, save, publish, whole, logIn, pool } = desk
  const otto = await logIn({ name: 'Otto', scope: ['editor'] })
  let work = await begin()
  for (const year of [1901, 1902, 1903]) work = await save(work, { ...whole, year })
  expect(work.version).toBe(4)
  expect(await readEntries(desk, work.id)).toMatchObject([{ version: 4, act: 'drafted', actor: 'Edith' }])

  work = await save(work, { ...whole, year: 1904 }, otto.call)
  work = await save(work, { ...whole, year: 1905 })
  work = await publish(work)
  work = await save(work, { ...whole, year: 1906 })
  await pool.query("UPDATE content_changes SET at = at - interval '31 minutes'")
  await save(work, { ...whole, year: 1907, title: { en: 'Ebb' } })

  const entries = await readEntries(desk, work.id)
  expect(entries.map(({ act, actor, version }) => `${version} ${act} by ${actor}`)).toEqual([
    '9 drafted by Edith',
    '8 drafted by Edith',
    '7 published by Edith',
    '6 drafted by Edith',
    '5 drafted by Otto',
    '4 drafted by Edith',
  ])
  expect(entries[0]?.fields).toEqual(['title.en', 'title.fr', 'title.cn', 'year'])
})

test('a former draft is looked at and had back by its entry, and only that of this thing', async () => {
  const desk = await openEditorDesk()
  const { begin, save, publish, whole, editor } = desk
  const work = await publish(await begin())
  const changed = await save(work, { ...whole, title: { en: 'Gone wrong' } })
  const [, , first] = await readEntries(desk, work.id)
  const params = { ...KIND, id: work.id, entry: first?.entry ?? 0 }

  expect((await editor.call('GET /editor/{kind}/{id}/history/{entry}', { params })).draft).toEqual(whole)
  const restore = (id: number, version: number) =>
    editor.call('POST /editor/{kind}/{id}/restoration', {
      params: { ...KIND, id },
      body: { version, entry: params.entry },
    })
  await expect(restore(work.id, 1)).rejects.toMatchObject({ status: 409 })
  const { item } = await restore(work.id, changed.version)
  expect(item).toMatchObject({ draft: whole, state: 'published' })
  const other = await begin()
  await expect(restore(other.id, other.version)).rejects.toMatchObject({ status: 404 })
})

test('a long history comes in pages that neither repeat nor skip', async () => {
  const desk = await openEditorDesk()
  const { begin, editor, pool } = desk
  const { id } = await begin()
  await pool.query(
    `INSERT INTO content_changes (kind, content_id, version, act, actor)
    SELECT 'artworks', $1, n + 1, 'imported', 'import' FROM generate_series(1, 120) n`,
    [id],
  )
  const seen: number[] = []
  for (let before: number | null | undefined; before !== null;) {
    const query = before === undefined ? {} : { before }
    const page: { entries: { entry: number }[]; next_before: number | null } = await editor.call(
      'GET /editor/{kind}/{id}/history',
      { params: { ...KIND, id }, query },
    )
    seen.push(...page.entries.map(({ entry }) => entry))
    before = page.next_before
  }

  expect([seen.length, new Set(seen).size]).toEqual([121, 121])
})
