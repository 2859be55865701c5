import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { writeLetters } from '../../domain/contacts/index.ts'
import { unsubscribe, makeUnsubscription } from '../../domain/newsletter/index.ts'
import { signLink } from '../../domain/tokens/index.ts'
import { inDays } from '../../testing/in-days.ts'
import { openContactDesk } from '../../testing/open-contact-desk.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

/** A work that is for sale, and some who may want it. */
async function openWithCollectors() {
  const desk = await openContactDesk()
  const { id: artwork } = await desk.addArtwork()
  const ada = (await desk.add({ name: 'Ada', email: 'ada@example.com' })).id
  const ben = (await desk.add({ name: 'Ben', email: 'ben@example.com' })).id
  await desk.db.updateTable('contacts').set({ locale: 'fr' }).where('id', '=', ben).execute()
  const letterTo = (people: string[], wishes: object = {}) => ({
    ...{ key: randomUUID(), artwork, texts: { en: 'Dear {name}, look.', fr: 'Cher {name}, voyez.' } },
    people: people.map((contact) => ({ contact })),
    ...wishes,
  })
  const send = (body: ReturnType<typeof letterTo>) => desk.sales('POST /sales/contacts/letters', { body })
  const recipients = async (people: string[]) =>
    (await desk.sales('POST /sales/contacts/recipients', { body: { people } })).recipients
  return { ...desk, artwork, ada, ben, letterTo, send, recipients }
}

test('one work is offered to two people: a thread, a mail and an offer for each, in their language', async () => {
  const desk = await openWithCollectors()
  const { threads, left_out } = await desk.send(
    desk.letterTo([desk.ada, desk.ben], { price: 900, valid_until: inDays(7) }),
  )
  const mails = await desk.deliver()

  expect([threads.map(({ contact }) => contact), left_out]).toEqual([[desk.ada, desk.ben], []])
  expect(mails.map(({ mail }) => mail.to?.[0]?.address).toSorted()).toEqual(['ada@example.com', 'ben@example.com'])
  const [toAda, toBen] = ['ada', 'ben'].map(
    (name) => mails.find(({ mail }) => mail.to?.[0]?.address?.startsWith(name))?.mail.text ?? '',
  )
  expect(toAda).toContain('Dear Ada, look.')
  expect(toAda).toContain('which knows your address')
  expect(toBen).toContain('Cher Ben, voyez.')
  for (const { contact, enquiry } of threads) {
    const told = await desk.sales('GET /sales/enquiries/{enquiry}', { params: { enquiry } })
    expect(told.enquiry).toMatchObject({ origin: 'gallery', awaits_answer: false, messages: [] })
    expect(told.enquiry.offers).toMatchObject([{ price: 900, state: 'open' }])
    expect(told.enquiry.artworks).toMatchObject([{ id: desk.artwork }])
    expect(await desk.read(contact)).toMatchObject({
      did: [],
      offers: [{ enquiry }],
      enquiries: [{ begun_by_gallery: true }],
    })
  }
})

test('each letter is looked at as its reader will see it, with the work, before any is written', async () => {
  const desk = await openWithCollectors()
  const { key: _, people: __, ...letter } = desk.letterTo([])
  const look = (contact: string, wishes: object = {}) =>
    desk.sales('POST /sales/contacts/letters/preview', { body: { ...letter, contact, ...wishes } })

  const offered = await look(desk.ben, { price: 900, valid_until: inDays(7) })
  const plain = await look(desk.ada)

  expect(offered.html).toContain('Cher Ben, voyez.')
  expect(offered.text).toMatch(/900\s€/)
  expect(plain.text).toContain('Dear Ada, look.')
  expect([plain.text.includes('€'), plain.text.includes('Low tide')]).toEqual([false, true])
  expect(await desk.db.selectFrom('enquiries').select('id').execute()).toEqual([])
  expect(await desk.db.selectFrom('mails').select('id').execute()).toEqual([])
  const nobody = await desk.add({ phone: '01 23 45 67 89' })
  expect(await outcomeOf(look(nobody.id))).toBe('404 not-found')
  expect(await outcomeOf(look(desk.ada, { price: 900 }))).toBe('422 validation-failed')
})

