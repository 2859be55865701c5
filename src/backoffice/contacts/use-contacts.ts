import type { ContactCard } from '../../contract/contacts/shapes.ts'
import { CONTACT_DEEDS } from '../../contract/contacts/values.ts'
import { call } from '../api/call.ts'
import { usePages } from '../api/use-pages.ts'

/** The people that an address asks for, page by page. */
export function useContacts(params: URLSearchParams) {
  const query = {
    query: params.get('query')?.slice(0, 100) || undefined,
    tag: params.get('tag') || undefined,
    did: CONTACT_DEEDS.find((one) => one === params.get('did')),
  }
  const given: Record<string, string> = Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const pages = usePages<ContactCard, string>(
    given,
    async (before, options) => {
      const page = { ...given, ...(before === undefined ? {} : { before }) }
      const { contacts, next_before } = await call('GET /sales/contacts', { query: page }, options)
      return { rows: contacts, next: next_before }
    },
    ({ id }) => id,
  )
  return { query, given, pages }
}
