import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { makeVerificationSignature } from '../../domain/accounts/index.ts'
import { inDays } from '../../testing/in-days.ts'
import { openEnquiryDesk, openWithOffer } from '../../testing/open-enquiry-desk.ts'
import { readMails } from '../../testing/read-mails.ts'
import { updateArtwork } from '../../testing/write-content.ts'

test('an offer is mailed, stands in the thread, and shows whoever has its link what it is and a hint of whose', async () => {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork({ is_price_on_request: true, price: null })
  const enquiry = await desk.ask({ artworks: [artwork] })

  const { token } = await desk.offer(enquiry, artwork, { price: 1234.56, note: 'For you.' })

  expect(await readMails(desk.db)).toContain('enquiry-offer ada@example.com en')
  const { offer } = await desk.call('GET /offers/{token}', { params: { token } })
  expect(offer).toEqual({
    artwork: expect.objectContaining({ id: artwork, price_on_request: true, final_price: null }),
    price: 1234.56,
    delivery: null,
    valid_until: inDays(7),
    state: 'open',
    email_hint: 'a…@example.com',
    is_yours: false,
    is_accepted: false,
  })
  const { enquiry: thread } = await desk.call('GET /enquiries/{token}', { params: { token: enquiry.token } })
  expect(thread.offers).toEqual([
    expect.objectContaining({ price: 1234.56, note: 'For you.', state: 'open', token, valid_until: inDays(7) }),
  ])
  const { enquiries } = await desk.sales('GET /sales/enquiries', { query: {} })
  expect(enquiries[0]?.awaits_answer).toBe(false)
})

test.each([
  ['price', 0],
  ['price', -5],
  ['price', 0.99],
  ['price', 1_000_000.01],
  ['price', 1e308],
  ['price', 10.001],
  ['price', '900'],
  ['price', null],
  ['valid_until', inDays(-2)],
  ['valid_until', inDays(370)],
  ['valid_until', '2026-02-30'],
  ['valid_until', '9999-12-31'],
  ['valid_until', '0000-01-01'],
  ['valid_until', '0001-01-01'],
  ['valid_until', 'tomorrow'],
  ['artwork', 99_999],
  ['artwork', 3e9],
  ['artwork', -1],
  ['note', 'x'.repeat(2001)],
  ['note', 'a\u0000'],
])('no offer is made with %s %o', async (field, value) => {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork()
  const { reference } = await desk.ask()
  const body = { artwork, price: 900, valid_until: inDays(7), note: '', [field]: value }

  const attempt = desk.sales('POST /sales/enquiries/{enquiry}/offers', { params: { enquiry: reference }, body })

  await expect(attempt).rejects.toMatchObject({
    status: 422,
    errors: { [field]: expect.arrayContaining([expect.any(String)]) },
  })
  expect(await desk.db.selectFrom('offers').select('id').execute()).toEqual([])
})

test('no offer is made of a work that is sold, reserved, not for sale or not shown; the first and last price and day are', async () => {
  const desk = await openEnquiryDesk()
  const enquiry = await desk.ask()
  const { id: artwork } = await desk.addArtwork()

  for (const wishes of [
    { availability: 'sold' },
    { availability: 'reserved' },
    { availability: 'not_for_sale' },
    { published_at: null },
  ] as const) {
    const { id } = await desk.addArtwork(wishes)
    await expect(desk.offer(enquiry, id)).rejects.toMatchObject({
      status: 422,
      errors: { artwork: ['This work is not for sale at present.'] },
    })
  }
  await desk.offer(enquiry, artwork, { price: 1, days: 0 })
  await desk.offer(enquiry, artwork, { price: 1_000_000, days: 364 })
  await desk.offer(enquiry, artwork, { price: 19.99 })
  const { enquiry: seen } = await desk.sales('GET /sales/enquiries/{enquiry}', {
    params: { enquiry: enquiry.reference },
  })
  expect(seen.offers.map(({ price, state }) => [price, state])).toEqual([
    [1, 'withdrawn'],
    [1_000_000, 'withdrawn'],
    [19.99, 'open'],
  ])
})

test('an offer made twice under one key is one, and is mailed once', async () => {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork()
  const { reference } = await desk.ask()
  const body = { key: randomUUID(), artwork, price: 900, valid_until: inDays(7) }
  const make = () => desk.sales('POST /sales/enquiries/{enquiry}/offers', { params: { enquiry: reference }, body })

  await Promise.all([make(), make(), make()])

  expect((await make()).enquiry.offers.map(({ state }) => state)).toEqual(['open'])
  expect((await readMails(desk.db)).filter((mail) => mail.startsWith('enquiry-offer'))).toHaveLength(1)
})

