import type { ContactCard } from '../../contract/contacts/shapes.ts'
import { useWords } from '../words.ts'

/** Tells what somebody is called, or else how they are reached. */
export function useContactName(): (contact: Pick<ContactCard, 'name' | 'email' | 'phone'>) => string {
  const { contacts } = useWords()
  return ({ name, email, phone }) => name || email || phone || contacts.noName
}
