import { randomUUID } from 'node:crypto'

import { WEBHOOK_EVENTS } from '../contract/webhooks/values.ts'
import { answerApplication } from '../domain/applications/index.ts'
import { writeAsSender } from '../domain/enquiries/index.ts'
import { signLink } from '../domain/tokens/index.ts'
import { addApplication } from './add-application.ts'
import { paintJpeg, sendForm } from './open-editor-desk.ts'
import type { openEnquiryDesk } from './open-enquiry-desk.ts'
import { writeForm } from './open-enquiry-desk.ts'
import { asProgramme } from './open-programme.ts'
import { numberOf } from './open-shop.ts'
import { writeSmallPdf } from './send-application.ts'

/** Somebody whom nobody else is taken for. */
export const ZERAFINA = {
  name: 'Zerafina Quillfeather',
  email: 'zerafina@quillfeather.example',
  password: 'the long way home',
  phone: '+33 6 98 76 54 32',
  street: '77 rue de la Zibeline',
  ip: '203.0.113.77',
}

/** What betrays her, wherever it stands. */
export const HER_WORDS = ['Quillfeather', 'Zerafina', '98 76 54 32', 'Zibeline', '203.0.113.77']

const HOME = {
  name: ZERAFINA.name,
  company: 'Quillfeather & Cie',
  phone: ZERAFINA.phone,
  address: ZERAFINA.street,
  postcode: '75005',
  city: 'Paris',
  country: 'FR',
}

type Desk = Awaited<ReturnType<typeof openEnquiryDesk>>

/** Has somebody do everything that one can do with a gallery, and staff write about her; all of it is over in the end. */
export async function addKnownPerson(desk: Desk) {
  const { db, pool, sales } = desk
  const { name, email, password, phone, ip } = ZERAFINA
  const events = [...WEBHOOK_EVENTS]
  const program = { url: 'https://program.example', secret: Buffer.from('x'), made_by: 'Mara' }
  await db
    .insertInto('webhooks')
    .values({ ...program, events })
    .execute()
  const her = await desk.logIn({ name, email, password, isVerified: true }, ip)
  const works = await Promise.all(Array.from({ length: 5 }, async () => (await desk.addArtwork()).id))
  await her.call('PUT /account/addresses', {
    body: { billingAddress: HOME, deliveryAddress: HOME, sameAddresses: false },
  })
  await her.call('POST /account/favourites', { body: { artworks: works } })
  await her.call('POST /account/alerts', { body: { kind: 'search', filters: { query: 'Quillfeather' } } })
  await her.call('PUT /account/newsletter', { body: { subscribed: true } })
  await db.insertInto('social_logins').values({ provider: 'demo', subject: email, user_id: her.user.id }).execute()
  await pool.query("UPDATE sessions SET device = 'Phone of Zerafina' WHERE user_id = $1", [her.user.id])

  await collect(desk, her)
  const bought = await buy(her, works.slice(0, 1))
  await offerAndBuy(desk, her, works[1] as number)
  await lookAfter(desk, bought, works[0] as number)
  await sales('POST /sales/papers/customs', {
    body: { key: randomUUID(), kind: 'packing-list', locale: 'en', order: bought, note: 'Zerafina comes herself' },
  })
  await finish(desk, bought, { tracking: 'LX Quillfeather 1' })
  const refunded = await buy(her, works.slice(2, 3))
  await sales('POST /sales/orders/{order}/refund', {
    params: { order: refunded },
    body: { reason: 'Mrs Quillfeather rang', return_to_sale: true },
  })
  await desk.work('refund-order')
  const disputed = await buy(her, works.slice(3, 4), 'disputed')
  await desk.deliverNotices()
  await sales('POST /sandbox/disputes', { body: { order: disputed, won: true } })
  await desk.deliverNotices()
  await finish(desk, disputed)
  const released = await order(her, works.slice(4))
  await sales('POST /sales/holds/{order}/release', {
    params: { order: released },
    body: { reason: 'Zerafina does not answer' },
  })
  await desk.runJobs()

  await apply(desk)
  const before = { name, email, scope: ['editor' as const], locale: 'en' as const, invited_by: 'Mara' }
  await db.insertInto('staff_invitations').values(before).execute()
  await desk.call('POST /enquiries', { body: writeForm({ name, email, phone, message: 'Zerafina here.' }) })
  await noteCall(desk)
  await noteContact(desk)
  await answerForAnother(desk)
  await desk.deliver()
  await her.call('POST /auth/forgot-password', { body: { email } })
  return her
}

