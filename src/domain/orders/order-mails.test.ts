import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { addOrder } from '../../testing/add-order.ts'
import { tellLegalData } from '../../testing/bill-a-few.ts'
import { FROM, openPostOffice, readNewest } from '../../testing/open-post-office.ts'
import { saveGallery } from '../../testing/write-content.ts'
import { queueMail } from '../mail/index.ts'
import {
  disputeEndedMail,
  orderCancelledMail,
  orderConfirmedMail,
  orderReadyMail,
  orderRefundedMail,
  orderShippedMail,
  paymentDisputedMail,
  paymentReturnedMail,
  refundFailedMail,
  saleFlaggedMail,
  saleMadeMail,
} from './order-mails.ts'

const BUYER_KINDS = [
  orderConfirmedMail,
  orderReadyMail,
  orderShippedMail,
  orderCancelledMail,
  orderRefundedMail,
  paymentReturnedMail,
]
const GALLERY_KINDS = [saleMadeMail, saleFlaggedMail]

const FACTS: Record<Locale, string[]> = {
  en: ['26-4817-3052', 'Low tide', 'Hélène Vasseur', 'Frame: Oak', '€1,200', '€53.50', '€1,253.50', '€71.48'],
  fr: [
    '26-4817-3052',
    'Marée basse',
    'Hélène Vasseur',
    'Cadre\u00a0: Chêne',
    '1\u202f200\u00a0€',
    '53,50\u00a0€',
    '1\u202f253,50\u00a0€',
    '71,48\u00a0€',
  ],
  cn: ['26-4817-3052', '《退潮》', '海伦·瓦瑟', '画框：橡木', '€1,200', '€53.50', '€1,253.50', '€71.48'],
}

const PLACE = {
  street: '4 rue des Bluets',
  postcode: '75011',
  city: 'Paris',
  country: 'FR',
  phone: '+33 1 99 00 12 34',
  email: 'bonjour@gallery.example',
  latitude: null,
  longitude: null,
  opening_hours: JSON.stringify([{ days: [2, 3, 4, 5, 6], opens: '11:00', closes: '19:00' }]),
  holidays: JSON.stringify([{ begins: '2020-01-01', ends: '9999-12-31', reason: { en: 'Moving' } }]),
}

const writePlace = (db: Database, place: Partial<typeof PLACE> = {}) => saveGallery(db, { ...PLACE, ...place })

/** A gallery that has sold a work, and the last mail that came in about it. */
async function openWithOrder(wishes: Omit<Parameters<typeof addOrder>[1], 'artworks'> = {}) {
  const office = await openPostOffice()
  const artwork = await office.addArtwork()
  const orderId = await addOrder(office.db, { artworks: [artwork.id], ...wishes })
  const sendNewest = async () => {
    await office.run((await readNewest(office.db)).id)
    const { mail, recipients } = office.peer.received.at(-1) ?? expect.unreachable()
    return { ...mail, recipients, html: mail.html ?? '', text: mail.text ?? '' }
  }
  const write = async (kind: (typeof BUYER_KINDS)[number], locale: Locale = 'en', name = 'Ada Lovelace') => {
    await queueMail(office.db, kind, { orderId }, { name, email: 'ada@example.com', locale })
    return sendNewest()
  }
  const writeGallery = async (kind: (typeof GALLERY_KINDS)[number]) => {
    await queueMail(office.db, kind, { orderId })
    return sendNewest()
  }
  return { ...office, orderId, sendNewest, write, writeGallery }
}

/** What a reader sees of HTML. */
const readable = (html: string) =>
  html
    .slice(html.indexOf('</head>'))
    .replaceAll(/<[^<>]+>/g, '\n')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

