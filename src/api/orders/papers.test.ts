import { randomUUID } from 'node:crypto'

import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import { noteCertificatesDue } from '../../domain/certificates/index.ts'
import { drawBill, issueBills, notePaperDue, openDrawer } from '../../domain/papers/index.ts'
import { openStripe } from '../../domain/payments/index.ts'
import { tellLegalData } from '../../testing/bill-a-few.ts'
import { findBrokenRules } from '../../testing/e-invoice/find-broken-rules.ts'
import { findSchemaFaults } from '../../testing/e-invoice/find-schema-faults.ts'
import { asShop, numberOf, openShop, type Shop } from '../../testing/open-shop.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { ADAS_HOME } from '../../testing/open-with-ada.ts'
import { PAPER_WORKER } from '../../testing/pdf/pdf-worker-file.ts'
import { startStripePeer } from '../../testing/start-stripe-peer.ts'

/** A shop that tells who it is, as papers must. */
async function openLegalShop(): Promise<Shop> {
  const shop = await openShop()
  await tellLegalData(shop)
  return shop
}

/** The PDF of a paper as whoever holds this token gets it. */
async function fetchPaper(shop: Shop, token: string, path: string) {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
  const reply = await shop.app.inject({ url: `/api/${path}`, headers })
  return { status: reply.statusCode, type: reply.headers['content-type'], bytes: new Uint8Array(reply.rawPayload) }
}

const readText = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text.replaceAll(/\s+/g, ' ')

test('whoever has paid finds an invoice with their order, and what goes back has its credit note, to the cent', async () => {
  const shop = await openLegalShop()
  const works = [(await shop.addArtwork()).id, (await shop.addArtwork()).id]
  const ada = await shop.buyer({ name: 'Ada Lovelace' })
  const order = await ada.buy(works)
  expect(await ada.read(order)).toMatchObject({ papers: [], lacks_paper: true })
  await issueBills(shop.db)

  const year = new Date().getFullYear()
  const paid = await ada.read(order)
  expect(paid.lacks_paper).toBe(false)
  expect(paid.papers).toMatchObject([{ number: `TEST-F${year}-0001`, kind: 'invoice', total: order.total }])

  const sales = await shop.staff()
  const part = { key: randomUUID(), lines: [{ artwork: works[0] as number, amount: 600 }], delivery: 0 }
  await sales('POST /sales/orders/{order}/refund', {
    params: { order: order.number },
    body: { reason: 'A scratch', part },
  })
  await shop.runJobs()
  await issueBills(shop.db)
  await sales('POST /sales/orders/{order}/refund', { params: { order: order.number }, body: { reason: 'The rest' } })
  await shop.runJobs()
  await issueBills(shop.db)
  await issueBills(shop.db)

  const { papers } = await ada.read(order)
  expect(papers.map(({ number, total }) => [number, total])).toEqual([
    [`TEST-F${year}-0001`, order.total],
    [`TEST-A${year}-0001`, 600],
    [`TEST-A${year}-0002`, order.total - 600],
  ])
  const { rows } = await shop.pool.query(
    'SELECT kind, sum(gross)::int AS gross, sum(vat)::int AS vat FROM bills GROUP BY kind',
  )
  expect(new Set(rows.map(({ gross }) => gross))).toEqual(new Set([Math.round(order.total * 100)]))
  expect(new Set(rows.map(({ vat }) => vat))).toEqual(new Set([Math.round(order.vat * 100)]))
})

test('what a bank takes back for good has its credit note, what it gives back has none, and the books are equal', async () => {
  const shop = await openLegalShop()
  const sales = await shop.staff('admin')
  const ada = await shop.buyer()
  const works = [(await shop.addArtwork()).id, (await shop.addArtwork()).id] as const
  const [lost, won] = [await ada.buy([works[0]], 'disputed'), await ada.buy([works[1]], 'disputed')]
  await issueBills(shop.db)
  expect((await ada.read(lost)).papers).toHaveLength(1)

  for (const [{ number }, isWon] of [[lost, false] as const, [won, true] as const]) {
    await sales('POST /sandbox/disputes', { body: { order: number, won: isWon } })
  }
  await shop.deliverNotices()
  expect(await ada.read(lost)).toMatchObject({ lacks_paper: true })
  await issueBills(shop.db)
  await issueBills(shop.db)

  expect((await ada.read(won)).papers).toMatchObject([{ kind: 'invoice' }])
  expect((await ada.read(lost)).papers).toMatchObject([
    { kind: 'invoice', total: lost.total },
    { kind: 'credit-note', total: lost.total },
  ])
  const { rows } = await shop.pool.query(
    `SELECT sum(gross)::int AS gross, sum(bills.vat)::int AS vat FROM bills JOIN orders ON orders.id = order_id
     WHERE orders.number = $1 GROUP BY kind`,
    [lost.number],
  )
  const whole = { gross: Math.round(lost.total * 100), vat: Math.round(lost.vat * 100) }
  expect(rows).toEqual([whole, whole])
})

