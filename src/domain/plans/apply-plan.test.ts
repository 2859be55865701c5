import { expect, test } from 'vitest'

import { openProgramme } from '../../testing/open-programme.ts'
import { openSandbox, type ProviderPlan } from '../payments/index.ts'
import { applyPlan } from './apply-plan.ts'

test('answers that come late, twice or in any order take nothing back and write nothing twice', async () => {
  const programme = await openProgramme()
  const { db, pool } = programme
  const ines = await programme.artist()
  await ines.start('fails-later')
  const { rows } = await pool.query('SELECT id FROM sandbox_plans')
  const answers: ProviderPlan[] = []
  const note = async () => answers.push(await openSandbox(db).plans.read(rows[0].id))
  await note()
  for (const days of [31, 4]) {
    await programme.pass(days)
    await note()
  }
  await ines.replace('success')
  await note()
  await programme.pass(31)
  await note()
  const newest = answers.at(-1) ?? expect.unreachable()
  const readBook = async () => ({
    plan: await ines.read(),
    ledger: (await pool.query('SELECT id, kind, month, amount FROM plan_ledger ORDER BY id')).rows,
    mails: (await pool.query("SELECT kind FROM mails WHERE kind LIKE 'plan-%' ORDER BY kind")).rows,
  })
  await applyPlan(db, newest)
  const before = await readBook()
  expect(before.plan).toMatchObject({ status: 'active', paid_months: 3 })

  for (const answer of [...answers.toReversed(), ...answers]) await applyPlan(db, answer)
  await Promise.all(answers.map((answer) => applyPlan(db, answer)))
  await applyPlan(db, newest)

  expect(await readBook()).toEqual(before)
})

test('answers about plans of others, or under another name of the provider, change nothing', async () => {
  const programme = await openProgramme()
  const { db, pool } = programme
  const ines = await programme.artist()
  await ines.start()
  const { rows } = await pool.query('SELECT id FROM sandbox_plans')
  const answer = await openSandbox(db).plans.read(rows[0].id)
  const before = await ines.read()

  for (const planId of ['', 'somebody-else', "' OR true --", '00000000-0000-4000-8000-000000000000']) {
    expect(await applyPlan(db, { ...answer, planId, state: 'cancelled' })).toBeUndefined()
  }
  expect(await applyPlan(db, { ...answer, id: 'sub_other', state: 'cancelled' })).toBeUndefined()

  expect(await ines.read()).toEqual(before)
})
