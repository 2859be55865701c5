import { randomUUID } from 'node:crypto'

import {
  findEnquiry,
  listTemplates,
  makeOffer,
  makeTemplate,
  noteEnquiry,
  storeEnquiry,
} from '../domain/enquiries/index.ts'
import { signLink } from '../domain/tokens/index.ts'
import { inDays } from './in-days.ts'
import { writeForm } from './open-enquiry-desk.ts'
import type { TestGallery } from './open-test-gallery.ts'

/** Enquiries and offers, and the values that find them, by path and parameter. */
export async function askAFew({ db, addArtwork }: TestGallery): Promise<Record<string, string[]>> {
  const tokens: string[] = []
  const references: string[] = []
  for (let at = 0; at < 5; at++) {
    const { reference } = await storeEnquiry(db, { ...writeForm(), artworks: [], phone: '', website: '' }, undefined)
    references.push(reference)
    tokens.push(await signLink(db, 'enquiry-thread', (await findEnquiry(db, reference)).id))
  }
  const { id } = await findEnquiry(db, references[0] ?? '')
  const staffId = randomUUID()
  for (let at = 0; at < 3; at++) {
    const { id: artwork } = await addArtwork()
    await makeOffer(db, id, { artwork, price: 90_000, valid_until: inDays(7), note: '', staffId })
  }
  const callers = await noteCallers(db, staffId)
  const offers = await db.selectFrom('offers').select('id').execute()
  return {
    '/enquiries/{token} token': tokens,
    '/enquiries/{token}/messages token': tokens,
    '/offers/{token} token': await Promise.all(offers.map((offer) => signLink(db, 'private-offer', offer.id))),
    // Half of them to be forgotten, half of them to get an address.
    '/sales/enquiries/{enquiry} enquiry': [...references, ...callers.slice(20)],
    '/sales/enquiries/{enquiry}/address enquiry': callers.slice(0, 20),
    '/sales/enquiries/{enquiry}/messages enquiry': references,
    '/sales/enquiries/{enquiry}/notes enquiry': references,
    '/sales/enquiries/{enquiry}/offers enquiry': references,
    '/sales/enquiries/{enquiry}/status enquiry': references,
    '/sales/enquiries/{enquiry}/assignment enquiry': references,
    '/sales/answer-templates/{template} template': await makeTemplates(db),
    '/sales/enquiries/{enquiry}/offers/{offer} enquiry': references.slice(0, 1),
    '/sales/enquiries/{enquiry}/offers/{offer} offer': offers.map((offer) => offer.id),
  }
}

/** Whoever rang and left no address. */
async function noteCallers(db: TestGallery['db'], staffId: string): Promise<string[]> {
  const references: string[] = []
  for (let at = 0; at < 40; at++) {
    const form = { ...writeForm({ email: '', phone: `+33 1 ${at}` }), artworks: [], phone: `+33 1 ${at}` }
    references.push((await noteEnquiry(db, { ...form, origin: 'phone', is_mailed: false }, staffId)).reference)
  }
  return references
}

async function makeTemplates(db: TestGallery['db']): Promise<string[]> {
  for (let at = 0; at < 30; at++)
    await makeTemplate(db, { key: randomUUID(), title: `Thanks ${at}`, texts: { en: 'Dear {name}' } })
  return (await listTemplates(db)).map(({ id }) => id)
}

/** Bodies that are right as a whole for the calls about enquiries, by method and path. */
export async function writeEnquiryBodies({ addArtwork }: TestGallery): Promise<Record<string, object[]>> {
  const { id: artwork } = await addArtwork()
  const messages = Array.from({ length: 20 }, (_, at) => ({ key: randomUUID(), text: `Hello ${at}` }))
  return {
    'POST /enquiries': Array.from({ length: 50 }, (_, at) => writeForm({ email: `eve${at}@example.com` })),
    'POST /enquiries/{token}/messages': messages,
    'POST /sales/enquiries/{enquiry}/messages': messages,
    'POST /sales/enquiries/{enquiry}/notes': messages.map((message) => ({ ...message, key: randomUUID() })),
    'POST /sales/enquiries/{enquiry}/offers': [{ artwork, price: 900, valid_until: inDays(7) }],
    'POST /sales/enquiries/{enquiry}/status': [{ status: 'closed' }],
    'POST /sales/enquiries': [{ ...writeForm(), origin: 'phone' }],
    'PUT /sales/enquiries/{enquiry}/assignment': [{ member: null }],
    'PUT /sales/enquiries/{enquiry}/address': [{ email: 'ada@example.com', is_mailed: true }],
    'POST /sales/answer-templates': [{ key: randomUUID(), title: 'Thanks', texts: { en: 'Dear {name}' } }],
    'PUT /sales/answer-templates/{template}': [{ version: 1, title: 'Thanks', texts: { fr: 'Merci' } }],
  }
}