type Caller = Pick<Awaited<ReturnType<Desk['logIn']>>, 'call'>

async function order({ call }: Caller, artworks: number[]): Promise<string> {
  const lines = artworks.map((artwork) => ({ artwork }))
  const { quote } = await call('POST /cart/quote', { body: { lines, delivery: { method: 'pickup', country: null } } })
  const placed = await call('POST /orders', {
    body: {
      ...{ key: randomUUID(), lines, delivery_method: 'pickup', billing_address: HOME, delivery_address: null },
      fingerprint: quote.fingerprint ?? 'none',
    },
  })
  return placed.order.number
}

async function buy(her: Caller, artworks: number[], card: 'success' | 'disputed' = 'success'): Promise<string> {
  const number = await order(her, artworks)
  const { payment_method } = await her.call('POST /sandbox/cards', {
    body: { owner: ZERAFINA.name, number: numberOf(card), expiry: '12/40', cvc: '123' },
  })
  await her.call('POST /orders/{order}/payment', {
    params: { order: number },
    body: { payment_method, attempt: randomUUID() },
  })
  return number
}

/** Keeps a work of her own in her folder, with a photograph, and one that she took out again. */
async function collect({ app, files }: Desk, her: Awaited<ReturnType<Desk['logIn']>>): Promise<void> {
  for (const title of ['Portrait of Zerafina', 'Quillfeather arms']) {
    const body = { key: randomUUID(), title, place: ZERAFINA.street, value: 900, notes: 'Ask Mr Quillfeather' }
    const { work } = await her.call('POST /account/collection', { body })
    const to = `/api/account/collection/${work.id}/photo`
    const sent = await sendForm(app, await paintJpeg(), { token: her.token, to })
    const { photo } = sent.json<{ work: { photo: string } }>().work
    await files.put(`collections/${photo}.jpg`, Buffer.from('A face: Zerafina Quillfeather'))
    if (title.startsWith('Q')) await her.call('DELETE /account/collection/{work}', { params: { work: work.id } })
  }
}

/** Notes, corrects and pays back a little, as staff do. */
async function lookAfter({ sales, work }: Desk, number: string, artwork: number): Promise<void> {
  const params = { order: number }
  await sales('POST /sales/orders/{order}/notes', {
    params,
    body: { key: randomUUID(), text: 'Zerafina likes it gift-wrapped' },
  })
  const address = { ...HOME, address: `${HOME.address}, Quillfeather wing` }
  await sales('POST /sales/orders/{order}/address', { params, body: { which: 'billing', address } })
  const part = { key: randomUUID(), lines: [{ artwork, amount: 5 }], delivery: 0 }
  await sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'Quillfeather is a friend', part } })
  await work('refund-order')
}

/** Takes an order to its end, as staff do. */
async function finish({ sales }: Desk, number: string, { tracking = null }: { tracking?: string | null } = {}) {
  const params = { order: number }
  await sales('POST /sales/orders/{order}/status', { params, body: { status: 'preparing' } })
  await sales('POST /sales/orders/{order}/status', { params, body: { status: 'shipped', tracking } })
  await sales('POST /sales/orders/{order}/status', { params, body: { status: 'completed' } })
}

