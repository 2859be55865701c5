import { expect, test } from 'vitest'

import type { ZoneInput } from '../../contract/delivery/endpoints.ts'
import type { Scope } from '../../contract/scope.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'

const ALPS: ZoneInput = {
  slug: 'alps',
  name: { en: 'Alps', fr: 'Alpes', cn: '阿尔卑斯' },
  position: 5,
  takes_rest: false,
  countries: ['CH', 'AT', 'CH'],
  crate: { from: 120.5, price: 99.99 },
  insurance: 0.65,
  rates: [
    { max_side: 80, max_weight: 2.5, price: 30 },
    { max_side: 40, max_weight: 5, price: 20.2 },
  ],
}
const VAT = { original: 5.5, print: 20, delivery: 20, programme: 20 }

async function openWithStaff(scope: Scope = 'sales') {
  const gallery = await openTestGallery()
  const { call, token } = await gallery.logIn({ scope: [scope] })
  const inject = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: unknown) =>
    gallery.app.inject({
      method,
      url: `/api/sales/${url}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    })
  const find = async (slug: string) => {
    const zone = (await call('GET /sales/shipping')).zones.find((one) => one.slug === slug)
    if (!zone) throw new Error(`no zone ${slug}`)
    return zone
  }
  return { ...gallery, staff: call, inject, find }
}

test('the four zones of the gallery are there from the start, without prices', async () => {
  const { staff } = await openWithStaff()

  const { zones } = await staff('GET /sales/shipping')

  expect(zones.map(({ slug, takes_rest, crate, rates }) => [slug, takes_rest, crate, rates])).toEqual([
    ['france', false, null, []],
    ['eu', false, null, []],
    ['europe', false, null, []],
    ['world', true, null, []],
  ])
})

test('a new zone takes its countries from the others, and is told as it was written', async () => {
  const { staff, find } = await openWithStaff()

  const { zones } = await staff('POST /sales/shipping/zones', { body: ALPS })

  expect(zones.at(-1)).toEqual({
    ...ALPS,
    id: expect.any(Number),
    countries: ['AT', 'CH'],
    rates: ALPS.rates.toReversed(),
  })
  expect((await find('eu')).countries).not.toContain('AT')
  expect((await find('europe')).countries).not.toContain('CH')
})

test('a zone is replaced as a whole, and keeps its place', async () => {
  const { staff, find } = await openWithStaff()
  await staff('POST /sales/shipping/zones', { body: ALPS })
  const { id } = await find('alps')
  const next = { ...ALPS, slug: 'high-alps', countries: ['CH'], crate: null, rates: [ALPS.rates[0]!] }

  await staff('PUT /sales/shipping/zones/{zone}', { params: { zone: String(id) }, body: next })

  expect(await find('high-alps')).toEqual({ ...next, id })
  await staff('PUT /sales/shipping/zones/{zone}', { params: { zone: String(id) }, body: next })
  expect(await find('high-alps')).toEqual({ ...next, id })
})

test('one zone takes the rest: another that wants it gets it', async () => {
  const { staff, find } = await openWithStaff()
  const europe = await find('europe')

  await staff('PUT /sales/shipping/zones/{zone}', {
    params: { zone: String(europe.id) },
    body: { ...europe, takes_rest: true },
  })
  expect([(await find('world')).takes_rest, (await find('europe')).takes_rest]).toEqual([false, true])

  await staff('POST /sales/shipping/zones', { body: { ...ALPS, takes_rest: true } })
  expect([(await find('europe')).takes_rest, (await find('alps')).takes_rest]).toEqual([false, true])
})

test('a zone that is removed leaves its countries to the rest', async () => {
  const { staff, db, find } = await openWithStaff()
  const { id } = await find('france')

  const { zones } = await staff('DELETE /sales/shipping/zones/{zone}', { params: { zone: String(id) } })

  expect(zones.map(({ slug }) => slug)).toEqual(['eu', 'europe', 'world'])
  expect(await db.selectFrom('shipping_countries').selectAll().where('country', '=', 'FR').execute()).toEqual([])
})

test('what is not there, a slug that is taken and a band that is there twice are refused, and nothing has changed', async () => {
  const { staff, inject } = await openWithStaff()
  const before = await staff('GET /sales/shipping')

  const replies = [
    await inject('PUT', 'shipping/zones/99999', ALPS),
    await inject('DELETE', 'shipping/zones/99999'),
    await inject('POST', 'shipping/zones', { ...ALPS, slug: 'eu' }),
    await inject('PUT', 'shipping/zones/1', { ...ALPS, slug: 'eu' }),
    await inject('POST', 'shipping/zones', { ...ALPS, rates: [...ALPS.rates, { ...ALPS.rates[0], price: 1 }] }),
    // The same millimetre.
    await inject('PUT', 'shipping/zones/1', { ...ALPS, rates: [...ALPS.rates, { ...ALPS.rates[0], max_side: 80.01 }] }),
  ]

  expect(replies.map((reply) => [reply.statusCode, Object.keys(reply.json().errors ?? {})])).toEqual([
    [404, []],
    [404, []],
    [422, ['slug']],
    [422, ['slug']],
    [422, ['rates.2.max_side']],
    [422, ['rates.2.max_side']],
  ])
  expect(await staff('GET /sales/shipping')).toEqual(before)
})

test('edits at the same moment all come through, one after the other', async () => {
  const { inject, staff } = await openWithStaff()
  const zone = (at: number) => ({
    ...ALPS,
    slug: `zone-${at % 7}`,
    takes_rest: true,
    countries: ['FR', 'CH', 'JP', 'US'],
  })

  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, at) => {
      if (at % 5 === 4) return inject('DELETE', `shipping/zones/${(at % 4) + 1}`)
      return at % 2 === 0
        ? inject('POST', 'shipping/zones', zone(at))
        : inject('PUT', `shipping/zones/${(at % 4) + 1}`, zone(at))
    }),
  )

  expect(replies.filter(({ statusCode }) => ![200, 201, 404, 422].includes(statusCode))).toEqual([])
  const { zones } = await staff('GET /sales/shipping')
  expect(zones.filter(({ takes_rest }) => takes_rest).length).toBeLessThanOrEqual(1)
  const countries = zones.flatMap((one) => one.countries)
  expect(new Set(countries).size).toBe(countries.length)
})

test('VAT changes for what is quoted from then on', async () => {
  const { staff, addArtwork, call } = await openWithStaff()
  const { id } = await addArtwork({ price: 110_000 })
  expect((await staff('GET /sales/vat')).vat).toEqual(VAT)

  expect((await staff('PUT /sales/vat', { body: { ...VAT, original: 10 } })).vat).toEqual({ ...VAT, original: 10 })

  const { quote } = await call('POST /cart/quote', { body: { lines: [{ artwork: id }] } })
  expect(quote.vat).toBe(100)
})

test.each([
  ['collector', 403],
  ['editor', 403],
  ['sales', 200],
  ['admin', 200],
] as const)('who is %s gets %d', async (scope, status) => {
  const { staff, inject, find } = await openWithStaff(scope)
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error: { status: number }) => error.status,
    )

  expect([await outcome(staff('GET /sales/shipping')), await outcome(staff('GET /sales/vat'))]).toEqual([
    status,
    status,
  ])
  const writes = [
    await inject('POST', 'shipping/zones', ALPS),
    await inject('PUT', `shipping/zones/1`, { ...ALPS, slug: 'other' }),
    await inject('DELETE', 'shipping/zones/1'),
    await inject('PUT', 'vat', VAT),
  ]
  expect(writes.map(({ statusCode }) => (statusCode === 201 ? 200 : statusCode))).toEqual([
    status,
    status,
    status,
    status,
  ])
  if (status === 200) expect((await find('alps')).slug).toBe('alps')
})

test('nobody gets 401', async () => {
  const { app } = await openTestGallery()
  const replies = await Promise.all([
    app.inject('/api/sales/shipping'),
    app.inject('/api/sales/vat'),
    app.inject({ method: 'POST', url: '/api/sales/shipping/zones', payload: ALPS }),
    app.inject({ method: 'PUT', url: '/api/sales/shipping/zones/1', payload: ALPS }),
    app.inject({ method: 'DELETE', url: '/api/sales/shipping/zones/1' }),
    app.inject({ method: 'PUT', url: '/api/sales/vat', payload: VAT }),
  ])

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 401])
})

const rate = { max_side: 1, max_weight: 1, price: 1 }

test.each([
  ['no name', { name: undefined }],
  ['an empty name', { name: { en: ' ' } }],
  ['a name with a null byte', { name: { en: 'A\u0000B' } }],
  ['a name with half a character', { name: { en: 'Alps', fr: '\ud800' } }],
  ['a name of 101 letters', { name: { en: 'a'.repeat(101) } }],
  ['a name that is a list', { name: ['Alps'] }],
  ['a slug with a space', { slug: 'high alps' }],
  ['a slug with a null byte', { slug: 'a\u0000' }],
  ['a country of three letters', { countries: ['CHE'] }],
  ['a country that is a number', { countries: [1] }],
  ['301 countries', { countries: Array.from({ length: 301 }, () => 'CH') }],
  ['a price of nothing', { rates: [{ ...rate, price: 0 }] }],
  ['a price below nothing', { rates: [{ ...rate, price: -1 }] }],
  ['a price beyond the database', { rates: [{ ...rate, price: 1e12 }] }],
  ['a side of nothing', { rates: [{ ...rate, max_side: 0 }] }],
  ['a side without end', { rates: [{ ...rate, max_side: 1e300 }] }],
  ['a weight that is a text', { rates: [{ ...rate, max_weight: '5' }] }],
  ['201 rates', { rates: Array.from({ length: 201 }, (_, at) => ({ ...rate, max_side: at + 1 })) }],
  ['half a crate', { crate: { from: 120 } }],
  ['a free crate', { crate: { from: 120, price: 0 } }],
  ['an insurance of more than all', { insurance: 101 }],
  ['a position beyond all', { position: 1001 }],
])('a zone with %s is refused', async (_, fault) => {
  const { inject } = await openWithStaff()

  const replies = [
    await inject('POST', 'shipping/zones', { ...ALPS, ...fault }),
    await inject('PUT', 'shipping/zones/1', { ...ALPS, ...fault }),
  ]

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([422, 422])
})

test.each(['0', '-1', 'x', '1.5', '2147483648', '1e99', '%00', '__proto__'])('a zone %s is no 5xx', async (zone) => {
  const { inject } = await openWithStaff()

  for (const reply of [
    await inject('PUT', `shipping/zones/${zone}`, ALPS),
    await inject('DELETE', `shipping/zones/${zone}`),
  ]) {
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
  }
})

test.each([
  [{ ...VAT, original: 101 }],
  [{ ...VAT, print: -1 }],
  [{ ...VAT, delivery: '20' }],
  [{ original: 5.5 }],
  [[]],
  [null],
])('VAT of %j is refused', async (body) => {
  const { inject } = await openWithStaff()

  expect((await inject('PUT', 'vat', body)).statusCode).toBe(422)
})
