import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { addApplication } from '../../testing/add-application.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { startStripePeer } from '../../testing/start-stripe-peer.ts'
import { answerApplication, makeStatusToken } from '../applications/index.ts'
import { openStripe } from '../payments/index.ts'
import { cancelPlan, findAccepted, findPlan, heedPlanNotice, presentPlan, replaceCard, startPlan } from './index.ts'

const VISA = 'pm_card_visa'
const FAILS_LATER = 'pm_card_chargeCustomerFail'
const ASKS = 'pm_card_threeDSecure2Required'

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
  const artist = await findAccepted(db, await makeStatusToken(db, id))
  const cardOf = (method: string) => ({ method, attempt: randomUUID() })
  const read = () => presentPlan(db, artist)
  const hear = async () => {
    const [customer = ''] = [...peer.plans.customers.keys()]
    await heedPlanNotice(db, provider, customer)
    return read()
  }
  return {
    peer,
    hear,
    start: async (method: string) => startPlan(db, provider, artist, cardOf(method)).then(read),
    replace: async (method: string) => replaceCard(db, provider, artist, cardOf(method)).then(read),
    cancel: async () => {
      const plan = await findPlan(db, artist.id)
      await cancelPlan(db, provider, plan?.id ?? '', { actor: { by: 'artist' } })
      return read()
    },
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

  await replace(ASKS)
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
