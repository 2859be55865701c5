import { expect, test } from 'vitest'

import type { Call } from '../../contract/client.ts'
import { makeResetToken } from '../../domain/accounts/index.ts'
import { countArgon2 } from '../../testing/count-argon2.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import {
  ADAS_HOME as home,
  ADAS_PASSWORD as password,
  NEXT_PASSWORD as chosen,
  openWithAda,
} from '../../testing/open-with-ada.ts'
import { readMails } from '../../testing/read-mails.ts'

const logInWith = (call: Call, email: string, tried: string) =>
  call('POST /auth/login', { body: { email, password: tried } })

test('name and language change without a password, and nothing else does', async () => {
  const { ada, app, db } = await openWithAda()
  const more = { scope: ['admin'], email_verified: false, password_hash: 'x', id: 'x' }

  const reply = await app.inject({
    method: 'PATCH',
    url: '/api/account',
    headers: { authorization: `Bearer ${ada.token}` },
    payload: { name: ' Ada Lovelace ', locale: 'cn', ...more },
  })

  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.json()).toEqual({ user: { ...ada.user, name: 'Ada Lovelace', locale: 'cn' } })
  expect(await ada.call('PATCH /account', { body: {} })).toEqual(reply.json())
  expect(await readMails(db)).toEqual([])
})

test('another address takes the password, is to be verified anew, and is told to the one that is left', async () => {
  const { ada, call, db } = await openWithAda()
  const token = (await makeResetToken(db, ada.user.id, ada.user.email)) ?? ''

  const { user } = await ada.call('PATCH /account', {
    body: { email: 'lovelace@example.com', locale: 'fr', current_password: password },
  })

  expect(user).toEqual({ ...ada.user, email: 'lovelace@example.com', email_verified: false, locale: 'fr' })
  expect((await readMails(db)).toSorted()).toEqual([
    'address-changed ada@example.com fr',
    'verify-address lovelace@example.com fr',
  ])
  expect(await db.selectFrom('mails').select('data').where('kind', '=', 'address-changed').execute()).toEqual([
    { data: { newEmail: 'lovelace@example.com' } },
  ])
  await expect(call('POST /auth/reset-password', { body: { token, ...chosen } })).rejects.toMatchObject({
    code: 'link-used',
  })
  expect(await logInWith(call, 'lovelace@example.com', password)).toMatchObject({ token_type: 'Bearer' })
})

test('who has an account is told only to those who give their password with a change of address', async () => {
  const { ada, logIn, db } = await openWithAda()
  await logIn({ email: 'eve@example.com' })
  const errorsOf = (body: { email: string; current_password?: string }) =>
    ada.call('PATCH /account', { body }).then(
      () => 'changed',
      ({ errors }: { errors: object }) => errors,
    )

  expect(await errorsOf({ email: 'new@example.com' })).toEqual({ current_password: ['Please fill in this field.'] })
  expect(await errorsOf({ email: 'EVE@example.com', current_password: 'wrong' })).toEqual({
    current_password: ['This is not your password.'],
  })
  expect(await errorsOf({ email: 'eve@example.com', current_password: password })).toEqual({
    email: ['This is already taken.'],
  })
  expect(await errorsOf({ email: 'ADA@example.com' })).toBe('changed')
  expect((await ada.call('GET /auth/user')).user).toEqual(ada.user)
  expect(await readMails(db)).toEqual([])
})

test('who vouched for the former address opens the account no more', async () => {
  const { ada, db } = await openWithAda()
  await db.insertInto('social_logins').values({ provider: 'peer', subject: 'eve', user_id: ada.user.id }).execute()

  await ada.call('PATCH /account', { body: { email: 'lovelace@example.com', current_password: password } })

  expect(await db.selectFrom('social_logins').selectAll().execute()).toEqual([])
})

test('an address that nobody proved gets no mail when it is left', async () => {
  const { logIn, db } = await openTestGallery()
  const { call } = await logIn({ email: 'victim@example.com', password })

  await call('PATCH /account', { body: { email: 'eve@example.com', current_password: password } })

  expect(await readMails(db)).toEqual(['verify-address eve@example.com en'])
})

test('of two who move to one address at once, one gets it and the other is told', async () => {
  const { ada, logIn } = await openWithAda()
  const eve = await logIn({ name: 'Eve', password })
  const body = { email: 'shared@example.com', current_password: password }

  const results = await Promise.allSettled([ada, eve].map(({ call }) => call('PATCH /account', { body })))

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
    status: 422,
    errors: { email: ['This is already taken.'] },
  })
})

