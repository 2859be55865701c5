import { expect, test } from 'vitest'

import { openTestGallery } from '../testing/open-test-gallery.ts'

const address = {
  name: 'Ada',
  company: '',
  phone: '',
  address: '12 St James’s Square',
  postcode: 'SW1Y 4JH',
  city: 'London',
  country: 'GB',
}
const password = 'the long way home'
const twice = { password, password_confirmation: password }
const both = (given: object) => ({ billingAddress: given, deliveryAddress: null, sameAddresses: true })

interface Field {
  call: string
  body: object
  max: number
  /** Where in the body it is, and under which name its faults are told. */
  path: string
  /** Whether it is shown or mailed as one line, so that a line break would be one too many. */
  isLine?: boolean
}

const enquiry = { kind: 'contact', name: 'Eve', email: 'eve@example.com', message: 'Hello', locale: 'en' }
const registration = { name: 'Eve', email: 'eve@example.com', locale: 'en', ...twice }

const addressFields = Object.entries({ name: 100, company: 100, phone: 40, address: 200, postcode: 20, city: 100 })

const FIELDS: Field[] = [
  { call: 'POST /auth/register', body: registration, path: 'name', max: 100, isLine: true },
  { call: 'POST /auth/register', body: registration, path: 'email', max: 254, isLine: true },
  { call: 'POST /auth/register', body: registration, path: 'password', max: 128 },
  { call: 'POST /auth/register', body: registration, path: 'password_confirmation', max: 128 },
  { call: 'POST /auth/register', body: registration, path: 'locale', max: 2, isLine: true },
  { call: 'POST /auth/login', body: { email: 'eve@example.com', password }, path: 'email', max: 254, isLine: true },
  { call: 'POST /auth/login', body: { email: 'eve@example.com', password }, path: 'password', max: 128 },
  { call: 'POST /auth/forgot-password', body: { email: '' }, path: 'email', max: 254, isLine: true },
  { call: 'POST /auth/reset-password', body: { token: '', ...twice }, path: 'token', max: 128 },
  { call: 'POST /auth/reset-password', body: { token: '', ...twice }, path: 'password', max: 128 },
  { call: 'POST /auth/reset-password', body: { token: '', ...twice }, path: 'password_confirmation', max: 128 },
  { call: 'POST /auth/verification', body: {}, path: 'signature', max: 500 },
  { call: 'POST /auth/verification/renew', body: {}, path: 'signature', max: 500 },
  { call: 'PATCH /account', body: {}, path: 'name', max: 100, isLine: true },
  { call: 'PATCH /account', body: { current_password: password }, path: 'email', max: 254, isLine: true },
  { call: 'PATCH /account', body: { email: 'new@example.com' }, path: 'current_password', max: 128 },
  { call: 'PATCH /account', body: {}, path: 'locale', max: 2, isLine: true },
  { call: 'PUT /account/password', body: { current_password: password, ...twice }, path: 'current_password', max: 128 },
  { call: 'PUT /account/password', body: { current_password: 'wrong', ...twice }, path: 'password', max: 128 },
  {
    call: 'PUT /account/password',
    body: { current_password: 'wrong', ...twice },
    path: 'password_confirmation',
    max: 128,
  },
  ...addressFields.map(([name, max]) => ({
    call: 'PUT /account/addresses',
    body: both(address),
    path: `billingAddress.${name}`,
    max,
    isLine: true,
  })),
  { call: 'PUT /account/addresses', body: both(address), path: 'billingAddress.country', max: 2, isLine: true },
  { call: 'POST /account/deletion', body: {}, path: 'confirmation', max: 254 },
  ...Object.entries({ owner: 100, number: 30, expiry: 10, cvc: 4 }).map(([path, max]) => ({
    call: 'POST /sandbox/cards',
    body: { owner: 'Ada', number: '4242 4242 4242 4242', expiry: '12/49', cvc: '123' },
    path,
    max,
    isLine: true,
  })),
  { call: 'POST /newsletter', body: {}, path: 'email', max: 254, isLine: true },
  { call: 'POST /newsletter', body: { email: 'eve@example.com' }, path: 'locale', max: 2, isLine: true },
  ...['confirmation', 'confirmation/renewal', 'unsubscription'].map((what) => ({
    ...{ call: `POST /newsletter/${what}`, body: {}, path: 'token', max: 200 },
  })),
  ...Object.entries({ name: 100, email: 254, phone: 40, locale: 2, kind: 8, key: 36 }).map(([path, max]) => ({
    call: 'POST /enquiries',
    body: { ...enquiry, key: '00000000-0000-4000-8000-000000000000' },
    path,
    max,
    isLine: true,
  })),
  { call: 'POST /sandbox/challenges', body: { approve: true }, path: 'secret', max: 200 },
]

/** The same body with another value at a place in it. */
function put(body: object, path: string, value: unknown): object {
  const [first = '', ...rest] = path.split('.')
  const inner = (body as Record<string, object>)[first]
  return { ...body, [first]: rest.length === 0 ? value : put(inner ?? {}, rest.join('.'), value) }
}

const NO_TEXT = [42, true, null, [], ['a', 'b'], {}, { $ne: '' }]

/** What PostgreSQL, a mail's header or a page would choke on. */
const BROKEN_LINES = [
  ...['Ada\u0000Eve', 'Ada\r\nBcc: eve@example.com', 'Ada\nEve', 'Ada\rEve', 'Ada\u2028Eve', 'Ada\u2029Eve'],
  ...['Ada\u001bEve', 'Ada\u0085Eve', 'Ada\ud800Eve', 'Ada\udc00'],
]

test.each(FIELDS)('$call takes no $path that is too long, broken or no text at all', async (field) => {
  const { app, db, logIn } = await openTestGallery()
  const { token, user } = await logIn({ email: 'ada@example.com', password: 'quite another way' })
  const [method, path] = field.call.split(' ')
  let caller = 0
  const send = async (value: unknown) => {
    const reply = await app.inject({
      method: method as 'POST',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.3.${caller++}.1` },
      payload: put(field.body, field.path, value),
    })
    return { status: reply.statusCode, errors: Object.keys(reply.json().errors ?? {}) }
  }

  for (const value of ['x'.repeat(field.max + 1), 'x'.repeat(50_000), ...NO_TEXT]) {
    const { status, errors } = await send(value)
    expect([value, status]).toEqual([value, 422])
    expect(errors.some((name) => name.startsWith(field.path))).toBe(true)
  }
  for (const value of BROKEN_LINES) {
    const { status, errors } = await send(value)
    if (field.isLine) expect([value, status, errors]).toEqual([value, 422, [field.path]])
    // A secret may be any characters; it is refused for being wrong, never for breaking something.
    else expect([202, 404, 410, 422, 429]).toContain(status)
  }

  expect(await db.selectFrom('users').select(['id', 'name', 'email']).execute()).toEqual([
    { id: user.id, name: user.name, email: user.email },
  ])
  expect(await db.selectFrom('user_addresses').select('user_id').execute()).toEqual([])
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([])
})
