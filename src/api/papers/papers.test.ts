import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { LOCALES } from '../../contract/locale.ts'
import { LABEL_FORMATS, MOST_WORKS } from '../../contract/papers/values.ts'
import { addPicture, originalPath } from '../../domain/media/index.ts'
import { forgetSheets } from '../../domain/papers/index.ts'
import { openPaperDesk } from '../../testing/open-paper-desk.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { paintPicture } from '../../testing/paint-picture.ts'

type Desk = Awaited<ReturnType<typeof openPaperDesk>>

/** Hangs a picture in the first place of a work. */
async function hang({ db, files }: Desk, artworkId: number, width: number, height: number) {
  const bytes = await paintPicture(width, height, `#${width.toString(16).padStart(6, '0').slice(-6)}`)
    .jpeg()
    .toBuffer()
  const picture = await addPicture(db, files, bytes)
  await db
    .insertInto('artwork_pictures')
    .values({ artwork_id: artworkId, position: 0, picture_id: picture.id, alt: { en: 'A work' } })
    .execute()
  return picture
}

test('a tear sheet says what the work is, in every language, and is the same whenever it is drawn', async () => {
  const desk = await openPaperDesk()
  const { ask, read, addArtwork, db, files, fetchFile } = desk
  const { id, slug } = await addArtwork({ about: { en: 'See [the sea](/artworks), it says.' } })
  await hang(desk, id, 900, 400)
  const titles = { en: 'Low tide, 2024', fr: 'Marée basse, 2024', cn: '《退潮》, 2024' }
  for (const locale of LOCALES) {
    const paper = await ask({ works: [id], locale })
    expect(paper).toMatchObject({ state: 'waiting', kind: 'tear-sheet', locale })
    const { text, pages } = await read(paper.id)
    expect(pages).toBe(1)
    const spaced = (words: string) => words.replaceAll(' ', '')
    expect(spaced(text)).toContain(spaced(titles[locale]).replace(',', locale === 'cn' ? '，' : ','))
    for (const words of ['80 × 60 cm', 'oil on canvas', '14 rue des Tilleuls', `/artwork/${slug}`]) {
      expect(text).toContain(words)
    }
  }
  const paper = await ask({ works: [id] })
  const first = await read(paper.id)
  expect(first.text).toContain('See the sea, it says.')
  expect(first.text).toContain('€1,200')
  expect((await fetchFile(paper.id)).headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/"tear-sheet-low-tide-\d{4}-\d\d-\d\d\.pdf"/),
  })
  // What has changed since is on another paper; a file that is lost is drawn anew, to the byte.
  await db.updateTable('artworks').set({ price: 999_900 }).execute()
  await files.remove(`papers/sheets/${paper.id}.pdf`)
  expect(Buffer.compare((await fetchFile(paper.id)).rawPayload, first.bytes)).toBe(0)
  expect((await read((await ask({ works: [id] })).id)).text).toContain('€9,999')
})

test('a price list has its works in order, and tells no price that is not to be told', async () => {
  const { ask, read, addArtwork, db } = await openPaperDesk()
  const works = [
    await addArtwork({ title: { en: 'Third comes first' }, price: 345_600 }),
    await addArtwork({ title: { en: 'Sold one' }, availability: 'sold', price: 777_700 }),
    await addArtwork({ title: { en: 'Asked for' }, is_price_on_request: true, price: 888_800 }),
    await addArtwork({ title: { en: 'Hidden one' } }),
  ].toReversed()
  const ids = works.map(({ id }) => id)
  await db
    .updateTable('artworks')
    .set({ published_at: null })
    .where('id', '=', ids[0] as number)
    .execute()
  const priced = (await read((await ask({ kind: 'price-list', works: ids })).id)).text
  const names = ['Hidden one', 'Asked for', 'Sold one', 'Third comes first']
  expect(names.map((name) => priced.indexOf(name))).toEqual(
    names.map((name) => priced.indexOf(name)).toSorted((a, b) => a - b),
  )
  for (const words of ['Price list', '€3,456', 'Price on Request', 'Sold', ...names]) expect(priced).toContain(words)
  expect(priced).not.toMatch(/7,777|8,888/)

  const plain = (await read((await ask({ kind: 'price-list', works: ids, prices: false })).id)).text
  expect(plain).toContain('List of works')
  expect(plain).not.toMatch(/€|on Request/)
})

test('a list with a hundred works goes over pages and loses none', async () => {
  const { ask, read, addArtwork } = await openPaperDesk()
  const ids: number[] = []
  for (let at = 0; at < 100; at++) ids.push((await addArtwork({ title: { en: `Work ${at} of many` } })).id)
  const { text, pages } = await read((await ask({ kind: 'price-list', works: ids })).id)
  expect(pages).toBeGreaterThan(5)
  for (let at = 0; at < 100; at++) expect(text).toContain(`${at + 1} Hélène Vasseur Work ${at} of many`)
})

