import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import type { Call } from '../../contract/client.ts'
import { makeOffer } from '../../domain/enquiries/index.ts'
import { deleteAccount } from '../../domain/personal-data/index.ts'
import { eventually } from '../../testing/eventually.ts'
import { inDays } from '../../testing/in-days.ts'
import { openEnquiryDesk } from '../../testing/open-enquiry-desk.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

const password = 'the long way home'
const ada = { email: 'ada@example.com', password }
const remove = (call: Call) => call('POST /account/deletion', { body: { confirmation: password } })

/** A desk, and a way to go on with a thread from both sides. */
async function openTalk() {
  const desk = await openEnquiryDesk()
  const { id: artwork, slug } = await desk.addArtwork()
  const talk = async ({ reference, token }: { reference: string; token: string }) => {
    const body = { key: randomUUID(), text: 'Yes.' }
    await desk.sales('POST /sales/enquiries/{enquiry}/messages', { params: { enquiry: reference }, body })
    await desk.call('POST /enquiries/{token}/messages', {
      params: { token },
      body: { key: randomUUID(), text: 'Good.' },
    })
  }
  return { ...desk, artwork, slug, talk }
}

test('the export of a proven address holds its threads with their offers, sent with or without a login', async () => {
  const desk = await openTalk()
  const { call } = await desk.logIn({ ...ada, isVerified: true })
  const outside = await desk.ask({ email: 'ADA@example.com', artworks: [desk.artwork], phone: '+33 6' })
  await desk.talk(outside)
  await desk.offer(outside, desk.artwork, { note: 'For you.' })
  await desk.ask({ email: 'ada@example.com' }, call)
  await desk.ask({ email: 'ben@example.com', message: 'Of Ben' })

  const { enquiries } = await call('GET /account/export')

  expect(enquiries).toHaveLength(2)
  expect(enquiries[1]).toEqual({
    ...{ reference: outside.reference, kind: 'question', status: 'open', name: 'Ada Lovelace' },
    ...{ email: 'ADA@example.com', phone: '+33 6', origin: 'site', created_at: expect.any(String) },
    artworks: [{ id: desk.artwork, slug: desk.slug }],
    messages: ['Is it signed?\n\nKind regards', 'Yes.', 'Good.'].map((text, at) => ({
      ...{ by: at === 1 ? 'gallery' : 'sender', text, at: expect.any(String), files: [] },
      ...{ is_noted: false, is_by_mail: false },
    })),
    offers: [
      {
        artwork: desk.artwork,
        price: 900,
        delivery: null,
        valid_until: inDays(7),
        note: 'For you.',
        at: expect.any(String),
      },
    ],
  })
})

test('an account without a proven address gets back what it sent itself, and nothing that others wrote', async () => {
  const desk = await openTalk()
  const eve = await desk.logIn({ ...ada })
  const sent = await desk.ask({ message: 'Of Eve' }, eve.call)
  const elsewhere = await desk.ask({ email: 'ben@example.com', message: 'Of Eve too' }, eve.call)
  const ofAda = await desk.ask({ message: 'Of Ada' })
  for (const one of [sent, elsewhere, ofAda]) await desk.talk(one)
  await desk.offer(sent, desk.artwork)

  const { enquiries } = await eve.call('GET /account/export')

  expect(enquiries.map(({ reference }) => reference)).toEqual([elsewhere.reference, sent.reference])
  expect(enquiries.map(({ messages }) => messages.map(({ text }) => text))).toEqual([['Of Eve too'], ['Of Eve']])
  expect(enquiries.flatMap(({ offers }) => offers)).toEqual([])
})

