import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { addApplication } from '../../testing/add-application.ts'
import { tellLegalData } from '../../testing/bill-a-few.ts'
import { INES_AT_HOME } from '../../testing/open-programme.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { startStripePeer } from '../../testing/start-stripe-peer.ts'
import { answerApplication } from '../applications/index.ts'
import { issueBills, writeBooks } from '../papers/index.ts'
import { openStripe } from '../payments/index.ts'
import { signLink } from '../tokens/index.ts'
import {
  cancelPlan,
  findAccepted,
  findPlan,
  heedPlanNotice,
  presentPlan,
  readPlanSale,
  replaceCard,
  settlePlans,
  startPlan,
  tellBilling,
} from './index.ts'
import type { Actor } from './note-event.ts'
import { readTotals } from './read-ledger.ts'

const VISA = 'pm_card_visa'
const FAILS_LATER = 'pm_card_chargeCustomerFail'
const ASKS = 'pm_card_threeDSecure2Required'
const STAFF: Actor = { by: 'staff', staffId: randomUUID() }

/** An accepted artist of a gallery that is paid through Stripe. */
async function openProgramme() {
  const gallery = await openTestGallery()
  const peer = await startStripePeer()
  const provider = openStripe(peer.settings)
  const { db } = gallery
  const { id } = await addApplication(gallery, { email: `${randomUUID()}@example.com` })
  for (const status of ['under_review', 'accepted'] as const) {
    await answerApplication(db, id, { status, note: '', staffId: randomUUID() })
  }
  const accepted = await findAccepted(db, await signLink(db, 'application-status', id))
  const artist = await tellBilling(db, accepted, INES_AT_HOME)
  const cardOf = (method: string, attempt: string = randomUUID()) => ({ method, attempt })
  const read = () => presentPlan(db, artist)
  const hear = async () => {
    const [customer = ''] = [...peer.plans.customers.keys()]
    await heedPlanNotice(db, provider, customer)
    return read()
  }
  return {
    ...{ db, provider, peer, hear, read, reference: artist.reference },
    start: async (method: string, attempt?: string) =>
      startPlan(db, provider, artist, cardOf(method, attempt)).then(read),
    replace: async (method: string) => replaceCard(db, provider, artist, cardOf(method)).then(read),
    cancel: async (actor: Actor = { by: 'artist' }) => {
      const plan = await findPlan(db, artist.id)
      await cancelPlan(db, provider, plan?.id ?? '', { actor })
      return read()
    },
    /** As if whoever tried a card had been gone for a while. */
    forgetTry: () => db.updateTable('plans').set({ busy_until: null }).execute(),
    passMonth: async () => {
      peer.plans.passMonth()
      return hear()
    },
    intentOf: (month: number) =>
      [...peer.plans.invoices.values()][month - 1]?.payments.data[0]?.payment.payment_intent ?? '',
    /** What our ledger and Stripe's books say has been taken in, in cents. */
    sums: async () => {
      const paid = await db.selectFrom('plan_ledger').select('amount').where('kind', '=', 'paid').execute()
      const charges = [...peer.books.charges.values()].filter(({ status }) => status === 'succeeded')
      const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)
      return { ours: sum(paid), theirs: sum(charges) }
    },
  }
}