test.each([
  ['en', 'Dear Ada,'],
  ['fr', 'Bonjour Ada,'],
] as const)('in %s nobody is greeted twice, by the letter and by the mail around it', async (locale, greeting) => {
  const desk = await openWithCollectors()
  await desk.db.updateTable('contacts').set({ locale }).where('id', '=', desk.ada).execute()
  const { key: _, people: __, ...letter } = desk.letterTo([])
  const look = async (text: string, wishes: object = {}) => {
    const body = { ...letter, texts: { [locale]: text }, contact: desk.ada, ...wishes }
    const { text: plain, html } = await desk.sales('POST /sales/contacts/letters/preview', { body })
    return [plain, html].map((one) => one.split(greeting).length - 1)
  }

  expect(await look(`${greeting}\n\nthis work is available.`)).toEqual([1, 1])
  expect(await look(`${greeting}\n\nit is yours.`, { price: 900, valid_until: inDays(7) })).toEqual([1, 1])
  expect(await look('This work is available.')).toEqual([1, 1])
})

test('the first of them who pays has the work', async () => {
  const desk = await openWithCollectors()
  await desk.send(desk.letterTo([desk.ada, desk.ben], { price: 900, valid_until: inDays(7) }))
  const offers = await desk.db.selectFrom('offers').select(['id', 'email']).execute()
  const [ada, ben] = [await desk.collector('ada@example.com'), await desk.collector('ben@example.com')]
  for (const [buyer, email] of [
    [ada, 'ada@example.com'],
    [ben, 'ben@example.com'],
  ] as const) {
    const { id = '' } = offers.find((offer) => offer.email === email) ?? {}
    await desk.accept(buyer, await signLink(desk.db, 'private-offer', id))
  }
  await ben.buy([desk.artwork])

  expect(await outcomeOf(ada.order([desk.artwork]))).toMatch(/^409/)
  const { offers: made } = await desk.read(desk.ada)
  expect(made).toMatchObject([{ state: 'gone' }])
})

