import { expect, test } from 'vitest'

import { makeResetToken } from '../../domain/accounts/index.ts'
import { addOrder, VAT_NUMBER } from '../../testing/add-order.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import {
  ADAS_HOME as home,
  ADAS_PASSWORD as password,
  NEXT_PASSWORD as chosen,
  openWithAda,
} from '../../testing/open-with-ada.ts'
import { readMails } from '../../testing/read-mails.ts'

test('the export holds all that is kept about somebody, no secret, and nothing of others', async () => {
  const { ada, db, addArtwork, logIn } = await openWithAda()
  const artwork = await addArtwork()
  const eve = await logIn({ email: 'eve@example.com' })
  for (const { call } of [ada, eve]) await call('POST /account/favourites', { body: { artworks: [artwork.id] } })
  const addresses = {
    billingAddress: { ...home, vat_number: 'FR12345678901' },
    deliveryAddress: null,
    sameAddresses: true,
  }
  await ada.call('PUT /account/addresses', { body: addresses })
  await ada.call('PUT /account/newsletter', { body: { subscribed: true } })
  await db.insertInto('social_logins').values({ provider: 'demo', subject: 's3cret', user_id: ada.user.id }).execute()

  const all = await ada.call('GET /account/export')

  const when = expect.stringMatching(/^\d{4}-.*Z$/)
  expect(all).toEqual({
    exported_at: when,
    user: { ...ada.user, created_at: when },
    addresses,
    favourites: [{ id: artwork.id, slug: artwork.slug, added_at: when }],
    sessions: [{ id: expect.any(String), is_current: true, device: '', created_at: when, last_used_at: when }],
    services: [{ provider: 'demo', linked_at: when }],
    newsletter: { status: 'confirmed', history: [expect.anything(), expect.anything()] },
    orders: [],
    enquiries: [],
    applications: [],
    mails: [],
    alerts: { alerts: [], told: [] },
    certificates: [],
    collection: [],
    views: [],
  })
  expect(JSON.stringify(all)).not.toMatch(/argon2|s3cret|eve@/)
})