test('a dispute that is lost after some went back takes back the rest, and no cent twice', async () => {
  const shop = await openLegalShop()
  const ada = await shop.buyer()
  const order = await ada.buy([(await shop.addArtwork()).id])
  const { id: orderId } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  await shop.db.updateTable('orders').set({ refunded: 30_00 }).execute()
  await notePaperDue(shop.db, orderId)
  await issueBills(shop.db)
  await shop.db
    .insertInto('disputes')
    .values({
      ...{ provider: 'sandbox', id: 'du_1', order_id: orderId, plan_id: null, state: 'lost', is_refundable: false },
      ...{ amount: order.total * 100, currency: 'EUR', reason: 'fraudulent', due_at: null },
      ...{ opened_at: new Date(), ended_at: new Date() },
    })
    .execute()
  await notePaperDue(shop.db, orderId)
  await issueBills(shop.db)

  const { papers } = await ada.read(order)
  expect(papers.map(({ total }) => total)).toEqual([order.total, 30, order.total - 30])
})

test('a sale that has not ended lets others be paid meanwhile', async () => {
  const shop = await openLegalShop()
  const ada = await shop.buyer({ name: 'Ada Lovelace' })
  await ada.buy([(await shop.addArtwork()).id])
  const { id: orderId } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  const { id: other } = await shop.addArtwork()

  await shop.db.transaction().execute(async (tx) => {
    await noteCertificatesDue(tx, orderId)
    await notePaperDue(tx, orderId)

    const bought = await ada.buy([other])
    expect(await ada.read(bought)).toMatchObject({ status: 'paid' })
  })
})

test.each([
  [false, /^TEST-F/],
  [true, /^F/],
])('papers of Stripe are real once its key is: %s', async (isLive, number) => {
  const peer = await startStripePeer()
  peer.books.isLive = isLive
  const provider = openStripe(peer.settings)
  const shop = asShop(await openTestGallery({ payments: () => ({ provider, publishableKey: 'pk_test_1' }) }))
  await tellLegalData(shop)
  const ada = await shop.buyer()
  const order = await ada.order([(await shop.addArtwork()).id])
  const body = { payment_method: 'pm_card_visa', attempt: randomUUID() }
  await ada.call('POST /orders/{order}/payment', { params: { order: order.number }, body })
  await issueBills(shop.db)

  expect((await ada.read(order)).papers).toMatchObject([{ number: expect.stringMatching(number) }])
})

test('a paper waits for the gallery’s legal data, its staff are told, and it is issued once that is there', async () => {
  const shop = await openShop()
  const ada = await shop.buyer()
  const order = await ada.buy([(await shop.addArtwork()).id])
  await issueBills(shop.db)
  expect(await ada.read(order)).toMatchObject({ papers: [], lacks_paper: true })

  await shop.pool.query("UPDATE bills_due SET since = since - interval '1 hour'")
  const sales = await shop.staff()
  const { tasks } = await sales('GET /sales/today')
  expect(tasks).toContainEqual(expect.objectContaining({ kind: 'paper-waiting', thing: order.number }))

  await tellLegalData(shop)
  await issueBills(shop.db)
  expect(await ada.read(order)).toMatchObject({ papers: [{ kind: 'invoice' }], lacks_paper: false })
  expect((await sales('GET /sales/today')).tasks.map(({ kind }) => kind)).not.toContain('paper-waiting')
})

test('the PDF says what was bought in its buyer’s language, is the same whenever it is made, and nobody else gets it', async () => {
  const shop = await openLegalShop()
  const tellAccount = (iban: string) => shop.db.updateTable('settings').set({ iban, bic: 'PSSTFRPPXXX' }).execute()
  await tellAccount('FR1420041010050500013M02606')
  const { id } = await shop.addArtwork({ title: { en: 'Door ajar', fr: 'Porte entrouverte', cn: '半掩的门' } })
  const ada = await shop.logIn({ name: 'Ada Lovelace', locale: 'cn' })
  const buyer = await shop.buyer({ locale: 'cn' })
  const order = await buyer.buy([id])
  await issueBills(shop.db)
  const { papers } = await buyer.read(order)
  const number = papers[0]?.number ?? ''

  const admin = await shop.logIn({ scope: ['admin'] })
  const asked = `sales/orders/${order.number}/papers/${number}`
  const first = await fetchPaper(shop, admin.token, asked)
  expect(first).toMatchObject({ status: 200, type: 'application/pdf' })
  const text = await readText(first.bytes)
  for (const words of ['发票', number, '半掩的门', 'Galerie Essai SARL', 'FR00000000000', '样张', order.number]) {
    expect(text).toContain(words)
  }
  expect(text).toContain('IBAN FR14 2004 1010 0505 0001 3M02 606 · 银行代码 BIC PSSTFRPPXXX')
  const pdf = await getDocumentProxy(first.bytes.slice())
  expect([...((await pdf.getAttachments())?.keys() ?? [])]).toEqual(['factur-x.xml'])
  const xml = new TextDecoder().decode((await pdf.getAttachmentContent('factur-x.xml')) ?? undefined)
  expect(xml).toContain(`<ram:GrandTotalAmount>${order.total.toFixed(2)}</ram:GrandTotalAmount>`)
  expect([...findSchemaFaults(xml), ...findBrokenRules(xml)]).toEqual([])

  // Kept by the job, and drawn anew where the file is lost: the same bytes, also once the gallery has another account.
  await tellAccount('DE89370400440532013000')
  const { id: billId } = await shop.db.selectFrom('bills').select('id').executeTakeFirstOrThrow()
  const drawer = openDrawer(PAPER_WORKER)
  await drawBill(shop.db, shop.files, drawer, billId)
  await drawer.close()
  expect(Buffer.compare((await fetchPaper(shop, admin.token, asked)).bytes, first.bytes)).toBe(0)

  expect((await fetchPaper(shop, ada.token, `orders/${order.number}/papers/${number}`)).status).toBe(404)
  expect((await fetchPaper(shop, ada.token, asked)).status).toBe(403)
  expect((await fetchPaper(shop, '', `orders/${order.number}/papers/${number}`)).status).toBe(401)
  const other = await shop.buyer()
  const theirs = await other.buy([(await shop.addArtwork()).id])
  expect((await fetchPaper(shop, admin.token, `sales/orders/${theirs.number}/papers/${number}`)).status).toBe(404)
})

