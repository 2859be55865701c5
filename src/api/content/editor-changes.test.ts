import { expect, test } from 'vitest'

import type { CallInput, Reply } from '../../contract/client.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { openEditorDesk } from '../../testing/open-editor-desk.ts'

type Body = CallInput<'POST /editor/{kind}/changes'>['body']
type Outcome = Reply<'POST /editor/{kind}/changes'>
type Change = NonNullable<Body['changes']>[number]

/** A desk at which many things are changed. */
async function openDesk() {
  const desk = await openEditorDesk()
  const { call } = desk.editor
  const ask = (body: Body, kind: EditedKind = 'artworks') =>
    call('POST /editor/{kind}/changes', { params: { kind }, body })
  const preview = (ids: number[], change: Change, kind?: EditedKind) =>
    ask({ preview: true, ids, changes: [change] }, kind)
  const apply = (seen: Outcome, change: Change, kind?: EditedKind) =>
    ask({ preview: false, seen: seen.things.flatMap(toSeen), changes: [change] }, kind)
  const change = async (ids: number[], one: Change, kind?: EditedKind) =>
    apply(await preview(ids, one, kind), one, kind)
  const undo = (bulk: string | null, kind: EditedKind = 'artworks') =>
    call('POST /editor/{kind}/changes/{bulk}/undo', { params: { kind, bulk: bulk ?? '' } })
  const read = async (id: number, kind: EditedKind = 'artworks') =>
    (await call('GET /editor/{kind}/{id}', { params: { kind, id } })).item
  return { ...desk, ask, preview, apply, change, undo, read }
}

const toSeen = ({ id, version }: Outcome['things'][number]) => (version === null ? [] : [{ id, version }])
const outcomes = ({ things }: Outcome) => things.map(({ outcome }) => outcome)

test('a preview tells of each what was and would be and writes nothing; applying does that, with an entry for each', async () => {
  const { begin, whole, preview, apply, read, editor } = await openDesk()
  const [one, other] = [await begin(), await begin({ ...whole, price: 90 })]
  const wish = { field: 'price', act: 'set', value: 90 } as const

  const seen = await preview([other.id, one.id, one.id], wish)
  expect(seen).toMatchObject({
    bulk: null,
    things: [
      { id: one.id, version: 1, outcome: 'changed', places: [{ place: 'price', was: 1200, becomes: 90 }] },
      { id: other.id, version: 1, outcome: 'same', places: [] },
    ],
  })
  expect(await read(one.id)).toEqual(one)

  const done = await apply(seen, wish)
  expect(done).toEqual({ ...seen, bulk: expect.any(String) })
  expect(await read(one.id)).toMatchObject({ version: 2, draft: { price: 90 }, published: null })
  expect(await read(other.id)).toEqual(other)
  const { entries } = await editor.call('GET /editor/{kind}/{id}/history', {
    params: { kind: 'artworks', id: one.id },
    query: {},
  })
  expect(entries).toMatchObject([
    { act: 'drafted', actor: 'Edith', fields: ['price'], bulk: done.bulk },
    { bulk: null },
  ])
})

test('all of a list is resolved once, by what it is narrowed by', async () => {
  const { begin, whole, ask } = await openDesk()
  await begin()
  const tide = await begin({ ...whole, title: { en: 'Spring tide' } })
  await begin({ ...whole, title: { en: 'Ebb' } })

  const { things } = await ask({
    ...{ preview: true, query: { query: 'spring' }, changes: [{ field: 'year', act: 'set', value: 1990 }] },
  })

  expect(things.map(({ id }) => id)).toEqual([tide.id])
})