test.each(BUYER_KINDS)(
  'the mail $name tells number, works and sums, in HTML and in text, and leads to the orders',
  async (kind) => {
    const { write } = await openWithOrder()

    for (const locale of LOCALES) {
      const { html, text, subject } = await write(kind, locale)

      expect(subject).toContain('26-4817-3052')
      for (const fact of FACTS[locale]) {
        expect(text).toContain(fact)
        expect(readable(html)).toContain(fact)
      }
      const link = `https://gallery.example${locale === 'en' ? '' : `/${locale}`}/account#orders`
      expect(text).toContain(`${link}\n`)
      expect(html).toContain(`href="${link}"`)
      expect(`${subject}${html}${text}`).not.toMatch(/\{\w+\}/)
      expect(html.includes('italic 500 20px')).toBe(locale !== 'cn')
    }
  },
)

test.each(GALLERY_KINDS)('the mail $name goes to the gallery in French, as its house is in France', async (kind) => {
  const { db, writeGallery } = await openWithOrder({ order: { flag: 'amount' } })
  await writePlace(db)

  const { html, text, subject, recipients } = await writeGallery(kind)

  expect(recipients).toEqual(['bonjour@gallery.example'])
  for (const fact of [...FACTS.fr, 'ada@example.com', 'Ada Lovelace', '12 St James’s Square', 'Royaume-Uni']) {
    expect(text).toContain(fact)
    expect(readable(html)).toContain(fact)
  }
  expect(`${subject}${html}${text}`).not.toMatch(/\{\w+\}/)
})

test('a gallery abroad is written to in English, and one that gave no address at its sender’s', async () => {
  const { db, writeGallery } = await openWithOrder()

  const before = await writeGallery(saleMadeMail)
  await writePlace(db, { country: 'BE' })
  const after = await writeGallery(saleMadeMail)

  expect([before.recipients, after.recipients]).toEqual([[FROM.address], ['bonjour@gallery.example']])
  expect([before.subject, after.subject]).toEqual(Array(2).fill('Sold: order 26-4817-3052, €1,253.50'))
})

/** A gallery whose sale is disputed. */
async function openWithDispute(wishes: object = {}) {
  const office = await openWithOrder({ order: { provider: 'stripe' } })
  const dispute = {
    ...{ provider: 'stripe', id: 'du_1', order_id: office.orderId, plan_id: null, currency: 'EUR', amount: 125_350 },
    ...{ state: 'needs_response' as const, is_refundable: false, reason: 'product_not_received' as const },
    ...{ due_at: new Date('2027-03-05T22:59:59Z'), opened_at: new Date('2027-02-26T09:00:00Z'), ended_at: null },
  }
  await office.db
    .insertInto('disputes')
    .values({ ...dispute, ...wishes })
    .execute()
  const tell = async (kind: typeof paymentDisputedMail | typeof disputeEndedMail) => {
    await queueMail(office.db, kind, { orderId: office.orderId, disputeId: 'du_1' })
    return office.sendNewest()
  }
  return { ...office, tell }
}

test.each(['FR', 'BE'])(
  'a dispute is told to a gallery in %s with its sum, its reason and its last day',
  async (country) => {
    const { db, tell } = await openWithDispute()
    await writePlace(db, { country })
    const words =
      country === 'FR'
        ? [
            'Ada Lovelace',
            '1\u202f253,50\u00a0€',
            '«\u00a0Je n’ai rien reçu.\u00a0»',
            '5 mars 2027',
            'retient la somme',
          ]
        : ['Ada Lovelace', '€1,253.50', '“I did not receive it.”', '5 March 2027', 'has taken the money']

    const { text, html, subject } = await tell(paymentDisputedMail)

    for (const word of words) {
      expect(text).toContain(word)
      expect(readable(html)).toContain(word)
    }
    expect(subject).toContain('26-4817-3052')
    expect(`${subject}${html}${text}`).not.toMatch(/\{\w+\}/)
  },
)

test.each([
  ['won', 'decided for the gallery: €1,253.50 are back'],
  ['lost', 'decided against the gallery: €1,253.50 are gone'],
  ['closed', 'let the matter rest: €1,253.50 stay with the gallery'],
] as const)('how a dispute ended is told: %s', async (state, verdict) => {
  const { tell } = await openWithDispute({ state, ended_at: new Date() })

  const { text, subject } = await tell(disputeEndedMail)

  expect(text).toContain(verdict)
  expect(`${subject}${text}`).not.toMatch(/\{\w+\}/)
})