test('a changed password ends every session, links too, and opens one new session', async () => {
  const { ada, call, db } = await openWithAda()
  const { access_token: phone } = await logInWith(call, 'ada@example.com', password)
  const reset = (await makeResetToken(db, ada.user.id, ada.user.email)) ?? ''

  const { access_token } = await ada.call('PUT /account/password', { body: { current_password: password, ...chosen } })

  expect([ada.token, phone]).not.toContain(access_token)
  await expect(ada.call('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: ada.user.id }])
  await expect(call('POST /auth/reset-password', { body: { token: reset, ...chosen } })).rejects.toThrow('used')
  await expect(logInWith(call, 'ada@example.com', password)).rejects.toMatchObject({ status: 422 })
  expect(await logInWith(call, 'ada@example.com', chosen.password)).toMatchObject({ token_type: 'Bearer' })
  expect(await readMails(db)).toEqual(['password-changed ada@example.com en'])
})

test('a change of password that does not hold is told under each field, and changes nothing', async () => {
  const { ada } = await openWithAda()
  const errorsOf = (body: { current_password: string; password: string; password_confirmation: string }) =>
    ada.call('PUT /account/password', { body }).catch(({ errors }: { errors: object }) => Object.keys(errors))
  const common = { password: 'password1', password_confirmation: 'password1' }

  expect(await errorsOf({ current_password: 'wrong', ...common })).toEqual(['current_password', 'password'])
  expect(await errorsOf({ current_password: password, ...chosen, password_confirmation: 'x' })).toEqual([
    'password_confirmation',
  ])
  expect((await ada.call('GET /auth/user')).user).toEqual(ada.user)
})

test('of two changes of one password at once, one wins', async () => {
  const { ada, db } = await openWithAda()
  const change = () => ada.call('PUT /account/password', { body: { current_password: password, ...chosen } })

  const results = await Promise.allSettled([change(), change()])

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
})

test('with a stolen token the password cannot be guessed for long, wherever it is asked for', async () => {
  const { ada } = await openWithAda()
  const argon2 = countArgon2()
  const statuses: number[] = []
  const tries = [
    () => ada.call('PUT /account/password', { body: { current_password: 'guess', ...chosen } }),
    () => ada.call('PATCH /account', { body: { email: 'eve@example.com', current_password: 'guess' } }),
    () => ada.call('POST /account/deletion', { body: { confirmation: 'guess' } }),
  ]

  for (let index = 0; index < 12; index++) {
    await tries[index % 3]?.().catch(({ status }: { status: number }) => statuses.push(status))
  }

  expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
  expect(argon2.verified()).toBe(10)
})

test('addresses are kept for whoever they belong to, whole or not at all', async () => {
  const { ada, logIn, call } = await openWithAda()
  const eve = await logIn()
  const nothing = { addresses: { billingAddress: null, deliveryAddress: null, sameAddresses: true } }
  const mine = {
    billingAddress: { ...home, vat_number: 'DE123456789' },
    deliveryAddress: { ...home, city: '<b>Köln</b> 科隆' },
    sameAddresses: false,
  }

  expect(await ada.call('GET /account/addresses')).toEqual(nothing)
  expect(await ada.call('PUT /account/addresses', { body: mine })).toEqual({ addresses: mine })
  expect(await ada.call('GET /account/addresses')).toEqual({ addresses: mine })
  expect(await eve.call('GET /account/addresses')).toEqual(nothing)
  await expect(call('GET /account/addresses')).rejects.toMatchObject({ status: 401 })
  expect(await ada.call('PUT /account/addresses', { body: nothing.addresses })).toEqual(nothing)
})

test('every wrong field of both addresses is told under its own name', async () => {
  const { ada } = await openWithAda()
  const body = {
    billingAddress: { ...home, country: 'Germany', name: '' },
    deliveryAddress: { ...home, postcode: 'x'.repeat(21) },
    sameAddresses: false,
  }

  await expect(ada.call('PUT /account/addresses', { body })).rejects.toMatchObject({
    errors: {
      'billingAddress.name': ['Please fill in this field.'],
      'billingAddress.country': [expect.any(String)],
      'deliveryAddress.postcode': ['Please use at most 20 characters.'],
    },
  })
})

test('the newsletter is asked for and given up for one’s own address', async () => {
  const { ada } = await openWithAda()
  const put = (subscribed: boolean) => ada.call('PUT /account/newsletter', { body: { subscribed } })

  expect(await ada.call('GET /account/newsletter')).toEqual({ status: 'none' })
  expect(await put(true)).toEqual({ status: 'confirmed' })
  expect(await put(false)).toEqual({ status: 'none' })
  expect(await ada.call('GET /account/newsletter')).toEqual({ status: 'none' })
})

test('whoever has not proved that an address is theirs neither sees nor ends what its owner confirmed', async () => {
  const { db, logIn, call } = await openTestGallery()
  await call('POST /newsletter', { body: { email: 'ada@example.com' } })
  await db.updateTable('newsletter_subscriptions').set({ status: 'confirmed' }).execute()
  const eve = await logIn({ email: 'ADA@example.com' })

  expect(await eve.call('GET /account/newsletter')).toEqual({ status: 'none' })
  await eve.call('PUT /account/newsletter', { body: { subscribed: false } })
  await eve.call('POST /account/deletion', { body: { confirmation: 'ada@example.com' } })

  expect(await db.selectFrom('newsletter_subscriptions').select('status').execute()).toEqual([{ status: 'confirmed' }])
})
