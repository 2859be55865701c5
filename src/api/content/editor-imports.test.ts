import { readdir } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { openImportDesk } from '../../testing/open-import-desk.ts'

const TABLE = `Inventory number;Artist;Title;Titre;Category;Technique;Original or print;Height (cm);Width (cm);Price (€)
CM-1;Helen Vaseur;Low tide;Marée basse;painting;oil-on-canvas;Original;80,5;60;1.234,50
CM-2;Helen Vaseur;Ebb;;painting;oil-on-canvas;original;40;30;900
CM-3;Nobody Known;Flow;;painting;oil-on-canvas;Original;40;30;900
`

test('a table becomes drafts: what is faulty is told by its line, the rest is done', async () => {
  const desk = await openImportDesk()
  const { take, check, apply, linesOf, editor, db } = desk
  const { item: artist } = await editor.call('GET /editor/{kind}/{id}', {
    params: { kind: 'artists', id: desk.artistId },
  })
  const name = artist.draft.name as { en: string }

  const taken = await take('artworks', TABLE.replaceAll('Helen Vaseur', name.en))

  expect(taken).toMatchObject({ status: 'open', name: 'table.csv', report: null, progress: null })
  expect(taken.table?.columns.map(({ target }) => target)).toEqual([
    ...[
      'inventory_number',
      'artist',
      'title_en',
      'title_fr',
      'category',
      'technique',
      'kind',
      'height',
      'width',
      'price',
    ],
  ])
  expect(taken.table?.columns.at(-1)).toMatchObject({
    format: 'comma',
    question: null,
    samples: ['1.234,50', '900', '900'],
  })

  const checked = await check(taken)
  expect(checked).toMatchObject({ status: 'checked', report: { create: 2, change: 0, same: 0, skip: 1 } })
  expect((await linesOf(taken))[2]).toEqual({
    line: 4,
    act: 'skip',
    name: 'Flow',
    faults: [{ column: 'artist', word: 'unknown-name', values: { text: 'Nobody Known', count: 0 } }],
  })
  expect(await db.selectFrom('content').select('id').where('kind', '=', 'artworks').execute()).toEqual([])

  const applied = await apply(checked)
  expect(applied).toMatchObject({ status: 'applied', report: { create: 2, skip: 1 } })
  const { items } = await editor.call('GET /editor/{kind}', { params: { kind: 'artworks' }, query: { sort: 'number' } })
  expect(items.map(({ key, number, state, price }) => [key, number, state, price])).toEqual([
    ['low-tide', 'CM-1', 'draft', 1234.5],
    ['ebb', 'CM-2', 'draft', 900],
  ])
  const params = { kind: 'artworks', id: items[0]?.id ?? 0 } as const
  expect((await editor.call('GET /editor/{kind}/{id}', { params })).item.draft).toMatchObject({
    title: { en: 'Low tide', fr: 'Marée basse' },
    height: 80.5,
    kind: 'original',
  })
  const { entries } = await editor.call('GET /editor/{kind}/{id}/history', { params, query: {} })
  expect(entries.map(({ act, actor }) => [act, actor])).toEqual([['imported', 'Edith']])
})

test('what is there is changed by its number, keeps what the table does not name, and visitors see no difference', async () => {
  const { bring, begin, publish, whole, editor, callIn } = await openImportDesk()
  const { id, key } = await publish(await begin({ ...whole, inventory_number: 'CM-7' }))

  const done = await bring('artworks', 'number,title (Français),price\nCM-7,Basse mer,"1,500"\n')

  expect(done.report).toMatchObject({ create: 0, change: 1, skip: 0 })
  const { item } = await editor.call('GET /editor/{kind}/{id}', { params: { kind: 'artworks', id } })
  expect(item).toMatchObject({
    state: 'changed',
    draft: { ...whole, title: { ...whole.title, fr: 'Basse mer' }, price: 1500 },
  })
  const { artwork } = await callIn('fr')('GET /artworks/{slug}', { params: { slug: key } })
  expect(artwork.title).toBe('Marée basse')
  expect((await bring('artworks', 'number,price\nCM-7,1500\n')).report).toMatchObject({ same: 1, change: 0 })
})

test('an empty cell keeps what is there, unless it is to empty it', async () => {
  const { bring, begin, whole, editor } = await openImportDesk()
  const { id } = await begin({ ...whole, inventory_number: 'CM-7' })
  const priceNow = async () =>
    (await editor.call('GET /editor/{kind}/{id}', { params: { kind: 'artworks', id } })).item.draft.price

  await bring('artworks', 'number,price,width\nCM-7,,61\n')
  expect(await priceNow()).toBe(1200)
  await bring('artworks', 'number,price,width\nCM-7,,61\n', { empties: 'clear' })
  expect(await priceNow()).toBeUndefined()
})