test('a refund that came back is told with what to do', async () => {
  const { db, orderId, sendNewest } = await openWithOrder()
  await queueMail(db, refundFailedMail, { orderId, cents: '125350' })

  const { text, subject } = await sendNewest()

  expect(subject).toBe('A refund came back: order 26-4817-3052, €1,253.50')
  expect(text).toContain('could not bring €1,253.50 back to Ada Lovelace')
  expect(text).toContain('agree on another way to send it')
  expect(text).toContain('ada@example.com')
})

test('what was odd about a payment is told to the gallery', async () => {
  const { db, writeGallery } = await openWithOrder({ order: { flag: 'late' } })

  const late = await writeGallery(saleFlaggedMail)
  await db.updateTable('orders').set({ flag: 'amount' }).execute()
  const amount = await writeGallery(saleFlaggedMail)

  expect(late.text).toContain('when the order was already over')
  expect(amount.text).toContain('its amount or its currency differs')
})

test('who picks works up hears that the gallery will get in touch; who has them shipped, how long it takes', async () => {
  const { db, write } = await openWithOrder()

  const shipped = await write(orderConfirmedMail)
  await db
    .updateTable('orders')
    .set({ delivery_method: 'pickup', delivery_address: null, delivery_price: 0, total: 120_000 })
    .execute()
  await writePlace(db)
  const pickedUp = await write(orderConfirmedMail)

  expect(shipped.text).toContain('Shipping generally takes up to 7 days')
  expect(shipped.text).toMatch(
    /Shipping address\nAda Lovelace\nAnalytical Engines\n12 St James’s Square\nSW1Y 4JH London\nUnited Kingdom/,
  )
  expect(pickedUp.text).toContain(
    'The gallery will contact you to arrange removal and/or shipping, as the price excludes shipping.',
  )
  expect(pickedUp.text).toContain('Pickup at the gallery: €0\n')
  expect(pickedUp.text).not.toContain('Shipping address')
})

test.each([
  ['en', 'Tuesday to Saturday, 11\u00a0am to 7\u00a0pm'],
  ['fr', 'Du mardi au samedi, de 11\u00a0h à 19\u00a0h'],
  ['cn', '周二至周六，11:00 至 19:00'],
] as const)('an order that is ready says in %s where to come and when', async (locale, hours) => {
  const { db, write } = await openWithOrder()
  await writePlace(db)

  const { html, text } = await write(orderReadyMail, locale)

  for (const fact of ['4 rue des Bluets', '75011 Paris', '+33 1 99 00 12 34', hours, 'Moving']) {
    expect(text).toContain(fact)
    expect(readable(html)).toContain(fact)
  }
})

test('a parcel’s tracking is told when there is one', async () => {
  const { db, write } = await openWithOrder()

  const without = await write(orderShippedMail)
  await db.updateTable('orders').set({ tracking: 'LX 1234 5678 9 FR' }).execute()
  const tracked = await write(orderShippedMail)

  expect(without.text).not.toContain('Tracking')
  expect(tracked.text).toContain('Tracking\nLX 1234 5678 9 FR')
  expect(readable(tracked.html)).toContain('LX 1234 5678 9 FR')
})

test('a parcel of a known carrier is followed by a link, any other by its words alone', async () => {
  const { db, write } = await openWithOrder()
  const link = 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A123'

  await db.updateTable('orders').set({ carrier: 'Colissimo', tracking: '6A 123' }).execute()
  const known = await write(orderShippedMail)
  await db.updateTable('orders').set({ carrier: '<b>Movers</b>', tracking: 'javascript:alert(1)' }).execute()
  const other = await write(orderShippedMail)

  expect(known.text).toContain(`Tracking\nColissimo\n6A 123\n${link}`)
  expect(known.html).toContain(`href="${link}"`)
  expect(other.text).toContain('Tracking\n<b>Movers</b>\njavascript:alert(1)')
  expect(other.html).not.toContain('href="javascript')
  expect(other.html).not.toContain('<b>')
})