test('a year by Stripe, with months that fail and a bank that asks, ends with our ledger equal to its books', async () => {
  const { peer, hear, start, replace, passMonth, intentOf, sums } = await openProgramme()
  expect(await start('pm_card_visa_chargeDeclined')).toMatchObject({ status: 'awaiting_payment' })
  expect(await start(FAILS_LATER)).toMatchObject({ payment: { declined: 'card-declined' } })
  expect(await start(VISA)).toMatchObject({ status: 'active', paid_months: 1 })

  await replace(FAILS_LATER)
  expect(await passMonth()).toMatchObject({ status: 'past_due', charges: [{}, { month: 2, state: 'failed' }] })
  expect(await replace(VISA)).toMatchObject({ status: 'active', paid_months: 2, charges: [{}, { state: 'paid' }] })

  expect(await replace(ASKS)).toMatchObject({ status: 'active', payment: { state: 'requires_action' } })
  const [setup = ''] = [...peer.books.setups.keys()].slice(-1)
  peer.books.agree(setup, true)
  expect(await hear()).toMatchObject({ status: 'active', payment: { state: 'succeeded' } })
  expect(await passMonth()).toMatchObject({ status: 'past_due', payment: { state: 'requires_action' } })
  peer.books.authenticate(intentOf(3), true)
  expect(await hear()).toMatchObject({ status: 'active', charges: [{}, {}, { state: 'paid' }] })

  await replace(VISA)
  for (let month = 4; month <= 12; month++) await passMonth()
  expect(await hear()).toMatchObject({ status: 'active', paid_months: 12, next_charge: null, can_cancel: false })
  expect(await passMonth()).toMatchObject({ status: 'completed', paid_months: 12 })
  expect(await sums()).toEqual({ ours: 180_000, theirs: 180_000 })
})

test('cancelled at Stripe, a plan is over here and its open month is given up', async () => {
  const { start, replace, cancel, passMonth, sums } = await openProgramme()
  await start(VISA)
  await replace(FAILS_LATER)
  await passMonth()

  expect(await cancel()).toMatchObject({ status: 'cancelled', charges: [{ state: 'paid' }, { state: 'void' }] })
  await passMonth()
  expect(await sums()).toEqual({ ours: 15_000, theirs: 15_000 })
})

test.each(['pm_nobody', 'pm_card_visa_chargeDeclined'])(
  'a plan that staff cancel before it began (%s) is over, and nothing of it is open',
  async (card) => {
    const { peer, db, start, cancel, passMonth } = await openProgramme()
    await start(card).catch(() => undefined)
    // Stripe ends a first month that stays unpaid by itself.
    peer.plans.passMonth()

    expect(await cancel(STAFF)).toMatchObject({ status: 'cancelled' })
    expect(await passMonth()).toMatchObject({ status: 'cancelled' })
    const states = await db.selectFrom('plan_charges').select(['state', 'written_off']).execute()
    expect(states).toEqual([{ state: 'void', written_off: 15_000 }])
  },
)

test('a card that was tried in vain is not charged once the plan is to end, however often it is tried again', async () => {
  const { peer, start, cancel, forgetTry } = await openProgramme()
  const attempt = randomUUID()
  peer.troubles.push(503, 503, 503)
  await expect(start(VISA, attempt)).rejects.toMatchObject({ code: 'payment-unavailable' })
  await forgetTry()
  peer.troubles.splice(0)
  peer.troubles.push(503, 503, 503)
  await expect(cancel(STAFF)).rejects.toMatchObject({ code: 'payment-unavailable' })
  peer.troubles.splice(0)

  await start(VISA, attempt)

  expect(peer.books.charges.size).toBe(0)
  expect(await cancel(STAFF)).toMatchObject({ status: 'cancelled' })
})

test('a card that is charged by a try from before the plan was ended is booked, and the plan ended once more', async () => {
  const { db, peer, provider, hear, start, cancel, sums } = await openProgramme()
  await start('pm_card_visa_chargeDeclined')
  peer.plans.passMonth()
  await cancel(STAFF)
  const [customer = ''] = [...peer.plans.customers.keys()]

  // Whoever tried it was slower than anybody waits for.
  await provider.plans.start(customer, { method: VISA, attempt: randomUUID() })
  expect(await hear()).toMatchObject({ status: 'cancelled', charges: [{ state: 'paid' }] })
  await settlePlans(db, provider)

  expect([...peer.plans.subscriptions.values()].at(-1)).toMatchObject({ status: 'canceled' })
  expect(await sums()).toEqual({ ours: 15_000, theirs: 15_000 })
  const before = peer.requests.length
  await settlePlans(db, provider)
  expect(peer.requests).toHaveLength(before)
})

