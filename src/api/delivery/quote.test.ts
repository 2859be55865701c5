import { expect, test } from 'vitest'

import { readZones, replaceZone } from '../../domain/delivery/index.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { createPrintChoice } from '../../testing/write-content.ts'

async function openWithRates(): Promise<TestGallery> {
  const gallery = await openTestGallery()
  const [france] = await readZones(gallery.db)
  if (!france) throw new Error('no zone')
  const rates = [{ max_side: 100, max_weight: 10, price: 36.5 }]
  await replaceZone(gallery.db, { name: 'tests' }, france.id, { ...france, insurance: 0.6, rates })
  return gallery
}

const ask = ({ app }: TestGallery, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/cart/quote',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

test('a quote is in euros and in the language of the caller, and is nobody else’s to keep', async () => {
  const gallery = await openWithRates()
  const oak = await createPrintChoice(gallery.db, { option: 'frame', name: { en: 'Oak', fr: 'Chêne' } })
  const { id } = await gallery.addArtwork({
    kind: 'print',
    weight: 3000,
    price: 80_050,
    printChoices: [{ choiceId: oak, priceDifference: 4025 }],
  })

  const { quote } = await gallery.callIn('fr')('POST /cart/quote', {
    body: { lines: [{ artwork: id, choices: [oak] }], delivery: { method: 'shipping', country: 'FR' } },
  })

  expect(quote).toEqual({
    lines: [
      {
        artwork: id,
        state: 'for-sale',
        price: 840.75,
        options: [{ id: oak, option: 'frame', name: 'Chêne', price_difference: 40.25 }],
        lacks_options: false,
        offer_until: null,
        delivery: { parcel: 36.5, crate: 0, insurance: 5.04 },
      },
    ],
    subtotal: 840.75,
    delivery: { method: 'shipping', state: 'priced', price: 41.54 },
    vat: 147.05,
    total: 882.29,
    fingerprint: expect.stringMatching(/^[\w-]{43}$/),
  })
  const reply = await ask(gallery, { lines: [{ artwork: id }] })
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(reply.json().quote).toMatchObject({ delivery: { method: null, state: 'unchosen', price: null }, total: null })
})

test('pickup is 0 euros, not nothing', async () => {
  const gallery = await openWithRates()
  const { id } = await gallery.addArtwork()

  const { quote } = await gallery.call('POST /cart/quote', {
    body: { lines: [{ artwork: id }], delivery: { method: 'pickup' } },
  })

  expect(quote.delivery).toEqual({ method: 'pickup', state: 'priced', price: 0 })
})

test('one’s own hold is in nobody’s own way; a token that means nothing makes a visitor', async () => {
  const gallery = await openWithRates()
  const { user, token, call } = await gallery.logIn()
  const { id } = await gallery.addArtwork()
  await gallery.pool.query(
    `WITH placed AS (
      INSERT INTO orders (number, key, user_id, name, email, locale, delivery_method, billing_address, subtotal,
        delivery_price, delivery_vat_rate, delivery_vat, vat, total, fingerprint, held_until)
      VALUES ('26-0000-0000', gen_random_uuid(), $1, 'Ada', 'a@example.com', 'en', 'pickup', '{}', 1, 0, 0, 0, 0, 1, 'x',
        now() + interval '10 minutes')
      RETURNING id)
    INSERT INTO artwork_copies (artwork_id, copy, order_id) SELECT $2, 1, id FROM placed`,
    [user.id, id],
  )
  const body = { lines: [{ artwork: id }], delivery: { method: 'pickup' as const } }

  expect((await call('POST /cart/quote', { body })).quote.lines[0]?.state).toBe('for-sale')
  expect((await gallery.call('POST /cart/quote', { body })).quote).toMatchObject({
    lines: [{ state: 'held', price: 1200 }],
    subtotal: 0,
    fingerprint: null,
  })
  for (const authorization of [`Bearer ${token}x`, 'Bearer', 'Basic x', '\u00ff']) {
    const reply = await ask(gallery, body, { authorization })
    expect([reply.statusCode, reply.json().quote.lines[0].state]).toEqual([200, 'held'])
  }
})

test('amounts that a browser sends are not looked at', async () => {
  const gallery = await openWithRates()
  const { id } = await gallery.addArtwork({ weight: 3000 })

  const reply = await ask(gallery, {
    lines: [{ artwork: id, price: 1, final_price: 1, quantity: 5 }],
    delivery: { method: 'shipping', country: 'FR', price: 0 },
    total: 1,
  })

  expect(reply.json().quote).toMatchObject({ subtotal: 1200, delivery: { price: 43.7 }, total: 1243.7 })
})

test('choices that the work never had are refused under the name of their line', async () => {
  const gallery = await openWithRates()
  const { id } = await gallery.addArtwork()

  await expect(
    gallery.call('POST /cart/quote', { body: { lines: [{ artwork: id, choices: [1] }] } }),
  ).rejects.toMatchObject({ status: 422, errors: { 'lines.0.choices': ['This value is not valid.'] } })
})

const wish = { artwork: 1, choices: [] }

test.each([
  ['nothing', {}],
  ['no lines', { lines: [] }],
  ['a line that is none', { lines: [null] }],
  ['a work twice', { lines: [wish, wish] }],
  ['21 works', { lines: Array.from({ length: 21 }, (_, at) => ({ artwork: at + 1 })) }],
  ['a work below the first', { lines: [{ artwork: 0 }] }],
  ['a work beyond all', { lines: [{ artwork: 2 ** 31 }] }],
  ['half a work', { lines: [{ artwork: 1.5 }] }],
  ['a work by its name', { lines: [{ artwork: '1; DROP TABLE orders' }] }],
  ['a work as a list', { lines: [{ artwork: [1] }] }],
  ['nine choices', { lines: [{ artwork: 1, choices: [1, 2, 3, 4, 5, 6, 7, 8, 9] }] }],
  ['a choice that is a text', { lines: [{ artwork: 1, choices: ['1'] }] }],
  ['choices that are no list', { lines: [{ artwork: 1, choices: { length: 1 } }] }],
  ['another way of delivery', { lines: [wish], delivery: { method: 'drone' } }],
  ['a country in small letters', { lines: [wish], delivery: { method: 'shipping', country: 'fr' } }],
  ['a country with a null byte', { lines: [wish], delivery: { method: 'shipping', country: 'F\u0000' } }],
  ['a country that is half a character', { lines: [wish], delivery: { method: 'shipping', country: '\ud800' } }],
  ['a country that is a list', { lines: [wish], delivery: { method: 'shipping', country: ['FR'] } }],
])('%s is refused', async (_, body) => {
  const reply = await ask(await openTestGallery(), body)

  expect([reply.statusCode, reply.json().code]).toEqual([422, 'validation-failed'])
})

test.each(['', '{', 'null', '[]', '"\ud800"', '{"__proto__":{"lines":[]}}'])('a body of %j is no 5xx', async (body) => {
  const reply = await ask(await openTestGallery(), body)

  expect([400, 422]).toContain(reply.statusCode)
})
