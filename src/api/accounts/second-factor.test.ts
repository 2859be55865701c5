import { expect, onTestFinished, test, vi } from 'vitest'

import type { Call } from '../../contract/client.ts'
import { codeAt, openSession, stepAt } from '../../domain/accounts/index.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { readBase32 } from '../../testing/read-base32.ts'

const password = 'the long way home'
const ADA = { email: 'ada@example.com', password, isVerified: true }

type Person = Awaited<ReturnType<TestGallery['logIn']>>

/** Somebody's other session, in which nothing was shown yet. */
async function openElsewhere({ db, callWith }: Desk, { user }: Person): Promise<Call> {
  return callWith(await openSession(db, user.id))
}

type Desk = Awaited<ReturnType<typeof openDesk>>

async function openDesk() {
  const gallery = await openTestGallery()
  // In the middle of a half minute, so that none ends while a code is on its way.
  vi.useFakeTimers({ toFake: ['Date'], now: stepAt(new Date()) * 30_000 + 15_000 })
  onTestFinished(() => void vi.useRealTimers())
  return gallery
}

/** Sets a device up and answers how it shows codes, steps from now. */
async function setUp(call: Call) {
  const { secret } = await call('POST /account/second-factor/totp')
  const code = (drift = 0) => codeAt(readBase32(secret), stepAt(new Date()) + drift)
  const { recovery_codes } = await call('PUT /account/second-factor/totp', { body: { code: code(-1) } })
  return { code, recovery_codes }
}

const isStaff = (call: Call) =>
  call('GET /editor/upkeep').then(
    () => true,
    () => false,
  )
const stateOf = async (call: Call) => (await call('GET /auth/proof')).proof.state
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: { status: number; code: string }) => error,
  )

test('once a device is set up, a session without its code does nothing that is for staff', async () => {
  const desk = await openDesk()
  const ada = await desk.logIn({ ...ADA, scope: ['collector', 'editor'] })
  const elsewhere = await openElsewhere(desk, ada)
  expect([await isStaff(elsewhere), await stateOf(elsewhere)]).toEqual([true, 'none'])

  const { secret, address, picture } = await ada.call('POST /account/second-factor/totp')
  expect(address).toContain(`secret=${secret}`)
  expect(picture.size).toBeGreaterThan(30)
  expect(picture.path).toMatch(/^M2 2h1v1h-1z/)
  expect(await refusal(ada.call('PUT /account/second-factor/totp', { body: { code: '000000' } }))).toMatchObject({
    ...{ status: 422, errors: { code: [expect.any(String)] } },
  })
  expect([await isStaff(elsewhere), await stateOf(ada.call)]).toEqual([true, 'none'])

  const { code, recovery_codes } = await setUp(ada.call)
  expect(new Set(recovery_codes).size).toBe(10)
  expect([await isStaff(ada.call), await stateOf(ada.call)]).toEqual([true, 'shown'])
  expect([await isStaff(elsewhere), await stateOf(elsewhere)]).toEqual([false, 'needed'])
  expect((await elsewhere('GET /auth/user')).user.scope).toEqual(['collector'])
  const { access_token } = await desk.call('POST /auth/login', { body: { email: ADA.email, password } })
  expect(await isStaff(desk.callWith(access_token))).toBe(false)

  await elsewhere('POST /auth/proof', { body: { code: code() } })
  expect([await isStaff(elsewhere), await stateOf(elsewhere)]).toEqual([true, 'shown'])
  expect((await elsewhere('GET /auth/user')).user.scope).toEqual(['collector', 'editor'])
  const kinds = (await desk.db.selectFrom('mails').select('kind').execute()).map(({ kind }) => kind)
  expect(kinds).toEqual(['second-factor-set'])
})

test('a code opens once, an old one not at all, and whoever guesses is stopped for the account', async () => {
  const desk = await openDesk()
  const ada = await desk.logIn({ ...ADA, scope: ['editor'] })
  const { code } = await setUp(ada.call)
  const [one, other] = [await openElsewhere(desk, ada), await openElsewhere(desk, ada)]
  const show = (call: Call, shown: string) => refusal(call('POST /auth/proof', { body: { code: shown } }))

  // The one of the setting up was the step before: it is used.
  expect(await show(one, code(-1))).toMatchObject({ status: 422 })
  const now = code()
  const outcomes = await Promise.all([show(one, now), show(other, now)])
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1)
  expect(await show(one, code(-3))).toMatchObject({ status: 422 })

  const third = await openElsewhere(desk, ada)
  const guesses = []
  for (let at = 0; at < 8; at++) guesses.push((await show(at % 2 ? third : one, '123 456'))?.status)
  expect(guesses.at(-1)).toBe(429)
  // Even the right one: otherwise guessing would go on until it is found.
  expect(await show(third, code(1))).toMatchObject({ status: 429 })
  expect(await isStaff(third)).toBe(false)
})

