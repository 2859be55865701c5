import { randomUUID } from 'node:crypto'

import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { REVIEW_STATUSES } from '../contract/applications/values.ts'
import type { Scope } from '../contract/scope.ts'
import { createUser, makeResetToken, makeVerificationSignature, type User } from '../domain/accounts/index.ts'
import { changeMany, saveView } from '../domain/content/index.ts'
import { addPicture } from '../domain/media/index.ts'
import { makeConfirmation, makeUnsubscription, requestNewsletter, writeIssue } from '../domain/newsletter/index.ts'
import { findOrder, writeNote } from '../domain/orders/index.ts'
import { signLink } from '../domain/tokens/index.ts'
import { addApplication } from '../testing/add-application.ts'
import { askAFew, writeEnquiryBodies } from '../testing/ask-a-few.ts'
import { billAFew, billAPlan } from '../testing/bill-a-few.ts'
import { certifyAFew } from '../testing/certify-a-few.ts'
import { collectAFew } from '../testing/collect-a-few.ts'
import { connectAFew } from '../testing/connect-a-few.ts'
import { drawAFew } from '../testing/draw-a-few.ts'
import { hireAFew } from '../testing/hire-a-few.ts'
import { importAFew } from '../testing/import-a-few.ts'
import { knowAFew } from '../testing/know-a-few.ts'
import { mailAFew } from '../testing/mail-a-few.ts'
import { paintJpeg } from '../testing/open-editor-desk.ts'
import { asProgramme, INES_AT_HOME } from '../testing/open-programme.ts'
import { asShop } from '../testing/open-shop.ts'
import { openTestGallery, type TestGallery } from '../testing/open-test-gallery.ts'
import { ADAS_HOME } from '../testing/open-with-ada.ts'
import { type ApiDocument, apiRequests } from '../testing/request-arbitrary.ts'
import { withdrawAFew } from '../testing/withdraw-a-few.ts'
import { createExhibition, createNews, createPress, put, removeArtwork } from '../testing/write-content.ts'

