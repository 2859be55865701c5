import { randomUUID } from 'node:crypto'

import { makeContact, noteOnContact } from '../domain/contacts/index.ts'
import type { TestGallery } from './open-test-gallery.ts'

type Visitor = Awaited<ReturnType<TestGallery['logIn']>>

const HOW_MANY = 30

/** Contacts, some for each of the calls about them, and what those are asked with. */
export async function knowAFew({ db, addArtwork }: TestGallery) {
  const know = async () => {
    const key = randomUUID()
    const email = `${key}@example.net`
    await makeContact(db, { key, name: 'Nora', email, phone: '0123456', locale: 'fr' })
    return key
  }
  const some = async (count = HOW_MANY) => {
    const ids: string[] = []
    while (ids.length < count) ids.push(await know())
    return ids
  }
  const { id: artwork } = await addArtwork()
  const people = await some(2)
  const form = { name: 'Nora', phone: '0123456', email: null, locale: 'fr' }
  const [noted, parted] = [await some(1), await some(2)]
  return {
    known: {
      '/sales/contacts/{contact} contact': await some(),
      '/sales/contacts/{contact}/tags contact': await some(5),
      '/sales/contacts/{contact}/notes contact': await some(5),
      '/sales/contacts/{contact}/parts contact': await some(5),
      '/sales/contacts/{contact}/parts/{part} contact': parted.slice(0, 1),
      '/sales/contacts/{contact}/parts/{part} part': parted.slice(1),
    },
    bodies: {
      'POST /sales/contacts': Array.from({ length: HOW_MANY }, () => ({ ...form, key: randomUUID() })),
      'PUT /sales/contacts/{contact}': [{ ...form, version: 1 }],
      'POST /sales/contacts/{contact}/tags': [{ add: ['Press'], remove: ['VIP'] }],
      'POST /sales/contacts/{contact}/notes': Array.from({ length: HOW_MANY }, () => ({
        key: randomUUID(),
        text: 'Rang',
      })),
      'POST /sales/contacts/{contact}/parts': (await some()).map((other) => ({ other })),
      'POST /sales/contacts/recipients': [{ people }],
      'POST /sales/contacts/letters': Array.from({ length: HOW_MANY }, (_, at) => ({
        ...{ key: randomUUID(), artwork, texts: { en: `Dear {name}, ${at}` } },
        people: people.map((contact) => ({ contact })),
      })),
      'POST /sales/contacts/letters/preview': people.map((contact) => ({ artwork, texts: { en: 'Look' }, contact })),
    },
    /** Notes that each of these may take away. */
    writeNotes: (visitors: Visitor[]) =>
      Promise.all(
        visitors
          .filter(({ user }) => user.scope.includes('sales'))
          .slice(0, HOW_MANY)
          .map(async ({ token, user }) => {
            const [contact = ''] = noted
            const note = randomUUID()
            await noteOnContact(db, contact, { key: note, text: 'Rang', staffId: user.id })
            return { token, params: { contact, note } }
          }),
      ),
  }
}
