import { expect, test } from 'vitest'

import type { Doc } from '../../contract/content/fields.ts'
import { VIEWS } from '../../contract/content/kinds/artworks.ts'
import type { Locale } from '../../contract/locale.ts'
import { addOrder } from '../../testing/add-order.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { createPrintChoice, put } from '../../testing/write-content.ts'
import {
  createDraft,
  hide,
  publish,
  putContent,
  readHistory,
  removeContent,
  restore,
  saveDraft,
  setAvailability,
} from './index.ts'

const EDITOR = { name: 'Edith' }

/** An artist's work that nobody has published yet, and a way to look at it as visitors do. */
async function openWithDraft(draft: Doc = {}) {
  const gallery = await openTestGallery()
  const { slug: artist } = await gallery.addArtist()
  await gallery.addTechnique('oil-on-canvas')
  const whole = {
    artist,
    category: 'Painting',
    technique: 'oil-on-canvas',
    kind: 'original',
    title: { en: 'Low tide', fr: 'Marée basse', cn: '退潮' },
    height: 80,
    width: 60,
    price: 1200,
    ...draft,
  }
  const { id, key } = await createDraft(gallery.db, EDITOR, { kind: 'artworks', draft: whole })
  const work = { kind: 'artworks' as const, id }
  return { gallery, work, key, whole, look: (locale: 'en' | 'fr' | 'cn' = 'en') => lookAt(gallery, key, locale) }
}

const lookAt = async (gallery: TestGallery, slug: string, locale: 'en' | 'fr' | 'cn' = 'en') =>
  gallery
    .callIn(locale)('GET /artworks/{slug}', { params: { slug } })
    .then(
      ({ artwork }) => artwork,
      () => null,
    )

const firstEntryOf = async ({ db }: TestGallery, id: number) =>
  (await readHistory(db, 'artworks', id)).at(-1)?.id ?? expect.unreachable()

/** A picture that works can name. */
async function hangFile(gallery: TestGallery): Promise<void> {
  const hash = 'a'.repeat(32)
  await gallery.pool.query(
    `INSERT INTO pictures (hash, extension, width, height, bytes, thumbhash, palette, colors)
    VALUES ($1, 'png', 100, 100, 1, 'AAAA', '[{"color": "#aabbcc", "share": 1}]', '{blue}')`,
    [hash],
  )
  await putContent(gallery.db, EDITOR, 'media', 'a.png', { type: 'picture', hash, extension: 'png', bytes: 1 })
}

test('a draft may lack anything, even a title, and nobody sees it', async () => {
  const gallery = await openTestGallery()

  const { id, key, version } = await createDraft(gallery.db, EDITOR, { kind: 'artworks', draft: {} })

  expect([key, version, await lookAt(gallery, key)]).toEqual(['untitled', 1, null])
  await expect(publish(gallery.db, EDITOR, { kind: 'artworks', id })).rejects.toMatchObject({
    code: 'validation-failed',
    fields: { title: { word: 'required' }, artist: { word: 'required' }, height: { word: 'required' } },
  })
  expect(await lookAt(gallery, key)).toBeNull()
})

test('what is written after publication is unseen until it is published too', async () => {
  const { gallery, work, whole, look } = await openWithDraft()
  await publish(gallery.db, EDITOR, work)

  await saveDraft(gallery.db, EDITOR, { ...work, draft: { ...whole, title: { en: 'High tide' }, price: 9 } })
  expect(await look()).toMatchObject({ title: 'Low tide', final_price: 1200 })

  await publish(gallery.db, EDITOR, work)
  expect(await look()).toMatchObject({ title: 'High tide', final_price: 9 })
})

test('French and Chinese are published on their own, English before them', async () => {
  const { gallery, work, whole, look } = await openWithDraft()
  await expect(publish(gallery.db, EDITOR, { ...work, languages: ['fr'] })).rejects.toThrow('validation-failed')

  await publish(gallery.db, EDITOR, { ...work, languages: ['en'] })
  expect([(await look('fr'))?.title, (await look('cn'))?.title]).toEqual(['Low tide', 'Low tide'])

  await saveDraft(gallery.db, EDITOR, {
    ...work,
    draft: { ...whole, title: { en: 'Ebb', fr: 'Jusant', cn: '落潮' }, price: 7 },
  })
  await publish(gallery.db, EDITOR, { ...work, languages: ['fr'] })
  expect(await look('fr')).toMatchObject({ title: 'Jusant', final_price: 1200 })
  expect([(await look())?.title, (await look('cn'))?.title]).toEqual(['Low tide', 'Low tide'])
})

