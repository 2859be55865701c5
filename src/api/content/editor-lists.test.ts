import { expect, test } from 'vitest'

import type { CallInput } from '../../contract/client.ts'
import { openEditorDesk } from '../../testing/open-editor-desk.ts'
import { createPrintChoice, updateArtist } from '../../testing/write-content.ts'

const KIND = { kind: 'artworks' } as const
type Query = CallInput<'GET /editor/{kind}'>['query']

/** A few works in every state, and a way to list the keys of what is found. */
async function openWithWorks() {
  const desk = await openEditorDesk()
  const { begin, publish, save, editor, whole, artist, artistId, addSeries, db } = desk
  const { slug: series } = await addSeries({ artist_id: artistId })
  const titled = (en: string, more: object = {}) => begin({ ...whole, title: { en }, ...more })
  await titled('Écume', { inventory_number: 'CM-0041' })
  const seen = await publish(await titled('Beach', { series, inventory_number: 'CM-0042' }))
  const changed = await publish(await titled('Cliff'))
  await save(changed, { ...whole, title: { en: 'Cliff' }, price: 5 })
  const hidden = await publish(await titled('Dune'))
  await editor.call('DELETE /editor/{kind}/{id}/publication', {
    params: { ...KIND, id: hidden.id },
    query: { version: hidden.version },
  })
  await begin({ title: { cn: '退潮与海鸟' } })
  const list = (query: Query) => editor.call('GET /editor/{kind}', { params: KIND, query })
  const find = async (query: Query) => (await list(query)).items.map(({ key }) => key).toSorted()
  return { ...desk, list, find, artist, series, seen, db }
}

test('a list is narrowed by state, gaps, references, availability and the beginnings of words', async () => {
  const { find, artist, series, list } = await openWithWorks()

  expect(await find({ state: 'draft' })).toEqual(['ecume', 'untitled'])
  expect(await find({ state: 'published' })).toEqual(['beach'])
  expect(await find({ state: 'changed' })).toEqual(['cliff'])
  expect(await find({ state: 'hidden' })).toEqual(['dune'])
  expect(await find({ lacks: 'price' })).toEqual(['untitled'])
  expect(await find({ lacks: 'en' })).toEqual(['untitled'])
  expect(await find({ artist })).toEqual(['beach', 'cliff', 'dune', 'ecume'])
  expect(await find({ artist, series })).toEqual(['beach'])
  expect(await find({ category: 'Painting', technique: 'oil-on-canvas', state: 'hidden' })).toEqual(['dune'])
  expect(await find({ category: 'painting' })).toEqual([])
  expect(await find({ availability: 'available' })).toEqual(['beach', 'cliff', 'dune'])
  expect(await find({ query: 'ecu' })).toEqual(['ecume'])
  expect(await find({ query: 'Écume' })).toEqual(['ecume'])
  expect(await find({ query: 'vass bea' })).toEqual(['beach'])
  expect(await find({ query: 'cm-004' })).toEqual(['beach', 'ecume'])
  expect(await find({ query: '海鸟' })).toEqual(['untitled'])
  expect(await find({ query: '退' })).toEqual(['untitled'])
  expect(await find({ query: '---' })).toEqual([])
  expect((await list({ state: 'published' })).items[0]).toMatchObject({
    ...{ number: 'CM-0042', artist: { en: 'Hélène Vasseur' }, price: 1200, availability: 'available', picture: null },
  })
})

test('what is missing is counted as the lists find it, of every kind', async () => {
  const { editor } = await openWithWorks()
  const { lacks, is_filled } = await editor.call('GET /editor/upkeep')

  expect(is_filled).toBe(true)

  expect(lacks).toContainEqual({ kind: 'artworks', lack: 'price', count: 1 })
  expect(new Set(lacks.map(({ kind }) => kind)).size).toBeGreaterThan(2)
  for (const { kind, lack, count } of lacks) {
    const found = await editor.call('GET /editor/{kind}', { params: { kind }, query: { lacks: lack } })
    expect([kind, lack, found.count]).toEqual([kind, lack, count])
  }
})

test('every order is paged without a gap or a repetition', async () => {
  const { list } = await openWithWorks()
  const orders = { title: [] as string[], number: [] as string[], changed: [] as string[] }
  for (const sort of ['title', 'number', 'changed'] as const) {
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: Query = { sort, limit: 2, ...(cursor ? { cursor } : {}) }
      const page: Awaited<ReturnType<typeof list>> = await list(query)
      expect([page.count, page.is_count_whole]).toEqual([5, true])
      orders[sort].push(...page.items.map(({ key }) => key))
      cursor = page.next_cursor
    }
  }

  expect(orders).toEqual({
    title: ['beach', 'cliff', 'dune', 'ecume', 'untitled'],
    number: ['ecume', 'beach', 'cliff', 'dune', 'untitled'],
    changed: ['untitled', 'dune', 'cliff', 'beach', 'ecume'],
  })
})

test('a work is found by the name that its artist has now', async () => {
  const { find, db, artistId } = await openWithWorks()
  await updateArtist(db, artistId, { name: { en: 'Ines Corval' } })

  expect(await find({ query: 'corval dune' })).toEqual(['dune'])
  // The key is for ever, and of the artist alone.
  expect(await find({ query: 'vasseur dune' })).toEqual([])
})

