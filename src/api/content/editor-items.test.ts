import { expect, test } from 'vitest'

import type { Availability } from '../../contract/catalogue/values.ts'
import { addOrder } from '../../testing/add-order.ts'
import { openEditorDesk } from '../../testing/open-editor-desk.ts'

const KIND = { kind: 'artworks' } as const

test('a work is begun, shown, changed, reverted and hidden, and visitors see each as it is said', async () => {
  const { begin, save, publish, look, whole, editor } = await openEditorDesk()
  const begun = await begin()
  expect(begun).toMatchObject({ key: 'low-tide', version: 1, state: 'draft', address: null, availability: null })
  expect(begun.names[`artists/${whole.artist}`]).toEqual({ en: 'Hélène Vasseur', cn: '海伦·瓦瑟' })
  expect(await look('low-tide')).toBeNull()

  const shown = await publish(begun)
  expect(shown).toMatchObject({ state: 'published', address: '/artwork/low-tide', availability: 'available' })
  const changed = await save(shown, { ...whole, title: { en: 'High tide' } })
  expect(changed).toMatchObject({ state: 'changed', lacks: ['fr', 'cn', 'picture'] })
  expect(await look('low-tide')).toMatchObject({ title: 'Low tide' })
  const params = { ...KIND, id: begun.id }
  const body = { version: changed.version }
  const { item: back } = await editor.call('POST /editor/{kind}/{id}/reversion', { params, body })
  expect(back).toMatchObject({ state: 'published', draft: whole })
  const { item: gone } = await editor.call('DELETE /editor/{kind}/{id}/publication', {
    params,
    query: { version: back.version },
  })
  expect(gone).toMatchObject({ state: 'hidden', address: null })
  expect(await look('low-tide')).toBeNull()
})

test('of two editors the one behind is told which fields differ, and nothing is written over', async () => {
  const { begin, save, whole, logIn } = await openEditorDesk()
  const otto = await logIn({ name: 'Otto', scope: ['editor'] })
  const begun = await begin()
  await save(begun, { ...whole, title: { ...whole.title, fr: 'Jusant' }, price: 9 })

  await expect(save(begun, { ...whole, title: { ...whole.title, en: 'Ebb' } }, otto.call)).rejects.toMatchObject({
    status: 409,
    code: 'content-changed',
    errors: { 'title.fr': [expect.any(String)], price: [expect.any(String)] },
  })
})

test('somebody who came in the middle of another’s sitting is told what became different since', async () => {
  const { begin, save, whole, logIn } = await openEditorDesk()
  const otto = await logIn({ name: 'Otto', scope: ['editor'] })
  const seen = await save(await begin(), { ...whole, year: 1990 })
  await save(seen, { ...whole, year: 1990, depth: 4 })

  const refusal = save(seen, { ...whole, year: 1990, price: 7 }, otto.call)

  await expect(refusal).rejects.toMatchObject({ status: 409 })
  expect(Object.keys(await refusal.catch((error) => error.errors))).toEqual(['depth'])
})

test('a save that changes nothing takes no version, and one whose answer was lost is no conflict', async () => {
  const { begin, save, whole } = await openEditorDesk()
  const begun = await begin()

  expect((await save(begun, whole)).version).toBe(1)
  const next = { ...whole, title: { en: 'Ebb' } }
  expect((await save(begun, next)).version).toBe(2)
  expect((await save(begun, next)).version).toBe(2)
})

test('of many saves of one version at once exactly one wins', async () => {
  const { begin, save, whole } = await openEditorDesk()
  const begun = await begin()

  const saves = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => save(begun, { ...whole, year: 1900 + at })),
  )

  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('of two who publish works under one number at once, one is told that it is taken, loses nothing, and has the next', async () => {
  const { begin, save, publish, editor, whole, logIn } = await openEditorDesk()
  const otto = await logIn({ scope: ['editor'] })
  const numbers = await Promise.all([editor, otto].map(({ call }) => call('GET /editor/numbers/next')))
  expect(numbers.map(({ number }) => number)).toEqual(['0001', '0001'])
  const works = [
    await begin({ ...whole, inventory_number: '0001' }),
    await begin({ ...whole, title: { en: 'Ebb' }, inventory_number: '0001' }),
  ]

  const tried = await Promise.allSettled([publish(works[0]!), publish(works[1]!, otto.call)])

  const at = tried.findIndex(({ status }) => status === 'rejected')
  expect(tried[1 - at]).toMatchObject({ status: 'fulfilled' })
  expect(tried[at]).toMatchObject({ reason: { status: 422, errors: { inventory_number: [expect.any(String)] } } })
  const { item } = await editor.call('GET /editor/{kind}/{id}', { params: { ...KIND, id: works[at]!.id } })
  expect(item).toEqual(works[at])
  const { number } = await editor.call('GET /editor/numbers/next')
  expect(number).toBe('0002')
  expect((await publish(await save(item, { ...item.draft, inventory_number: number }))).state).toBe('published')
})

