import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody guesses, for a session, a new password or a login elsewhere; it is told once and kept as its hash alone. */
export const makeSecretToken = (): string => randomBytes(32).toString('base64url')

/** Whether it has the form of one. */
export const isSecretToken = (token: string): boolean => /^[\w-]{43}$/.test(token)

/** What a token is known by in the database. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
