import { expect, test } from 'vitest'

import type { Contact } from '../../contract/contacts/shapes.ts'
import { openContactDesk } from '../../testing/open-contact-desk.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

/** Somebody who bought by one address and asked by another, and whom staff noted by telephone; each has notes and tags. */
async function openWithDoubles() {
  const desk = await openContactDesk()
  const { id: artwork } = await desk.addArtwork()
  await (await desk.collector('ada@example.com', { name: 'Ada Lovelace' })).buy([artwork])
  await desk.ask({ email: 'ada+art@example.com', name: 'Countess', phone: '+44 1 234 567 890' })
  const walkIn = await desk.add({ name: 'ADA lovelace', phone: '01 234 567 890' })
  const ids = {
    buyer: await desk.idOf('ada@example.com'),
    asker: await desk.idOf('ada+art@example.com'),
    walkIn: walkIn.id,
  }
  for (const [name, id] of Object.entries(ids)) {
    await desk.note(id, `Note on ${name}`)
    await desk.tag(id, [name, 'collector'])
  }
  return { ...desk, ...ids, artwork }
}

/** All that is told of somebody but how often they were changed. */
const strip = ({ version: _, ...contact }: Contact) => contact

test('doubles are suggested by name, number and address, and each by why', async () => {
  const desk = await openWithDoubles()
  const reasons = async (id: string) =>
    Object.fromEntries((await desk.read(id)).doubles.map((double) => [double.id, double.reasons.join(' ')]))

  expect(await reasons(desk.buyer)).toEqual({ [desk.asker]: 'email', [desk.walkIn]: 'name' })
  expect(await reasons(desk.asker)).toEqual({ [desk.buyer]: 'email', [desk.walkIn]: 'phone' })
})

test('merged contacts are one person, found by any of them; taken apart, each has exactly what it had', async () => {
  const desk = await openWithDoubles()
  const { buyer, asker, walkIn } = desk
  const readAll = async () => Promise.all([buyer, asker, walkIn].map(async (id) => strip(await desk.read(id))))
  const before = await readAll()

  await desk.merge(asker, walkIn)
  const halfway = strip(await desk.read(asker))
  await desk.merge(buyer, asker)
  const all = await desk.read(walkIn)
  expect(all).toMatchObject({ id: buyer, name: 'Ada Lovelace', merged: 2, doubles: [], did: ['bought', 'asked'] })
  expect(all.tags).toEqual(['asker', 'buyer', 'collector', 'walkIn'])
  expect(all.notes.map(({ text }) => text)).toEqual(['Note on walkIn', 'Note on asker', 'Note on buyer'])
  expect([all.orders.length, all.enquiries.length, all.newsletter.length]).toEqual([1, 1, 2])
  expect(all.parts.map(({ id, can_part }) => [id, can_part])).toEqual([
    [buyer, false],
    [walkIn, false],
    [asker, true],
  ])
  for (const query of ['countess', 'ada+art', '234567890', 'walkIn']) {
    expect(await desk.list({ query }), query).toMatchObject([{ id: buyer, merged: 2 }])
  }
  expect((await desk.list({ did: 'asked' })).map(({ id }) => id)).toEqual([buyer])
  expect((await desk.list({ tag: 'asker' })).map(({ id }) => id)).toEqual([buyer])
  expect(await desk.list()).toHaveLength(1)

  await desk.part(buyer, asker)
  expect(strip(await desk.read(asker))).toEqual({ ...halfway, doubles: expect.any(Array) })
  await desk.part(asker, walkIn)
  expect(await readAll()).toEqual(before)
})

test('merging again changes nothing; oneself, nobody, and what somebody else has merged meanwhile are refused', async () => {
  const desk = await openWithDoubles()
  const { buyer, asker, walkIn } = desk
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect(await outcomeOf(desk.merge(buyer, buyer))).toBe('422 validation-failed')
  expect(await outcomeOf(desk.merge(buyer, nobody))).toBe('422 validation-failed')
  expect(await outcomeOf(desk.merge(nobody, buyer))).toBe('404 not-found')

  const both = await Promise.all([outcomeOf(desk.merge(buyer, asker)), outcomeOf(desk.merge(asker, buyer))])
  expect(both.toSorted()).toEqual(['409 content-changed', 'done'])
  const head = (await desk.read(buyer)).id
  const other = head === buyer ? asker : buyer
  expect(await outcomeOf(desk.merge(head, other))).toBe('done')
  expect(await outcomeOf(desk.merge(walkIn, other))).toBe('409 content-changed')
  expect(await outcomeOf(desk.part(walkIn, other))).toBe('409 content-changed')
  expect((await desk.read(head)).merged).toBe(1)
  expect([await outcomeOf(desk.part(head, other)), await outcomeOf(desk.part(head, other))]).toEqual(['done', 'done'])
})

test('who corrects a contact that was merged meanwhile is told', async () => {
  const desk = await openWithDoubles()
  const { version } = await desk.read(desk.walkIn)
  await desk.merge(desk.buyer, desk.walkIn)
  const body = { name: 'Ada', email: null, phone: '012345678', locale: 'en' as const, version }

  expect(await outcomeOf(desk.sales('PUT /sales/contacts/{contact}', { params: { contact: desk.walkIn }, body }))).toBe(
    '409 content-changed',
  )
})

test('an erasure takes notes and tags of the whole person, and contacts without an address; others stand alone again', async () => {
  const desk = await openWithDoubles()
  const { buyer, asker, walkIn, db } = desk
  await desk.merge(asker, walkIn)
  await desk.merge(buyer, asker)
  const admin = await desk.logIn({ scope: ['collector', 'admin'] })
  const body = { email: 'ada+art@example.com', confirmation: 'ada+art@example.com' }
  const known = await admin.call('POST /people/data/export', { body })
  expect(known.contacts.map(({ notes, tags }) => [notes.length, tags.length])).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ])

  const { held } = await admin.call('POST /people/data/erasure', { body })

  expect(held).toEqual(
    expect.arrayContaining([
      { kind: 'contacts', count: 2, stays: 0 },
      { kind: 'notes', count: 3, stays: 0 },
    ]),
  )
  const left = await db.selectFrom('contacts').select(['id', 'tags', 'head_id']).execute()
  expect(left).toEqual([{ id: buyer, tags: [], head_id: null }])
  expect(await db.selectFrom('contact_notes').selectAll().execute()).toEqual([])
})

test('whoever stood for others and is erased leaves them standing for themselves', async () => {
  const desk = await openContactDesk()
  await desk.ask({ email: 'ada@example.com' })
  const [ada, ben, carla] = [
    await desk.idOf('ada@example.com'),
    (await desk.add({ name: 'Ben', email: 'ben@example.com' })).id,
    (await desk.add({ name: 'Carla', email: 'carla@example.com' })).id,
  ]
  await desk.merge(ben, carla)
  await desk.merge(ada, ben)
  const admin = await desk.logIn({ scope: ['collector', 'admin'] })
  await admin.call('POST /people/data/erasure', {
    body: { email: 'ada@example.com', confirmation: 'ada@example.com' },
  })

  expect(await desk.list()).toMatchObject([{ id: ben, merged: 1 }])
  expect((await desk.read(carla)).id).toBe(ben)
})