test('the next code within the clock’s drift is taken, and each code for a lost device once', async () => {
  const desk = await openDesk()
  const ada = await desk.logIn({ ...ADA, scope: ['sales'] })
  const { code, recovery_codes } = await setUp(ada.call)
  const [one, two, three] = [
    await openElsewhere(desk, ada),
    await openElsewhere(desk, ada),
    await openElsewhere(desk, ada),
  ]
  await one('POST /auth/proof', { body: { code: code(1) } })
  expect(await stateOf(one)).toBe('shown')

  const [lost = ''] = recovery_codes
  await two('POST /auth/proof', { body: { recovery_code: ` ${lost.toUpperCase().replace('-', ' ')}` } })
  expect(await stateOf(two)).toBe('shown')
  expect(await refusal(three('POST /auth/proof', { body: { recovery_code: lost } }))).toMatchObject({ status: 422 })
  expect((await two('GET /account/second-factor')).recovery_codes).toBe(9)
  const { recovery_codes: renewed } = await two('POST /account/second-factor/recovery-codes')
  expect(renewed).not.toContain(recovery_codes[1])
  expect(await refusal(three('POST /auth/proof', { body: { recovery_code: recovery_codes[1] } }))).toMatchObject({
    status: 422,
  })
  await three('POST /auth/proof', { body: { recovery_code: renewed[0] } })
  expect(await stateOf(three)).toBe('shown')
})

test('an administrator without a second factor sets one up before anything else; the demo’s people need none', async () => {
  const desk = await openDesk()
  const ada = await desk.logIn({ ...ADA, scope: ['collector', 'admin'] })
  const fresh = await openElsewhere(desk, ada)
  expect([await isStaff(fresh), await stateOf(fresh)]).toEqual([false, 'missing'])
  // The password is what anybody may have who stole it.
  expect(await refusal(fresh('POST /auth/proof', { body: { password } }))).toMatchObject({ status: 422 })
  expect(await isStaff(fresh)).toBe(false)
  await setUp(fresh)
  expect([await isStaff(fresh), await stateOf(fresh)]).toEqual([true, 'shown'])
  expect(await refusal(fresh('DELETE /account/second-factor/totp'))).toMatchObject({ code: 'second-factor-needed' })
  expect(await stateOf(fresh)).toBe('shown')

  const demo = await desk.logIn({ scope: ['collector', 'admin'], demoPerson: 'admin' })
  const visitor = await openElsewhere(desk, demo)
  expect([await isStaff(visitor), await stateOf(visitor)]).toEqual([true, 'none'])

  const eve = await desk.logIn({ scope: ['collector', 'editor'] })
  const editor = await openElsewhere(desk, eve)
  expect(await isStaff(editor)).toBe(true)
  await desk.pool.query(`UPDATE house_rules SET second_factor = 'staff'`)
  expect([await isStaff(editor), await stateOf(editor)]).toEqual([false, 'missing'])
  await desk.pool.query(`UPDATE house_rules SET second_factor = 'nobody'`)
  expect([
    await isStaff(editor),
    await isStaff(await openElsewhere(desk, await desk.logIn({ scope: ['admin'] }))),
  ]).toEqual([true, true])
})

test('what cannot be taken back asks again after a while: for the password, or for more where there is more', async () => {
  const desk = await openDesk()
  const ada = await desk.logIn({ ...ADA, scope: ['collector', 'editor'] })
  const call = await openElsewhere(desk, ada)
  expect((await call('GET /auth/proof')).proof.is_fresh).toBe(false)
  expect(await refusal(call('POST /auth/proof', { body: { password: 'something else' } }))).toMatchObject({
    status: 422,
  })
  await call('POST /auth/proof', { body: { password } })
  expect((await call('GET /auth/proof')).proof.is_fresh).toBe(true)

  const { code } = await setUp(call)
  await desk.pool.query(`UPDATE sessions SET proved_at = proved_at - interval '16 minutes'`)
  expect(await isStaff(call)).toBe(true)
  for (const name of ['DELETE /account/second-factor/totp', 'POST /account/second-factor/totp'] as const) {
    expect(await refusal(call(name))).toMatchObject({ status: 403, code: 'proof-needed' })
  }
  expect(await refusal(call('POST /auth/proof', { body: { password } }))).toMatchObject({ status: 422 })
  await call('POST /auth/proof', { body: { code: code() } })
  await call('DELETE /account/second-factor/totp')
  expect(await stateOf(call)).toBe('none')
  expect((await call('GET /account/second-factor')).recovery_codes).toBe(0)
})

test('a password that was shown once more is no second factor once there is one, or has to be', async () => {
  const desk = await openDesk()
  const ada = await desk.logIn({ ...ADA, scope: ['collector', 'editor'] })
  // Somebody else, who has found out the password.
  const thief = await openElsewhere(desk, ada)
  await thief('POST /auth/proof', { body: { password } })
  expect(await isStaff(thief)).toBe(true)

  await desk.pool.query(`UPDATE house_rules SET second_factor = 'staff'`)
  expect([await isStaff(thief), await stateOf(thief)]).toEqual([false, 'missing'])
  await desk.pool.query(`UPDATE house_rules SET second_factor = 'admin'`)
  await setUp(ada.call)
  expect([await isStaff(thief), await stateOf(thief)]).toEqual([false, 'needed'])
})

test('while another device is being set up, the former one counts', async () => {
  const desk = await openDesk()
  const ada = await desk.logIn({ ...ADA, scope: ['editor'] })
  const { code } = await setUp(ada.call)
  await ada.call('POST /account/second-factor/totp')
  const elsewhere = await openElsewhere(desk, ada)
  await elsewhere('POST /auth/proof', { body: { code: code() } })
  expect(await stateOf(elsewhere)).toBe('shown')
})

test('collectors are asked for nothing, whatever they show', async () => {
  const desk = await openDesk()
  const ada = await desk.logIn(ADA)
  const call = await openElsewhere(desk, ada)
  await setUp(call)
  expect(await stateOf(await openElsewhere(desk, ada))).toBe('none')
  expect(await refusal(call('POST /auth/proof', { body: {} }))).toMatchObject({ status: 422 })
})
