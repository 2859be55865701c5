import { randomUUID } from 'node:crypto'

import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import type { Call, CallInput } from '../../contract/client.ts'
import { MOST_WORKS } from '../../contract/collection/values.ts'
import { openSession } from '../../domain/accounts/index.ts'
import { issueCertificates } from '../../domain/certificates/index.ts'
import { forgetRemoved } from '../../domain/collection/index.ts'
import { paintJpeg, sendForm } from '../../testing/open-editor-desk.ts'
import { openShop } from '../../testing/open-shop.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { paintPicture } from '../../testing/paint-picture.ts'

type Described = Omit<CallInput<'POST /account/collection'>['body'], 'key'>

const LANDSCAPE: Described = {
  artist: 'Hélène Vasseur',
  title: 'Landscape with a mill',
  year: 'c. 1890',
  technique: 'Oil on canvas',
  dimensions: '46 × 61 cm',
  acquired_on: '1998-05-02',
  acquired_from: 'A sale in Lille',
  price: 4200.5,
  value: 9000,
  valued_on: '2025-03-01',
  place: 'Drawing room',
  notes: 'The frame was\nmended.',
}

const add = async (call: Call, work: Partial<Described> = {}, key: string = randomUUID()) =>
  (await call('POST /account/collection', { body: { ...LANDSCAPE, ...work, key } })).work

const fetchFile = (gallery: TestGallery, token: string, path: string) =>
  gallery.app.inject({ url: `/api/account/${path}`, headers: { authorization: `Bearer ${token}` } })

const sendPhoto = (gallery: TestGallery, token: string, id: string, bytes: Buffer) =>
  sendForm(gallery.app, bytes, { token, to: `/api/account/collection/${id}/photo` })

/** A shop in which somebody has bought a work that is certified. */
async function openWithBought() {
  const shop = await openShop()
  const { id } = await shop.addArtwork({ title: { en: 'Low tide', fr: 'Marée basse', cn: '退潮' } })
  const buyer = await shop.buyer({ name: 'Grace Hopper' })
  const order = await buyer.buy([id])
  await issueCertificates(shop.db)
  const read = async (call: Call = buyer.call) => call('GET /account/collection')
  const [work] = (await read()).works
  return { shop, buyer, order, read, work: work as NonNullable<typeof work> }
}

test('a work added by hand stands in its owner’s folder, is changed, and counts by its value or its price', async () => {
  const gallery = await openTestGallery()
  const { call } = await gallery.logIn()
  const key = randomUUID()

  const [first, again] = await Promise.all([add(call, {}, key), add(call, {}, key)])
  const bare = await add(call, { price: 10.1, value: null, valued_on: null })
  await add(call, { price: null, value: null, title: '无题' })

  expect(again?.id).toBe(first?.id)
  expect(first).toMatchObject({ ...LANDSCAPE, origin: 'added', version: 1, photo: null, certificate: null })
  expect(bare).toMatchObject({ value: null, valued_on: null })
  const all = await call('GET /account/collection')
  expect(all.works.map(({ title }) => title)).toEqual(['无题', LANDSCAPE.title, LANDSCAPE.title])
  expect(all.sum).toEqual({ value: 9010.1, unknown: 1 })

  const changed = await call('PUT /account/collection/{work}', {
    params: { work: bare.id },
    body: { title: 'Mill', value: 20, version: 1 },
  })
  expect(changed.work).toMatchObject({ title: 'Mill', artist: '', price: null, value: 20, version: 2 })
  expect(changed.work.valued_on).toMatch(/^20\d\d-/)
})

test('of two windows that change the same work, the second one is told, and a press sent twice is one', async () => {
  const gallery = await openTestGallery()
  const { call } = await gallery.logIn()
  const { id } = await add(call)
  const change = (title: string, version = 1) =>
    outcomeOf(call('PUT /account/collection/{work}', { params: { work: id }, body: { ...LANDSCAPE, title, version } }))

  const outcomes = await Promise.all([change('Mill'), change('Windmill')])
  expect(outcomes.toSorted()).toEqual(['409 collection-changed', 'done'])
  const [work] = (await call('GET /account/collection')).works
  expect(work?.version).toBe(2)
  expect(await change(work?.title ?? '')).toBe('done')
  expect((await call('GET /account/collection')).works[0]?.version).toBe(2)
})

