import type { User } from '../domain/accounts/index.ts'
import type { Actor } from '../domain/content/index.ts'

/** A member of staff, as the history of content names them. */
export const staffOf = ({ id, name }: User): Actor => ({ name, userId: id })
