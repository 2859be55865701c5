import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { saveGallery } from '../../testing/write-content.ts'
import { readGallery } from './index.ts'

test('what is saved is read again, and what is not named stays', async () => {
  const { db } = await openTestGallery()
  const hours = [{ days: [5, 6], opens: '12:00', closes: '18:00' }]

  await saveGallery(db, { name: { en: 'Nordlicht 14', cn: '北光' }, accent: '#1f5c3a', city: 'Kiel' })
  await saveGallery(db, { opening_hours: JSON.stringify(hours), time_zone: 'Europe/Berlin' })

  expect(await readGallery(db)).toMatchObject({
    name: { en: 'Nordlicht 14', cn: '北光' },
    accent: '#1f5c3a',
    city: 'Kiel',
    street: null,
    opening_hours: hours,
    time_zone: 'Europe/Berlin',
  })
})

test.each(['Europe/Pariss', 'Nowhere', '+02:00', 'Mars/Olympus', 'NORTH+3'])(
  'the time zone %j is refused, and nothing is saved',
  async (time_zone) => {
    const { db } = await openTestGallery()

    await expect(saveGallery(db, { name: { en: 'Nordlicht 14' }, time_zone })).rejects.toMatchObject({
      code: 'validation-failed',
      fields: { time_zone: { word: 'invalid' } },
    })

    expect(await readGallery(db)).toMatchObject({ name: { en: 'The gallery' }, time_zone: 'Europe/Paris' })
  },
)

test('a time zone that nobody knows does not get past the database either', async () => {
  const { pool } = await openTestGallery()

  await expect(pool.query("UPDATE gallery SET time_zone = 'Europe/Pariss'")).rejects.toThrow('not recognized')
})

test.each(['#f2c94c', '#767676', '#8C3A22', 'red', '#fff'])(
  'the accent %s cannot be read on paper, or is none',
  async (accent) => {
    const { db } = await openTestGallery()

    await expect(saveGallery(db, { accent })).rejects.toMatchObject({ fields: { accent: { word: 'invalid' } } })
  },
)

test.each(['#8c3a22', '#000000', '#5f5b54', '#1f5c3a', '#0000ff'])('the accent %s can', async (accent) => {
  const { db } = await openTestGallery()

  await saveGallery(db, { accent })

  expect((await readGallery(db)).accent).toBe(accent)
})

test('there is always one gallery: no second, and never none', async () => {
  const { db, pool } = await openTestGallery()

  await expect(pool.query(`INSERT INTO gallery (name) VALUES ('{"en": "Another"}')`)).rejects.toThrow('gallery_pkey')
  await expect(pool.query(`INSERT INTO gallery (id, name) VALUES (false, '{"en": "Another"}')`)).rejects.toThrow()
  await expect(pool.query('DELETE FROM gallery')).rejects.toThrow('never deleted')
  await expect(saveGallery(db, { name: { en: '' } })).rejects.toThrow('validation-failed')
})
