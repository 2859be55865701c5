import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { openProgramme } from '../../testing/open-programme.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

test('staff find plans by state, name and reference, the newest first', async () => {
  const programme = await openProgramme()
  const staff = await programme.staff()
  const ines = await programme.artist({ first_name: 'Inès', surname: 'Marchetti' })
  const noor = await programme.artist({ first_name: 'Noor', surname: '100%_sure\\' })
  await programme.artist()
  await ines.start()
  await noor.start('declined')
  const find = async (query: { status?: 'active' | 'not_started'; query?: string; page?: number }) =>
    (await staff('GET /sales/plans', { query })).plans.map(({ reference }) => reference)

  expect(await find({})).toEqual([noor.reference, ines.reference])
  expect(await find({ status: 'active' })).toEqual([ines.reference])
  expect(await find({ status: 'not_started' })).toEqual([])
  expect(await find({ query: 'nès marc' })).toEqual([ines.reference])
  expect(await find({ query: '100%_sure\\' })).toEqual([noor.reference])
  expect(await find({ query: '%' })).toEqual([noor.reference])
  expect(await find({ query: noor.reference.toLowerCase() })).toEqual([noor.reference])
  expect(await find({ page: 2 })).toEqual([])
})

test('a plan is told with its ledger, what that comes to, and all that happened', async () => {
  const programme = await openProgramme()
  const staff = await programme.staff()
  const ines = await programme.artist()
  await ines.start('declined')
  await ines.start('fails-later')
  await programme.pass(40)
  await programme.runJobs()

  const { plan, ledger, totals, events } = await staff('GET /sales/plans/{application}', {
    params: { application: ines.reference },
  })

  expect(plan).toMatchObject({ status: 'unpaid', provider: 'sandbox', declined: 'card-declined', paid_months: 1 })
  expect(ledger.map(({ month, kind, amount }) => `${month} ${kind} ${amount}`)).toEqual([
    ...['1 charged 150', '1 failed 150', '1 paid 150', '2 charged 150'],
    ...['2 failed 150', '2 failed 150', '2 failed 150', '2 failed 150', '2 written_off 150'],
  ])
  expect(totals).toEqual({ charged: 300, paid: 150, failed: 750, refunded: 0, written_off: 150, open: 0 })
  expect(events.map(({ kind }) => kind)).toEqual([
    ...['agreed', 'attempted', 'declined', 'attempted', 'paid', 'started', 'charge_failed', 'unpaid'],
  ])
})

test('before a plan is begun staff see that it may be, and of others nothing', async () => {
  const programme = await openProgramme()
  const staff = await programme.staff()
  const ines = await programme.artist()
  const read = (application: string) => staff('GET /sales/plans/{application}', { params: { application } })

  expect(await read(ines.reference)).toMatchObject({ plan: { status: 'not_started' }, ledger: [], events: [] })
  await programme.db.updateTable('applications').set({ status: 'declined' }).execute()
  expect(await outcomeOf(read(ines.reference))).toBe('404 not-found')
  expect(await outcomeOf(read('A-26-0000-000'))).toBe('404 not-found')
})

test('staff cancel with a reason, which is written down', async () => {
  const programme = await openProgramme()
  const staff = await programme.staff()
  const ines = await programme.artist()
  await ines.start()
  const cancel = (reason: string) =>
    staff('POST /sales/plans/{application}/cancellation', { params: { application: ines.reference }, body: { reason } })

  expect(await outcomeOf(cancel('  '))).toBe('422 validation-failed')
  const params = { application: ines.reference }
  expect((await staff('GET /sales/plans/{application}', { params })).plan.can_end).toBe(true)
  const { plan, events } = await cancel('The studio moves away.')

  expect(plan).toMatchObject({ status: 'cancelled', is_cancel_wanted: false, can_end: false, next_charge: null })
  expect(events.find(({ kind }) => kind === 'cancel_wanted')).toMatchObject({
    actor: 'staff',
    staff_id: expect.any(String),
    detail: { reason: 'The studio moves away.' },
  })
})

