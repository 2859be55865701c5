import { randomUUID } from 'node:crypto'

import { openEnquiryDesk } from './open-enquiry-desk.ts'

/** A gallery with somebody who sells, and ways to know and find people. */
export async function openContactDesk() {
  const desk = await openEnquiryDesk()
  const { sales } = desk
  const list = async (query: Parameters<typeof seek>[0] = {}) => (await seek(query)).contacts
  const seek = (query: { query?: string; tag?: string; did?: 'bought' | 'asked' | 'newsletter'; before?: string }) =>
    sales('GET /sales/contacts', { query })
  const names = async (query: Parameters<typeof seek>[0] = {}) => (await list(query)).map(({ name }) => name)
  const read = async (contact: string) =>
    (await sales('GET /sales/contacts/{contact}', { params: { contact } })).contact
  const add = async (wishes: { name?: string; email?: string | null; phone?: string; key?: string } = {}) => {
    const body = { key: randomUUID(), name: 'Ada Lovelace', email: null, phone: '', locale: 'en' as const, ...wishes }
    return (await sales('POST /sales/contacts', { body })).contact
  }
  const merge = (contact: string, other: string) =>
    sales('POST /sales/contacts/{contact}/parts', { params: { contact }, body: { other } })
  const part = (contact: string, other: string) =>
    sales('DELETE /sales/contacts/{contact}/parts/{part}', { params: { contact, part: other } })
  const tag = (contact: string, add: string[], remove: string[] = []) =>
    sales('POST /sales/contacts/{contact}/tags', { params: { contact }, body: { add, remove } })
  const note = (contact: string, text: string, key: string = randomUUID()) =>
    sales('POST /sales/contacts/{contact}/notes', { params: { contact }, body: { key, text } })
  const idOf = async (email: string) => {
    const rows = await desk.db.selectFrom('contacts').select('id').where('email', '=', email).execute()
    return rows[0]?.id ?? ''
  }
  return { ...desk, seek, list, names, read, add, merge, part, tag, note, idOf }
}