test('more than a thousand are not counted to the end', async () => {
  const { pool, list } = await openWithWorks()
  await pool.query(`INSERT INTO content (kind, id, key, version, draft, sort_title)
    SELECT 'artworks', 10000 + n, 'many-' || n, 1, '{}', 'many' FROM generate_series(1, 1200) n`)

  const { count, is_count_whole, items } = await list({ limit: 100 })

  expect([count, is_count_whole, items.length]).toEqual([1000, false, 100])
})

test('the table holds the same, and no cell is a formula', async () => {
  const { app, begin, editor, logIn } = await openWithWorks()
  await begin({ title: { en: '=HYPERLINK("http://evil.example")', fr: '+1', cn: '@退潮' }, inventory_number: '-7+2' })
  const load = (query: string, token = editor.token) =>
    app.inject({ url: `/api/editor/artworks/table.csv${query}`, headers: { authorization: `Bearer ${token}` } })

  const { headers, body } = await load('?state=draft&sort=title')

  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="artworks.csv"',
  })
  const lines = body.trim().split('\r\n')
  expect(lines[0]).toMatch(/^\ufeff?key,slug,inventory_number,artist,.*,title_en,title_fr,title_cn,year,/)
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(/^[^,]+,,'-7\+2,/)
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")",'+1,'@退潮`)
  expect(lines[2]).toMatch(/^ecume,,CM-0041,helene-vasseur,/)
  for (const part of [',Écume,,,', ',1200,', ',Hélène Vasseur,,draft,fr cn picture,']) expect(lines[2]).toContain(part)
  expect((await load('?state=odd')).statusCode).toBe(422)
  expect((await load('', (await logIn({ scope: ['sales'] })).token)).statusCode).toBe(200)
})

test('every kind is listed', async () => {
  const { editor, db } = await openWithWorks()
  await createPrintChoice(db, { option: 'frame', name: { en: 'Oak' } })

  for (const kind of ['artists', 'series', 'categories', 'techniques', 'artist-types', 'print-choices'] as const) {
    const { items } = await editor.call('GET /editor/{kind}', { params: { kind }, query: { sort: 'title' } })
    expect([kind, items.length > 0]).toEqual([kind, true])
    const params = { kind, id: items[0]?.id ?? 0 }
    expect((await editor.call('GET /editor/{kind}/{id}', { params })).item.state).toBe('published')
  }
})

test('anything is found by its name; people and orders by sales alone', async () => {
  const { editor, logIn } = await openWithWorks()
  const sales = await logIn({ name: 'Sally Vasseur', scope: ['sales'] })
  await logIn({ name: 'Anne Vasseur' })
  const find = async ({ call }: typeof sales, query: string) =>
    (await call('GET /editor/find', { query: { query } })).found.map(({ type, name }) => `${type} ${name}`)

  expect(await find(editor, 'vasseur')).toEqual([
    ...['artists Hélène Vasseur', 'series Tides'],
    ...['artworks Beach', 'artworks Cliff', 'artworks Dune', 'artworks Écume'],
  ])
  expect((await find(sales, 'vasseur')).at(-1)).toBe('people Anne Vasseur')
  const { found } = await editor.call('GET /editor/find', { query: { query: 'ecume' } })
  expect(found).toMatchObject([{ name: 'Écume', detail: 'CM-0041', state: 'draft' }])
  expect(await find(editor, 'CM-0042')).toEqual(['artworks Beach'])
  expect(await find(sales, '%_%')).toEqual([])
})

test('the next inventory number follows the greatest of its kind', async () => {
  const { editor, begin, whole } = await openEditorDesk()
  const next = async () => (await editor.call('GET /editor/numbers/next')).number
  expect(await next()).toBe('0001')

  await begin({ ...whole, inventory_number: 'OLD-9999' })
  await begin({ ...whole, inventory_number: 'CM-0999' })
  await begin({ ...whole, inventory_number: 'CM-12b' })
  await begin({ ...whole, inventory_number: 'CM-0042' })
  expect(await next()).toBe('CM-1000')
  await begin({ ...whole, inventory_number: 'A' })
  expect(await next()).toBe('A0001')
})

test('a list is saved under a name for oneself alone', async () => {
  const { editor, logIn } = await openEditorDesk()
  const other = await logIn({ scope: ['sales'] })
  const save = (query: string) =>
    editor.call('POST /editor/views', { body: { kind: 'artworks', name: 'To do', query } })
  await save('state=draft')
  const { view } = await save('state=changed')

  expect((await editor.call('GET /editor/views')).views).toEqual([view])
  expect(view).toMatchObject({ kind: 'artworks', name: 'To do', query: 'state=changed' })
  expect((await other.call('GET /editor/views')).views).toEqual([])
  const params = { view: view.id }
  await expect(other.call('DELETE /editor/views/{view}', { params })).rejects.toMatchObject({ status: 404 })
  expect(await editor.call('DELETE /editor/views/{view}', { params })).toEqual({ status: 'forgotten' })
})

test('saved lists are taken along with the account, and go with it', async () => {
  const { editor, pool } = await openEditorDesk()
  const view = { kind: 'artworks' as const, name: 'Without a price', query: 'lacks=price' }
  await editor.call('POST /editor/views', { body: view })

  expect((await editor.call('GET /account/export')).views).toEqual([view])

  await pool.query("UPDATE users SET scope = '{collector}'")
  await editor.call('POST /account/deletion', { body: { confirmation: editor.user.email } })
  expect((await pool.query('SELECT 1 FROM staff_views')).rowCount).toBe(0)
})
