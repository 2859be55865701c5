import { expect, test } from 'vitest'

import type { Call } from '../../contract/client.ts'
import { openSession } from '../../domain/accounts/index.ts'
import { makeAuthenticator } from '../../testing/make-authenticator.ts'
import { openTestGallery, PUBLIC_URL } from '../../testing/open-test-gallery.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

type Device = ReturnType<typeof makeAuthenticator>

async function openDesk() {
  const gallery = await openTestGallery()
  const ada = await gallery.logIn({ name: 'Ada', email: 'ada@example.com', scope: ['collector', 'admin'] })
  /** Another session of Ada's, in which nothing was shown. */
  const elsewhere = async () => gallery.callWith(await openSession(gallery.db, ada.user.id))
  return { ...gallery, ada, elsewhere, device: makeAuthenticator({ origin: PUBLIC_URL }) }
}

const challengeOf = async (call: Call) => (await call('POST /auth/proof/challenge')).options
async function add(call: Call, device: Device) {
  const { options } = await call('POST /account/second-factor/passkeys/challenge')
  return call('POST /account/second-factor/passkeys', { body: { passkey: device.make(options) } })
}
const showTo = async (call: Call, device: Device) =>
  call('POST /auth/proof', { body: { passkey: device.show(await challengeOf(call)) } })

test('a key is made once, opens what is for staff in every session that shows it, and is told by mail', async () => {
  const { ada, elsewhere, device, db } = await openDesk()
  const { proof, recovery_codes } = await add(ada.call, device)
  expect(proof).toMatchObject({ state: 'shown', ways: ['passkey', 'recovery'] })
  expect(recovery_codes).toHaveLength(10)
  expect((await db.selectFrom('mails').select('kind').execute()).map(({ kind }) => kind)).toContain('second-factor-set')

  const other = await elsewhere()
  expect(await outcomeOf(other('GET /staff'))).toBe('403 forbidden')
  expect((await showTo(other, device)).proof).toMatchObject({ state: 'shown', is_fresh: true })
  expect((await other('GET /staff')).members).toMatchObject([{ name: 'Ada', has_second_factor: true }])
  const { passkeys } = await other('GET /account/second-factor')
  expect(passkeys).toMatchObject([{ id: device.id, last_used_at: expect.any(String) }])
})

test('what was signed for another session, another place, long ago or twice opens nothing', async () => {
  const { ada, elsewhere, device, db } = await openDesk()
  await add(ada.call, device)
  const wrong = '422 validation-failed'
  const one = await elsewhere()
  const other = await elsewhere()

  const foreign = device.show(await challengeOf(ada.call))
  await challengeOf(one)
  expect(await outcomeOf(one('POST /auth/proof', { body: { passkey: foreign } }))).toBe(wrong)

  const signed = device.show(await challengeOf(one))
  await one('POST /auth/proof', { body: { passkey: signed } })
  expect(await outcomeOf(one('POST /auth/proof', { body: { passkey: signed } }))).toBe(wrong)

  const stranger = makeAuthenticator({ origin: PUBLIC_URL })
  expect(await outcomeOf(showTo(other, stranger))).toBe(wrong)
  const late = device.show(await challengeOf(other))
  await db
    .updateTable('sessions')
    .set({ challenged_at: new Date(Date.now() - 6 * 60_000) })
    .execute()
  expect(await outcomeOf(other('POST /auth/proof', { body: { passkey: late } }))).toBe(wrong)
  expect(await outcomeOf(other('GET /staff'))).toBe('403 forbidden')
})

test('a page elsewhere that looks like ours gets nothing that opens here, and a copy of a key neither', async () => {
  const { ada, elsewhere, device } = await openDesk()
  const wrong = '422 validation-failed'
  const phisher = makeAuthenticator({ origin: 'https://cimaise.example.net' })
  expect(await outcomeOf(add(ada.call, phisher))).toBe(wrong)
  await add(ada.call, device)
  const other = await elsewhere()
  await showTo(other, device)
  device.rewind()
  expect(await outcomeOf(showTo(await elsewhere(), device))).toBe(wrong)
  // Those that do not count, as most of today, are taken as they are.
  const uncounted = makeAuthenticator({ origin: PUBLIC_URL, counts: false })
  await add(other, uncounted)
  expect((await showTo(await elsewhere(), uncounted)).proof.state).toBe('shown')
})

test('a key belongs to one account, and its owner alone takes it away; the last stays where one is asked for', async () => {
  const { ada, logIn, device, elsewhere } = await openDesk()
  const { recovery_codes } = await add(ada.call, device)
  expect(recovery_codes).not.toBeNull()
  const eve = await logIn({ name: 'Eve', email: 'eve@example.com', scope: ['collector', 'editor'] })
  expect(await outcomeOf(add(eve.call, device))).toBe('422 validation-failed')
  const params = { passkey: device.id }
  expect(await outcomeOf(eve.call('DELETE /account/second-factor/passkeys/{passkey}', { params }))).toBe(
    '404 not-found',
  )
  expect(await outcomeOf(ada.call('DELETE /account/second-factor/passkeys/{passkey}', { params }))).toBe(
    '409 second-factor-needed',
  )
  const second = makeAuthenticator({ origin: PUBLIC_URL })
  expect((await add(ada.call, second)).recovery_codes).toBeNull()
  await ada.call('DELETE /account/second-factor/passkeys/{passkey}', { params })
  const other = await elsewhere()
  expect(await outcomeOf(showTo(other, device))).toBe('422 validation-failed')
  expect((await showTo(other, second)).proof.state).toBe('shown')

  await eve.call('DELETE /account/second-factor/passkeys/{passkey}', { params }).catch(() => undefined)
  await ada.call('DELETE /staff/{member}/second-factor', { params: { member: eve.user.id } })
  expect((await ada.call('GET /account/second-factor')).passkeys).toHaveLength(1)
})

test('another administrator takes lost keys away, and guessing is stopped for keys as for codes', async () => {
  const { ada, logIn, device, elsewhere, db } = await openDesk()
  await add(ada.call, device)
  const bea = await logIn({ name: 'Bea', email: 'bea@example.com', scope: ['collector', 'admin'] })
  const other = await elsewhere()
  const outcomes: string[] = []
  for (let turn = 0; turn < 7; turn++) {
    outcomes.push(await outcomeOf(showTo(other, makeAuthenticator({ origin: PUBLIC_URL }))))
  }
  expect(outcomes.slice(-2)).toEqual(['429 too-many-requests', '429 too-many-requests'])
  await bea.call('DELETE /staff/{member}/second-factor', { params: { member: ada.user.id } })
  expect(await db.selectFrom('passkeys').select('id').execute()).toEqual([])
})

test('a password that was shown just before its owner set up a key lets nobody add another', async () => {
  const { logIn, db, callWith, device } = await openDesk()
  const nora = await logIn({ name: 'Nora', password: 'the long way home', scope: ['collector', 'editor'] })
  const thief = callWith(await openSession(db, nora.user.id))
  await thief('POST /auth/proof', { body: { password: 'the long way home' } })
  await add(nora.call, device)

  expect((await thief('GET /auth/proof')).proof).toMatchObject({ state: 'needed', is_fresh: false })
  const another = makeAuthenticator({ origin: PUBLIC_URL })
  expect(await outcomeOf(add(thief, another))).toBe('403 proof-needed')
  expect(await outcomeOf(thief('POST /account/second-factor/totp'))).toBe('403 proof-needed')
})
