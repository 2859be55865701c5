import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { openContactDesk } from '../../testing/open-contact-desk.ts'
import { writeForm } from '../../testing/open-enquiry-desk.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

const reader = (desk: { db: Awaited<ReturnType<typeof openContactDesk>>['db'] }, email: string) =>
  desk.db
    .insertInto('newsletter_subscriptions')
    .values({ email, locale: 'fr', status: 'confirmed', mark: Buffer.from(email) })
    .execute()

test('whoever opens an account, orders, asks or reads is known, once for each address, however it is written', async () => {
  const desk = await openContactDesk()
  const { id: artwork } = await desk.addArtwork()
  const ada = await desk.collector('ada@example.com', { name: 'Ada Lovelace' })
  await ada.buy([artwork])
  await desk.ask({ email: 'ADA@example.com', name: 'A. L.', phone: '+33 6 11 22 33 44', artworks: [artwork] })
  await desk.ask({ email: 'ben@example.com', name: 'Ben', locale: 'fr' })
  await desk.ask({ email: 'ben@example.com', name: 'Benjamin', phone: '0123456' })
  await reader(desk, 'carla@example.com')
  await desk.call('POST /newsletter', { body: { email: 'nobody@example.com', locale: 'en' } })

  expect(await desk.list()).toMatchObject([
    { name: '', email: 'carla@example.com', locale: 'fr', did: ['newsletter'] },
    { name: 'Ben', email: 'ben@example.com', phone: '0123456', locale: 'fr', did: ['asked'] },
    { name: 'Ada Lovelace', email: 'ada@example.com', phone: expect.stringContaining('+44'), did: ['bought', 'asked'] },
  ])
  const contact = await desk.read(await desk.idOf('ada@example.com'))
  expect(contact.orders).toMatchObject([{ status: 'paid', works: ['Low tide'] }])
  expect(contact.enquiries).toMatchObject([{ works: ['Low tide'], awaits_answer: true, begun_by_gallery: false }])
  expect(contact.accounts).toMatchObject([{ email: 'ada@example.com', is_verified: true }])
  const { number } = contact.orders[0] ?? { number: '' }
  const { reference } = contact.enquiries[0] ?? { reference: '' }
  for (const thing of [number, reference]) {
    expect(await desk.sales('GET /sales/contacts/of/{thing}', { params: { thing } })).toEqual({ contact: contact.id })
  }
  expect(await outcomeOf(desk.sales('GET /sales/contacts/of/{thing}', { params: { thing: 'x' } }))).toBe(
    '404 not-found',
  )
})

test('a contact tells what was offered, what is followed, and what was agreed to with its proof', async () => {
  const desk = await openContactDesk()
  const { id: artwork } = await desk.addArtwork()
  const enquiry = await desk.ask({ email: 'ada@example.com', artworks: [artwork] })
  await desk.offer(enquiry, artwork, { price: 900 })
  const ada = await desk.collector('ada@example.com')
  await ada.call('POST /account/alerts', { body: { kind: 'search', filters: { query: 'tide' } } })
  await ada.call('PUT /account/newsletter', { body: { subscribed: true } })

  const contact = await desk.read(await desk.idOf('ada@example.com'))

  expect(contact.offers).toMatchObject([{ enquiry: enquiry.reference, price: 900, state: 'open' }])
  expect(contact.follows).toMatchObject([{ kind: 'search', path: expect.stringContaining('tide') }])
  expect(contact.newsletter).toMatchObject([
    { status: 'confirmed', history: [{ kind: 'asked' }, { kind: 'confirmed', words: expect.stringMatching(/\w{4}/) }] },
  ])
})

test('people are found in one field by parts of names, addresses, numbers however they are grouped, and tags', async () => {
  const desk = await openContactDesk()
  const helene = await desk.add({ name: 'Hélène Vasseur', email: 'h.vasseur@example.com' })
  await desk.add({ name: 'Ben 100% Okafor', phone: '+33 6 98-76.54 32' })
  await desk.tag(helene.id, ['Sculpture', 'VIP'])

  for (const query of ['helene', 'VASS hél', 'h.vasseur@', 'sculpt', 'vip vasseur']) {
    expect(await desk.names({ query }), query).toEqual(['Hélène Vasseur'])
  }
  for (const query of ['98 76 54', '06 98765432', '0033 6 98', '100%', 'ben okafor']) {
    expect(await desk.names({ query }), query).toEqual(['Ben 100% Okafor'])
  }
  for (const query of ['%', '_', '\\', "'; DROP TABLE contacts --"]) {
    expect(await desk.names({ query }), query).toEqual(query === '%' ? ['Ben 100% Okafor'] : [])
  }
  expect(await desk.names({ tag: 'VIP' })).toEqual(['Hélène Vasseur'])
  expect(await desk.names({ tag: 'vi' })).toEqual([])
})