test('fifty who pay at once, and nodes that break off: numbers without a gap, and none twice', async () => {
  const shop = await openLegalShop()
  const buyers = await Promise.all(
    Array.from({ length: 50 }, async () => [await shop.buyer(), (await shop.addArtwork()).id] as const),
  )
  await Promise.all(buyers.map(([buyer, work]) => buyer.buy([work])))
  // Three nodes take up the same, and one of them fails in the middle of every other paper.
  await shop.pool.query(`
    CREATE SEQUENCE tries;
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF nextval('tries') % 2 = 1 AND nextval('tries') < 80 THEN RAISE EXCEPTION 'broken off'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER break_off AFTER INSERT ON bills FOR EACH ROW EXECUTE FUNCTION break_off()`)
  for (let round = 0; round < 90; round++) {
    await Promise.allSettled([issueBills(shop.db), issueBills(shop.db), issueBills(shop.db)])
    const { rows } = await shop.pool.query('SELECT FROM bills_due')
    if (rows.length === 0) break
  }
  const { rows } = await shop.pool.query('SELECT serial FROM bills ORDER BY serial')
  expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
})

test('a company’s VAT number goes from its address into the invoice and its XML, and what is none is refused', async () => {
  const shop = await openLegalShop()
  const { id } = await shop.addArtwork()
  const ada = await shop.logIn({ name: 'Ada Lovelace' })
  const home = { ...ADAS_HOME, company: 'Analytical Engines GmbH', country: 'DE' }
  const keep = (vat_number: string) =>
    ada.call('PUT /account/addresses', {
      body: { billingAddress: { ...home, vat_number }, deliveryAddress: home, sameAddresses: false },
    })
  for (const wrong of ['DE12', 'ZZ123456789', '<DE123456789>'])
    await expect(keep(wrong)).rejects.toMatchObject({ errors: { 'billingAddress.vat_number': [expect.any(String)] } })
  const { addresses } = await keep(' de 123.456-789 ')
  expect(addresses.billingAddress?.vat_number).toBe('DE123456789')
  expect(addresses.deliveryAddress).toEqual(home)

  const lines = [{ artwork: id }]
  const { quote } = await ada.call('POST /cart/quote', { body: { lines, delivery: { method: 'pickup' } } })
  const { order } = await ada.call('POST /orders', {
    body: {
      ...{ key: randomUUID(), lines, delivery_method: 'pickup', delivery_address: null },
      ...{ billing_address: addresses.billingAddress ?? home, fingerprint: quote.fingerprint ?? '' },
    },
  })
  const { payment_method } = await ada.call('POST /sandbox/cards', {
    body: { owner: 'Ada', number: numberOf('success'), expiry: '12/40', cvc: '123' },
  })
  const params = { order: order.number }
  await ada.call('POST /orders/{order}/payment', { params, body: { payment_method, attempt: randomUUID() } })
  const sales = await shop.staff()
  const corrected = { ...home, vat_number: 'DE999999999' }
  await sales('POST /sales/orders/{order}/address', { params, body: { which: 'billing', address: corrected } })
  await issueBills(shop.db)
  const paid = await ada.call('GET /orders/{order}', { params })
  const number = paid.order.papers[0]?.number ?? ''
  const { bytes } = await fetchPaper(shop, ada.token, `orders/${order.number}/papers/${number}`)
  expect(await readText(bytes)).toContain('VAT DE999999999')
  const pdf = await getDocumentProxy(bytes.slice())
  const xml = new TextDecoder().decode((await pdf.getAttachmentContent('factur-x.xml')) ?? undefined)
  expect(xml).toContain('<ram:ID schemeID="VA">DE999999999</ram:ID>')
  expect([...findSchemaFaults(xml), ...findBrokenRules(xml)]).toEqual([])
})