/** Asks without being logged in, is answered and offered a work, which is bought. */
async function offerAndBuy(desk: Desk, her: Caller, artwork: number): Promise<void> {
  const { name, email, phone } = ZERAFINA
  const message = 'My name is Quillfeather, and I live at 77 rue de la Zibeline.'
  const enquiry = await desk.ask({ kind: 'price', artworks: [artwork], name, email, phone, message })
  const seller = await desk.logIn({ scope: ['collector', 'sales'] })
  const certificate = writeSmallPdf('For Zerafina Quillfeather')
  const to = `/api/sales/enquiries/${enquiry.reference}/files`
  const sent = await sendForm(desk.app, certificate, { token: seller.token, name: 'Quillfeather.pdf', to })
  await desk.sales('POST /sales/enquiries/{enquiry}/messages', {
    params: { enquiry: enquiry.reference },
    body: {
      ...{ key: randomUUID(), text: 'Dear Mrs Quillfeather' },
      files: [sent.json<{ file: { id: string } }>().file.id],
    },
  })
  await desk.offer(enquiry, artwork, { note: 'For Zerafina alone', price: 700 })
  const { token } = await desk.offer(enquiry, artwork, { note: 'For Mrs Quillfeather', price: 800 })
  await her.call('POST /offers/{token}/acceptance', { params: { token } })
  await finish(desk, await buy(her, [artwork]))
}

/** Answers a mail that somebody else was sent. */
async function answerForAnother(desk: Desk): Promise<void> {
  const { id } = await desk.ask({ email: 'other@example.com' })
  await writeAsSender(desk.db, id, {
    ...{ key: randomUUID(), text: 'Zerafina answers for him.' },
    byMail: { from: ZERAFINA.email, quoted: '> Dear Quillfeather', files: [], leftOut: ['Zerafina.exe'] },
  })
}

/** Rings, which staff note and mail to her. */
async function noteCall({ sales }: Desk): Promise<void> {
  const { website: _, ...form } = { website: '', ...writeForm() }
  const { name, email, phone } = ZERAFINA
  await sales('POST /sales/enquiries', {
    body: { ...form, name, email, phone, message: 'Zerafina rang.', origin: 'phone', is_mailed: true },
  })
}

/** Is somebody whom staff write notes about, merged with what they noted of her by hand; and is written to. */
async function noteContact({ sales, db, addArtwork }: Desk): Promise<void> {
  const { name, email, phone } = ZERAFINA
  const { id } = await db.selectFrom('contacts').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const params = { contact: id }
  await sales('POST /sales/contacts/{contact}/notes', {
    params,
    body: { key: randomUUID(), text: 'Zerafina likes blue' },
  })
  await sales('POST /sales/contacts/{contact}/tags', { params, body: { add: ['Quillfeather family'] } })
  const noted = { key: randomUUID() as string, name, phone, email: null, locale: 'en' as const }
  await sales('POST /sales/contacts', { body: noted })
  await sales('POST /sales/contacts/{contact}/parts', { params, body: { other: noted.key } })
  const { id: artwork } = await addArtwork()
  const letter = { artwork, texts: { en: 'Dear {name}, we thought of the Zibeline.' }, people: [{ contact: id }] }
  await sales('POST /sales/contacts/letters', { body: { ...letter, key: randomUUID() } })
}

/** Applies twice: once she is refused, once she has a plan that staff end. */
async function apply(desk: Desk): Promise<void> {
  const { email, phone } = ZERAFINA
  const form = { first_name: 'Zerafina', surname: 'Quillfeather', email, phone }
  const programme = asProgramme(desk)
  const refused = await addApplication(desk, form)
  const answer = { staffId: randomUUID(), note: 'Dear Zerafina' }
  await answerApplication(desk.db, refused.id, { ...answer, status: 'under_review' })
  await answerApplication(desk.db, refused.id, { ...answer, status: 'declined' })
  const artist = await programme.artist(form)
  await artist.bill({ name: ZERAFINA.name, company: 'Quillfeather & Cie', address: ZERAFINA.street })
  await artist.start()
  await desk.sales('POST /sales/plans/{application}/cancellation', {
    params: { application: artist.reference },
    body: { reason: 'Quillfeather moves away' },
  })
  await programme.pass(60)
  await programme.runJobs()
  const files = await desk.db.selectFrom('applications').select(['id', 'file_key']).execute()
  for (const { id, file_key } of files) {
    await desk.files.put(file_key, Buffer.from('%PDF of Zerafina Quillfeather'))
    await signLink(desk.db, 'application-status', id)
  }
}
