import { expect, onTestFinished, test, vi } from 'vitest'

import { listen } from '../../../database/index.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openTestGallery } from '../../../testing/open-test-gallery.ts'
import { saveGallery } from '../../../testing/write-content.ts'
import { beginDay } from '../index.ts'

test.each([
  ['Europe/Paris', ['2026-07-01T21:45Z', '2026-07-01T22:00Z', '2026-07-01T22:15Z'], [1]],
  ['Europe/Paris', ['2026-12-01T22:00Z', '2026-12-01T23:00Z'], [1]],
  ['Asia/Kathmandu', ['2026-12-01T18:00Z', '2026-12-01T18:15Z', '2026-12-01T18:30Z'], [1]],
  // Midnight does not exist there on this day: the clock goes from 23:59 to 01:00.
  ['Africa/Cairo', ['2026-04-23T21:45Z', '2026-04-23T22:00Z', '2026-04-23T22:15Z'], [1]],
])('in %s pages are made anew when the day begins there', async (time_zone, struck, expected) => {
  const { db, connection } = await openTestGallery()
  await saveGallery(db, { time_zone })
  const heard = vi.fn()
  onTestFinished((await listen(connection, 'content_changed', heard)).close)
  const began: number[] = []

  for (const [at, moment] of struck.entries()) {
    await beginDay(db, new Date(moment))
    // A notice of our own comes after all earlier ones.
    const before = heard.mock.calls.length
    await db.updateTable('gallery').set({ phone: moment }).execute()
    await eventually(() => expect(heard.mock.calls.length).toBeGreaterThan(before))
    await eventually(() => expect(heard.mock.calls.flat()).toContain('gallery'))
    if (heard.mock.calls.flat().includes('day')) began.push(at)
    heard.mockClear()
  }

  expect(began).toEqual(expected)
})