test('the ledger of some days holds what happened in them, by the provider’s clock', async () => {
  const programme = await openProgramme()
  const staff = await programme.staff()
  const ines = await programme.artist()
  const { next_charge: next } = await ines.start()
  await programme.pass(100)
  await programme.runJobs()
  const day = next?.at.slice(0, 10) ?? ''
  const read = (query: { from?: string; to?: string; page?: number }) => staff('GET /sales/plans/ledger', { query })

  expect((await read({ from: day, to: day })).entries).toMatchObject([
    { reference: ines.reference, month: 2, kind: 'charged', amount: 150 },
    { month: 2, kind: 'paid', amount: 150 },
  ])
  const all = await read({})
  expect(all.totals).toEqual({ charged: 600, paid: 600, failed: 0, refunded: 0, written_off: 0, open: 0 })
  expect(all).toMatchObject({ next_page: null })
  expect((await read({ page: 2 })).entries).toEqual([])
  for (const from of ['0000-01-01', '2026-02-30', '9999-12-31', 'x']) {
    expect(await outcomeOf(read({ from })), from).toBe('422 validation-failed')
  }
})

test('plans are for staff of sales alone', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  await ines.start()
  const params = { application: ines.reference }
  for (const [call, refusal] of [
    [programme.call, '401 unauthenticated'],
    [(await programme.logIn()).call, '403 forbidden'],
    [await programme.staff('editor'), '403 forbidden'],
  ] as const) {
    const tries = [
      call('GET /sales/plans', { query: {} }),
      call('GET /sales/plans/ledger', { query: {} }),
      call('GET /sales/plans/{application}', { params }),
      call('POST /sales/plans/{application}/cancellation', { params, body: { reason: 'x' } }),
      call('POST /sandbox/clock', { body: { days: 1 } }),
    ]
    expect(new Set(await Promise.all(tries.map(outcomeOf)))).toEqual(new Set([refusal]))
  }
  expect((await ines.read()).status).toBe('active')
})

test('what the provider paid back is in the ledger, and what it takes in after all undoes what was written off', async () => {
  const programme = await openProgramme()
  const staff = await programme.staff()
  const ines = await programme.artist()
  await ines.start('fails-later')
  await programme.pass(50)
  await programme.runJobs()
  await programme.pool.query("UPDATE sandbox_plan_charges SET refunded = 5000, state = 'refunded' WHERE month = 1")
  await programme.pool.query(
    "UPDATE sandbox_plan_charges SET state = 'paid', received = amount, attempts = attempts + 1, paid_at = now() WHERE month = 2",
  )

  await ines.comeBack()
  await ines.comeBack()

  const { totals, ledger } = await staff('GET /sales/plans/{application}', { params: { application: ines.reference } })
  expect(totals).toMatchObject({ charged: 300, paid: 300, refunded: 50, written_off: 0, open: 0 })
  expect(ledger.filter(({ kind }) => kind === 'written_off').map(({ amount }) => amount)).toEqual([150, -150])
})

test('the ledger and the history of plans are never rewritten', async () => {
  const { pool, artist } = await openProgramme()
  await (await artist()).start()

  for (const statement of ['UPDATE plan_ledger SET amount = 1', 'DELETE FROM plan_ledger', 'DELETE FROM plan_events']) {
    await expect(pool.query(statement)).rejects.toThrow('never rewritten')
  }
})

test('the clock of the sandbox goes no further than a century, nor back', async () => {
  const programme = await openProgramme()
  const staff = await programme.staff()
  const move = (days: number) => outcomeOf(staff('POST /sandbox/clock', { body: { days } }))
  await programme.db.updateTable('sandbox_clock').set({ days: 36_499 }).execute()

  expect(await move(1)).toBe('done')
  expect(await move(1)).toBe('422 validation-failed')
  expect(await move(-1)).toBe('422 validation-failed')
  expect(await move(0.5)).toBe('422 validation-failed')
  expect(await outcomeOf(staff('POST /sandbox/clock', { body: { days: randomUUID() as never } }))).toBe(
    '422 validation-failed',
  )
})