test('what is taken out comes back within a day with its photograph, and is forgotten afterwards', async () => {
  const gallery = await openTestGallery()
  const { call, token } = await gallery.logIn()
  const { id } = await add(call)
  await sendPhoto(gallery, token, id, await paintJpeg())
  const params = { work: id }

  for (let twice = 0; twice < 2; twice++) await call('DELETE /account/collection/{work}', { params })
  expect((await call('GET /account/collection')).works).toEqual([])
  const change = { params, body: { title: 'Mill', version: 1 } }
  expect(await outcomeOf(call('PUT /account/collection/{work}', change))).toBe('404 not-found')
  expect((await fetchFile(gallery, token, `collection/${id}/photo`)).statusCode).toBe(404)

  await forgetRemoved(gallery.db, gallery.files)
  const { work } = await call('POST /account/collection/{work}/restoration', { params })
  expect(work).toMatchObject({ title: LANDSCAPE.title, photo: expect.any(String) })
  expect((await fetchFile(gallery, token, `collection/${id}/photo`)).statusCode).toBe(200)

  await call('DELETE /account/collection/{work}', { params })
  await gallery.pool.query("UPDATE collected_works SET removed_at = now() - interval '25 hours'")
  await forgetRemoved(gallery.db, gallery.files)
  expect(await outcomeOf(call('POST /account/collection/{work}/restoration', { params }))).toBe('404 not-found')
  expect(await gallery.files.find(`collections/${work.photo}.jpg`)).toBeUndefined()
})

test('an account keeps so many works and no more; what was taken out makes room first', async () => {
  const gallery = await openTestGallery()
  const { call, user } = await gallery.logIn()
  const { id } = await add(call)
  await gallery.pool.query(
    `INSERT INTO collected_works (user_id, key, artist, title, year, technique, dimensions, acquired_from, place, notes)
      SELECT $1, gen_random_uuid(), '', 'Print', '', '', '', '', '', '' FROM generate_series(3, $2)`,
    [user.id, MOST_WORKS],
  )

  const outcomes = await Promise.all([outcomeOf(add(call)), outcomeOf(add(call))])
  expect(outcomes.toSorted()).toEqual(['409 collection-full', 'done'])
  await call('DELETE /account/collection/{work}', { params: { work: id } })
  expect(await outcomeOf(add(call))).toBe('done')
  expect(await outcomeOf(add(call))).toBe('409 collection-full')
})

test('a photograph is made small, tells nothing of where it was taken, and is its owner’s alone', async () => {
  const gallery = await openTestGallery()
  const [ada, eve] = [await gallery.logIn(), await gallery.logIn()]
  const { id } = await add(ada.call)
  const taken = await paintPicture(2400, 600, '#884422')
    .withExif({ IFD0: { Make: 'CAMERA', ImageDescription: 'at home' } })
    .jpeg()
    .toBuffer()
  expect(taken.includes('CAMERA')).toBe(true)

  const sent = await sendPhoto(gallery, ada.token, id, taken)
  expect(sent.statusCode).toBe(201)
  const { work } = sent.json<{ work: { photo: string } }>()
  const photo = await fetchFile(gallery, ada.token, `collection/${id}/photo`)
  expect(photo.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  expect(photo.rawPayload.includes('CAMERA')).toBe(false)
  expect(photo.rawPayload.length).toBeLessThan(taken.length)

  // Neither by its work nor by the name of its file, nor as somebody else's.
  const tries = [
    await fetchFile(gallery, eve.token, `collection/${id}/photo`),
    await gallery.app.inject(`/api/account/collection/${id}/photo`),
    await gallery.app.inject(`/storage/collections/${work.photo}.jpg`),
    await gallery.app.inject(`/storage/pictures/${work.photo}/400.jpg`),
    await sendPhoto(gallery, eve.token, id, await paintJpeg()),
  ]
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 401, 404, 404, 404])

  await sendPhoto(gallery, ada.token, id, await paintJpeg())
  expect(await gallery.files.find(`collections/${work.photo}.jpg`)).toBeUndefined()
  await ada.call('DELETE /account/collection/{work}/photo', { params: { work: id } })
  expect((await fetchFile(gallery, ada.token, `collection/${id}/photo`)).statusCode).toBe(404)
  expect(await gallery.db.selectFrom('unclaimed_files').select('key').execute()).toEqual([])
})