test('texts are changed in one language, references are told by name, items are added and removed by what they are', async () => {
  const { begin, whole, change, preview, read, addTechnique, artistId, artist } = await openDesk()
  await addTechnique('etching')
  const { id } = await begin({ ...whole, colors: ['red'] })

  await change([id], { field: 'title', locale: 'fr', act: 'set', value: ' Jusant ' })
  await change([id], { field: 'title', locale: 'cn', act: 'clear' })
  await change([id], { field: 'colors', act: 'add', value: ['blue', 'red'] })
  expect((await read(id)).draft).toEqual({
    ...whole,
    title: { en: 'Low tide', fr: 'Jusant' },
    colors: ['red', 'blue'],
  })
  await change([id], { field: 'colors', act: 'remove', value: ['red'] })
  expect((await read(id)).draft).toMatchObject({ colors: ['blue'] })

  expect(await preview([id], { field: 'technique', act: 'set', value: 'etching' })).toMatchObject({
    things: [{ places: [{ was: 'oil-on-canvas', becomes: 'etching' }] }],
    names: { 'techniques/etching': { en: 'etching' }, 'techniques/oil-on-canvas': { en: 'oil on canvas' } },
  })
  await change([artistId], { field: 'awards', act: 'add', value: [{ year: 1999, title: { en: 'Prize' } }] }, 'artists')
  await change([artistId], { field: 'groups', act: 'add', value: ['featured'] }, 'artists')
  // An award of that year, whatever it is called.
  const removed = await change([artistId], { field: 'awards', act: 'remove', value: [{ year: 1999 }] }, 'artists')
  expect(removed.things[0]?.places).toEqual([{ place: 'awards', was: 1, becomes: 0 }])
  expect(await read(artistId, 'artists')).toMatchObject({
    ...{ key: artist, draft: { groups: ['gallery', 'featured'] }, state: 'changed' },
  })
})

test('what would newly keep a thing from visitors is left as it is, with the reason', async () => {
  const { begin, whole, change, read } = await openDesk()
  const original = await begin()
  const print = await begin({ ...whole, kind: 'print' })
  const onRequest = await begin({ ...whole, is_price_on_request: true })
  const ids = [original.id, print.id, onRequest.id]

  const sized = await change(ids, { field: 'edition_size', act: 'set', value: 50 })
  expect(outcomes(sized)).toEqual(['refused', 'changed', 'refused'])
  expect(sized.things[0]?.errors).toEqual({ edition_size: ['This does not go with what another field says.'] })
  expect(outcomes(await change(ids, { field: 'category', act: 'clear' }))).toEqual(['refused', 'refused', 'refused'])
  expect(outcomes(await change(ids, { field: 'price', act: 'clear' }))).toEqual(['refused', 'refused', 'changed'])
  expect(await read(original.id)).toEqual(original)
})

test('what has another version by then is left out and told, and so is what has gone', async () => {
  const { begin, whole, save, preview, apply, read, editor } = await openDesk()
  const [one, other, third] = [await begin(), await begin(), await begin()]
  const wish = { field: 'year', act: 'set', value: 1990 } as const
  const seen = await preview([one.id, other.id, third.id, 99_999], wish)
  await save(other, { ...whole, height: 10 })
  await editor.call('DELETE /editor/{kind}/{id}', {
    params: { kind: 'artworks', id: third.id },
    query: { version: third.version },
  })

  expect(outcomes(seen)).toEqual(['changed', 'changed', 'changed', 'gone'])
  expect(outcomes(await apply(seen, wish))).toEqual(['changed', 'newer', 'gone'])
  expect((await read(other.id)).draft).toEqual({ ...whole, height: 10 })
})

test('one undo takes all of it back, is told once it is done, and can be undone', async () => {
  const { begin, whole, change, undo, read, save, editor } = await openDesk()
  const [one, other] = [await begin(), await begin({ ...whole, price: 90 })]
  const { bulk } = await change([one.id, other.id], { field: 'price', act: 'set', value: 500 })
  // Within the same half an hour by the same person: the entry of the change stays as it is.
  await save(await read(other.id), { ...whole, price: 500, height: 10 })

  const undone = await undo(bulk)
  expect(undone.things).toMatchObject([
    { outcome: 'changed', places: [{ place: 'price', was: 500, becomes: 1200 }], left: [] },
    { outcome: 'changed', places: [{ place: 'price', was: 500, becomes: 90 }], left: [] },
  ])
  expect((await read(other.id)).draft).toEqual({ ...whole, price: 90, height: 10 })
  expect(await undo(bulk)).toMatchObject({ bulk: null, things: [{ outcome: 'same' }, { outcome: 'same' }] })

  await undo(undone.bulk)
  expect((await read(one.id)).draft).toEqual({ ...whole, price: 500 })
  const { changes } = await editor.call('GET /editor/{kind}/changes', { params: { kind: 'artworks' } })
  expect(changes).toMatchObject([
    { undoes: undone.bulk, is_undone: false, count: 2 },
    { undoes: bulk, is_undone: true },
    { bulk, actor: 'Edith', asked: [{ field: 'price', act: 'set' }], undoes: null, is_undone: true },
  ])
})

