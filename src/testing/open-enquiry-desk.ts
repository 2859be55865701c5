import { randomUUID } from 'node:crypto'

import type { Call } from '../contract/client.ts'
import type { Locale } from '../contract/locale.ts'
import type { NewUser } from '../domain/accounts/index.ts'
import { findEnquiry } from '../domain/enquiries/index.ts'
import { signLink } from '../domain/tokens/index.ts'
import { inDays } from './in-days.ts'
import { openPostOffice } from './open-post-office.ts'
import { asShop } from './open-shop.ts'

type Form = Parameters<typeof writeForm>[0]

/** What somebody writes who knows what they want. */
export const writeForm = (
  wishes: {
    key?: string
    kind?: 'price' | 'question' | 'delivery' | 'contact'
    artworks?: number[]
    name?: string
    email?: string
    phone?: string
    message?: string
    locale?: Locale
    website?: string
  } = {},
) => ({
  key: randomUUID() as string,
  kind: 'question' as const,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'Is it signed?\n\nKind regards',
  locale: 'en' as const,
  ...wishes,
})

/** A gallery that sells and answers, with somebody of its staff, and whose mails arrive. */
export async function openEnquiryDesk(options: Parameters<typeof openPostOffice>[0] = {}) {
  const office = await openPostOffice(options)
  const shop = asShop(office)
  const { db } = office
  const sales = await shop.staff()

  /** Sends an enquiry, with the limits as they were before. */
  const ask = async (wishes: Form = {}, call: Call = office.call) => {
    const { reference } = await call('POST /enquiries', { body: writeForm(wishes) })
    await db.deleteFrom('rate_limits').execute()
    const { id } = await findEnquiry(db, reference)
    return { id, reference, token: await signLink(db, 'enquiry-thread', id) }
  }

  /** Offers a work in a thread; answers with what its link ends in. */
  const offer = async (
    enquiry: { reference: string },
    artwork: number,
    {
      price = 900,
      days = 7,
      note = '',
      delivery = null,
    }: { price?: number; days?: number; note?: string; delivery?: { country: string; price: number } | null } = {},
  ) => {
    const reply = await sales('POST /sales/enquiries/{enquiry}/offers', {
      params: { enquiry: enquiry.reference },
      body: { artwork, price, delivery, valid_until: inDays(days), note },
    })
    const { id = '' } = reply.enquiry.offers.at(-1) ?? {}
    return { id, token: await signLink(db, 'private-offer', id) }
  }
  const withdraw = (enquiry: { reference: string }, { id }: { id: string }) =>
    sales('DELETE /sales/enquiries/{enquiry}/offers/{offer}', { params: { enquiry: enquiry.reference, offer: id } })

  /** Somebody with an account whose address is proven, and the calls of a buyer. */
  const collector = (email = 'ada@example.com', wishes: Partial<NewUser> = {}) =>
    shop.buyer({ email, isVerified: true, ...wishes })
  const accept = (buyer: { call: Call }, token: string) =>
    buyer.call('POST /offers/{token}/acceptance', { params: { token } })
  const stateOf = async (token: string, call: Call = office.call) =>
    (await call('GET /offers/{token}', { params: { token } })).offer.state

  return { ...office, ...shop, sales, ask, offer, withdraw, collector, accept, stateOf }
}

/** Such a desk, whose collector Ada has accepted an offer. */
export async function openWithOffer({
  work = {},
  price = 900,
}: { work?: Parameters<Awaited<ReturnType<typeof openPostOffice>>['addArtwork']>[0]; price?: number } = {}) {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork(work)
  const enquiry = await desk.ask({ kind: 'price', artworks: [artwork] })
  const offer = await desk.offer(enquiry, artwork, { price })
  const ada = await desk.collector()
  await desk.accept(ada, offer.token)
  const priceFor = async (buyer: { call: Call }, choices: number[] = []) => {
    const { quote } = await buyer.call('POST /cart/quote', {
      body: { lines: [{ artwork, choices }], delivery: { method: 'pickup', country: null } },
    })
    return quote.lines[0] ?? { state: 'gone', price: null, offer_until: null }
  }
  return { ...desk, artwork, enquiry, offer, ada, priceFor, makeAnotherOffer: desk.offer }
}