test('what is no picture is refused and leaves nothing behind', async () => {
  const gallery = await openTestGallery()
  const { call, token } = await gallery.logIn()
  const { id } = await add(call)
  const whole = await paintJpeg()
  const refused = [
    Buffer.from('%PDF-1.7 and nothing else'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    whole.subarray(0, 40),
    await paintPicture(2000, 20, '#000').jpeg().toBuffer(),
    Buffer.alloc(0),
  ]
  for (const bytes of refused) {
    const { statusCode } = await sendPhoto(gallery, token, id, bytes)
    expect([415, 422]).toContain(statusCode)
  }
  expect(await gallery.db.selectFrom('unclaimed_files').select('key').execute()).toEqual([])
  expect((await call('GET /account/collection')).works[0]?.photo).toBe(null)
})

test('strangers reach nothing of somebody’s collection, whatever they ask for', async () => {
  const gallery = await openTestGallery()
  const [ada, eve] = [await gallery.logIn(), await gallery.logIn()]
  const { id, version } = await add(ada.call)
  const params = { work: id }
  const body = { ...LANDSCAPE, title: 'Mine now', version }

  const tries = [
    eve.call('PUT /account/collection/{work}', { params, body }),
    eve.call('DELETE /account/collection/{work}', { params }),
    eve.call('POST /account/collection/{work}/restoration', { params }),
    eve.call('DELETE /account/collection/{work}/photo', { params }),
  ]
  expect(await Promise.all(tries.map(outcomeOf))).toEqual(tries.map(() => '404 not-found'))
  expect(await outcomeOf(gallery.call('GET /account/collection'))).toBe('401 unauthenticated')
  expect((await eve.call('GET /account/collection')).works).toEqual([])
  expect((await fetchFile(gallery, eve.token, 'collection.csv')).body).not.toContain('mill')
  expect((await ada.call('GET /account/collection')).works).toMatchObject([{ title: LANDSCAPE.title }])
})

test('hostile words are refused by name or kept as they are, and never break anything', async () => {
  const gallery = await openTestGallery()
  const { call, token } = await gallery.logIn()
  const wrong = [
    ...[{ title: '' }, { title: ' ' }, { title: 'a\u0000b' }, { title: 'x'.repeat(301) }, { artist: 'two\nlines' }],
    ...[{ price: -1 }, { price: 0.001 }, { value: 1e12 }, { acquired_on: '0000-01-01' }, { acquired_on: '2026-02-30' }],
    ...[{ valued_on: '9999-12-31' }, { notes: 'x'.repeat(2001) }, { place: '\ud800' }],
  ]
  for (const one of wrong) expect(await outcomeOf(add(call, one)), JSON.stringify(one)).toBe('422 validation-failed')

  const strange = {
    title: '=HYPERLINK("http://evil.example")',
    artist: '<script>&',
    place: '𝕳 עברית 😀',
    notes: '@x\n"y"',
  }
  await add(call, strange)
  expect((await call('GET /account/collection')).works).toMatchObject([strange])
  const { body, headers } = await fetchFile(gallery, token, 'collection.csv?locale=fr')
  expect(headers['content-disposition']).toBe('attachment; filename="collection.csv"')
  expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(body).toContain(`"'@x\n""y"""`)
  expect(body.split('\r\n')[0]).toContain('Prix payé')
  expect((await fetchFile(gallery, token, 'collection.pdf')).statusCode).toBe(200)
})

test('a work bought here brings its price, day and papers; its owner adds a value, a place and notes', async () => {
  const { buyer, order, read, work } = await openWithBought()

  expect(work).toMatchObject({
    ...{ origin: 'certified', title: 'Low tide', version: 0, price: order.total, order: order.number, invoice: null },
    ...{ value: null, place: '', certificate: { number: work.id, is_offered: false } },
    acquired_on: expect.stringMatching(/^20\d\d-/),
  })
  const params = { certificate: work.id }
  const note = (body: CallInput<'PUT /account/certificates/{certificate}/notes'>['body']) =>
    outcomeOf(buyer.call('PUT /account/certificates/{certificate}/notes', { params, body }))
  expect(await note({ version: 0, value: 5000, valued_on: '2026-01-02', place: 'Bank', price: 1 })).toBe('done')
  expect(await note({ version: 0, value: 6000 })).toBe('409 collection-changed')
  expect(await note({ version: 1, value: 5000, valued_on: '2026-01-02', place: 'Safe', notes: 'Insured' })).toBe('done')

  const { works, sum } = await read()
  expect(works).toMatchObject([{ value: 5000, place: 'Safe', notes: 'Insured', price: order.total, version: 2 }])
  expect(sum).toEqual({ value: 5000, unknown: 0 })
})

test('whoever takes a work over gets nothing of what its former owner paid, said or noted, which is gone', async () => {
  const { shop, buyer, read, work } = await openWithBought()
  const params = { certificate: work.id }
  const eve = await shop.logIn()
  const body = { version: 0, value: 5000, place: 'Bank vault', notes: 'Aunt Mary must not know' }
  expect(await outcomeOf(eve.call('PUT /account/certificates/{certificate}/notes', { params, body }))).toBe(
    '404 not-found',
  )
  await buyer.call('PUT /account/certificates/{certificate}/notes', { params, body })
  const { token } = await buyer.call('POST /account/certificates/{certificate}/transfer', { params })
  await eve.call('POST /certificate-transfers/{token}', { params: { token } })

  expect((await read()).works).toEqual([])
  const [taken] = (await read(eve.call)).works
  expect(taken).toMatchObject({
    id: work.id,
    price: null,
    value: null,
    place: '',
    notes: '',
    order: null,
    invoice: null,
  })
  expect(taken).toMatchObject({ version: 0, acquired_from: '', acquired_on: expect.stringMatching(/^20\d\d-/) })
  expect(await shop.db.selectFrom('certificate_notes').selectAll().execute()).toEqual([])
  const told = await eve.call('PUT /account/certificates/{certificate}/notes', {
    params,
    body: { version: 0, price: 700 },
  })
  expect(told.work.price).toBe(700)
})

test('the paper names owner, works, values and their sum, is drawn the same again, and not endlessly', async () => {
  const { shop, buyer, work } = await openWithBought()
  const buyers = shop.db.selectFrom('users').select('id').where('name', '=', 'Grace Hopper')
  const token = await openSession(shop.db, (await buyers.executeTakeFirstOrThrow()).id)
  const { id } = await add(buyer.call)
  await sendPhoto(shop, token, id, await paintJpeg(300, 900))
  const draw = () => fetchFile(shop, token, 'collection.pdf?locale=fr')

  const [first, second] = [await draw(), await draw()]
  expect(first.headers).toMatchObject({ 'content-type': 'application/pdf' })
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(first.rawPayload)), { mergePages: true })
  for (const words of [
    'Collection de Grace Hopper',
    'Marée basse',
    work.id,
    'Landscape with a mill',
    'A sale in Lille',
  ]) {
    expect(text).toContain(words)
  }
  expect(text.replaceAll(/\s/g, ' ')).toContain('9 000,00 €')
  expect(text).not.toContain('mended')
  for (let more = 0; more < 4; more++) expect((await draw()).statusCode).toBe(200)
  expect((await draw()).statusCode).toBe(429)
})
