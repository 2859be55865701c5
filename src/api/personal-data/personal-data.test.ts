import { expect, test } from 'vitest'

import { createTasks } from '../../domain/jobs/index.ts'
import { eraseAddress, KEPT_PLACES } from '../../domain/personal-data/index.ts'
import { addApplication } from '../../testing/add-application.ts'
import { addKnownPerson, HER_WORDS, ZERAFINA } from '../../testing/add-known-person.ts'
import { addOrder } from '../../testing/add-order.ts'
import { findTraces, findTracesInFiles } from '../../testing/find-traces.ts'
import { openEnquiryDesk } from '../../testing/open-enquiry-desk.ts'
import { openProgramme } from '../../testing/open-programme.ts'
import { openShop } from '../../testing/open-shop.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

const { email, password } = ZERAFINA
const erasure = { email, confirmation: email, tell: true }
const ADMIN = { name: 'Mara', scope: ['collector' as const, 'admin' as const] }

/** A gallery that knows somebody well, and who answers for it. */
async function openWithZerafina() {
  const desk = await openEnquiryDesk()
  const her = await addKnownPerson(desk)
  // Of an account that she had once.
  const address = { name: ZERAFINA.name, phone: ZERAFINA.phone, address: ZERAFINA.street }
  const order = { email, name: ZERAFINA.name, status: 'completed' as const, address }
  await addOrder(desk.db, { artworks: [(await desk.addArtwork()).id], order })
  return { ...desk, her, admin: await desk.logIn(ADMIN) }
}

type Known = Awaited<ReturnType<typeof openWithZerafina>>

/** What is known of somebody is told with what they agreed to, and handed over without secrets; what happened is never rewritten. */
async function expectTold({ admin, pool }: Known): Promise<void> {
  const known = await admin.call('POST /people/data', { body: { email: email.toUpperCase() } })
  const all = await admin.call('POST /people/data/export', { body: { email } })

  expect(known).toMatchObject({ account: { name: ZERAFINA.name }, obstacles: [], erased_at: [] })
  expect(known.held.find(({ kind }) => kind === 'orders')).toEqual({ kind: 'orders', count: 6, stays: 5 })
  expect(known.consents.map(({ kind, source }) => `${kind} ${source}`)).toEqual(['asked account', 'confirmed account'])
  expect(known.consents.every(({ words }) => words.length > 10)).toBe(true)
  expect(all).toMatchObject({ email, account: { user: { email } }, newsletter: { status: 'confirmed' } })
  expect([all.orders, all.enquiries, all.applications].map(({ length }) => length)).toEqual([6, 4, 2])
  expect(all.contacts.flatMap(({ notes }) => notes.map(({ text }) => text))).toEqual(['Zerafina likes blue'])
  expect(all.applications.flatMap(({ ledger }) => ledger)).not.toEqual([])
  expect(JSON.stringify(all)).not.toMatch(/argon2|file_key|payment_secret|pi_sandbox/)
  const log = await pool.query("SELECT call FROM staff_acts WHERE subject = 'people' ORDER BY id")
  expect(log.rows.map(({ call }) => call)).toEqual(['POST /people/data', 'POST /people/data/export'])

  const tries = [
    "UPDATE order_events SET kind = 'paid'",
    "UPDATE order_events SET detail = '{}' WHERE detail ? 'amount' OR detail ? 'attempt'",
    'DELETE FROM order_events',
    "UPDATE plan_events SET actor = 'staff'",
    "UPDATE application_events SET note = 'x'",
    "UPDATE application_events SET status = 'accepted' WHERE status <> 'accepted'",
    'DELETE FROM application_events',
    "UPDATE staff_acts SET actor = 'nobody'",
    "UPDATE staff_acts SET asked = '{}' WHERE asked ? 'artwork'",
    'DELETE FROM staff_acts',
    "UPDATE staff_act_ends SET refusal = 'x'",
    'TRUNCATE application_events',
  ]
  for (const one of tries) await expect(pool.query(one), one).rejects.toThrow('never rewritten')
  expect((await pool.query('SELECT id FROM application_events')).rows).not.toEqual([])
}