test('with an account go the threads of its address, their offers and mails; what was bought stays in the books', async () => {
  const desk = await openTalk()
  const buyer = await desk.collector(ada.email, { password })
  const { id: other } = await desk.addArtwork()
  const enquiry = await desk.ask()
  const bought = await desk.offer(enquiry, desk.artwork, { note: 'Private' })
  const unused = await desk.offer(enquiry, other)
  for (const { token } of [bought, unused]) await desk.accept(buyer, token)
  await buyer.buy([desk.artwork])
  await desk.db.updateTable('orders').set({ status: 'completed' }).execute()
  const ofBen = await desk.ask({ email: 'ben@example.com' })
  const lent = await desk.ask({ email: 'ben@example.com' }, buyer.call)

  await remove(buyer.call)

  const left = await desk.db.selectFrom('enquiries').select(['reference', 'user_id']).orderBy('created_at').execute()
  expect(left).toEqual([
    { reference: ofBen.reference, user_id: null },
    { reference: lent.reference, user_id: null },
  ])
  const offers = await desk.db.selectFrom('offers').selectAll().execute()
  expect(offers).toMatchObject([{ id: bought.id, email: '', note: '', enquiry_id: null, user_id: null, price: 90_000 }])
  expect(await desk.db.selectFrom('order_lines').select('offer_id').execute()).toEqual([{ offer_id: bought.id }])
  const { rows } = await desk.pool.query("SELECT 1 FROM mails WHERE data ->> 'enquiryId' = $1", [enquiry.id])
  expect(rows).toEqual([])
  const tries = [
    desk.call('GET /enquiries/{token}', { params: { token: enquiry.token } }),
    desk.call('GET /offers/{token}', { params: { token: bought.token } }),
  ]
  expect(await Promise.all(tries.map(outcomeOf))).toEqual(['410 link-invalid', '410 link-invalid'])
})

test('an account without a proven address takes away no thread that it did not begin', async () => {
  const desk = await openTalk()
  const eve = await desk.logIn({ ...ada })
  const ofAda = await desk.ask()
  await desk.ask({}, eve.call)

  await remove(eve.call)

  const left = await desk.db.selectFrom('enquiries').select('reference').execute()
  expect(left).toEqual([{ reference: ofAda.reference }])
})

test('whoever registers a stranger’s address and leaves again takes none of the stranger’s mails along', async () => {
  const desk = await openTalk()
  const ofAda = await desk.ask()
  await desk.offer(ofAda, desk.artwork)
  const eve = await desk.logIn({ ...ada })

  await remove(eve.call)

  const mails = await desk.db.selectFrom('mails').select('kind').where('to_email', '=', ada.email).execute()
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['enquiry-offer', 'enquiry-received'])
})

test('an address that is taken on while an account is deleted is not held for proven', async () => {
  const desk = await openTalk()
  const eve = await desk.logIn({ email: 'eve@example.com', password, isVerified: true })
  const ofAda = await desk.ask()
  // As the request found her, before another of hers changed the address.
  const { user } = await eve.call('GET /auth/user')
  await eve.call('PATCH /account', { body: { email: ada.email, current_password: password } })

  await deleteAccount(desk.db, desk.files, user, { confirmation: password, session: eve.token })

  expect(await desk.db.selectFrom('enquiries').select('reference').execute()).toEqual([{ reference: ofAda.reference }])
  const told = await desk.db.selectFrom('mails').select('kind').where('to_email', '=', ada.email).execute()
  expect(told.map(({ kind }) => kind)).not.toContain('account-deleted')
})

test('while an account is deleted, whatever it asks and takes at that moment fails softly', async () => {
  const desk = await openTalk()
  const buyer = await desk.collector(ada.email, { password })
  const { token } = await desk.offer(await desk.ask(), desk.artwork)

  const results = await Promise.allSettled([
    ...[1, 2, 3].map(() => desk.accept(buyer, token)),
    remove(buyer.call),
    ...[1, 2, 3].map(() => desk.accept(buyer, token)),
    ...[1, 2, 3].map(() => desk.ask({}, buyer.call)),
    buyer.buy([desk.artwork]),
    buyer.call('GET /account/export'),
  ])

  const faults = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.status] : []))
  expect(faults.filter((status) => ![401, 404, 409, 410].includes(status))).toEqual([])
})

test('an offer that is made while its account is deleted goes with it', async () => {
  const desk = await openTalk()
  const buyer = await desk.collector(ada.email, { password })
  const enquiry = await desk.ask()
  await desk.accept(buyer, (await desk.offer(enquiry, desk.artwork)).token)

  const deletion = await desk.db.transaction().execute(async (tx) => {
    await tx.selectFrom('enquiries').select('id').where('id', '=', enquiry.id).forUpdate().execute()
    const underWay = outcomeOf(remove(buyer.call))
    await eventually(async () => {
      const { rowCount } = await desk.pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
      expect(rowCount).toBe(1)
    })
    const offer = { artwork: desk.artwork, price: 80_000, valid_until: inDays(7), note: '', staffId: randomUUID() }
    await makeOffer(tx, enquiry.id, offer)
    return { underWay }
  })

  expect(await deletion.underWay).toBe('done')
  expect(await desk.db.selectFrom('offers').select('email').execute()).toEqual([])
})