test('an undo leaves what somebody has written since, and tells where', async () => {
  const { begin, whole, change, undo, read, save, logIn } = await openDesk()
  const otto = await logIn({ scope: ['editor'] })
  const { id } = await begin()
  const { bulk } = await change([id], { field: 'price', act: 'set', value: 500 })
  await save(await read(id), { ...whole, price: 777 }, otto.call)

  expect((await undo(bulk)).things).toMatchObject([{ outcome: 'newer', left: ['price'], places: [] }])
  expect((await read(id)).draft).toEqual({ ...whole, price: 777 })
})

test('of two who take it back at once, one does', async () => {
  const { begin, change, undo, read } = await openDesk()
  const { id } = await begin()
  const { bulk } = await change([id], { field: 'price', act: 'set', value: 500 })

  const both = await Promise.all([undo(bulk), undo(bulk)])

  expect(both.map(({ bulk: made }) => made === null).toSorted()).toEqual([false, true])
  expect(await read(id)).toMatchObject({ version: 3, draft: { price: 1200 } })
})

const soundly = { preview: true, ids: [1] }
const set = (field: string, value?: unknown, more = {}) => ({
  ...soundly,
  changes: [{ field, act: 'set', value, ...more }],
})
const BAD: [body: object, fields: string[]][] = [
  [{}, ['preview']],
  [{ preview: true, ids: [1] }, ['changes']],
  [{ ...{ preview: true, ids: [1] }, show: 'publish', changes: [{ field: 'price', act: 'clear' }] }, ['show']],
  [{ preview: true, ids: [1], show: 'sell' }, ['show']],
  [{ preview: true, show: 'hide' }, ['ids']],
  [{ preview: false, show: 'hide' }, ['seen']],
  [{ preview: true, changes: [{ field: 'price', act: 'clear' }] }, ['ids']],
  [{ ...soundly, query: {}, changes: [{ field: 'price', act: 'clear' }] }, ['ids']],
  [{ ...soundly, preview: false, changes: [{ field: 'price', act: 'clear' }] }, ['seen']],
  [{ ...soundly, changes: [] }, ['changes']],
  [{ preview: true, ids: Array.from({ length: 5001 }, (_, at) => at + 1), changes: [] }, ['ids', 'changes']],
  [{ preview: true, ids: [0, -1, 'x'], changes: [{ field: 'price', act: 'clear' }] }, ['ids.0', 'ids.1', 'ids.2']],
  [set('nothing', 1), ['changes.0.field']],
  [set('__proto__', 1), ['changes.0.field']],
  [set('price'), ['changes.0.value']],
  [set('price', 'dear'), ['changes.0.value']],
  [set('price', -1), ['changes.0.value']],
  [set('price', 1, { locale: 'fr' }), ['changes.0.locale']],
  [set('title', 'Ebb'), ['changes.0.locale', 'changes.0.value']],
  [set('title', 'a'.repeat(201), { locale: 'fr' }), ['changes.0.value']],
  [set('title', 'a\u0000', { locale: 'fr' }), ['changes.0.value']],
  [set('title', '  ', { locale: 'fr' }), ['changes.0.value']],
  [set('title', 'Ebb', { locale: 'xx' }), ['changes.0.locale']],
  [set('slug', 'the-same'), ['changes.0.act']],
  [set('inventory_number', 'A1'), ['changes.0.act']],
  [set('category', 'nowhere'), ['changes.0.value']],
  [set('pictures', [{ file: 'pictures/none.jpg' }]), ['changes.0.value']],
  [set('pictures', [{ alt: { en: 1 } }]), ['changes.0.value.0.alt.en']],
  [{ ...soundly, changes: [{ field: 'price', act: 'add', value: [1] }] }, ['changes.0.act', 'changes.0.value']],
  [{ ...soundly, changes: [{ field: 'colors', act: 'remove', value: 'red' }] }, ['changes.0.value']],
  [{ ...soundly, changes: [{ field: 'pictures', act: 'remove', value: [{}] }] }, ['changes.0.value']],
  [{ ...soundly, changes: [{ field: 'price', act: 'double' }] }, ['changes.0.act']],
]