test('the buyer hears where invoice and credit note are, once the gallery issues them', async () => {
  const { db, write } = await openWithOrder()
  const unlawful = await write(orderConfirmedMail)
  await tellLegalData({ db })

  expect(unlawful.text).not.toContain('Invoice')
  expect((await write(orderConfirmedMail)).text).toContain('Invoice\nIt is with your order')
  expect((await write(orderRefundedMail)).text).toContain('Credit note\nIt is with your order')
  expect((await write(orderShippedMail)).text).not.toContain('Invoice')
})

test('whoever paid a cancelled order hears what goes back, whoever did not that nothing was charged', async () => {
  const { db, write, orderId } = await openWithOrder()

  const paid = await write(orderCancelledMail)
  const part = { id: randomUUID(), order_id: orderId, staff_id: randomUUID(), reason: '', delivery: 0, amount: 5000 }
  await db.insertInto('refunds').values(part).execute()
  await db.updateTable('orders').set({ refunded: 5000 }).execute()
  const rest = await write(orderCancelledMail)
  await db.deleteFrom('refunds').execute()
  await db.updateTable('orders').set({ received: 0, refunded: 0 }).execute()
  const unpaid = await write(orderCancelledMail)
  await db.updateTable('orders').set({ received: 125_350, refunded: 125_350 }).execute()
  const refunded = await write(orderRefundedMail)

  expect(paid.text).toContain('€1,253.50 goes back')
  expect(rest.text).toContain('€1,203.50 goes back')
  expect(unpaid.text).toContain('Nothing was charged')
  expect(refunded.text).toContain('We have sent €1,253.50 back')
  expect(refunded.text).toContain('Refunded: €1,253.50')
})

test('a work without a title in the reader’s language is named in English', async () => {
  const { write } = await openWithOrder({ line: { title: { en: 'Night sea' } } })

  expect((await write(orderConfirmedMail, 'cn')).text).toContain('《Night sea》')
})

test('an answer goes to the gallery', async () => {
  const { db, write } = await openWithOrder()
  await writePlace(db)

  expect((await write(orderConfirmedMail)).replyTo).toEqual([{ name: FROM.name, address: 'bonjour@gallery.example' }])
})

test.each([orderConfirmedMail, ...GALLERY_KINDS] as const)(
  'the mail $name sent twice is known by the same name',
  async (kind) => {
    const { db, peer, run, write, writeGallery } = await openWithOrder()

    await (kind.isToGallery ? writeGallery(kind) : write(kind))
    await db.updateTable('mails').set({ sent_at: null }).execute()
    await run((await readNewest(db)).id)

    const [first, second] = peer.received.map(({ mail }) => [mail.messageId, mail.date, mail.text])
    expect(second).toEqual(first)
  },
)

test('a mail about an order that is gone is dropped', async () => {
  const { db, peer, orderId, run } = await openWithOrder()
  await queueMail(db, orderConfirmedMail, { orderId }, { name: 'Ada', email: 'ada@example.com', locale: 'en' })
  await db.deleteFrom('order_lines').execute()
  await db.deleteFrom('orders').execute()

  await run((await readNewest(db)).id)

  expect(peer.received).toEqual([])
  expect(await readNewest(db)).toMatchObject({ dropped_at: expect.any(Date), sent_at: null, html: null })
})

test('names and addresses are text on their own line, whatever they hold', async () => {
  const hostile = `<img src=x onerror="alert(1)"> & {total}\r\n\u2028Total: €0`
  const { write, writeGallery } = await openWithOrder({
    order: { name: hostile, email: 'ada@example.com', address: { name: hostile, address: hostile, city: hostile } },
    line: { title: { en: hostile }, artist: { en: hostile } },
  })

  for (const { html, text } of [await write(orderConfirmedMail, 'en', hostile), await writeGallery(saleMadeMail)]) {
    expect(html).not.toContain('<img')
    expect(text.split('\n').filter((line) => line.startsWith('Total:'))).toEqual(['Total: €1,253.50'])
    expect(text).toContain('<img src=x onerror="alert(1)"> & {total} Total: €0')
  }
})