test('a letter without a price is a message in a thread of its own, and can be answered', async () => {
  const desk = await openWithCollectors()
  const { threads } = await desk.send(desk.letterTo([desk.ada], { texts: { fr: 'Voyez, {name} : {name} !' } }))
  const [{ mail } = expect.unreachable()] = await desk.deliver()

  expect(mail.subject).toContain('A word from the gallery')
  expect(mail.text).toContain('Voyez, Ada : Ada !')
  const { enquiry } = await desk.sales('GET /sales/enquiries/{enquiry}', {
    params: { enquiry: threads[0]?.enquiry ?? '' },
  })
  expect(enquiry.messages).toMatchObject([{ by: 'gallery', text: 'Voyez, Ada : Ada !', is_noted: false }])
  const link = /enquiry\/([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
  await desk.call('POST /enquiries/{token}/messages', {
    params: { token: link },
    body: { key: randomUUID(), text: 'Yes, please' },
  })
  expect(await desk.read(desk.ada)).toMatchObject({ enquiries: [{ awaits_answer: true }] })
})

test('sent again, and two hundred times at once under one key, it is sent once', async () => {
  const desk = await openWithCollectors()
  const letter = desk.letterTo([desk.ada, desk.ben], { price: 900, valid_until: inDays(7) })
  const whole = {
    ...letter,
    ...{ price: 900, valid_until: inDays(7) },
    people: letter.people.map((one) => ({ ...one, in_spite: false })),
  }
  const staff = randomUUID()
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => writeLetters(desk.db, whole, staff)))
  const again = await desk.send(letter)

  expect(new Set([...outcomes, again].map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  const count = async (table: 'enquiries' | 'offers' | 'mails') =>
    (await desk.db.selectFrom(table).select('id').execute()).length
  expect([await count('enquiries'), await count('offers'), await count('mails')]).toEqual([2, 2, 2])
})

test('who has no address, is gone, ended the newsletter or was erased is told, and gets nothing unless staff insist', async () => {
  const desk = await openWithCollectors()
  const walkIn = (await desk.add({ name: 'Walk-in', phone: '0123456' })).id
  const gone = randomUUID()
  const reader = await desk.collector('carla@example.com', { name: 'Carla' })
  await reader.call('PUT /account/newsletter', { body: { subscribed: true } })
  await unsubscribe(desk.db, await makeUnsubscription(desk.db, 'carla@example.com'), 'one-click')
  const carla = await desk.idOf('carla@example.com')
  const admin = await desk.logIn({ scope: ['collector', 'admin'] })
  await admin.call('POST /people/data/erasure', { body: { email: 'ben@example.com', confirmation: 'ben@example.com' } })
  const ben = (await desk.add({ name: 'Ben', email: 'ben@example.com' })).id
  const people = [walkIn, gone, carla, ben, desk.ada]

  expect((await desk.recipients(people)).map(({ obstacle }) => obstacle)).toEqual([
    ...['no-address', 'gone', 'unsubscribed', 'erased'],
    null,
  ])
  const { threads, left_out } = await desk.send(desk.letterTo(people))
  expect(threads.map(({ contact }) => contact)).toEqual([desk.ada])
  expect(left_out.map(({ obstacle }) => obstacle)).toEqual(['no-address', 'gone', 'unsubscribed', 'erased'])
  const insisted = await desk.send(
    desk.letterTo([], { people: [walkIn, carla].map((contact) => ({ contact, in_spite: true })) }),
  )
  expect(insisted.threads.map(({ contact }) => contact)).toEqual([carla])
})

test('what cannot be offered leaves nothing behind: a sold work, a day that has passed, a price without a day', async () => {
  const desk = await openWithCollectors()
  const { id: sold } = await desk.addArtwork({ availability: 'sold' })
  const faults = (wishes: object) =>
    desk.send(desk.letterTo([desk.ada, desk.ben], wishes)).then(
      () => 'done',
      ({ errors, code }: { errors: Record<string, string[]>; code: string }) => Object.keys(errors).join(' ') || code,
    )
  expect(await faults({ artwork: sold })).toBe('artwork')
  expect(await faults({ artwork: sold, price: 900, valid_until: inDays(7) })).toBe('artwork')
  expect(await faults({ price: 900, valid_until: inDays(-1) })).toBe('valid_until')
  expect(await faults({ price: 900 })).toBe('valid_until')
  expect(await faults({ price: 0.5, valid_until: inDays(1) })).toBe('price')
  expect(await faults({ texts: { en: '  ' } })).toBe('texts')
  expect(await faults({ people: [desk.ada, desk.ada].map((contact) => ({ contact })) })).toBe('people')
  expect(await faults({ people: [] })).toBe('people')
  expect(await faults({ people: Array.from({ length: 51 }, () => ({ contact: randomUUID() })) })).toBe('people')
  for (const table of ['enquiries', 'offers', 'mails', 'contact_letters'] as const) {
    expect(await desk.db.selectFrom(table).select('id').execute(), table).toEqual([])
  }
})

test('somebody without a name is called by their address, and merged people are written to where they can be reached', async () => {
  const desk = await openWithCollectors()
  const walkIn = (await desk.add({ name: 'Walk-in', phone: '0123456' })).id
  await desk.merge(walkIn, desk.ada)
  await desk.db.updateTable('contacts').set({ name: '' }).where('id', '=', desk.ben).execute()

  expect(await desk.recipients([walkIn, desk.ben])).toMatchObject([
    { name: 'Walk-in', email: 'ada@example.com', obstacle: null },
    { name: 'ben@example.com', email: 'ben@example.com' },
  ])
})
