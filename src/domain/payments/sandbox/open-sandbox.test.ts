import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { openTestGallery } from '../../../testing/open-test-gallery.ts'
import { createTasks } from '../../jobs/index.ts'
import { addSandboxCard, answerSandboxChallenge, openSandbox } from '../index.ts'
import { readNoticeKey, signNotice } from './notice-signature.ts'
import { type Outcome, TEST_CARDS } from './test-cards.ts'

const order = () => ({
  orderId: randomUUID(),
  orderNumber: '26-4817-3052',
  orderedAt: new Date(),
  amount: 120_000,
  currency: 'EUR',
  email: 'ada@example.com',
})

/** The sandbox with a payment that is open, and cards to charge it with. */
async function openAccount() {
  const gallery = await openTestGallery()
  const { db, pool } = gallery
  const sandbox = openSandbox(db)
  const wanted = order()
  const payment = await sandbox.open(wanted)
  const addCard = async (outcome: Outcome) => {
    const { number = '' } = TEST_CARDS.find((card) => card.outcome === outcome) ?? {}
    const { paymentMethod } = await addSandboxCard(db, { owner: 'Ada', number, expiry: '12/49', cvc: '123' })
    return paymentMethod
  }
  const charge = async (outcome: Outcome, attempt: string = randomUUID()) =>
    sandbox.confirm(payment.id, { method: await addCard(outcome), attempt })
  const readQueue = async () => {
    const { rows } = await pool.query<{ task: string; type: string | null; seconds: number }>(
      `SELECT task.identifier AS task, job.payload ->> 'type' AS type,
         round(extract(epoch FROM job.run_at - job.created_at))::int AS seconds
       FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
       ORDER BY job.id`,
    )
    return rows
  }
  return { ...gallery, sandbox, wanted, payment, addCard, charge, readQueue }
}

test('a payment is opened once per order, however many ask at once', async () => {
  const { db, sandbox } = await openAccount()
  const wanted = order()

  const opened = await Promise.all(Array.from({ length: 8 }, () => sandbox.open(wanted)))

  expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  expect(opened[0]).toMatchObject({
    orderId: wanted.orderId,
    state: 'open',
    amount: 120_000,
    received: 0,
    currency: 'EUR',
  })
  expect(await db.selectFrom('sandbox_payments').select('id').execute()).toHaveLength(2)
})

test('a good card pays all of it, and a notice of that is due', async () => {
  const { sandbox, payment, charge, readQueue } = await openAccount()

  const paid = await charge('success')

  expect(paid).toMatchObject({ state: 'succeeded', received: 120_000, refunded: 0, declined: null })
  expect(await sandbox.read(payment.id)).toEqual(paid)
  expect(await readQueue()).toEqual([{ task: 'send-sandbox-notice', type: 'payment.succeeded', seconds: 0 }])
})

test('the same attempt charges once, and a paid payment is charged no more', async () => {
  const { sandbox, payment, addCard, readQueue } = await openAccount()
  const attempt = { method: await addCard('success'), attempt: randomUUID() }

  const paid = await Promise.all(Array.from({ length: 5 }, () => sandbox.confirm(payment.id, attempt)))
  paid.push(await sandbox.confirm(payment.id, { ...attempt, attempt: randomUUID() }))

  expect(paid.map(({ received }) => received)).toEqual(Array(6).fill(120_000))
  expect(await readQueue()).toHaveLength(1)
})

test.each([
  ['declined', 'card-declined'],
  ['insufficient-funds', 'insufficient-funds'],
  ['expired-card', 'expired-card'],
  ['incorrect-cvc', 'incorrect-cvc'],
  ['processing-error', 'processing-error'],
] as const)('the card for %s is refused as %s, and another may be tried', async (outcome, declined) => {
  const { charge } = await openAccount()
  const attempt = randomUUID()

  expect(await charge(outcome, attempt)).toMatchObject({ state: 'open', declined, received: 0 })
  expect(await charge('success', attempt)).toMatchObject({ state: 'open', declined })
  expect(await charge('success')).toMatchObject({ state: 'succeeded', declined: null })
})

test('3-D Secure: the bank’s question is answered once', async () => {
  const { db, sandbox, payment, charge } = await openAccount()
  const { state, secret } = await charge('3-d-secure')
  const answer = (approve: boolean) => answerSandboxChallenge(db, { secret: secret ?? '', approve })

  expect(state).toBe('requires_action')
  await answer(true)
  await answer(false)

  expect(await sandbox.read(payment.id)).toMatchObject({ state: 'succeeded', received: 120_000 })
})

test('3-D Secure: whom the bank does not recognise has not paid, and may try again', async () => {
  const { db, sandbox, payment, charge } = await openAccount()
  const { secret } = await charge('3-d-secure')

  await answerSandboxChallenge(db, { secret: secret ?? '', approve: false })

  expect(await sandbox.read(payment.id)).toMatchObject({
    state: 'open',
    declined: 'authentication-failed',
    received: 0,
  })
  expect(await charge('success')).toMatchObject({ state: 'succeeded' })
})