test('a copy has everything but slug, number and key', async () => {
  const { begin, save, publish, editor, whole } = await openEditorDesk()
  const { id } = await begin({ ...whole, slug: 'ebb', inventory_number: 'CM-0007' })

  const { item } = await editor.call('POST /editor/{kind}', { params: KIND, body: { copy_of: id } })

  expect(item).toMatchObject({ key: 'untitled', state: 'draft', version: 1 })
  const title = { en: 'Low tide (copy)', fr: 'Marée basse (copie)', cn: '退潮（副本）' }
  expect(item.draft).toEqual({ ...whole, title })
  // A copy has no title of its own yet: its address is made of the one that it is published under.
  const renamed = await save(item, { ...item.draft, title: { en: 'Blue tide' } })
  expect((await publish(renamed)).key).toBe('blue-tide')
  const none = editor.call('POST /editor/{kind}', { params: KIND, body: { copy_of: 9999 } })
  await expect(none).rejects.toMatchObject({ status: 404 })
})

test('what is removed lies in the trash and comes back as a draft under its id and key, once', async () => {
  const { begin, publish, editor, whole, look } = await openEditorDesk()
  const work = await publish(await begin())
  const params = { ...KIND, id: work.id }
  const remove = (version: number) => editor.call('DELETE /editor/{kind}/{id}', { params, query: { version } })
  await expect(remove(1)).rejects.toMatchObject({ status: 409 })
  expect(await remove(work.version)).toEqual({ outcome: 'removed' })
  expect(await look('low-tide')).toBeNull()

  const { removed } = await editor.call('GET /editor/{kind}/trash', { params: KIND })
  expect(removed).toMatchObject([{ id: work.id, key: 'low-tide', title: whole.title, actor: 'Edith' }])
  const backs = await Promise.allSettled([1, 2, 3].map(() => editor.call('POST /editor/{kind}/trash/{id}', { params })))
  expect(backs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  const { item } = await editor.call('GET /editor/{kind}/{id}', { params })
  expect(item).toMatchObject({ id: work.id, key: 'low-tide', state: 'draft', version: 4, draft: whole })
  expect((await editor.call('GET /editor/{kind}/trash', { params: KIND })).removed).toEqual([])
  expect(await look('low-tide')).toBeNull()
})

test('what was removed does not come back in the place of another', async () => {
  const { begin, editor } = await openEditorDesk()
  const work = await begin()
  const params = { ...KIND, id: work.id }
  await editor.call('DELETE /editor/{kind}/{id}', { params, query: { version: 1 } })
  await begin()

  await expect(editor.call('POST /editor/{kind}/trash/{id}', { params })).rejects.toMatchObject({
    status: 409,
    code: 'content-changed',
  })
})

test('a category that a mere draft names is in use, and a work that was ordered is hidden instead', async () => {
  const { begin, publish, editor, whole, db } = await openEditorDesk()
  const category = await begin({ name: { en: 'Collage' } }, 'categories')
  const work = await begin({ ...whole, category: category.key })
  const params = { kind: 'categories', id: category.id } as const
  const remove = () => editor.call('DELETE /editor/{kind}/{id}', { params, query: { version: category.version } })
  await expect(remove()).rejects.toMatchObject({ status: 409, code: 'content-in-use' })

  const sold = await publish(await begin())
  await addOrder(db, { artworks: [sold.id] })
  const outcome = await editor.call('DELETE /editor/{kind}/{id}', {
    params: { ...KIND, id: sold.id },
    query: { version: sold.version },
  })
  expect(outcome).toEqual({ outcome: 'hidden' })
  expect(work.draft.category).toBe(category.key)
})

test('a draft of long texts in three languages is taken, one beyond measure is not', async () => {
  const { begin, save, whole } = await openEditorDesk()
  const begun = await begin()
  const about = { en: 'a'.repeat(20_000), fr: 'é'.repeat(20_000), cn: '潮'.repeat(20_000) }

  expect((await save(begun, { ...whole, about })).version).toBe(2)
  await expect(save(begun, { ...whole, about: { en: 'a'.repeat(1_100_000) } })).rejects.toMatchObject({ status: 413 })
})

test('what was begun without a title is known by the one that it has when it is published, unless others name it', async () => {
  const { begin, publish, editor, whole, look } = await openEditorDesk()
  const begun = await begin({})
  expect(begun.key).toBe('untitled')
  const params = { ...KIND, id: begun.id }
  const { item } = await editor.call('PUT /editor/{kind}/{id}/draft', {
    params,
    body: { version: begun.version, draft: whole },
  })
  expect(await publish(item)).toMatchObject({ key: 'low-tide', address: '/artwork/low-tide' })
  expect(await look('low-tide')).not.toBeNull()

  const series = await begin({}, 'series')
  const work = await begin({ ...whole, series: series.key })
  const { item: titled } = await editor.call('PUT /editor/{kind}/{id}/draft', {
    params: { kind: 'series', id: series.id },
    body: { version: series.version, draft: { title: { en: 'Tides' }, artist: whole.artist } },
  })
  const { item: shown } = await editor.call('POST /editor/{kind}/{id}/publication', {
    params: { kind: 'series', id: series.id },
    body: { version: titled.version },
  })
  expect(shown).toMatchObject({ key: 'untitled', state: 'published' })
  expect(await publish(work)).toMatchObject({ state: 'published' })
})

test('no two works that visitors have seen carry one inventory number, however they come at once', async () => {
  const { begin, publish, whole } = await openEditorDesk()
  const numbered = { ...whole, inventory_number: 'CM-0007' }
  const works = [await begin(numbered), await begin(numbered), await begin(numbered)]
  const outcomes = await Promise.allSettled(works.map((work) => publish(work)))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  const refused = outcomes.find((one) => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({ status: 422, errors: { inventory_number: [expect.any(String)] } })
  const first = outcomes.find((one) => one.status === 'fulfilled')
  await expect(publish(first!.value)).resolves.toMatchObject({ state: 'published' })
})

test('staff say whether a work can be bought; what a collector has bought stays sold, and nobody is overruled unseen', async () => {
  const { begin, publish, editor, look, db } = await openEditorDesk()
  const { id } = await publish(await begin())
  const say = async (availability: Availability, seen: Availability) =>
    (await editor.call('PUT /editor/artworks/{id}/availability', { params: { id }, body: { availability, seen } })).item
      .availability
  expect(await say('reserved', 'available')).toBe('reserved')
  expect(await look('low-tide')).toMatchObject({ availability: 'reserved' })
  await expect(say('sold', 'available')).rejects.toMatchObject({ status: 409, code: 'content-changed' })
  expect(await say('available', 'reserved')).toBe('available')

  const order = await addOrder(db, { artworks: [id] })
  await db
    .insertInto('artwork_copies')
    .values({ artwork_id: id, copy: 1, order_id: order, sold_at: new Date() })
    .onConflict((conflict) => conflict.columns(['artwork_id', 'copy']).doUpdateSet({ sold_at: new Date() }))
    .execute()
  await expect(say('reserved', 'available')).rejects.toMatchObject({ status: 409, code: 'artwork-sold' })
  expect(await say('sold', 'available')).toBe('sold')
  const nothing = editor.call('PUT /editor/artworks/{id}/availability', {
    params: { id: 9999 },
    body: { availability: 'sold', seen: 'available' },
  })
  await expect(nothing).rejects.toMatchObject({ status: 404 })
})

test('terms that were written on the way are published with what names them; an artist is not', async () => {
  const { begin, publish, whole, call } = await openEditorDesk()
  const technique = await begin({ name: { en: 'Tempera' } }, 'techniques')
  const artist = await begin({ name: { en: 'Nora Quist' }, type: 'painting' }, 'artists')

  const shown = await publish(await begin({ ...whole, technique: technique.key }))
  expect(shown.state).toBe('published')
  const { artwork } = await call('GET /artworks/{slug}', { params: { slug: shown.key } })
  expect(artwork.technique.name).toBe('Tempera')

  const unready = await begin({ ...whole, title: { en: 'Another' }, artist: artist.key })
  await expect(publish(unready)).rejects.toMatchObject({
    ...{ status: 422, errors: { artist: ['This is still a draft. Publish it first.'] } },
  })
})
