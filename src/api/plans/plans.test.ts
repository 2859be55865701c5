import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { signLink } from '../../domain/tokens/index.ts'
import { addApplication } from '../../testing/add-application.ts'
import { INES_AT_HOME, openProgramme } from '../../testing/open-programme.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

test('before it is begun a plan tells what it would be', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist({ first_name: 'Inès' })

  expect(await ines.read()).toEqual({
    ...{ reference: ines.reference, first_name: 'Inès', status: 'not_started', price: 150, months: 12, paid_months: 0 },
    ...{ next_charge: null, next_attempt_at: null, ends_at: null, card: null, charges: [], can_cancel: false },
    ...{ billing: INES_AT_HOME, papers: [], lacks_paper: false },
    payment: { state: 'none', declined: null, secret: null },
  })
})

test('starting charges the first month, and the next is a month away', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()

  const plan = await ines.start()

  expect(plan).toMatchObject({
    ...{ status: 'active', paid_months: 1, can_cancel: true, card: { brand: 'visa', last4: '4242' } },
    payment: { state: 'succeeded', declined: null, secret: null },
    next_charge: { amount: 150, month: 2 },
    charges: [{ month: 1, amount: 150, state: 'paid' }],
  })
  const days = (Date.parse(plan.next_charge?.at ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(27)
  expect(days).toBeLessThan(32)
})

test('nothing is taken without agreement, and everything that is wrong is told at once', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  const body = { agreement: false, payment_method: '', attempt: 'x' }

  const error = await ines
    .call('POST /plans/{token}/start', { params: { token: ines.token }, body })
    .catch((one: unknown) => one)

  expect(error).toMatchObject({ status: 422 })
  expect(Object.keys((error as { errors: object }).errors).toSorted()).toEqual([
    'agreement',
    'attempt',
    'payment_method',
  ])
  expect((await ines.read()).status).toBe('not_started')
})

test('a refused card is told, and another one starts the plan', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()

  expect(await ines.start('insufficient-funds')).toMatchObject({
    status: 'awaiting_payment',
    payment: { state: 'declined', declined: 'insufficient-funds' },
    charges: [{ month: 1, state: 'failed' }],
  })
  expect(await ines.start()).toMatchObject({ status: 'active', paid_months: 1 })
})

test('a card that the provider does not know is a wrong field, and another may be tried at once', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  const body = { agreement: true, payment_method: 'pm_nobody', attempt: randomUUID() }

  const tried = ines.call('POST /plans/{token}/start', { params: { token: ines.token }, body })

  await expect(tried).rejects.toMatchObject({ status: 422, errors: { payment_method: [expect.any(String)] } })
  expect((await ines.start()).status).toBe('active')
})

test('a bank that asks is answered by the artist, in either way', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  const answer = async (secret: string | null, approve: boolean) => {
    await ines.call('POST /sandbox/challenges', { body: { secret: secret ?? '', approve } })
    return ines.comeBack()
  }

  const asked = await ines.start('3-d-secure')
  expect(asked).toMatchObject({ status: 'awaiting_payment', payment: { state: 'requires_action' } })
  expect(await answer(asked.payment.secret, false)).toMatchObject({
    status: 'awaiting_payment',
    payment: { state: 'declined', declined: 'authentication-failed', secret: null },
  })
  const again = await ines.start('3-d-secure')
  expect(await answer(again.payment.secret, true)).toMatchObject({ status: 'active', paid_months: 1 })
})

test('a bank that takes its time lets no second card be tried', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()

  expect(await ines.start('processing')).toMatchObject({
    status: 'awaiting_payment',
    payment: { state: 'processing' },
  })
  expect(await outcomeOf(ines.start())).toBe('409 payment-underway')
  await programme.pass(1)
  expect(await ines.comeBack()).toMatchObject({ status: 'active', paid_months: 1, charges: [{ state: 'paid' }] })
})

