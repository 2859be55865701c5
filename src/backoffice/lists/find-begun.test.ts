import { expect, test } from 'vitest'

import type { Doc } from '../../contract/content/fields.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { findBegun } from './find-begun.ts'

test('first steps are done once visitors are told of the gallery, and once an artist and a work have a name', async () => {
  const { logIn } = await openTestGallery()
  const { call } = await logIn({ scope: ['admin'] })
  const change = async (kind: EditedKind, id: number, draft: Doc, isShown = true) => {
    const params = { kind, id }
    const { item } = await call('GET /editor/{kind}/{id}', { params })
    const body = { version: item.version, draft: { ...item.draft, ...draft } }
    const { version } = (await call('PUT /editor/{kind}/{id}/draft', { params, body })).item
    if (isShown) await call('POST /editor/{kind}/{id}/publication', { params, body: { version } })
  }
  const begin = async (kind: EditedKind) =>
    (await call('POST /editor/{kind}', { params: { kind }, body: { draft: {} } })).item.id
  const { items } = await call('GET /editor/{kind}', { params: { kind: 'gallery' }, query: {} })
  const gallery = items[0]?.id ?? 0

  expect(await findBegun(call)).toEqual({ unsaid: ['name', 'city', 'opening_hours'], artist: false, work: false })
  // Another version is not another name.
  await change('gallery', gallery, { city: 'Kiel' })
  expect((await findBegun(call)).unsaid).toEqual(['name', 'opening_hours'])
  // What stands in a draft is told to nobody.
  await change('gallery', gallery, { name: { en: 'Nordlicht 14' } }, false)
  expect((await findBegun(call)).unsaid).toEqual(['name', 'opening_hours'])
  await change('gallery', gallery, { opening_hours: [{ days: [5, 6], opens: '12:00', closes: '18:00' }] })
  expect((await findBegun(call)).unsaid).toEqual([])

  // What was begun and left without a word is none yet.
  const [artist, work] = [await begin('artists'), await begin('artworks')]
  expect(await findBegun(call)).toMatchObject({ artist: false, work: false })
  await change('artists', artist, { name: { en: 'Helga Sund' } }, false)
  expect(await findBegun(call)).toMatchObject({ artist: true, work: false })
  await change('artworks', work, { title: { en: 'Ebb' } }, false)
  expect(await findBegun(call)).toEqual({ unsaid: [], artist: true, work: true })
})
