import sharp from 'sharp'
import { expect, test } from 'vitest'

import { addPicture } from '../../domain/media/index.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { put, saveGallery } from '../../testing/write-content.ts'

test('a gallery that nobody has named yet opens soon, in three languages, and is nowhere', async () => {
  const { callIn } = await openTestGallery()

  const [en, fr, cn] = await Promise.all(
    (['en', 'fr', 'cn'] as const).map(async (locale) => (await callIn(locale)('GET /gallery')).gallery),
  )

  expect([en?.name, fr?.name, cn?.name]).toEqual(['The gallery', 'La galerie', '画廊'])
  expect([en?.tagline, fr?.tagline, cn?.tagline]).toEqual(['opening soon', 'ouverture prochaine', '即将开幕'])
  expect(JSON.stringify([en, fr, cn])).not.toMatch(/cimaise|courtyard|north light/i)
  expect(en).toMatchObject({ accent: null, logo: null, share_picture: null, time_zone: 'Europe/Paris' })
  expect(Object.values(en?.place ?? {}).flat()).toEqual(Array.from({ length: 8 }, () => null))
})

test('what staff write of it is told in the caller’s language or else in English, and nobody learns who sends mails', async () => {
  const { db, callIn } = await openTestGallery()
  await saveGallery(db, {
    name: { en: 'Nordlicht 14', cn: '北光' },
    invitation: { en: 'Up the stairs', fr: 'En haut de l’escalier' },
    introduction: null,
    accent: '#1f5c3a',
    street: 'Holtenauer Straße 14',
    sender_name: 'Nordlicht',
    sender_address: 'post@nordlicht.example',
  })

  const { gallery } = await callIn('cn')('GET /gallery')

  expect(gallery).toMatchObject({
    ...{ name: '北光', invitation: 'Up the stairs', introduction: null, accent: '#1f5c3a' },
    place: { street: 'Holtenauer Straße 14', city: null, opening_hours: [] },
  })
  expect(JSON.stringify(gallery)).not.toContain('post@')
})

test('logo and share picture come as one rendition each, wide enough for where they stand', async () => {
  const { db, files, call } = await openTestGallery()
  const paint = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#335577' } })
      .png()
      .toBuffer()
  const logo = await addPicture(db, files, await paint(1800, 300))
  const share = await addPicture(db, files, await paint(900, 600))
  await saveGallery(db, { logo_id: logo.id, share_picture_id: share.id })

  const { gallery } = await call('GET /gallery')

  expect(gallery.logo).toEqual({ path: expect.stringMatching(/\/800\.webp$/), width: 1800, height: 300 })
  expect(gallery.share_picture).toEqual({ path: expect.stringMatching(/\/900\.jpg$/), width: 900, height: 600 })
})

test('a new name is everywhere at once, though replies are kept', async () => {
  const { db, app } = await openTestGallery({ keepsReplies: true })
  const read = async () => [
    (await app.inject('/api/gallery')).json().gallery.name,
    (await app.inject('/api/openapi.json')).json().info.title,
    /<title>([^<]*)/.exec((await app.inject('/api/docs')).body)?.[1],
  ]
  expect(await read()).toEqual(['The gallery', 'The gallery', 'The gallery API'])

  await saveGallery(db, { name: { en: 'Nordlicht 14 & <b>' } })

  await eventually(async () =>
    expect(await read()).toEqual(['Nordlicht 14 & <b>', 'Nordlicht 14 & <b>', 'Nordlicht 14 &#38; &#60;b&#62; API']),
  )
})