test('the same attempt again, and another one, charge nothing more', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  const attempt = randomUUID()

  await ines.start('success', attempt)
  await ines.start('success', attempt)
  await ines.start('success')

  const { rows } = await programme.pool.query('SELECT attempts, received FROM sandbox_plan_charges')
  expect(rows).toEqual([{ attempts: 1, received: 15_000 }])
})

test('of many starts at once one charges', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()

  const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(ines.start())))

  expect(outcomes.every((one) => one === 'done' || one === '409 payment-underway')).toBe(true)
  expect(outcomes).toContain('done')
  const { rows } = await programme.pool.query('SELECT attempts, received FROM sandbox_plan_charges')
  expect(rows).toEqual([{ attempts: 1, received: 15_000 }])
  expect((await programme.pool.query('SELECT FROM plans')).rowCount).toBe(1)
})

test('a card that is refused later is tried after three, five and seven days, then the plan ends unpaid', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  const { next_charge: next } = await ines.start('fails-later')
  const due = Date.parse(next?.at ?? '')
  const daysAfter = (time: string | null) => (Date.parse(time ?? '') - due) / 86_400_000
  const passTo = async (day: number) => {
    const { rows } = await programme.pool.query('SELECT sandbox_now() AS now')
    await programme.pass(Math.ceil((due + day * 86_400_000 - rows[0].now.getTime()) / 86_400_000))
    // Nobody has been at it for days, and no notice arrives.
    await programme.pool.query("UPDATE plans SET changed_at = now() - interval '2 days'")
    await programme.runJobs()
    return ines.read()
  }

  const tries = [await passTo(0), await passTo(3), await passTo(5)]
  expect(tries.map(({ status }) => status)).toEqual(['past_due', 'past_due', 'past_due'])
  expect(tries.map(({ next_attempt_at }) => daysAfter(next_attempt_at))).toEqual([3, 5, 7])
  expect(tries[0]).toMatchObject({ next_charge: null, payment: { state: 'declined', declined: 'card-declined' } })
  const end = await passTo(7)
  expect(end).toMatchObject({ status: 'unpaid', next_attempt_at: null, next_charge: null, can_cancel: false })
  expect(end.charges).toMatchObject([{ state: 'paid' }, { month: 2, state: 'void', paid_at: null }])
  expect(end.ends_at).toBe(next?.at)
  expect(await outcomeOf(ines.replace())).toBe('409 plan-closed')
  expect(await outcomeOf(ines.start())).toBe('409 plan-closed')
})

test('another card pays the open month at once, and months are counted from the first as before', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  const { next_charge: next } = await ines.start('fails-later')
  await programme.pass(33)
  await programme.runJobs()

  expect((await ines.read()).status).toBe('past_due')
  const plan = await ines.replace('success')

  expect(plan).toMatchObject({ status: 'active', paid_months: 2, next_attempt_at: null, next_charge: { month: 3 } })
  const gap = Date.parse(plan.next_charge?.at ?? '') - Date.parse(next?.at ?? '')
  expect([28, 29, 30, 31]).toContain(gap / 86_400_000)
})

test('while nothing is open another card is only kept, and a refused one is not', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  await ines.start('fails-later')

  expect(await ines.replace('declined')).toMatchObject({
    ...{ status: 'active', paid_months: 1, card: { last4: '0341' } },
    payment: { state: 'declined', declined: 'card-declined' },
  })
  expect(await ines.replace('success')).toMatchObject({
    ...{ paid_months: 1, card: { last4: '4242' } },
    payment: { state: 'succeeded', declined: null },
  })
})

test('cancelling charges nothing more, and what is paid runs to its end', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  const { next_charge: next } = await ines.start()

  const plan = await ines.cancel()

  expect(plan).toMatchObject({ status: 'cancelled', paid_months: 1, next_charge: null, can_cancel: false })
  expect(plan.ends_at).toBe(next?.at)
  expect(await ines.cancel()).toEqual(plan)
  await programme.pass(400)
  await programme.runJobs()
  expect(await ines.comeBack()).toEqual(plan)
})