test('an offer is taken by the account that has proven its address, whatever its capitals, and once is enough', async () => {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork()
  const { token } = await desk.offer(await desk.ask({ email: 'Ada@Example.com' }), artwork)
  const ada = await desk.collector('ada@example.com')
  const see = async () => (await ada.call('GET /offers/{token}', { params: { token } })).offer

  expect(await see()).toMatchObject({ is_yours: true, is_accepted: false })
  await desk.accept(ada, token)
  expect((await desk.accept(ada, token)).offer).toMatchObject({ is_yours: true, is_accepted: true, state: 'open' })
  await expect(desk.call('POST /offers/{token}/acceptance', { params: { token } })).rejects.toMatchObject({
    status: 401,
  })
})

test('somebody else’s offer is nobody’s but theirs', async () => {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork()
  const { token } = await desk.offer(await desk.ask(), artwork)
  const eve = await desk.collector('eve@example.com', { password: 'the long way home' })
  const refused = async (code: string) => {
    await expect(desk.accept(eve, token)).rejects.toMatchObject({ status: 403, code })
    const { offer } = await eve.call('GET /offers/{token}', { params: { token } })
    expect(offer).toMatchObject({ is_yours: false, is_accepted: false })
  }

  await refused('offer-not-yours')

  // An account that takes that address on has not proven it.
  const { user } = await eve.call('PATCH /account', {
    body: { email: 'ada@example.com', current_password: 'the long way home' },
  })
  await refused('offer-unverified')
  const { quote } = await eve.call('POST /cart/quote', { body: { lines: [{ artwork }] } })
  expect(quote.lines[0]).toMatchObject({ price: 1200, offer_until: null })

  // Who reads its mail is who it was made to.
  const signature = (await makeVerificationSignature(desk.db, user.id, 'ada@example.com')) ?? ''
  await eve.call('POST /auth/verification', { body: { signature } })
  expect((await desk.accept(eve, token)).offer.is_accepted).toBe(true)
})

test('an account that is registered with the address, but has not proven it, gets nothing', async () => {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork()
  const { token } = await desk.offer(await desk.ask(), artwork)
  const eve = await desk.logIn({ email: 'ada@example.com' })

  await expect(desk.accept(eve, token)).rejects.toMatchObject({ status: 403, code: 'offer-unverified' })
})

test('an offer that one account has taken stays its own when the address moves on', async () => {
  const { ada, offer, accept, collector, db, priceFor } = await openWithOffer()
  await db.updateTable('users').set({ email: 'ada@elsewhere.example' }).where('email', '=', 'ada@example.com').execute()
  const heir = await collector('ada@example.com')

  await expect(accept(heir, offer.token)).rejects.toMatchObject({ status: 403, code: 'offer-not-yours' })
  expect(await priceFor(heir)).toMatchObject({ price: 1200, offer_until: null })
  expect(await priceFor(ada)).toMatchObject({ price: 900 })
})

test('an offer that is over, withdrawn, or of a work that is gone cannot be taken', async () => {
  const desk = await openEnquiryDesk()
  const enquiry = await desk.ask()
  const ada = await desk.collector()
  const make = async () => {
    const { id: artwork } = await desk.addArtwork()
    return { artwork, ...(await desk.offer(enquiry, artwork)) }
  }
  const [over, withdrawn, sold, hidden] = [await make(), await make(), await make(), await make()]
  await desk.pool.query('UPDATE offers SET valid_until = $1 WHERE id = $2', [inDays(-2), over.id])
  await desk.withdraw(enquiry, withdrawn)
  await desk.withdraw(enquiry, withdrawn)
  await updateArtwork(desk.db, sold.artwork, { availability: 'sold' })
  await updateArtwork(desk.db, hidden.artwork, { published_at: null })

  for (const [{ token }, state] of [
    [over, 'over'],
    [withdrawn, 'withdrawn'],
    [sold, 'gone'],
    [hidden, 'gone'],
  ] as const) {
    expect(await desk.stateOf(token)).toBe(state)
    await expect(desk.accept(ada, token)).rejects.toMatchObject({ status: 409, code: 'offer-closed' })
  }
  const { offer } = await desk.call('GET /offers/{token}', { params: { token: hidden.token } })
  expect(offer.artwork).toBeNull()
})

test('an offer of another thread is not withdrawn by mistake', async () => {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork()
  const [mine, other] = [await desk.ask(), await desk.ask({ email: 'ben@example.com' })]
  const offer = await desk.offer(mine, artwork)

  await expect(desk.withdraw(other, offer)).rejects.toMatchObject({ status: 404 })
  await desk.offer(other, artwork)

  expect(await desk.stateOf(offer.token)).toBe('open')
})