test('the words of a picture in another language stay unseen as well', async () => {
  const { gallery, work, whole, look } = await openWithDraft()
  await hangFile(gallery)
  const withAlt = (fr: string) => ({ ...whole, pictures: [{ file: 'a.png', alt: { en: 'A boat', fr } }] })
  await saveDraft(gallery.db, EDITOR, { ...work, draft: withAlt('Un bateau') })
  await publish(gallery.db, EDITOR, work)

  await saveDraft(gallery.db, EDITOR, { ...work, draft: withAlt('Une barque') })
  await publish(gallery.db, EDITOR, { ...work, languages: ['en'] })
  expect((await look('fr'))?.pictures[0]?.alt).toBe('Un bateau')
  await publish(gallery.db, EDITOR, { ...work, languages: ['fr'] })
  expect((await look('fr'))?.pictures[0]?.alt).toBe('Une barque')
})

test('a picture that nobody described is told by the title and the view, in each language; the document says nothing', async () => {
  const { gallery, work, whole, look } = await openWithDraft()
  await hangFile(gallery)
  const views = VIEWS.map((view) => ({ file: 'a.png', view }))
  await saveDraft(gallery.db, EDITOR, { ...work, draft: { ...whole, pictures: [...views, { file: 'a.png' }] } })
  const { published } = await publish(gallery.db, EDITOR, work)

  const altsIn = async (locale: Locale) => (await look(locale))?.pictures.map(({ alt }) => alt)
  expect(await altsIn('en')).toEqual([
    ...['Low tide', 'Low tide, detail', 'Low tide, the edge', 'Low tide, the back', 'Low tide, the signature'],
    ...['Low tide, in raking light', 'Low tide, framed', 'Low tide, in a room', 'Low tide, from the side'],
    // A further picture of which nobody has said from where.
    'Low tide, picture 10',
  ])
  expect((await altsIn('fr'))?.at(-1)).toBe('Marée basse, image 10')
  expect((await altsIn('cn'))?.at(-1)).toBe('退潮，图 10')
  expect(published?.pictures).toEqual([...views, { file: 'a.png' }])

  await saveDraft(gallery.db, EDITOR, {
    ...work,
    draft: { ...whole, title: { en: 'High tide' }, pictures: [{ file: 'a.png' }] },
  })
  await publish(gallery.db, EDITOR, work)
  expect((await look('en'))?.pictures[0]?.alt).toBe('High tide')
  expect((await look('fr'))?.pictures[0]?.alt).toBe('High tide')
})

test('marks around a whole title are the pages’ to put; the document keeps them, and so does a title that only has some inside', async () => {
  const { gallery, work, whole, look } = await openWithDraft({ title: { en: 'Low tide', cn: ' 《退潮》' } })
  const { published } = await publish(gallery.db, EDITOR, work)
  expect((await look('cn'))?.title).toBe('退潮')
  expect(published?.title).toMatchObject({ cn: '《退潮》' })

  const inside = { en: 'Low tide', cn: '《退潮》与《涨潮》' }
  await saveDraft(gallery.db, EDITOR, { ...work, draft: { ...whole, title: inside } })
  await publish(gallery.db, EDITOR, work)
  expect((await look('cn'))?.title).toBe(inside.cn)
})

test('what is described in one language is read in it by all: nothing is derived beside it', async () => {
  const { gallery, work, whole, look } = await openWithDraft()
  await hangFile(gallery)
  const pictures = [{ file: 'a.png', alt: { en: 'A boat' } }]
  const saved = await saveDraft(gallery.db, EDITOR, { ...work, draft: { ...whole, pictures } })
  await publish(gallery.db, EDITOR, work)

  expect(saved.draft.pictures).toEqual(pictures)
  expect((await look('fr'))?.pictures[0]?.alt).toBe('A boat')
})

test.each([
  ['artists', { name: { en: 'Ada', fr: 'Ada B.' }, type: 'painter' }],
  ['exhibitions', { title: { en: 'Tides' }, kind: 'solo', year: 2026 }],
  ['news', { title: { en: 'Open', fr: 'Ouvert' }, body: { en: 'Come.' } }],
  ['press', { title: { en: 'A word' }, kind: 'article', dated: '2026-01-01' }],
  ['pages', { title: { en: 'Visit' } }],
  [
    'rooms',
    {
      ...{ name: { en: 'Study' }, wall_left: 0, wall_top: 0, wall_width: 1, wall_height: 0.5 },
      ...{ picture_width_cm: 300, floor: 0.9 },
    },
  ],
] as const)('the picture of %s is told by what it is called', async (kind, doc) => {
  const gallery = await openTestGallery()
  await hangFile(gallery)
  await putContent(gallery.db, EDITOR, 'artist-types', 'painter', { name: { en: 'Painter' } })

  const item = await putContent(gallery.db, EDITOR, kind, 'one', { ...doc, picture: 'a.png' })

  const table = kind === 'press' ? 'presses' : kind
  const { rows } = await gallery.pool.query(`SELECT picture_alt FROM ${table} WHERE picture_id IS NOT NULL`)
  expect(rows[0]).toEqual({ picture_alt: 'name' in doc ? doc.name : doc.title })
  expect(item.published).not.toHaveProperty('picture_alt')
})

