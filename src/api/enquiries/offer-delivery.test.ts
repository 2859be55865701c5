import { expect, test } from 'vitest'

import { readZones, replaceZone } from '../../domain/delivery/index.ts'
import { inDays } from '../../testing/in-days.ts'
import { openEnquiryDesk } from '../../testing/open-enquiry-desk.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { updateArtwork } from '../../testing/write-content.ts'

type Desk = Awaited<ReturnType<typeof openEnquiryDesk>>
type Quoted = { country: string; price: number } | null

/** A desk with a work of 1,200 € whose way nobody has a price for, and Ada, who takes what she is offered. */
async function openWithHeavy() {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork({ weight: null, price: 120_000 })
  const ada = await desk.collector()
  const offerTo = async (price: number, quoted: Quoted) => {
    const enquiry = await desk.ask({ kind: 'delivery', artworks: [artwork] })
    const offer = await desk.offer(enquiry, artwork, { price, delivery: quoted })
    await desk.accept(ada, offer.token)
    return { ...offer, enquiry }
  }
  const offer = await offerTo(1200, { country: 'FR', price: 450 })
  const quote = async (country: string | null, who: Pick<Awaited<ReturnType<Desk['collector']>>, 'call'> = ada) => {
    const method = country === null ? ('pickup' as const) : ('shipping' as const)
    const body = { lines: [{ artwork }], delivery: { method, country } }
    const { delivery: way, total, lines, fingerprint } = (await who.call('POST /cart/quote', { body })).quote
    const { price, offer_until } = lines[0] ?? {}
    return {
      state: way.state,
      way: way.price,
      price,
      total,
      isByOffer: offer_until !== null,
      hasFingerprint: fingerprint !== null,
    }
  }
  return { ...desk, artwork, ada, offer, offerTo, quote }
}

test('what is delivered on quotation is ordered and paid by an offer that quotes it, to its country, by its buyer', async () => {
  const { ada, artwork, offer, quote, collector, stateOf, sales } = await openWithHeavy()
  const eve = await collector('eve@example.com')

  expect(await quote('FR', eve)).toMatchObject({ state: 'on-quotation', hasFingerprint: false })
  expect(await quote('DE')).toMatchObject({ state: 'on-quotation', hasFingerprint: false })
  // Nothing is used up where it changes nothing.
  expect(await quote(null)).toMatchObject({ state: 'priced', way: 0, total: 1200, isByOffer: false })
  expect(await quote('FR')).toEqual({
    ...{ state: 'priced', way: 450, price: 1200, total: 1650, isByOffer: true, hasFingerprint: true },
  })
  expect(await outcomeOf(ada.order([artwork], { country: 'DE' }))).toBe('422 delivery-on-quotation')

  const order = await ada.order([artwork], { country: 'FR' })
  expect(order).toMatchObject({ subtotal: 1200, delivery: 450, total: 1650 })
  expect(await ada.pay(order)).toMatchObject({ status: 'paid', total: 1650 })
  expect(await stateOf(offer.token)).toBe('bought')
  const { enquiry } = await sales('GET /sales/enquiries/{enquiry}', { params: { enquiry: offer.enquiry.reference } })
  expect(enquiry.offers).toMatchObject([
    { state: 'bought', order: order.number, delivery: { country: 'FR', price: 450 } },
  ])
})

test('a quotation that goes between the cart and the order is not paid by', async () => {
  const { ada, artwork, offer, withdraw, quote, call } = await openWithHeavy()
  const { offer: shown } = await call('GET /offers/{token}', { params: { token: offer.token } })
  expect(shown.delivery).toEqual({ country: 'FR', price: 450 })

  await withdraw(offer.enquiry, offer)

  expect(await quote('FR')).toMatchObject({ state: 'on-quotation' })
  expect(await outcomeOf(ada.order([artwork], { country: 'FR' }))).toBe('422 delivery-on-quotation')
})

test('a quotation and a lower price are each used where they count, and neither makes anything dearer', async () => {
  const { db, artwork, offerTo, quote } = await openWithHeavy()
  await offerTo(1000, null)

  // The lower offer has no way to France.
  expect(await quote('FR')).toMatchObject({ way: 450, price: 1200, total: 1650 })
  expect(await quote(null)).toMatchObject({ price: 1000, isByOffer: true })
  // The catalogue has fallen below the offer that quotes the way.
  await updateArtwork(db, artwork, { price: 90_000 })
  expect(await quote('FR')).toMatchObject({ way: 450, price: 900, total: 1350 })
  // Somebody weighs it, and the usual way is cheaper by far.
  await updateArtwork(db, artwork, { price: 90_000, weight: 1000 })
  const [france = expect.unreachable()] = await readZones(db)
  const rates = [{ max_side: 500, max_weight: 50, price: 36 }]
  await replaceZone(db, { name: 'tests' }, france.id, { ...france, rates })
  const usual = await quote('FR')
  expect(usual).toMatchObject({ state: 'priced', price: 900, isByOffer: false })
  expect(usual.way).toBeLessThan(450)
})

test('an offer says the whole of a quotation or nothing of it', async () => {
  const { sales, ask, artwork } = await openWithHeavy()
  const { reference } = await ask()
  const offer = (delivery: object) =>
    outcomeOf(
      sales('POST /sales/enquiries/{enquiry}/offers', {
        params: { enquiry: reference },
        body: { artwork, price: 900, valid_until: inDays(0), delivery: delivery as never },
      }),
    )
  for (const wrong of [
    { country: 'FR' },
    { price: 10 },
    { country: 'fr', price: 10 },
    { country: 'FR', price: 0 },
    { country: 'FR', price: 1.001 },
  ]) {
    expect(await offer(wrong), JSON.stringify(wrong)).toBe('422 validation-failed')
  }
  expect(await offer({ country: 'FR', price: 0.5 + 0.5 })).toBe('done')
})