test('the list is narrowed by what people did, and goes on where the page before ended', async () => {
  const desk = await openContactDesk()
  const { id: artwork } = await desk.addArtwork()
  await (await desk.collector('buyer@example.com', { name: 'Buyer' })).buy([artwork])
  await desk.ask({ email: 'asker@example.com', name: 'Asker' })
  await reader(desk, 'reader@example.com')
  expect(await desk.names({ did: 'bought' })).toEqual(['Buyer'])
  expect(await desk.names({ did: 'asked' })).toEqual(['Asker'])
  expect((await desk.list({ did: 'newsletter' })).map(({ email }) => email)).toEqual(['reader@example.com'])

  await desk.pool.query(
    "INSERT INTO contacts (name, phone, locale, created_at) SELECT 'N' || n, '1234567', 'en', now() FROM generate_series(1, 120) n",
  )
  const seen: string[] = []
  for (let before: string | null | undefined; before !== null;) {
    const page = await desk.seek(before === undefined ? {} : { before })
    seen.push(...page.contacts.map(({ id }) => id))
    before = page.next_before
  }
  expect([seen.length, new Set(seen).size]).toEqual([123, 123])
})

test('a walk-in is noted by name and number; twice is once, an address that is known is refused', async () => {
  const desk = await openContactDesk()
  const key = randomUUID()
  const first = await desk.add({ key, name: 'Walk-in', phone: '01 23 45 67 89' })
  expect((await desk.add({ key, name: 'Walk-in', phone: '01 23 45 67 89' })).id).toBe(first.id)
  expect(await desk.names()).toEqual(['Walk-in'])
  await desk.ask({ email: 'ada@example.com' })

  const tried = async (wishes: Parameters<typeof desk.add>[0]) =>
    desk.add(wishes).then(
      () => 'done',
      ({ errors }: { errors: Record<string, string[]> }) => Object.keys(errors).join(' '),
    )
  expect(await tried({ email: 'ADA@example.com' })).toBe('email')
  expect(await tried({})).toBe('phone')
  expect(await tried({ name: '', phone: '01' })).toBe('name')
  expect(await tried({ name: 'x'.repeat(101), email: 'no', phone: 'x'.repeat(41) })).toBe('name email phone')
  expect(await tried({ name: 'New\nline', phone: '01' })).toBe('name')
})

test('of two colleagues who correct a contact the second is told; notes and tags of both stay', async () => {
  const desk = await openContactDesk()
  const { id, version } = await desk.add({ name: 'Walk-in', phone: '01 23 45 67 89' })
  const colleague = await desk.logIn({ name: 'Mara', scope: ['collector', 'sales'] })
  const params = { contact: id }
  const form = { name: 'Ada', email: null, phone: '01 23 45 67 89', locale: 'fr' as const, version }
  const both = await Promise.all([
    outcomeOf(desk.sales('PUT /sales/contacts/{contact}', { params, body: { ...form, email: 'ada@example.com' } })),
    outcomeOf(colleague.call('PUT /sales/contacts/{contact}', { params, body: { ...form, name: 'Eve' } })),
  ])
  expect(both.toSorted()).toEqual(['409 content-changed', 'done'])

  await Promise.all([
    desk.tag(id, ['VIP', 'sculpture']),
    colleague.call('POST /sales/contacts/{contact}/tags', { params, body: { add: ['Press', 'vip'] } }),
    desk.note(id, 'Likes blue'),
    colleague.call('POST /sales/contacts/{contact}/notes', { params, body: { key: randomUUID(), text: 'Rang' } }),
  ])
  const { tags, notes } = await desk.read(id)
  expect(tags.map((tag) => tag.toLowerCase())).toEqual(['press', 'sculpture', 'vip'])
  expect(notes.map(({ text, staff_name }) => `${text} ${staff_name === 'Mara'}`).toSorted()).toEqual([
    'Likes blue false',
    'Rang true',
  ])
  const hers = notes.find(({ text }) => text === 'Rang')?.id ?? ''
  const remove = { params: { ...params, note: hers } }
  expect(await outcomeOf(desk.sales('DELETE /sales/contacts/{contact}/notes/{note}', remove))).toBe('404 not-found')
  expect(await outcomeOf(colleague.call('DELETE /sales/contacts/{contact}/notes/{note}', remove))).toBe('done')
  await desk.tag(id, [], ['VIP', 'unknown'])
  const after = await desk.read(id)
  expect([after.tags, after.notes.map(({ text }) => text)]).toEqual([['Press', 'sculpture'], ['Likes blue']])
  expect(await desk.sales('GET /sales/contacts/tags')).toEqual({ tags: ['Press', 'sculpture'] })
})