test('whoever writes over something newer is told so, and nothing is lost', async () => {
  const { gallery, work, whole } = await openWithDraft()
  const seen = await saveDraft(gallery.db, EDITOR, { ...work, version: 1, draft: { ...whole, year: 2020 } })

  await expect(
    saveDraft(gallery.db, EDITOR, { ...work, version: 1, draft: { ...whole, year: 1999 } }),
  ).rejects.toMatchObject({ code: 'content-changed' })

  expect(seen.version).toBe(2)
  expect((await readHistory(gallery.db, 'artworks', work.id))[0]).toMatchObject({ after: { draft: { year: 2020 } } })
})

test('of many who save at once each one is in the history, and one of those with a version wins', async () => {
  const { gallery, work, whole } = await openWithDraft()

  const saves = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) =>
      saveDraft(gallery.db, EDITOR, { ...work, version: 1, draft: { ...whole, year: 2000 + at } }),
    ),
  )

  expect(saves.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  expect((await readHistory(gallery.db, 'artworks', work.id)).map(({ version }) => version)).toEqual([2, 1])
})

test('every change tells who, before and after; every earlier form can be had back', async () => {
  const { gallery, work, whole, look } = await openWithDraft()
  await publish(gallery.db, EDITOR, work)
  await saveDraft(gallery.db, { name: 'Otto' }, { ...work, draft: { title: { en: 'All gone' } } })

  await restore(gallery.db, EDITOR, { ...work, entry: await firstEntryOf(gallery, work.id) })
  const { version } = await publish(gallery.db, EDITOR, work)

  expect(version).toBe(5)
  expect(await look()).toMatchObject({ title: 'Low tide', final_price: 1200 })
  const history = await readHistory(gallery.db, 'artworks', work.id)
  expect(history.map(({ act, actor }) => `${act} by ${actor}`)).toEqual([
    'published by Edith',
    'restored by Edith',
    'drafted by Otto',
    'published by Edith',
    'drafted by Edith',
  ])
  expect(history[2]).toMatchObject({ before: { draft: whole }, after: { draft: { title: { en: 'All gone' } } } })
  await expect(restore(gallery.db, EDITOR, { ...work, entry: 99_999 })).rejects.toMatchObject({ code: 'not-found' })
})

test('a sold work stays sold, whatever is written, restored or published', async () => {
  const { gallery, work, whole, look } = await openWithDraft()
  await publish(gallery.db, EDITOR, work)
  await setAvailability(gallery.db, { name: 'sale' }, work.id, 'sold')

  await saveDraft(gallery.db, EDITOR, { ...work, draft: { ...whole, price: 5 } })
  await publish(gallery.db, EDITOR, work, { availability: 'available' })
  await restore(gallery.db, EDITOR, { ...work, entry: await firstEntryOf(gallery, work.id) })
  await publish(gallery.db, EDITOR, work)

  expect(await look()).toMatchObject({ availability: 'sold', final_price: null })
})

test('a sale takes no version: whoever is writing goes on writing', async () => {
  const { gallery, work, whole } = await openWithDraft()
  const { version } = await publish(gallery.db, EDITOR, work)

  await setAvailability(gallery.db, { name: 'sale' }, work.id, 'reserved')

  const saved = await saveDraft(gallery.db, EDITOR, { ...work, version, draft: { ...whole, year: 2021 } })
  expect(saved.version).toBe(version + 1)
})

test('a price may be taken out of a sold work; should it come back, it is not for sale', async () => {
  const { gallery, work, whole, look } = await openWithDraft()
  await publish(gallery.db, EDITOR, work)
  const { price: _, ...priceless } = whole
  await saveDraft(gallery.db, EDITOR, { ...work, draft: priceless })
  await expect(publish(gallery.db, EDITOR, work)).rejects.toMatchObject({ fields: { price: { word: 'required' } } })

  await setAvailability(gallery.db, { name: 'sale' }, work.id, 'sold')
  await publish(gallery.db, EDITOR, work)
  await setAvailability(gallery.db, { name: 'sale' }, work.id, 'available')

  expect(await look()).toMatchObject({ availability: 'not_for_sale', final_price: null })
})