test('a payment that is processing cannot be cancelled, and goes through a little later by a job', async () => {
  const { db, files, sandbox, payment, charge, readQueue } = await openAccount()

  expect(await charge('processing')).toMatchObject({ state: 'processing', received: 0 })
  expect(await sandbox.cancel(payment.id)).toMatchObject({ state: 'processing' })
  expect(await readQueue()).toEqual([
    { task: 'finish-sandbox-payment', type: null, seconds: 5 },
    { task: 'send-sandbox-notice', type: 'payment.processing', seconds: 0 },
  ])
  const tasks = createTasks(db, files, {
    payments: { provider: sandbox, deliverNotice: async () => undefined },
  })
  await tasks['finish-sandbox-payment']?.({ paymentId: payment.id }, {} as never)
  await tasks['finish-sandbox-payment']?.({ paymentId: payment.id }, {} as never)

  expect(await sandbox.read(payment.id)).toMatchObject({ state: 'succeeded', received: 120_000 })
  expect((await readQueue()).map(({ type }) => type)).toEqual([null, 'payment.processing', 'payment.succeeded'])
})

test('the card whose notices get lost pays, and nobody is ever told', async () => {
  const { sandbox, payment, charge, readQueue } = await openAccount()

  expect(await charge('lost-notice')).toMatchObject({ state: 'succeeded', received: 120_000 })
  await sandbox.refund(payment.id)

  expect(await readQueue()).toEqual([])
})

test('what is cancelled is charged no more; what is paid is not cancelled', async () => {
  const { sandbox, payment, charge } = await openAccount()
  const { id: second } = await sandbox.open(order())

  expect(await sandbox.cancel(second)).toMatchObject({ state: 'cancelled' })
  expect(await sandbox.cancel(second)).toMatchObject({ state: 'cancelled' })
  await charge('success')
  expect(await sandbox.cancel(payment.id)).toMatchObject({ state: 'succeeded', received: 120_000 })
})

test('a challenge of a cancelled payment leads nowhere', async () => {
  const { db, sandbox, payment, charge } = await openAccount()
  const { secret } = await charge('3-d-secure')
  await sandbox.cancel(payment.id)

  await answerSandboxChallenge(db, { secret: secret ?? '', approve: true })

  expect(await sandbox.read(payment.id)).toMatchObject({ state: 'cancelled', received: 0 })
})

test('a refund pays everything back, once; without money there is nothing to pay back', async () => {
  const { sandbox, payment, charge, readQueue } = await openAccount()

  expect(await sandbox.refund(payment.id)).toMatchObject({ received: 0, refunded: 0 })
  await charge('success')
  await Promise.all([sandbox.refund(payment.id), sandbox.refund(payment.id)])

  expect(await sandbox.read(payment.id)).toMatchObject({ state: 'succeeded', received: 120_000, refunded: 120_000 })
  expect((await readQueue()).map(({ type }) => type)).toEqual(['payment.succeeded', 'payment.refunded'])
})

test.each(['pm_sandbox_unknown', 'pm_card_visa', '', '\u0000'])(
  'a card it does not know (%j) is a wrong field',
  async (method) => {
    const { sandbox, payment } = await openAccount()

    await expect(sandbox.confirm(payment.id, { method, attempt: randomUUID() })).rejects.toMatchObject({
      code: 'validation-failed',
      fields: { payment_method: { word: 'invalid' } },
    })
  },
)

test('the number of a card is nowhere in the books, and cards are forgotten after a day', async () => {
  const { db, files, pool, addCard } = await openAccount()
  await addCard('success')
  const { rows } = await pool.query(
    "SELECT to_jsonb(sandbox_cards) - 'token' - 'created_at' AS card FROM sandbox_cards",
  )
  await pool.query("UPDATE sandbox_cards SET created_at = now() - interval '25 hours'")
  const kept = await addCard('declined')

  await createTasks(db, files)['forget-sandbox-cards']?.({}, {} as never)

  expect(rows).toEqual([{ card: { owner: 'Ada', last4: '4242', outcome: 'success' } }])
  expect(await db.selectFrom('sandbox_cards').select('token').execute()).toEqual([{ token: kept }])
})

test('a notice is read if it is signed, whole and not older than five minutes', async () => {
  const { db, sandbox } = await openAccount()
  const key = await readNoticeKey(db)
  const body = JSON.stringify({ id: 'evt_sandbox_1', type: 'payment.succeeded', data: { payment: 'pay_sandbox_1' } })
  const now = Math.floor(Date.now() / 1000)
  const read = (text: string, signature?: string) => sandbox.readNotice(Buffer.from(text), signature)

  expect(await read(body, signNotice(key, body))).toEqual({ id: 'evt_sandbox_1', paymentId: 'pay_sandbox_1' })
  expect(await read(body, signNotice(key, body, now - 290))).toMatchObject({ id: 'evt_sandbox_1' })
  const bad: [string, string | undefined][] = [
    [`${body} `, signNotice(key, body)],
    [body, signNotice(key, body, now - 310)],
    [body, signNotice(key, body, now + 310)],
    [body, signNotice(key, body, now - 310).replace(/t=\d+/, `t=${now}`)],
    [body, signNotice(Buffer.alloc(32), body)],
    [body, 'nonsense'],
    [body, undefined],
  ]
  for (const [text, signature] of bad) {
    await expect(read(text, signature)).rejects.toMatchObject({ code: 'malformed-request' })
  }
})