test('an address that something came from stays; one that nobody used may be corrected, but not into another’s', async () => {
  const desk = await openContactDesk()
  await desk.ask({ email: 'ada@example.com', name: 'Ada' })
  const correct = async (id: string, email: string | null) => {
    const { name, phone, locale, version } = await desk.read(id)
    const body = { name, phone, locale, version, email }
    return outcomeOf(desk.sales('PUT /sales/contacts/{contact}', { params: { contact: id }, body }))
  }
  const asked = await desk.idOf('ada@example.com')
  expect(await correct(asked, 'other@example.com')).toBe('422 validation-failed')
  expect(await correct(asked, 'Ada@example.com')).toBe('done')
  const { id } = await desk.add({ email: 'tpyo@example.com', phone: '0123456' })
  expect(await correct(id, 'ada@example.com')).toBe('422 validation-failed')
  expect(await correct(id, 'typo@example.com')).toBe('done')
  expect(await correct(id, null)).toBe('done')
})

test('the list is saved as a table by whoever has shown who they are, with nothing that a spreadsheet would run', async () => {
  const desk = await openContactDesk()
  await desk.add({ name: '=HYPERLINK("x")', email: 'ada@example.com' })
  const { token, user } = await desk.logIn({ scope: ['collector', 'sales'] })
  const save = () =>
    desk.app.inject({ url: '/api/sales/contacts.csv?query=ada', headers: { authorization: `Bearer ${token}` } })

  const table = await save()
  expect(table.headers['content-type']).toMatch('text/csv')
  expect(table.body.split('\r\n')).toEqual([
    'name,email,phone,language,tags,bought,asked,newsletter,bought_at,asked_at,known_since',
    expect.stringMatching(/^"'=HYPERLINK\(""x""\)",ada@example\.com,,en,,,,,,,\d{4}-/),
    '',
  ])
  const log = await desk.db.selectFrom('staff_acts').select('call').where('user_id', '=', user.id).execute()
  expect(log).toEqual([{ call: 'GET /sales/contacts.csv' }])
  await desk.db.updateTable('sessions').set({ proved_at: null, factor_shown_at: null }).execute()
  expect((await save()).statusCode).toBe(403)
})

test('a contact of whom nothing else is known is forgotten with its notes; any other is not', async () => {
  const desk = await openContactDesk()
  const { id } = await desk.add({ phone: '0123456' })
  await desk.note(id, 'Rang once')
  await desk.ask({ email: 'ada@example.com' })
  const forget = async (contact: string) =>
    outcomeOf(
      (await desk.logIn({ scope: ['collector', 'sales'] })).call('DELETE /sales/contacts/{contact}', {
        params: { contact },
      }),
    )

  expect(await forget(await desk.idOf('ada@example.com'))).toBe('409 contact-known')
  expect(await forget(id)).toBe('done')
  expect(await forget(id)).toBe('404 not-found')
  expect(await desk.db.selectFrom('contact_notes').selectAll().execute()).toEqual([])
})

test('whoever rang and left only a number is known by it, however it is written, and their calls are theirs', async () => {
  const desk = await openContactDesk()
  const note = async (phone: string) => {
    const { website: _, ...form } = { website: '', ...writeForm({ email: '', name: 'Rita', phone }) }
    return (await desk.sales('POST /sales/enquiries', { body: { ...form, origin: 'phone' } })).enquiry.reference
  }
  const [first, second] = [await note('+33 6 11 22 33 44'), await note('06 11.22.33.44')]

  expect(await desk.list()).toMatchObject([{ name: 'Rita', email: null, did: ['asked'] }])
  const { contact: id } = await desk.sales('GET /sales/contacts/of/{thing}', { params: { thing: second } })
  const { enquiries } = await desk.read(id)
  expect(enquiries.map(({ reference }) => reference).toSorted()).toEqual([first, second].toSorted())
  expect(await desk.names({ did: 'asked' })).toEqual(['Rita'])
  for (const query of ['+33611223344', '0611223344', '11 22 33']) expect(await desk.names({ query })).toEqual(['Rita'])

  await desk.sales('PUT /sales/enquiries/{enquiry}/address', {
    params: { enquiry: second },
    body: { email: 'rita@example.com' },
  })

  expect(await desk.list()).toMatchObject([{ id, name: 'Rita', email: 'rita@example.com' }])
})

test('who only ever rang is forgotten with their calls by administrators, and by nobody else', async () => {
  const desk = await openContactDesk()
  const body = { ...writeForm({ phone: '06 12 34 56 78' }), email: '', origin: 'phone' as const, is_mailed: false }
  await desk.sales('POST /sales/enquiries', { body })
  const [caller] = await desk.list()
  const params = { contact: caller?.id ?? '' }
  const admin = await desk.logIn({ scope: ['collector', 'admin'] })

  expect(await outcomeOf(desk.sales('DELETE /sales/contacts/{contact}', { params }))).toBe('409 contact-known')
  await admin.call('DELETE /sales/contacts/{contact}', { params })

  expect(await desk.list()).toEqual([])
  expect(await desk.db.selectFrom('enquiries').select('id').execute()).toEqual([])
})