test('labels fit on every sheet, begin where it is said, and come in each language', async () => {
  const { ask, read, addArtwork } = await openPaperDesk()
  const long = 'A title that does not end '.repeat(7).trim()
  const ids = [(await addArtwork()).id, (await addArtwork({ title: { en: long } })).id]
  for (const format of LABEL_FORMATS) {
    const { text, pages } = await read((await ask({ kind: 'labels', works: ids, format })).id)
    expect(pages).toBe(1)
    expect(text).toContain('Low tide, 2024')
    expect(text).toContain('A title that does not end')
  }
  const every = await read((await ask({ kind: 'labels', works: ids.slice(0, 1), every_language: true })).id)
  for (const title of ['Low tide', 'Marée basse', '退潮']) expect(every.text).toContain(title)
  const last = await ask({ kind: 'labels', works: ids, first: 21 })
  expect((await read(last.id)).pages).toBe(2)
  expect(await outcomeOf(ask({ kind: 'labels', works: ids, format: 'a4-8', first: 9 }))).toBe('422 validation-failed')
})

test('a curriculum says all that the artist’s page does, over as many pages as it needs', async () => {
  const { ask, read, addArtist } = await openPaperDesk()
  const biography = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ')
  const { id } = await addArtist({
    ...{ name: { en: 'Ada Voss' }, born: 1962, biography: { en: biography } },
    education: [{ year: 1984, title: { en: 'École des arts' } }],
    shows: [{ year: 2001, title: { en: 'First show' } }],
  })
  const { text, pages } = await read((await ask({ kind: 'cv', artist: id })).id)
  expect(pages).toBeGreaterThan(1)
  // Between two pages stands the foot of the first.
  expect(text.match(/word\d+/g)?.join(' ')).toBe(biography)
  for (const words of ['Ada Voss', 'born 1962', '1984 École des arts', '2001 First show']) {
    expect(text).toContain(words)
  }
  expect(await outcomeOf(ask({ kind: 'cv' }))).toBe('422 validation-failed')
  expect(await outcomeOf(ask({ kind: 'cv', artist: 999_999 }))).toBe('422 validation-failed')
})

test('papers for customs say to whom an order goes and what it is worth without VAT; only those who sell get them', async () => {
  const desk = await openPaperDesk()
  const { buyer, addArtwork, sales, editor, read, db } = desk
  const ada = await buyer({ name: 'Grace Hopper' })
  const order = await ada.buy([(await addArtwork({ weight: 6400 })).id])
  const body = { key: randomUUID(), kind: 'pro-forma' as const, locale: 'fr' as const, order: order.number }
  const { paper } = await sales.call('POST /sales/papers/customs', { body: { ...body, reason: 'exhibition' } })
  const { text } = await read(paper.id, sales.token)
  const { billing_address } = await db.selectFrom('orders').select('billing_address').executeTakeFirstOrThrow()
  for (const words of [
    'Facture pro forma',
    'ni une facture fiscale',
    `PF-${order.number}`,
    billing_address.name,
    '9701',
  ]) {
    expect(text).toContain(words)
  }
  const { price, vat } = await db.selectFrom('order_lines').select(['price', 'vat']).executeTakeFirstOrThrow()
  expect(text.replaceAll(/[\s\u00a0]/g, '')).toContain(((price - vat) / 100).toFixed(2).replace('.', ','))
  expect(text).toContain('6,4 kg')

  const packing = await sales.call('POST /sales/papers/customs', {
    body: { ...body, key: randomUUID(), kind: 'packing-list', packages: 2, gross_weight: 12.5 },
  })
  const packed = (await read(packing.paper.id, sales.token)).text
  expect(packed).toContain('Liste de colisage')
  expect(packed).toContain('12,5 kg')
  expect(packed).not.toContain('€')

  expect(await outcomeOf(editor.call('POST /sales/papers/customs', { body }))).toBe('403 forbidden')
  const unknown = { ...body, key: randomUUID(), order: 'NONE-1' }
  expect(await outcomeOf(sales.call('POST /sales/papers/customs', { body: unknown }))).toBe('404 not-found')
  // Nobody has what somebody else has asked for, however they came by its id.
  expect((await desk.fetchFile(paper.id, editor.token)).statusCode).toBe(404)
  expect((await desk.fetchFile(paper.id, (await desk.logIn()).token)).statusCode).toBe(403)
})

