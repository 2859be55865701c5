import { createHash } from 'node:crypto'

import type { Database } from '../../database/index.ts'
import { hasTurn, type Limit, restoreTurns, takeTurn } from '../limits/index.ts'
import { isPassword } from './hash-password.ts'

const PASSWORD_TRIES: Limit = { turns: 10, seconds: 15 * 60 }
const MAILS: Limit = { turns: 3, seconds: 60 * 60 }
const ADDRESS_CHANGES: Limit = { turns: 5, seconds: 60 * 60 }

type LimitedMail = 'reset-password' | 'verify-address'

// Counts are not to be a list of whom we know, or of whom somebody asked about.
const keyOf = (what: string, email: string) =>
  `${what} ${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`

/** Whether a password is the one of an address. Tries are counted by address, with or without an account, until one is right; each that is let through costs one verification. */
export async function tryPassword(
  db: Database,
  { email, password, hash }: { email: string; password: string; hash: string | null | undefined },
): Promise<boolean> {
  const key = keyOf('password', email)
  await takeTurn(db, key, PASSWORD_TRIES)
  const isRight = await isPassword(hash, password)
  if (isRight) await restoreTurns(db, key)
  return isRight
}

/** Gives an address its tries back: whoever reads its mail has shown who they are. */
export const restoreTries = (db: Database, email: string) => restoreTurns(db, keyOf('password', email))

/** Whether another mail of a kind may go to an address; nobody is told that it may not. */
export const mayMail = (db: Database, kind: LimitedMail, email: string) => hasTurn(db, keyOf(kind, email), MAILS)

/** The same for those who ask for their own address, and are told. */
export const takeMailTurn = (db: Database, kind: LimitedMail, email: string) => takeTurn(db, keyOf(kind, email), MAILS)

/** Counts how often an account moves to another address: each time, a stranger may get a mail. */
export const takeAddressChange = (db: Database, userId: string) => takeTurn(db, `address of ${userId}`, ADDRESS_CHANGES)