test('what a header means is remembered by the gallery, also that it means nothing', async () => {
  const { take, choose } = await openImportDesk()
  const first = await take('artworks', 'Bezeichnung,Höhe,Title\nx,1,y\n')
  expect(first.table?.columns.map(({ target }) => target)).toEqual([null, null, 'title_en'])

  await choose(first, { targets: { Bezeichnung: 'title_en', Höhe: 'height', Title: null } })

  const next = await take('artworks', 'HOHE,bezeichnung ,Title\n1,x,y\n')
  expect(next.table?.columns.map(({ target }) => target)).toEqual(['height', 'title_en', null])
  expect((await take('artists', 'Bezeichnung\nx\n')).table?.columns[0]?.target).toBeNull()
})

test('numbers that can be meant in two ways are asked before anything is tried', async () => {
  const { take, choose, check, editor, linesOf, apply } = await openImportDesk()
  const taken = await take('artworks', 'Title;Poids\nOne;1.234\n')
  expect(taken.table?.columns[1]).toMatchObject({
    target: 'weight',
    format: null,
    question: { cell: '1.234', meanings: [{ meaning: '1.234' }, { meaning: '1234' }] },
  })

  await expect(check(taken)).rejects.toMatchObject({
    code: 'validation-failed',
    errors: { 'columns.1.format': expect.anything() },
  })
  const chosen = await choose(taken, { formats: { Poids: 'comma' } })
  expect(chosen.table?.columns[1]).toMatchObject({ format: 'comma', question: null })
  await apply(await check(chosen))

  const { items } = await editor.call('GET /editor/{kind}', { params: { kind: 'artworks' }, query: {} })
  const { item } = await editor.call('GET /editor/{kind}/{id}', { params: { kind: 'artworks', id: items[0]?.id ?? 0 } })
  expect(item.draft.weight).toBe(1234)
  expect(await linesOf(taken)).toHaveLength(1)
})

test('every kind of fault has its line and its field', async () => {
  const { take, check, linesOf, begin, whole, artist } = await openImportDesk()
  await begin({ ...whole, inventory_number: 'CM-1' })
  await begin({ ...whole, inventory_number: 'CM-2' })
  const taken = await take(
    'artworks',
    [
      'key,number,title_en,artist,height,kind,colors,pictures,slug,price on request',
      `low-tide,CM-2,Taken,${artist},,,,,,`,
      ',CM-9,Nine,,tall,,,,,',
      ',CM-9,Nine again,,,,,,,',
      ',,,,,,,,,yes',
      ',CM-10,Ten,,-5,poster,blau,[1,Not a slug!,perhaps',
      `,CM-11,${'x'.repeat(201)},,,,,"[{""file"":""../../etc/passwd""}]",,`,
      ',CM-12,Twelve,,,,,,,,surplus',
      'No Key!,,Thirteen,,,,,,,',
      ',CM-14,"tab\there \u202e",,,,,,,',
    ].join('\n'),
  )

  await check(taken)

  const told = (await linesOf(taken)).map(({ line, act, faults }) => [
    line,
    act,
    ...faults.map(({ column, word }) => `${column} ${word}`),
  ])
  expect(told).toEqual([
    [2, 'skip', 'inventory_number taken'],
    [3, 'skip', 'height number'],
    [4, 'skip', 'null twice'],
    [5, 'skip', 'title_en required'],
    [
      6,
      'skip',
      'kind unread',
      'colors unread',
      'pictures unread',
      'is_price_on_request unread',
      'slug invalid',
      'height out-of-range',
    ],
    [7, 'skip', 'title_en too-long', 'pictures invalid'],
    [8, 'skip', 'null more-cells'],
    [9, 'skip', 'key invalid'],
    [10, 'skip', 'title_en invalid'],
  ])
})

test('artists are known by their names in any language, and a name that two have is refused', async () => {
  const { bring, begin, linesOf, check, take } = await openImportDesk()
  await begin({ name: { en: 'Ines Corval', cn: '伊内丝' } }, 'artists')
  await begin({ name: { en: 'Twin' } }, 'artists')
  await begin({ name: { en: 'Other', fr: 'Twin' } }, 'artists')

  expect(
    (await bring('artists', '姓名,Born in\n伊内丝,1961\n', { targets: { 姓名: 'name_cn' } })).report,
  ).toMatchObject({ change: 1 })
  const taken = await check(await take('artists', 'Name,Born in\nTWIN,1961\nNew One,1970\n'))

  expect(taken.report).toMatchObject({ create: 1, skip: 1 })
  expect((await linesOf(taken))[0]?.faults).toEqual([
    { column: 'name_en', word: 'ambiguous-name', values: { text: 'TWIN', count: 2 } },
  ])
})