test('holidays are told two months ahead and until they are over, the next first', async () => {
  const { db, callIn } = await openTestGallery()
  const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10)
  const days = (from: number, to: number) => ({ begins: day(from), ends: day(to) })
  await saveGallery(db, {
    time_zone: 'UTC',
    holidays: JSON.stringify([
      { ...days(61, 70), reason: { en: 'Far' } },
      { ...days(20, 20), opens: '10:00', closes: '22:00', reason: { en: 'Night of art', fr: 'Nuit de l’art' } },
      { ...days(-3, 0), reason: { en: 'Break' } },
      { ...days(-5, -1), reason: { en: 'Over' } },
      days(5, 90),
    ]),
  })

  const { gallery } = await callIn('fr')('GET /gallery')

  expect(gallery.place.holidays).toEqual([
    { ...days(-3, 0), opens: null, closes: null, reason: 'Break' },
    { ...days(5, 90), opens: null, closes: null, reason: null },
    { ...days(20, 20), opens: '10:00', closes: '22:00', reason: 'Nuit de l’art' },
  ])
})

test('other places come in their order, in the caller’s language', async () => {
  const { db, callIn } = await openTestGallery()
  const hours = [{ days: [5], opens: '14:00', closes: '18:00' }]
  await put(db, 'locations', 'fair', { name: { en: 'At the fair', cn: '博览会' }, position: 2 })
  await put(db, 'locations', 'store', {
    ...{ name: { en: 'The store' }, about: { en: 'By appointment' }, city: 'Pantin' },
    ...{ opening_hours: hours, position: 1 },
  })

  const { locations } = await callIn('cn')('GET /locations')

  expect(locations).toMatchObject([
    { name: 'The store', about: 'By appointment', city: 'Pantin', street: null, opening_hours: hours, holidays: [] },
    { name: '博览会', about: null, city: null },
  ])
})

test.each([
  [{ holidays: [{ begins: '2026-12-24', ends: '2026-12-23' }] }, 'holidays.0.ends'],
  [{ holidays: [{ begins: '2026-12-24', ends: '2026-12-24', opens: '10:00' }] }, 'holidays.0.closes'],
  [{ holidays: [{ begins: '2026-12-24', ends: '2026-12-24', closes: '10:00' }] }, 'holidays.0.opens'],
  [{ holidays: [{ begins: '2026-12-24', ends: '2026-12-24', opens: '10:00', closes: '09:00' }] }, 'holidays.0.closes'],
  [{ holidays: [{ begins: '2026-02-30', ends: '2026-03-01' }] }, 'holidays.0.begins'],
  [{ holidays: [{ ends: '2026-03-01' }] }, 'holidays.0.begins'],
  [{ opening_hours: [{ days: [1], opens: '10:00', closes: '10:00' }] }, 'opening_hours.0.closes'],
  [{ latitude: 10 }, 'longitude'],
])('a place that cannot be is refused where it is wrong: %j', async (doc, field) => {
  const { db } = await openTestGallery()

  await expect(put(db, 'locations', 'store', { name: { en: 'The store' }, ...doc })).rejects.toMatchObject({
    fields: { [field]: { word: expect.any(String) } },
  })
})

test('a gallery writes in the languages it says, English among them, and nobody is asked for another', async () => {
  const gallery = await openTestGallery()
  const { db, call, logIn } = gallery
  await gallery.addArtwork({ title: { en: 'Low tide' } })
  const { call: ask } = await logIn({ scope: ['editor', 'sales'] })
  const readLacks = async () =>
    new Set(
      (await ask('GET /editor/upkeep')).lacks.map(({ lack }) => lack).filter((lack) => ['fr', 'cn'].includes(lack)),
    )
  const before = [(await call('GET /gallery')).gallery.languages, await readLacks()]
  await put(db, 'settings', 'settings', { written_in: ['fr'], default_language: 'cn' })

  expect(before).toEqual([['en', 'fr', 'cn'], new Set(['fr', 'cn'])])
  await eventually(async () =>
    expect((await call('GET /gallery')).gallery).toMatchObject({ languages: ['en', 'fr'], default_language: 'en' }),
  )
  expect(await readLacks()).toEqual(new Set(['fr']))
})
