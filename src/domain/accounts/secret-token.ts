import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody guesses; it is told once and kept as its hash alone. */
export const makeSecretToken = (): string => randomBytes(32).toString('base64url')

/** What a token is known by in the database. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