test('a notice about somebody else’s customer changes nothing of theirs', async () => {
  const { peer, db, provider, start } = await openProgramme()
  await start(VISA)
  const [subscription] = peer.plans.subscriptions.values()
  const [customer] = peer.plans.customers.values()
  peer.plans.customers.set('cus_other', { ...customer!, id: 'cus_other', metadata: {} })
  peer.plans.subscriptions.set('sub_other', {
    ...{ ...subscription!, id: 'sub_other', customer: 'cus_other', schedule: null, status: 'active' },
  })
  const before = peer.requests.length

  await heedPlanNotice(db, provider, 'cus_other')
  await heedPlanNotice(db, provider, 'cus_erased')

  expect(peer.requests.slice(before)).toEqual([])
  expect(peer.plans.subscriptions.get('sub_other')?.schedule).toBeNull()
})

test('a month that was paid back and came back is in the ledger as both, and the staff are told', async () => {
  const { db, peer, hear, start, intentOf } = await openProgramme()
  await start(VISA)
  peer.books.refund({ payment_intent: intentOf(1) })
  expect(await hear()).toMatchObject({ charges: [{ state: 'refunded' }] })

  peer.books.failRefund()
  expect(await hear()).toMatchObject({ charges: [{ state: 'paid' }] })
  await hear()

  const ledger = await db.selectFrom('plan_ledger').select(['kind', 'amount']).orderBy('id').execute()
  expect(ledger.slice(-2)).toEqual([
    { kind: 'refunded', amount: 15_000 },
    { kind: 'refund_failed', amount: 15_000 },
  ])
  expect(await readTotals(db, {})).toMatchObject({ paid: 150, refunded: 0 })
  const mails = await db.selectFrom('mails').select('kind').where('to_email', '=', '').execute()
  expect(mails.filter(({ kind }) => kind === 'plan-refund-failed')).toHaveLength(1)
})

test('a month that the artist disputes is told to the staff, once, and how that ends', async () => {
  const { db, peer, hear, start, intentOf, reference } = await openProgramme()
  await start(VISA)
  const dispute = peer.books.dispute(intentOf(1))
  await hear()
  await hear()
  peer.books.endDispute(dispute, 'lost')
  await hear()

  const { disputes, events } = await readPlanSale(db, reference)
  expect(disputes).toMatchObject([{ id: dispute.id, state: 'lost', amount: 150 }])
  expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['disputed', 'dispute_ended'])
  const mails = await db.selectFrom('mails').select('kind').orderBy('created_at').execute()
  expect(mails.map(({ kind }) => kind).filter((kind) => kind.includes('disput'))).toEqual([
    'plan-disputed',
    'plan-dispute-ended',
  ])
})

test.each([
  [false, 'TEST-'],
  [true, ''],
])(
  'what a dispute takes of a month is credited, under numbers that are real once the key is: %s',
  async (isLive, mark) => {
    const { db, peer, hear, start, passMonth, intentOf, read } = await openProgramme()
    await tellLegalData({ db })
    peer.books.isLive = isLive
    await start(VISA)
    await passMonth()
    await hear()
    await issueBills(db)
    peer.books.endDispute(peer.books.dispute(intentOf(2)), 'lost')
    await hear()
    await issueBills(db)

    const year = new Date().getFullYear()
    expect((await read()).papers.map(({ number, month }) => [number, month])).toEqual([
      [`${mark}F${year}-0001`, 1],
      [`${mark}F${year}-0002`, 2],
      [`${mark}A${year}-0001`, 2],
    ])
    let books = ''
    for await (const line of writeBooks(db, new Date().toISOString().slice(0, 7))) books += line
    expect(books.split('\r\n').filter((line) => line.endsWith(`stripe,${intentOf(2)}`))).toHaveLength(2)
  },
)