test('after twelve paid months and the end of the last the plan is complete', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  await ines.start()

  await programme.pass(340)
  await programme.runJobs()
  const last = await ines.read()
  expect(last).toMatchObject({ status: 'active', paid_months: 12, next_charge: null, can_cancel: false })
  expect(last.ends_at).not.toBeNull()
  expect(await outcomeOf(ines.cancel())).toBe('409 plan-closed')
  await programme.pass(30)
  await programme.runJobs()

  expect(await ines.read()).toMatchObject({ status: 'completed', paid_months: 12, ends_at: last.ends_at })
})

test('a notice brings the gallery up to the provider without anybody asking', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  await ines.start()
  await programme.pass(32)
  expect((await ines.read()).paid_months).toBe(1)

  await programme.deliverNotices()

  expect((await ines.read()).paid_months).toBe(2)
})

test('links that are foreign, altered or of artists who are not accepted lead nowhere', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  const waiting = await addApplication(programme)
  const declined = await addApplication(programme)
  await programme.db.updateTable('applications').set({ status: 'declined' }).where('id', '=', declined.id).execute()
  const tokens = [
    await signLink(programme.db, 'application-status', waiting.id),
    await signLink(programme.db, 'application-status', declined.id),
    await signLink(programme.db, 'application-status', randomUUID()),
    ines.token.slice(0, -1),
    `${ines.token}A`,
    (ines.token.startsWith('A') ? 'B' : 'A') + ines.token.slice(1),
    ines.reference,
    'x',
    '\0',
    '%00',
    '../sales/plans',
    'é'.repeat(100),
  ]
  const payment_method = await ines.show('success')
  const card = { payment_method, attempt: randomUUID() }
  const { call } = ines
  for (const token of tokens) {
    const params = { token }
    const tries = [
      call('GET /plans/{token}', { params }),
      call('PUT /plans/{token}/billing', { params, body: { billing: INES_AT_HOME } }),
      call('POST /plans/{token}/start', { params, body: { agreement: true, ...card } }),
      call('POST /plans/{token}/payment/return', { params }),
      call('PUT /plans/{token}/card', { params, body: card }),
      call('POST /plans/{token}/cancellation', { params }),
    ]
    expect(new Set(await Promise.all(tries.map(outcomeOf))), token).toEqual(new Set(['404 not-found']))
  }
  expect((await programme.pool.query('SELECT FROM plans')).rowCount).toBe(0)
})

test('a plan that was not begun has neither a card to replace nor anything to cancel', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()

  expect(await outcomeOf(ines.replace())).toBe('409 plan-closed')
  expect(await outcomeOf(ines.cancel())).toBe('409 plan-closed')
  expect((await ines.comeBack()).status).toBe('not_started')
  await ines.start('declined')
  expect(await outcomeOf(ines.replace())).toBe('409 plan-closed')
  expect(await outcomeOf(ines.cancel())).toBe('409 plan-closed')
})

test('somebody who tries out card after card is stopped', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()

  const outcomes = []
  for (let at = 0; at < 22; at++) outcomes.push(await outcomeOf(ines.start('declined')))

  expect(outcomes.slice(0, 20)).toEqual(Array(20).fill('done'))
  expect(outcomes.slice(20)).toEqual(Array(2).fill('429 too-many-requests'))
})

test('one artist’s plan and card say nothing about another’s', async () => {
  const programme = await openProgramme()
  const [ines, noor] = [await programme.artist(), await programme.artist()]
  const attempt = randomUUID()

  await ines.start('success', attempt)

  expect(await noor.read()).toMatchObject({ status: 'not_started', reference: noor.reference, card: null })
  expect(await noor.start('declined', attempt)).toMatchObject({ status: 'awaiting_payment' })
  expect(await ines.read()).toMatchObject({ status: 'active', paid_months: 1 })
})

test('answers about plans are never kept by anybody on the way', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()

  const reply = await programme.app.inject({ url: `/api/plans/${ines.token}` })

  expect(reply.headers['cache-control']).toBe('no-store')
})
