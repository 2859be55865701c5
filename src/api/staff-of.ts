import type { User } from '../domain/accounts/index.ts'

/** A member of staff, as the history of content names them. */
export const staffOf = ({ id, name }: User) => ({ name, userId: id })