test('a condition report has what was seen and every picture; one that cannot be read is left out', async () => {
  const desk = await openPaperDesk()
  const { addArtwork, sales, read, files } = desk
  const { id } = await addArtwork()
  const picture = await hang(desk, id, 500, 700)
  const body = {
    ...{ key: randomUUID(), locale: 'en' as const, work: id, day: '2026-11-17', inspector: 'Mara Lund' },
    ...{ condition: 'good' as const, remarks: 'A scratch of two millimetres, lower left.\nOtherwise clean.' },
  }
  const { paper } = await sales.call('POST /sales/papers/condition', { body })
  const { text, bytes } = await read(paper.id, sales.token)
  for (const words of [
    'Condition report',
    'Low tide, 2024',
    '17 November 2026',
    'Mara Lund',
    'A scratch of two',
    '1 · Front',
  ])
    expect(text).toContain(words)

  await files.put(originalPath({ hash: picture.hash, extension: 'jpg' }), Buffer.from('no picture'))
  const again = await sales.call('POST /sales/papers/condition', { body: { ...body, key: randomUUID() } })
  const without = await read(again.paper.id, sales.token)
  expect(without.text).not.toContain('1 · Front')
  expect(without.bytes.length).toBeLessThan(bytes.length)
  const wrong = { ...body, key: randomUUID(), photographs: ['pictures/none.jpg'] }
  expect(await outcomeOf(sales.call('POST /sales/papers/condition', { body: wrong }))).toBe('422 validation-failed')
})

test('what cannot be drawn is refused with words, and the same press is the same paper', async () => {
  const { ask, addArtwork, db, editor } = await openPaperDesk()
  const { id } = await addArtwork()
  expect(await outcomeOf(ask({}))).toBe('422 no-works')
  expect(await outcomeOf(ask({ works: [] }))).toBe('422 validation-failed')
  expect(await outcomeOf(ask({ works: [id, 999_999] }))).toBe('422 validation-failed')
  expect(await outcomeOf(ask({ exhibition: 999_999 }))).toBe('422 no-works')
  const many: number[] = []
  for (let at = 0; at <= MOST_WORKS['tear-sheet']; at++) many.push((await addArtwork()).id)
  expect(await outcomeOf(ask({ works: many }))).toBe('422 too-many-works')

  const key = randomUUID()
  const papers = await Promise.all(Array.from({ length: 8 }, () => ask({ key, works: [id] })))
  expect(new Set(papers.map((paper) => paper.id)).size).toBe(1)
  expect(await db.selectFrom('sheets').select('id').execute()).toHaveLength(1)
  expect((await editor.call('GET /editor/papers')).papers).toHaveLength(1)
})

test('all of a list is taken in its order, less what was unticked; drafts are named', async () => {
  const { ask, read, editor, addArtist, addTechnique } = await openPaperDesk()
  const { slug: artist } = await addArtist()
  await addTechnique()
  const work = {
    artist,
    category: 'Painting',
    technique: 'oil-on-canvas',
    kind: 'original',
    height: 8,
    width: 6,
    price: 12,
  }
  const ids: number[] = []
  for (const title of ['Birch', 'Alder', 'Cedar']) {
    const params = { kind: 'artworks' as const }
    const { item } = await editor.call('POST /editor/{kind}', {
      params,
      body: { draft: { ...work, title: { en: title } } },
    })
    ids.push(item.id)
    if (title === 'Cedar') continue
    const body = { version: item.version }
    await editor.call('POST /editor/{kind}/{id}/publication', { params: { ...params, id: item.id }, body })
  }
  const list = { kind: 'price-list' as const, query: { sort: 'title' as const } }
  const draft = ids.at(-1) as number
  expect(await outcomeOf(ask(list))).toBe('422 validation-failed')
  const { text } = await read((await ask({ ...list, without: [draft] })).id)
  expect(text.indexOf('Alder')).toBeGreaterThan(0)
  expect(text.indexOf('Birch')).toBeGreaterThan(text.indexOf('Alder'))
})

test('papers are forgotten after a month, with their files, and with whom they name', async () => {
  const { ask, addArtwork, db, draw, fetchFile } = await openPaperDesk()
  const { id } = await addArtwork()
  const [old, young] = [await ask({ works: [id] }), await ask({ works: [id] })]
  await draw()
  const before = new Date(Date.now() - 31 * 86_400_000)
  await db.updateTable('sheets').set({ made_at: before }).where('id', '=', old.id).execute()
  await forgetSheets(db)
  expect((await fetchFile(old.id)).statusCode).toBe(404)
  expect((await fetchFile(young.id)).statusCode).toBe(200)
  const unclaimed = await db.selectFrom('unclaimed_files').select('key').execute()
  expect(unclaimed).toEqual([{ key: `papers/sheets/${old.id}.pdf` }])
})