test('a work that was ordered is hidden instead of removed, another goes and leaves its history', async () => {
  const { gallery, work, look, key } = await openWithDraft()
  await publish(gallery.db, EDITOR, work)
  await addOrder(gallery.db, { artworks: [work.id] })
  expect(await removeContent(gallery.db, EDITOR, work)).toBe('hidden')
  expect([await look(), (await readHistory(gallery.db, 'artworks', work.id))[0]?.act]).toEqual([null, 'hidden'])

  const other = await gallery.addArtwork({ title: { en: 'Other' } })
  expect(await removeContent(gallery.db, EDITOR, { kind: 'artworks', id: other.id })).toBe('removed')
  expect([await lookAt(gallery, other.slug), (await readHistory(gallery.db, 'artworks', other.id))[0]?.act]).toEqual([
    null,
    'removed',
  ])
  expect(key).not.toBe(other.slug)
})

test('what others name is not removed', async () => {
  const { gallery, work, whole } = await openWithDraft()
  await publish(gallery.db, EDITOR, work)
  const [artist] = (await gallery.db.selectFrom('artists').select('id').execute()) as [{ id: number }]

  await expect(removeContent(gallery.db, EDITOR, { kind: 'artists', id: artist.id })).rejects.toMatchObject({
    code: 'content-in-use',
  })
  expect(whole.artist).toBeTruthy()
})

test('hidden and shown again, it is as it was', async () => {
  const { gallery, work, look } = await openWithDraft()
  await publish(gallery.db, EDITOR, work)
  const before = await look()

  await hide(gallery.db, EDITOR, work)
  expect(await look()).toBeNull()
  await publish(gallery.db, EDITOR, work)
  expect(await look()).toEqual(before)
})

test('what names something unpublished shows it as soon as it is published', async () => {
  const { gallery, work, key } = await openWithDraft()
  await put(gallery.db, 'home', 'home', { artworks: [key] })
  const chosen = async () => (await gallery.call('GET /home')).home.artworks.map(({ slug }) => slug)
  expect(await chosen()).toEqual([])

  await publish(gallery.db, EDITOR, work)

  expect(await chosen()).toEqual([key])
})

test.each(['artwork', 'cart', 'admin', 'api', 'fr', 'footer'])('no page can be written at /%s', async (key) => {
  const { db } = await openTestGallery()

  await expect(createDraft(db, EDITOR, { kind: 'pages', key, draft: {} })).rejects.toMatchObject({
    fields: { key: { word: 'reserved' } },
  })
})

test('the menu item that carries the prices keeps its id wherever it stands', async () => {
  const gallery = await openTestGallery()
  const item = (en: string, more = {}) => ({ name: { en }, slug: 'news', ...more })

  await put(gallery.db, 'menu', 'menu', {
    items: [item('Prices', { carries_pricing: true }), ...Array.from({ length: 30 }, (_, at) => item(`No ${at}`))],
  })

  const { menu } = await gallery.call('GET /menu')
  expect([menu[0]?.id, new Set(menu.map(({ id }) => id)).size, menu.length]).toEqual([27, 31, 31])
})

test.each([
  ['a name that nobody knows', { color: 'red' }, 'color'],
  ['a text for a number', { year: '2020' }, 'year'],
  ['an unknown language', { title: { de: 'Ebbe' } }, 'title.de'],
  ['a number that would be rounded', { price: 10.005 }, 'price'],
  ['a price below nothing', { price: -1 }, 'price'],
  ['no number at all', { height: Number.NaN }, 'height'],
  ['a way outward', { pictures: [{ file: '../../etc/passwd', alt: { en: 'x' } }] }, 'pictures.0.file'],
  ['unseen letters', { title: { en: 'Low\u202etide' } }, 'title.en'],
  ['half a letter', { title: { en: 'Low \ud800 tide' } }, 'title.en'],
  ['a title of a thousand letters', { title: { en: 'x'.repeat(1000) } }, 'title.en'],
  ['a list that is none', { pictures: 'none' }, 'pictures'],
  ['a day that never was', { starts_on: '2026-02-30' }, 'starts_on'],
  ['a prototype', JSON.parse('{"__proto__": {"admin": true}}') as Doc, '__proto__'],
])('%s is refused', async (_, draft, field) => {
  const { db } = await openTestGallery()

  await expect(createDraft(db, EDITOR, { kind: 'artworks', draft })).rejects.toMatchObject({
    code: 'validation-failed',
    fields: { [field]: { word: 'invalid' } },
  })
})

test('choices of a print are named once each', async () => {
  const { gallery, work, whole } = await openWithDraft({ kind: 'print' })
  await createPrintChoice(gallery.db, { option: 'frame', name: { en: 'Oak' } })
  const choices = [{ choice: 'oak' }, { choice: 'oak', price_difference: 5 }]
  await saveDraft(gallery.db, EDITOR, { ...work, draft: { ...whole, print_choices: choices } })

  await expect(publish(gallery.db, EDITOR, work)).rejects.toMatchObject({
    fields: { 'print_choices.1.choice': { word: 'taken' } },
  })
})
