import type { Contact } from '../../contract/contacts/shapes.ts'
import type { Changing } from '../api/use-changing.ts'

/** Changes a contact by a call that answers with it, and tells that it is done. */
export type ChangeContact = Changing<Contact>