/** An erasure that is not confirmed, or breaks off, leaves everything as it was. */
async function expectKept({ admin, pool, db, files }: Known, before: string[]): Promise<void> {
  for (const confirmation of ['', 'zerafina', 'ben@example.com']) {
    const body = { email, confirmation }
    expect(await outcomeOf(admin.call('POST /people/data/erasure', { body }))).toBe('422 validation-failed')
  }
  await pool.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no''; END';
    CREATE TRIGGER fail BEFORE DELETE ON users EXECUTE FUNCTION fail()`)

  await expect(eraseAddress(db, files, { email, staffId: admin.user.id, isTold: true })).rejects.toThrow('no')

  expect(await findTraces(pool, HER_WORDS)).toEqual(before)
  await pool.query('DROP FUNCTION fail CASCADE')
}

test('what is known of somebody is told; after an erasure that holds, the whole database and all files hold nothing of them but what the list of kept places names', async () => {
  const desk = await openWithZerafina()
  const { pool, admin, fileFolder, uploads } = desk
  await expectTold(desk)
  const before = await findTraces(pool, HER_WORDS)
  await expectKept(desk, before)
  expect(before.length, before.join(' ')).toBeGreaterThan(30)
  expect(await findTracesInFiles(fileFolder, HER_WORDS)).toHaveLength(5)

  const { held } = await admin.call('POST /people/data/erasure', { body: erasure })
  const lastMail = await desk.deliver()

  expect(lastMail.map(({ mail }) => [mail.to?.[0]?.address, mail.subject])).toEqual([[email, 'Your data was erased']])
  const after = await findTraces(pool, HER_WORDS)
  expect(after.filter((place) => !(place in KEPT_PLACES))).toEqual([])
  expect(after.filter((place) => place !== 'rate_limits.key')).toEqual([
    'applications.billing',
    'applications.first_name',
    'applications.surname',
    'orders.billing_address',
    'orders.delivery_address',
    'orders.name',
  ])
  for (const folder of [fileFolder, uploads]) expect(await findTracesInFiles(folder, HER_WORDS)).toEqual([])
  expect(Object.fromEntries(held.map(({ kind, count, stays }) => [kind, [count, stays]]))).toEqual({
    ...{ account: [1, 0], addresses: [1, 0], sessions: [1, 0], services: [1, 0], favourites: [5, 0], alerts: [1, 0] },
    collection: [2, 0],
    ...{ orders: [6, 5], enquiries: [4, 0], answers: [1, 0], offers: [2, 1], applications: [2, 1], plans: [1, 1] },
    ...{
      newsletter: [1, 0],
      consents: [2, 2],
      invitations: [1, 0],
      contacts: [2, 0],
      notes: [1, 0],
      mails: [expect.any(Number), 0],
    },
  })
  // The books are what they were.
  const { rows } = await pool.query('SELECT count(*)::int, sum(total)::int AS total, max(email) AS email FROM orders')
  expect(rows).toEqual([{ count: 6, total: expect.any(Number), email: '' }])
  const { orders } = await admin.call('GET /sales/orders', { query: {} })
  expect(orders.map(({ erased }) => erased)).toEqual(orders.map(() => ({ at: expect.any(String) })))
  const { applications } = await admin.call('GET /sales/applications', { query: {} })
  expect(applications.map(({ erased }) => erased)).toEqual([{ at: expect.any(String) }])
  const numbers = await desk.db.selectFrom('orders').select('number').where('number', '<>', '26-4817-3052').execute()
  for (const { number } of numbers) await desk.sales('GET /sales/orders/{order}', { params: { order: number } })
})

test('whoever has no account is found by their address, and erased', async () => {
  const desk = await openEnquiryDesk()
  const admin = await desk.logIn(ADMIN)
  await desk.ask({ email: 'Guest@example.com', name: 'Guest' })
  await desk.call('POST /newsletter', { body: { email: 'guest@example.com', locale: 'fr' } })
  const ofBen = await desk.ask({ email: 'ben@example.com' })
  const body = { email: 'guest@example.com', confirmation: ' GUEST@example.com ' }

  expect(await admin.call('POST /people/data', { body })).toMatchObject({
    account: null,
    held: [
      { kind: 'enquiries', count: 1 },
      { kind: 'newsletter', count: 1 },
      { kind: 'consents', count: 1, stays: 1 },
      { kind: 'contacts', count: 1 },
      { kind: 'mails', count: 3 },
    ],
  })
  await admin.call('POST /people/data/erasure', { body })
  const again = await admin.call('POST /people/data/erasure', { body: { ...body, tell: true } })

  expect(await findTraces(desk.pool, ['guest@'])).toEqual([])
  const left = await desk.db.selectFrom('enquiries').select('reference').execute()
  expect(left).toEqual([{ reference: ofBen.reference }])
  expect(again.held.map(({ kind, count, stays }) => [kind, count - stays])).toEqual([
    ['consents', 0],
    ['erasures', 0],
  ])
  expect(await desk.db.selectFrom('erasures').select(['staff_id', 'erased']).execute()).toEqual([
    { staff_id: admin.user.id, erased: { enquiries: 1, newsletter: 1, contacts: 1, mails: 3 } },
  ])
  expect(await desk.db.selectFrom('mails').select('id').where('kind', '=', 'data-erased').execute()).toEqual([])
  const known = await admin.call('POST /people/data', { body })
  expect(known.erased_at).toHaveLength(1)
  expect(known.consents.map(({ kind }) => kind)).toEqual(['asked', 'forgotten'])
})

test('nobody is erased who waits for a work or for money, and neither are those who work here', async () => {
  const shop = await openShop()
  const admin = await shop.logIn(ADMIN)
  const buyer = await shop.buyer({ email, password, isVerified: true })
  const erase = () => outcomeOf(admin.call('POST /people/data/erasure', { body: erasure }))
  const obstacles = async () => (await admin.call('POST /people/data', { body: { email } })).obstacles
  const order = await buyer.order([(await shop.addArtwork()).id])
  expect(await erase()).toBe('409 order-underway')
  await buyer.pay(order, 'disputed')
  await shop.deliverNotices()
  for (const status of ['paid', 'preparing', 'ready_for_pickup', 'shipped', 'completed'] as const) {
    await shop.db.updateTable('orders').set({ status }).execute()
    expect(await erase(), status).toBe('409 order-underway')
  }
  expect(await outcomeOf(buyer.call('POST /account/deletion', { body: { confirmation: password } }))).toBe(
    '409 order-underway',
  )
  await shop.db.updateTable('disputes').set({ state: 'won', ended_at: new Date() }).execute()
  await shop.pool.query("UPDATE users SET scope = '{collector,sales}' WHERE email = $1", [email])
  expect([await obstacles(), await erase()]).toEqual([['works-here'], '409 works-here'])
  expect(await shop.db.selectFrom('erasures').select('id').execute()).toEqual([])
  await shop.pool.query('UPDATE users SET deactivated_at = now() WHERE email = $1', [email])
  expect([await obstacles(), await erase()]).toEqual([[], 'done'])
})

test('an artist whose plan runs is not erased before it is over', async () => {
  const programme = await openProgramme()
  const admin = await programme.logIn(ADMIN)
  const artist = await programme.artist({ email })
  await artist.start()
  const erase = () => outcomeOf(admin.call('POST /people/data/erasure', { body: erasure }))

  expect(await erase()).toBe('409 plan-running')
  await artist.cancel()
  await programme.pass(60)
  await programme.runJobs()

  expect(await erase()).toBe('done')
  const plans = await admin.call('GET /sales/plans', { query: {} })
  expect(plans.plans).toHaveLength(1)
  expect(await programme.db.selectFrom('plan_ledger').select('id').execute()).not.toEqual([])
})

test('files that a store did not let go of are removed by the clean-up', async () => {
  const { db, files, pool, logIn } = await openTestGallery()
  const admin = await logIn(ADMIN)
  const { file_key: key } = await addApplication({ db, files }, { email })
  const away = { ...files, remove: () => Promise.reject(new Error('away')) }

  await eraseAddress(db, away, { email, staffId: admin.user.id, isTold: false })
  expect(await files.find(key)).toBeDefined()
  await pool.query("UPDATE unclaimed_files SET created_at = now() - interval '2 hours'")
  await createTasks(db, files)['sweep-uploads']?.({}, {} as never)

  expect(await files.find(key)).toBeUndefined()
  expect(await db.selectFrom('unclaimed_files').selectAll().execute()).toEqual([])
})

test('whoever deletes their own account is erased by the same rule, and the last mail is not kept', async () => {
  const desk = await openWithZerafina()

  await desk.her.call('POST /account/deletion', { body: { confirmation: password } })
  await desk.deliver()

  const left = await findTraces(desk.pool, HER_WORDS)
  expect(left.filter((place) => !(place in KEPT_PLACES))).toEqual([])
  expect(await desk.db.selectFrom('erasures').select(['staff_id']).execute()).toEqual([{ staff_id: null }])
})

test('of several erasures and orders at once each is done or refused, and nothing is left of her in the end', async () => {
  const desk = await openEnquiryDesk()
  const admin = await desk.logIn(ADMIN)
  const buyer = await desk.collector(email, { name: ZERAFINA.name })
  const { id } = await desk.addArtwork()
  const enquiry = await desk.ask({ email })
  const { token } = await desk.offer(enquiry, id)
  const erase = () => outcomeOf(admin.call('POST /people/data/erasure', { body: { email, confirmation: email } }))

  const outcomes = await Promise.all([
    ...[erase(), outcomeOf(desk.accept(buyer, token)), outcomeOf(buyer.order([id])), erase()],
    ...[outcomeOf(desk.ask({ email })), erase()],
  ])

  expect(outcomes.filter((outcome) => outcome.startsWith('5'))).toEqual([])
  await desk.wait(60)
  await desk.runJobs()
  expect(await erase()).toBe('done')
  expect(await findTraces(desk.pool, [email])).toEqual([])
})