test('what does not hold is refused, with the fields', async () => {
  const { app, editor } = await openEditorDesk()
  const headers = { authorization: `Bearer ${editor.token}` }
  const url = '/api/editor/artworks/changes'

  for (const [payload, fields] of BAD) {
    const reply = await app.inject({ method: 'POST', url, headers, payload })
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, fields])
  }
})

test('a list with too much in it is refused, and a change that is not there or of another kind is not found', async () => {
  const { db, begin, ask, change, undo, pool } = await openDesk()
  const { id } = await begin()
  const { bulk } = await change([id], { field: 'price', act: 'set', value: 500 })
  await pool.query(`INSERT INTO content (kind, id, key, version, draft)
    SELECT 'rooms', at, 'room-' || at, 1, '{}' FROM generate_series(1000, 6000) AS at`)

  const all = ask({ preview: true, query: {}, changes: [{ field: 'position', act: 'clear' }] }, 'rooms')
  await expect(all).rejects.toMatchObject({ status: 422, code: 'too-many-things' })
  await expect(undo(bulk, 'artists')).rejects.toMatchObject({ status: 404 })
  await expect(undo('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ status: 404 })
  await expect(undo('x')).rejects.toMatchObject({ status: 404 })
  expect(await db.selectFrom('content_bulks').select('id').execute()).toHaveLength(1)
})

test('the menu keeps the item that carries the prices', async () => {
  const { db, change } = await openDesk()
  const { id } = await db.selectFrom('content').select('id').where('kind', '=', 'menu').executeTakeFirstOrThrow()

  const { bulk, things } = await change([id], { field: 'items', act: 'clear' }, 'menu')

  expect([bulk, things[0]?.outcome, Object.keys(things[0]?.errors ?? {})]).toEqual([null, 'refused', ['items']])
})

test('many are published as the preview has told, what cannot be is told with its reason, and one undo takes all off again', async () => {
  const { begin, whole, save, publish, ask, undo, read, look, artist, logIn, editor } = await openDesk()
  const otto = await logIn({ scope: ['editor'] })
  const fresh = await begin({ ...whole, technique: undefined, title: { en: 'Fresh' } })
  const ready = await begin({ ...whole, title: { en: 'Ready' } })
  const seenBefore = await publish(await begin({ ...whole, title: { en: 'Seen before' } }))
  const changed = await save(seenBefore, { ...seenBefore.draft, price: 90 })
  const others = await begin({ ...whole, title: { en: 'Of another' } })
  const online = await publish(await begin({ ...whole, title: { en: 'Online' } }))
  const ids = [fresh.id, ready.id, changed.id, others.id, online.id, 99_999]

  const preview = await ask({ preview: true, ids, show: 'publish' })
  expect(outcomes(preview)).toEqual(['refused', 'changed', 'changed', 'changed', 'same', 'gone'])
  expect(preview.things[0]?.errors).toEqual({ technique: [expect.any(String)] })
  expect(preview.things[1]).toMatchObject({ state: 'draft', places: [] })
  expect(preview.things[2]).toMatchObject({ state: 'changed', places: [{ place: 'price', was: 1200, becomes: 90 }] })
  expect(await read(ready.id)).toEqual(ready)
  expect(await look('ready')).toBeNull()

  // Another editor writes in between: what they wrote is neither lost nor published unseen.
  const theirs = await save(others, { ...whole, title: { en: 'Of another' }, price: 777 }, otto.call)
  const done = await ask({ preview: false, seen: preview.things.flatMap(toSeen), show: 'publish' })
  expect(outcomes(done)).toEqual(['refused', 'changed', 'changed', 'newer', 'same'])
  expect(await read(others.id)).toEqual(theirs)
  expect(await look('ready')).toMatchObject({ artist: { slug: artist } })
  expect(await look('seen-before')).toMatchObject({ final_price: 90 })
  const { changes } = await editor.call('GET /editor/{kind}/changes', { params: { kind: 'artworks' } })
  expect(changes).toMatchObject([{ bulk: done.bulk, show: 'publish', asked: [], count: 2, is_undone: false }])

  // One is written again before it is taken back.
  await save(await read(ready.id), { ...whole, title: { en: 'Ready' }, price: 333 }, otto.call)
  const undone = await undo(done.bulk)
  expect(outcomes(undone)).toEqual(['changed', 'changed'])
  expect(await look('ready')).toBeNull()
  expect(await read(ready.id)).toMatchObject({ state: 'draft', published: null, languages: [], draft: { price: 333 } })
  expect(await look('seen-before')).toMatchObject({ final_price: 1200 })
  expect(await read(changed.id)).toMatchObject({ state: 'changed', draft: { price: 90 } })
  expect(outcomes(await undo(done.bulk))).toEqual(['same', 'same'])

  await undo(undone.bulk)
  expect(await look('ready')).toMatchObject({ final_price: 1200 })
})

test('what was published first and is held on to by then is hidden when that is taken back, and keeps who holds on', async () => {
  const { pool, begin, whole, ask, undo, read, look, logIn, artistId } = await openDesk()
  const loved = await begin({ ...whole, title: { en: 'Loved' } })
  const named = await begin({ ...whole, title: { en: 'Named' } })
  const done = await ask({
    preview: false,
    seen: [loved, named].map(({ id, version }) => ({ id, version })),
    show: 'publish',
  })
  const collector = await logIn({ scope: ['collector'] })
  await pool.query('INSERT INTO favourites (user_id, artwork_id) VALUES ($1, $2)', [collector.user.id, loved.id])
  await pool.query(`INSERT INTO content_links VALUES ('artists', $1, 'artworks', $2)`, [artistId, named.key])

  expect(outcomes(await undo(done.bulk))).toEqual(['changed', 'changed'])

  expect([(await read(loved.id)).state, (await read(named.id)).state]).toEqual(['hidden', 'hidden'])
  expect([await look('loved'), await look('named')]).toEqual([null, null])
  expect((await pool.query('SELECT FROM favourites')).rowCount).toBe(1)
})

test('what somebody has published since many were hidden stays theirs, and nothing sold comes back', async () => {
  const { begin, whole, publish, save, ask, undo, read, db, logIn } = await openDesk()
  const otto = await logIn({ scope: ['editor'] })
  const [one, other] = [await publish(await begin()), await publish(await begin())]
  const seen = [one, other].map(({ id, version }) => ({ id, version }))

  const done = await ask({ preview: false, seen, show: 'hide' })
  expect(outcomes(done)).toEqual(['changed', 'changed'])
  expect(await read(one.id)).toMatchObject({ state: 'hidden' })
  await publish(await save(await read(other.id), { ...whole, price: 50 }, otto.call), otto.call)
  await db.updateTable('artworks').set({ availability: 'sold' }).where('id', '=', one.id).execute()

  expect(outcomes(await undo(done.bulk))).toEqual(['changed', 'newer'])
  expect(await read(one.id)).toMatchObject({ state: 'published', availability: 'sold' })
  expect(await read(other.id)).toMatchObject({ state: 'published', published: { price: 50 } })
})

test('what visitors always need is not hidden, and why is said', async () => {
  const { ask, db } = await openDesk()
  const { id } = await db.selectFrom('content').select('id').where('kind', '=', 'menu').executeTakeFirstOrThrow()

  const { things } = await ask({ preview: true, ids: [id], show: 'hide' }, 'menu')

  expect(things).toMatchObject([{ outcome: 'refused', errors: { '': [expect.stringContaining('always need')] } }])
})