test('a deleted account is gone with all that was its own; a link of an artist to it is loosened', async () => {
  const { ada, call, db, addArtist, addArtwork } = await openWithAda()
  const artist = await addArtist()
  await db.updateTable('artists').set({ user_id: ada.user.id }).where('id', '=', artist.id).execute()
  const artwork = await addArtwork({ artist_id: artist.id })
  await ada.call('POST /account/favourites', { body: { artworks: [artwork.id] } })
  await ada.call('PUT /account/newsletter', { body: { subscribed: true } })
  await ada.call('PUT /account/addresses', {
    body: { billingAddress: home, deliveryAddress: null, sameAddresses: true },
  })
  await makeResetToken(db, ada.user.id, ada.user.email)

  expect(await ada.call('POST /account/deletion', { body: { confirmation: password } })).toEqual({ status: 'deleted' })

  await expect(ada.call('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  const body = { email: 'ada@example.com', password }
  await expect(call('POST /auth/login', { body })).rejects.toMatchObject({ status: 422 })
  for (const table of ['users', 'sessions', 'user_addresses', 'favourites', 'password_resets'] as const) {
    expect(await db.selectFrom(table).select(db.fn.countAll<string>().as('rows')).execute()).toEqual([{ rows: '0' }])
  }
  expect(await db.selectFrom('newsletter_subscriptions').select('email').execute()).toEqual([])
  expect(await db.selectFrom('artists').select('user_id').execute()).toEqual([{ user_id: null }])
  expect(await readMails(db)).toEqual(['account-deleted ada@example.com en'])
})

test('orders are in the export, in the words of their buyer, and nobody else’s', async () => {
  const { ada, db, addArtwork, logIn } = await openWithAda()
  const { id: artwork } = await addArtwork()
  const eve = await logIn()
  await ada.call('PATCH /account', { body: { locale: 'fr' } })
  const order = { user_id: ada.user.id, payment_id: 'pi_1', payment_secret: 's3cret', tracking: 'LX 1' }
  const id = await addOrder(db, { artworks: [artwork], order })
  await db.insertInto('order_events').values({ order_id: id, kind: 'placed', actor: 'buyer' }).execute()
  await addOrder(db, { artworks: [artwork], order: { user_id: eve.user.id, number: '26-0000-0001', name: 'Eve' } })

  const { orders } = await ada.call('GET /account/export')

  const when = expect.stringMatching(/^\d{4}-.*Z$/)
  const address = expect.objectContaining({ address: '12 St James’s Square', country: 'GB' })
  expect(orders).toEqual([
    {
      number: '26-4817-3052',
      status: 'paid',
      created_at: when,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      delivery_method: 'shipping',
      billing_address: expect.objectContaining({ address: '12 St James’s Square', vat_number: VAT_NUMBER }),
      delivery_address: address,
      delivery: 53.5,
      vat: 71.48,
      total: 1253.5,
      refunded: 0,
      carrier: null,
      tracking: 'LX 1',
      withdrawals: [],
      lines: [
        {
          artwork,
          title: 'Marée basse',
          artist: 'Hélène Vasseur',
          options: [{ option: 'frame', name: 'Chêne' }],
          price: 1200,
        },
      ],
      events: [{ kind: 'placed', status: null, at: when }],
    },
  ])
})

test('orders outlive the account of their buyer, without a link to it', async () => {
  const { ada, db, addArtwork } = await openWithAda()
  const order = { user_id: ada.user.id, status: 'completed' as const }
  await addOrder(db, { artworks: [(await addArtwork()).id], order })

  await ada.call('POST /account/deletion', { body: { confirmation: password } })

  expect(await db.selectFrom('users').select('id').execute()).toEqual([])
  expect(await db.selectFrom('orders').select(['number', 'user_id', 'name']).execute()).toEqual([
    { number: '26-4817-3052', user_id: null, name: 'Ada Lovelace' },
  ])
  expect(await db.selectFrom('order_lines').select('position').execute()).toHaveLength(1)
})

test.each([
  ['a password', { password }, ['', 'ada@example.com', 'wrong'], 'This is not your password.'],
  ['no password', {}, ['', password, 'eve@example.com'], 'This value is not valid.'],
])('an account with %s is not deleted by any other confirmation', async (_what, wishes, wrong, words) => {
  const { db, logIn } = await openTestGallery()
  const ada = await logIn({ email: 'ada@example.com', ...wishes })

  for (const confirmation of wrong) {
    await expect(ada.call('POST /account/deletion', { body: { confirmation } })).rejects.toMatchObject({
      status: 422,
      errors: { confirmation: [words] },
    })
  }

  expect((await ada.call('GET /auth/user')).user).toEqual(ada.user)
  expect(await readMails(db)).toEqual([])
})

test('an account without a password is deleted by its address', async () => {
  const { logIn } = await openTestGallery()
  const ada = await logIn({ email: 'ada@example.com' })

  expect(await ada.call('POST /account/deletion', { body: { confirmation: ' ADA@example.com ' } })).toEqual({
    status: 'deleted',
  })
})

test('while an account is deleted, whatever else it does at that moment fails softly', async () => {
  const { ada, addArtwork } = await openWithAda()
  const artwork = await addArtwork()
  const addresses = { billingAddress: home, deliveryAddress: null, sameAddresses: true }

  const results = await Promise.allSettled([
    ada.call('POST /account/deletion', { body: { confirmation: password } }),
    ...Array.from({ length: 10 }, () => [
      ada.call('PUT /account/addresses', { body: addresses }),
      ada.call('POST /account/favourites', { body: { artworks: [artwork.id] } }),
      ada.call('PATCH /account', { body: { name: 'Eve' } }),
      ada.call('GET /account/export'),
    ]).flat(),
    ada.call('PUT /account/password', { body: { current_password: password, ...chosen } }),
  ])

  const faults = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.status] : []))
  expect(faults.filter((status) => ![401, 422, 429].includes(status))).toEqual([])
})