test('days of exhibitions are read as they are written', async () => {
  const { bring, editor } = await openImportDesk()

  const wishes = { formats: { 'Last day': 'month-first' } } as const
  await bring('exhibitions', 'Title,Opens on,Last day\nSpring,12/31/2026,1/2/2027\n', wishes)

  const { items } = await editor.call('GET /editor/{kind}', { params: { kind: 'exhibitions' }, query: {} })
  expect(items[0]?.dated).toBe('2026-12-31')
})

test('what somebody changes between the trial and the deed is left, and told anew', async () => {
  const { take, check, apply, begin, save, whole, editor } = await openImportDesk()
  const work = await begin({ ...whole, inventory_number: 'CM-7' })
  const checked = await check(await take('artworks', 'number,price\nCM-7,1500\nCM-8,3\n'))
  await save(work, { ...whole, inventory_number: 'CM-7', price: 1300 })

  const outdated = await apply(checked)

  expect(outdated).toMatchObject({ status: 'checked', report: { create: 1, change: 1, is_outdated: true } })
  const { items } = await editor.call('GET /editor/{kind}', { params: { kind: 'artworks' }, query: {} })
  expect(items.map(({ price }) => price)).toEqual([1300])
  const body = { mark: checked.report?.mark ?? '' }
  await expect(
    editor.call('POST /editor/imports/{import}/application', { params: { import: checked.id }, body }),
  ).rejects.toMatchObject({ code: 'import-closed' })

  expect(await apply(outdated)).toMatchObject({ status: 'applied', report: { create: 1, change: 1 } })
})

test('what is no table is refused in words, and what is too large before it is read', async () => {
  const { sendRaw, app, editor, db, uploads } = await openImportDesk()
  const code = async (subject: string, bytes: Buffer | string) => {
    const reply = await sendRaw(subject, bytes)
    return [reply.statusCode, reply.json().code]
  }

  expect(await code('artworks', Buffer.from('PK\x03\x04\x14\0\x06\0'))).toEqual([415, 'table-kind'])
  expect(await code('pictures', 'title,price\nx,1\n')).toEqual([415, 'archive-kind'])
  expect(await code('artworks', '')).toEqual([422, 'validation-failed'])
  expect(await code('menu', 'a,b\n1,2')).toEqual([404, 'not-found'])
  expect(await code('artworks', Buffer.alloc(50_000_001, 'a'))).toEqual([413, 'file-too-large'])
  const large = await app.inject({
    method: 'POST',
    url: '/api/editor/imports/artworks',
    headers: {
      authorization: `Bearer ${editor.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '100000000',
    },
    payload: '--x--',
  })
  expect([large.statusCode, large.json().code]).toEqual([413, 'file-too-large'])
  expect(await db.selectFrom('content_imports').select('id').execute()).toEqual([])
  expect(await readdir(uploads)).toEqual([])
})

test('a table that cannot be read to its end says where, and is not tried', async () => {
  const { take, check } = await openImportDesk()
  const taken = await take('artworks', 'title,price\n"never closed,1\n')

  expect(taken.table?.trouble).toEqual({ word: 'quote', line: 2, max: null })
  await expect(check(taken)).rejects.toMatchObject({ code: 'validation-failed' })
})

test('columns are what there is, each once; lines are paged; what is forgotten is gone', async () => {
  const { take, check, choose, editor, files } = await openImportDesk()
  const taken = await take('artworks', `title\n${Array.from({ length: 250 }, (_, at) => `Work ${at}`).join('\n')}\n`)
  const params = { import: taken.id }

  await expect(choose(taken, { targets: { title: 'nothing' } })).rejects.toMatchObject({
    errors: { 'columns.0.target': expect.anything() },
  })
  await expect(
    editor.call('PUT /editor/imports/{import}/columns', { params, body: { columns: [] } }),
  ).rejects.toMatchObject({ code: 'validation-failed' })
  await check(taken)
  const first = await editor.call('GET /editor/imports/{import}/lines', { params, query: {} })
  expect([first.lines.length, first.next_after]).toEqual([100, 101])
  const last = await editor.call('GET /editor/imports/{import}/lines', { params, query: { after: 201, act: 'create' } })
  expect([last.lines.length, last.next_after]).toEqual([50, null])
  await editor.call('DELETE /editor/imports/{import}', { params })
  await expect(editor.call('GET /editor/imports/{import}', { params })).rejects.toMatchObject({ code: 'not-found' })
  expect(await files.find(`imports/${taken.id}`)).toBeUndefined()
})