test(
  'thousands of requests of every kind get no 5xx, and every reply is as the document says',
  { timeout: 600_000 },
  async () => {
    const gallery = await openTestGallery()
    const { app, logIn } = gallery
    const plans = await planAFew(gallery)
    const restoration = await restoreOne(gallery)
    const imports = await importAFew(gallery)
    const staff = await hireAFew(gallery)
    const programs = await connectAFew(gallery)
    const mails = await mailAFew(gallery)
    const contacts = await knowAFew(gallery)
    const known: Record<string, string[]> = {
      ...(await hangAFew(gallery)),
      ...(await sellAFew(gallery)),
      ...(await writeAFew(gallery)),
      ...(await takeAFew(gallery)),
      ...(await askAFew(gallery)),
      ...(await editAFew(gallery)),
      ...plans.known,
      ...imports.known,
      ...staff.known,
      ...programs.known,
      ...mails.known,
      ...contacts.known,
      '/editor/{kind}/{id}/restoration id': restoration.ids,
    }
    // Some of the requests log out, and the others are to find somebody logged in until the end.
    const visitors: Visitor[] = await Promise.all(
      Array.from({ length: 200 }, (_, at) => logIn(at % 4 === 0 ? {} : { scope: at % 4 === 1 ? ADMIN : STAFF })),
    )
    const bodies = {
      ...(await writeBodies(
        gallery,
        visitors.map(({ user }) => user),
      )),
      ...plans.bodies,
      ...imports.bodies,
      ...staff.bodies,
      ...programs.bodies,
      ...mails.bodies,
      ...contacts.bodies,
      'POST /editor/{kind}/changes': await writeBulkBodies(gallery),
      'POST /editor/{kind}/{id}/restoration': restoration.bodies,
    }
    const pictures = await writePictureForms()
    const forms = {
      'POST /editor/pictures': pictures,
      'POST /account/collection/{work}/photo': pictures,
      ...imports.forms,
    }
    const files = await storeAFew(gallery, visitors)
    Object.assign(known, files.known)
    Object.assign(bodies, files.bodies)
    const people = visitors.map(({ user }) => user.id)
    const things = known['/sales/enquiries/{enquiry} enquiry']
    Object.assign(known, { '/sales/contacts/of/{thing} thing': things, person: people, month: ['2026-11'] })
    // Collectors fetch their own papers, staff everybody's.
    const certified = await certifyAFew(gallery, visitors.slice(0, 12))
    const collected = await collectAFew(gallery, visitors)
    const withdrawn = await withdrawAFew(gallery, visitors)
    const billed = await billAPlan(gallery)
    const forAll = (params: Record<string, string>) => visitors.map(({ token }) => ({ token, params }))
    Object.assign(bodies, withdrawn.bodies, collected.bodies)
    const drawn = await drawAFew(gallery, visitors)
    Object.assign(bodies, drawn.bodies)
    const owned = {
      ...certified,
      ...collected.owned,
      'PUT /account/certificates/{certificate}/notes': certified['GET /account/certificates/{certificate}'],
      ...withdrawn.owned,
      ...drawn.owned,
      // Staff, whosever it is; one that is void stays void.
      'POST /sales/certificates/{certificate}/void': certified['GET /account/certificates/{certificate}']
        .slice(0, 1)
        .flatMap(({ params }) => forAll(params)),
      'GET /plans/{token}/papers/{paper}': forAll(billed.artist),
      'GET /sales/plans/{application}/papers/{paper}': forAll(billed.staff),
      'GET /orders/{order}/papers/{paper}': await billAFew(gallery, visitors.slice(0, 3)),
      'GET /sales/orders/{order}/papers/{paper}': await billAFew(gallery, visitors.slice(1, 4)),
      'DELETE /editor/views/{view}': await saveViews(gallery, visitors),
      'DELETE /sales/contacts/{contact}/notes/{note}': await contacts.writeNotes(visitors),
      'DELETE /sales/orders/{order}/notes/{note}': await writeNotes(
        gallery,
        visitors,
        String(known['/sales/orders/{order} order']?.[0]),
      ),
      'DELETE /editor/{kind}/{id}/publication': await hangForEditors(gallery, visitors),
    }
    const document: ApiDocument = (await app.inject('/api/openapi.json')).json()
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema(document, 'document')
    const tokens = visitors.map(({ token }) => token)
    const seen = new Set<string>()

    const tryRequests = (numRuns: number, paths = document.paths) =>
      fc.assert(
        fc.asyncProperty(
          apiRequests({ paths }, { tokens, known, bodies, forms, owned }),
          async ({ request, path, operation }) => {
            const reply = await app.inject(request)
            seen.add(`${reply.statusCode} ${request.method} ${path}`)

            expect(reply.statusCode).toBeLessThan(500)
            const key =
              String(reply.statusCode) in operation.responses
                ? String(reply.statusCode)
                : `${String(reply.statusCode)[0]}XX`
            const [media = ''] = Object.keys(operation.responses[key]?.content ?? {})
            expect(reply.headers['content-type']?.split(';')[0]).toBe(media)
            if (media !== 'application/json') return
            const place = ['paths', path, request.method.toLowerCase(), 'responses', key, 'content', media, 'schema']
            const schema = `document#/${place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
            const isValid = ajv.validate(schema, reply.json())
            expect(ajv.errors ?? []).toEqual([])
            expect(isValid).toBe(true)
          },
        ),
        { numRuns },
      )
    await tryRequests(100)

    // The generator would prove little if it never got past the door.
    const expected = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => {
        const status = Object.keys(responses).find((one) => one.startsWith('2'))
        return `${status} ${method.toUpperCase()} ${path}`
      }),
    )
    const reachable = expected.filter((one) => !OUT_OF_REACH.some((call) => one.endsWith(call)))
    const refused = [
      ...['401 GET /auth/user', '404 GET /pages/{slug}', '415 POST /newsletter', '422 POST /newsletter'],
      ...['422 GET /artworks', '422 POST /auth/login', '410 POST /auth/verification', '401 GET /account/export'],
      '404 DELETE /account/sessions/{session}',
    ]
    const findMissing = () => [...reachable, ...refused].filter((one) => !seen.has(one))
    // What chance has left out gets more of it, and nothing else does.
    for (let more = 0; more < 40 && findMissing().length > 0; more++) {
      await tryRequests(100, pick(document, findMissing()))
    }
    expect(findMissing()).toEqual([])
  },
)

/** The operations that are missing, told as status, method and path. */
function pick({ paths }: ApiDocument, missing: string[]): ApiDocument['paths'] {
  const isMissing = (method: string, path: string) =>
    missing.some((one) => one.endsWith(` ${method.toUpperCase()} ${path}`))
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).filter(([method]) => isMissing(method, path))),
    ]),
  )
}

const STAFF: Scope[] = ['collector', 'sales', 'editor']
const ADMIN: Scope[] = ['collector', 'admin']

// The outbox is the demo's; the others take what nobody can make up, or an order of one's own.
const OUT_OF_REACH = [
  ...['POST /auth/social', 'DELETE /account/sessions/{session}', '/outbox', '/outbox/{mail}', '/html'],
  ...['GET /orders/{order}', 'POST /orders/{order}/renewal', 'POST /orders/{order}/cancellation'],
  ...['POST /orders/{order}/payment', 'POST /orders/{order}/payment/return', 'POST /applications'],
  'POST /offers/{token}/acceptance',
  // A device has to show its code, or to make a key.
  'PUT /account/second-factor/totp',
  'POST /account/second-factor/passkeys',
  'DELETE /account/second-factor/passkeys/{passkey}',
  // What is sent there is a form with a file.
  'POST /editor/files',
  'POST /sales/enquiries/{enquiry}/files',
  'GET /sales/enquiries/{enquiry}/files/{file}',
  'GET /enquiries/{token}/files/{file}',
]

type Visitor = Awaited<ReturnType<TestGallery['logIn']>>

const password = 'the long way home'

/** Bodies that are right as a whole, for calls that take more than luck. */
async function writeBodies(gallery: TestGallery, users: User[]): Promise<Record<string, object[]>> {
  const { db, pool } = gallery
  const { email } = await createUser(db, { name: 'Ada', email: 'ada@example.com', locale: 'en', password })
  await pool.query('UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email = $1)', [email])
  const chosen = { password: 'a new way home', password_confirmation: 'a new way home' }
  const token = (user: User) => makeResetToken(db, user.id, user.email)
  const signature = (user: User) => makeVerificationSignature(db, user.id, user.email)
  const wish = async (one: string) => {
    await requestNewsletter(db, { email: one, locale: 'en', source: 'footer' })
    return makeConfirmation(db, one)
  }
  const zones = Array.from({ length: 50 }, (_, index) => ({
    slug: `zone-${index}`,
    name: { en: 'Zone' },
    countries: ['FR'],
    rates: [{ max_side: 100, max_weight: 10, price: 20 }],
  }))
  return {
    'POST /auth/register': Array.from({ length: 50 }, (_, index) => ({
      ...{ name: 'Eve', email: `eve${index}@example.com`, locale: 'fr', subscribeToNewsletter: true },
      ...chosen,
    })),
    'POST /auth/login': [{ email, password }],
    'POST /auth/reset-password': await Promise.all(
      users.slice(0, 20).map(async (user) => ({ token: await token(user), ...chosen })),
    ),
    'POST /auth/verification': await Promise.all(
      users.slice(0, 20).map(async (user) => ({ signature: await signature(user) })),
    ),
    'POST /auth/verification/renew': [{ signature: await signature(users[30] as User) }],
    'POST /auth/proof': [{ password }, { recovery_code: '' }, { code: '000000' }],
    'PATCH /account': [{ name: 'Eve' }, { email: 'new@example.com', current_password: password }],
    'PUT /account/password': [{ current_password: password, ...chosen }],
    'PUT /account/addresses': [{ billingAddress: null, deliveryAddress: null, sameAddresses: true }],
    'POST /account/favourites': [{ artworks: [1, 2] }],
    'POST /account/alerts': [
      { kind: 'artist', artist: '1' },
      { kind: 'search', filters: { color: 'blue', price: '-2000' } },
      { kind: 'search', filters: { query: 'tide' } },
    ],
    'POST /alerts/unsubscription': [{ token: await signLink(db, 'alert-end', randomUUID()) }],
    'PUT /account/newsletter': [{ subscribed: true }, { subscribed: false }],
    'POST /account/deletion': [{ confirmation: password }],
    'POST /people/data/erasure': [{ email: 'nobody@example.org', confirmation: 'nobody@example.org' }],
    'POST /sandbox/cards': [CARD],
    'POST /sandbox/challenges': [{ secret: await beginChallenge(gallery), approve: true }],
    'POST /sandbox/disputes': [{ order: await sellDisputed(gallery), won: true }],
    'POST /cart/quote': [{ lines: [{ artwork: 1 }], delivery: { method: 'shipping', country: 'FR' } }],
    'POST /newsletter/confirmation': await Promise.all(
      users.slice(0, 20).map(async ({ email: one }) => ({ token: await wish(one) })),
    ),
    'POST /newsletter/confirmation/renewal': [{ token: await wish('waiting@example.com') }],
    'POST /newsletter/unsubscription': [{ token: await makeUnsubscription(db, 'waiting@example.org') }],
    'POST /newsletter/issues': [LETTER],
    'PUT /newsletter/issues/{issue}': [LETTER],
    'POST /newsletter/issues/preview': [{ ...LETTER, locale: 'fr' }],
    'POST /newsletter/issues/{issue}/test': [{ locale: 'fr' }, {}],
    'POST /newsletter/issues/{issue}/sending': [{}, { version: 1 }],
    'PUT /newsletter/issues/{issue}/schedule': [{ at: new Date(Date.now() + 86_400_000).toISOString() }],
    'POST /sales/shipping/zones': zones,
    'PUT /sales/shipping/zones/{zone}': zones,
    'POST /orders': [await writeOrder(gallery)],
    'POST /sales/orders/{order}/status': [{ status: 'preparing' }],
    'POST /sales/orders/{order}/cancellation': [{ reason: 'Damaged' }],
    'POST /sales/orders/{order}/refund': [{ reason: 'Returned', return_to_sale: true }],
    'POST /sales/orders/{order}/address': [{ which: 'billing', address: ADAS_HOME }],
    'POST /sales/orders/{order}/tracking': [{ carrier: 'DHL', tracking: '12 34' }, { tracking: '12 35' }],
    'POST /sales/orders/{order}/notes': [{ key: randomUUID(), text: 'Call first' }],
    'POST /sales/applications/{application}/status': [{ status: 'under_review', note: 'We look.' }],
    'POST /sales/applications/{application}/preview': REVIEW_STATUSES.map((status) => ({ status })),
    ...(await writeEnquiryBodies(gallery)),
    ...EDITS,
    'POST /certificate-keys': [{ is_lost: false }],
    'PUT /letters/mine': [{ kinds: [] }],
    'PUT /sales/vat': [{ original: 5.5, print: 20, delivery: 20, programme: 20 }],
  }
}

const LETTER = {
  subject: { en: 'Spring' },
  body: [{ text: { en: 'Come and see [the works](/artwork).' } }, { artwork: 1 }],
}

/** Letters, some for each of the calls about them, and a reader. */
async function writeAFew({ db }: TestGallery): Promise<Record<string, string[]>> {
  const draft = () => writeIssue(db, LETTER, { id: randomUUID(), name: 'Ed' })
  await requestNewsletter(db, { email: 'reader@example.org', locale: 'fr', source: 'footer' })
  const { id: reader } = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('email', '=', 'reader@example.org')
    .executeTakeFirstOrThrow()
  return {
    '/newsletter/subscribers/{subscriber} subscriber': [reader],
    '/newsletter/subscribers/{subscriber}/unsubscription subscriber': [reader],
    // Some are thrown away.
    '/newsletter/issues/{issue} issue': await Promise.all(Array.from({ length: 20 }, draft)),
    '/newsletter/issues/{issue}/readiness issue': [await draft()],
    '/newsletter/issues/{issue}/test issue': [await draft()],
    '/newsletter/issues/{issue}/schedule issue': [await draft()],
    '/newsletter/issues/{issue}/sending issue': [await draft(), await draft()],
  }
}

const CARD = { owner: 'Ada', number: '4000 0000 0000 3220', expiry: '12/49', cvc: '123' }

/** A payment for which the bank wants to know whether it is really the buyer. */
async function beginChallenge({ call, payments }: TestGallery): Promise<string> {
  const { provider } = payments ?? expect.unreachable()
  const { payment_method: method } = await call('POST /sandbox/cards', { body: CARD })
  const order = { orderId: randomUUID(), orderNumber: '26-4817-3052', orderedAt: new Date(), email: 'ada@example.com' }
  const { id } = await provider.open({ ...order, amount: 120_000, currency: 'EUR' })
  return (await provider.confirm(id, { method, attempt: randomUUID() })).secret ?? ''
}

/** An order whose buyer asks their bank for the money. */
async function sellDisputed(gallery: TestGallery): Promise<string> {
  const ada = await asShop(gallery).buyer()
  return (await ada.buy([(await gallery.addArtwork()).id], 'disputed')).number
}

/** Orders that are paid, some for each of the calls that staff make about them. */
async function sellAFew(gallery: TestGallery): Promise<Record<string, string[]>> {
  const shop = asShop(gallery)
  const hold = async () => {
    const held: string[] = []
    for (let at = 0; at < 4; at++) {
      const buyer = await shop.buyer()
      held.push((await buyer.order([(await gallery.addArtwork()).id])).number)
    }
    return held
  }
  const sell = async () => {
    const ada = await shop.buyer()
    const sold: string[] = []
    for (let at = 0; at < 2; at++) sold.push((await ada.buy([(await gallery.addArtwork()).id])).number)
    return sold
  }
  const ship = async () => {
    const sold = await sell()
    await gallery.pool.query("UPDATE orders SET status = 'shipped' WHERE number = ANY($1)", [sold])
    return sold
  }
  return {
    '/sales/orders/{order} order': await sell(),
    '/sales/orders/{order}/status order': await sell(),
    '/sales/orders/{order}/cancellation order': await sell(),
    '/sales/orders/{order}/refund order': await sell(),
    '/sales/orders/{order}/address order': await sell(),
    '/sales/orders/{order}/tracking order': await ship(),
    '/sales/orders/{order}/notes order': await sell(),
    '/sales/holds/{order}/release order': await hold(),
    '/orders/{order} order': ['26-4817-3052'],
  }
}

/** Bodies for works in the version in which they were hung. */
const EDITS = {
  'POST /editor/{kind}': [{ draft: { title: { en: 'Low tide' } } }, {}],
  'POST /editor/views': [{ kind: 'artworks', name: 'To do', query: 'state=draft' }],
  'PUT /editor/{kind}/{id}/draft': [{ version: 1, draft: { title: { en: 'Ebb' } } }],
  'POST /editor/{kind}/{id}/publication': [{ version: 1 }],
  'PUT /editor/{kind}/{id}/schedule': [{ version: 1, publish_at: null, hide_at: null }],
  'POST /editor/{kind}/{id}/reversion': [{ version: 1 }],
  'PUT /editor/artworks/{id}/availability': [
    { availability: 'reserved', seen: 'available' },
    { availability: 'available', seen: 'reserved' },
  ],
}

/** Works that were published once, some for each of the calls that take another version with them. */
async function editAFew(gallery: TestGallery): Promise<Record<string, string[]>> {
  const hang = async (count: number) => {
    const ids: string[] = []
    for (let at = 0; at < count; at++) ids.push(String((await gallery.addArtwork()).id))
    return ids
  }
  const calls: [string, string[]][] = []
  for (const path of [
    '',
    '/draft',
    '/publication',
    '/schedule',
    '/reversion',
    '/history',
    '/preview',
    '/restoration',
  ]) {
    calls.push([`/editor/{kind}/{id}${path}`, await hang(path === '' ? 12 : 4)])
  }
  const [first = ''] = await hang(1)
  const { id: entry } = await gallery.db
    .selectFrom('content_changes')
    .select('id')
    .where('kind', '=', 'artworks')
    .where('content_id', '=', Number(first))
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const trash = await hang(4)
  for (const id of trash) await removeArtwork(gallery.db, Number(id))
  return {
    ...Object.fromEntries(calls.map(([path, ids]) => [`${path} id`, ids])),
    ...Object.fromEntries(
      [...calls.map(([path]) => path), ...KIND_PATHS].map((path) => [`${path} kind`, ['artworks']] as const),
    ),
    '/editor/{kind}/{id}/history/{entry} id': [first],
    '/editor/{kind}/{id}/history/{entry} entry': [entry],
    '/editor/{kind}/trash/{id} id': trash,
    '/editor/artworks/{id}/availability id': await hang(6),
    '/editor/{kind}/changes/{bulk}/undo bulk': [await changeOne(gallery, Number(first))],
    '/previews/{token} token': [await signLink(gallery.db, 'content-preview', { kind: 'artworks', id: Number(first) })],
    version: ['1'],
  }
}

/** Changes of many at once; the work that is changed is no other call's, since it has another version afterwards. */
async function writeBulkBodies({ addArtwork }: TestGallery): Promise<object[]> {
  const { id } = await addArtwork()
  return [
    { preview: true, ids: [1, 2, 999_999], changes: [{ field: 'year', act: 'set', value: 1990 }] },
    { preview: true, query: {}, changes: [{ field: 'title', locale: 'fr', act: 'clear' }] },
    { preview: true, ids: [1, id, 999_999], show: 'hide' },
    { preview: false, seen: [{ id, version: 1 }], changes: [{ field: 'colors', act: 'add', value: ['blue'] }] },
  ]
}

/** A change of many works, of one. */
async function changeOne({ db }: TestGallery, id: number): Promise<string> {
  const { bulk } = await changeMany(db, { name: 'tests' }, 'artworks', {
    wishes: [{ field: 'year', act: 'set', value: 1999 }],
    seen: [{ id, version: 1 }],
  })
  return bulk ?? expect.unreachable()
}

/** A work and an entry of its history: once it is restored, it has another version. */
async function restoreOne({ addArtwork, db }: TestGallery) {
  const { id } = await addArtwork()
  const changes = await db
    .selectFrom('content_changes')
    .select('id')
    .where('kind', '=', 'artworks')
    .where('content_id', '=', id)
    .execute()
  return { ids: [String(id)], bodies: changes.map((change) => ({ version: 1, entry: Number(change.id) })) }
}

/** Lists that visitors have saved, each of which only its owner can forget. */
const saveViews = (gallery: TestGallery, visitors: Visitor[]) =>
  Promise.all(
    visitors
      .filter(({ user }) => user.scope.includes('editor'))
      .slice(0, 60)
      .map(async ({ token, user }) => {
        const view = await saveView(gallery.db, user.id, { kind: 'artworks', name: 'Mine', query: 'state=draft' })
        return { token, params: { view: view.id } }
      }),
  )

/** Notes about an order, each of which only its writer can take away. */
async function writeNotes({ db }: TestGallery, visitors: Visitor[], number: string) {
  const { id } = await findOrder(db, number)
  const writers = visitors.filter(({ user }) => user.scope.includes('sales')).slice(0, 60)
  return Promise.all(
    writers.map(async ({ token, user }) => {
      const note = randomUUID()
      await writeNote(db, id, { key: note, text: 'Call first', staffId: user.id })
      return { token, params: { order: number, note } }
    }),
  )
}

/** Works that nobody publishes anew meanwhile: they can be hidden in the version that they have. */
async function hangForEditors({ addArtwork }: TestGallery, visitors: Visitor[]) {
  const hung: { token: string; params: Record<string, string> }[] = []
  for (const { token } of visitors.filter(({ user }) => user.scope.includes('editor')).slice(60, 66)) {
    hung.push({ token, params: { kind: 'artworks', id: String((await addArtwork()).id) } })
  }
  return hung
}

/** Pictures of which one can stand in the place of another. */
async function storeAFew({ app, db }: TestGallery, visitors: Visitor[]) {
  const token = visitors.find(({ user }) => user.scope.includes('editor'))?.token
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' }
  for (const width of [310, 320]) {
    const payload = writeForm('file', await paintJpeg(width))
    expect((await app.inject({ method: 'POST', url: '/api/editor/pictures', headers, payload })).statusCode).toBe(201)
  }
  const stored = await db.selectFrom('media').select(['id', 'key']).orderBy('id', 'desc').limit(2).execute()
  const ids = stored.map(({ id }) => String(id))
  return {
    known: { '/editor/media/{id} id': ids, '/editor/media/{id}/replacement id': ids },
    bodies: {
      'POST /editor/media/{id}/replacement': stored.flatMap(({ key }) =>
        [1, 2, 3, 4].map((version) => ({ version, file: key })),
      ),
      // Whatever is there stays for the other calls.
      'POST /editor/media/removal': [{ ids: [999_999] }],
      'POST /editor/media/restoration': [{ ids: [999_999] }],
    },
  }
}

/** A form with one file in it. */
const writeForm = (name: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--x--\r\n'),
  ])

/** Forms with a picture in them, with something else, and with nothing. */
async function writePictureForms(): Promise<Buffer[]> {
  const picture = await paintJpeg()
  return [
    writeForm('file', picture),
    writeForm('file', picture.subarray(0, 200)),
    writeForm('other', picture),
    writeForm('file', Buffer.alloc(0)),
  ]
}

const KIND_PATHS = [
  ...['/editor/{kind}', '/editor/{kind}/table.csv', '/editor/{kind}/trash', '/editor/{kind}/trash/{id}'],
  ...['/editor/{kind}/{id}/history/{entry}', '/editor/{kind}/changes', '/editor/{kind}/changes/{bulk}/undo'],
]

/** Applications, and the link of one. */
async function takeAFew(gallery: TestGallery): Promise<Record<string, string[]>> {
  const taken = await Promise.all([1, 2, 3, 4, 5, 6].map(() => addApplication(gallery)))
  const references = taken.map(({ reference }) => reference)
  return {
    '/applications/{token} token': [await signLink(gallery.db, 'application-status', taken[0]?.id ?? '')],
    '/sales/applications/{application} application': references,
    '/sales/applications/{application}/pdf application': references,
    '/sales/applications/{application}/status application': references,
    '/sales/applications/{application}/preview application': references,
  }
}

/** Artists' plans, and calls about them that come out the same however far the sandbox's clock is moved. */
async function planAFew(gallery: TestGallery) {
  const { artist } = asProgramme(gallery)
  const [begun, replaced, ended] = [await artist(), await artist(), await artist()]
  const [start, replace] = [randomUUID(), randomUUID()]
  await begun.start('success', start)
  await replaced.start()
  await replaced.replace('success', replace)
  await ended.start()
  await ended.cancel()
  const payment_method = await begun.show('success')
  return {
    known: {
      '/plans/{token} token': [begun.token],
      '/plans/{token}/billing token': [begun.token],
      '/plans/{token}/start token': [begun.token],
      '/plans/{token}/payment/return token': [begun.token],
      '/plans/{token}/card token': [replaced.token],
      '/plans/{token}/cancellation token': [ended.token],
      '/sales/plans/{application} application': [begun.reference],
      '/sales/plans/{application}/cancellation application': [ended.reference],
    },
    bodies: {
      'PUT /plans/{token}/billing': [{ billing: INES_AT_HOME }],
      'POST /plans/{token}/start': [{ agreement: true, payment_method, attempt: start }],
      'PUT /plans/{token}/card': [{ payment_method, attempt: replace }],
      'POST /sales/plans/{application}/cancellation': [{ reason: 'As agreed.' }],
      'POST /sandbox/clock': [{ days: 0 }, { days: 1 }],
    },
  }
}

/** An order that everybody can make: of a print without end. */
async function writeOrder({ addArtwork, call }: TestGallery): Promise<object> {
  const { id } = await addArtwork({ kind: 'print' })
  const lines = [{ artwork: id }]
  const { quote } = await call('POST /cart/quote', { body: { lines, delivery: { method: 'pickup' } } })
  const { fingerprint } = quote
  const addresses = { billing_address: ADAS_HOME, delivery_address: null }
  return { key: randomUUID(), lines, delivery_method: 'pickup', ...addresses, fingerprint }
}

/** A little of everything, and the values that find it. */
async function hangAFew(gallery: TestGallery): Promise<Record<string, string[]>> {
  const published_at = new Date()
  const artist = await gallery.addArtist()
  const series = await gallery.addSeries({ artist_id: artist.id })
  const picture = await addPicture(gallery.db, gallery.files, await paintJpeg(300))
  const artwork = await gallery.addArtwork({
    ...{ artist_id: artist.id, series_id: series.id, colors: ['blue'] },
    pictures: [{ pictureId: picture.id, alt: { en: 'Water' } }],
  })
  const news = await createNews(gallery.db, { title: { en: 'News' }, body: { en: 'Text' }, published_at })
  const press = await createPress(gallery.db, { title: { en: 'Kit' }, kind: 'kit', dated: '2019-10-01', published_at })
  const exhibition = await createExhibition(gallery.db, {
    title: { en: 'Spring' },
    kind: 'solo',
    year: 2026,
    published_at,
  })
  // Many, since some of the requests take them away.
  const zones = Array.from({ length: 40 }, (_, at) => `reserve-${at}`)
  const zoneIds = await Promise.all(
    zones.map((key) => put(gallery.db, 'shipping-zones', key, { name: { en: 'Zone' } })),
  )
  await gallery.settle()
  return {
    '/pages/{slug} slug': ['footer', 'faq'],
    '/artists/{artist} artist': [artist.slug, String(artist.id), 'nobody'],
    '/artworks/{slug} slug': [artwork.slug],
    '/pictures/{hash}/zoom hash': [picture.hash],
    '/series/{slug} slug': [series.slug],
    '/news/{slug} slug': [news.slug],
    '/press/{slug} slug': [press.slug],
    '/exhibitions/{slug} slug': [exhibition.slug],
    '/account/favourites/{artwork} artwork': [String(artwork.id)],
    '/sales/shipping/zones/{zone} zone': zoneIds.map(String),
    '/account/alerts/{alert} alert': ['00000000-0000-4000-8000-000000000000'],
    '/account/sessions/{session} session': ['00000000-0000-4000-8000-000000000000'],
    artist: [artist.slug, String(artist.id)],
    category: ['Painting'],
    technique: ['oil-on-canvas'],
    price: ['100-2000', '-5000', '1-'],
    width: ['-200'],
    height: ['10-'],
    with: ['facets', 'series,series.artworks,type,videos,presses,news', 'videos'],
    query: ['tide', 'Helen Vaseur', '退潮', 'marée', "' & | ! :*", '( )', '"'],
    page: ['1', '2'],
    limit: ['5'],
  }
}
