import type { Database } from '../../database/index.ts'
import {
  hasTurn,
  type Limit,
  markAddress,
  restoreTurns,
  restoreTurnsBelow,
  returnTurn,
  takeTurn,
} from '../limits/index.ts'
import { hashToken } from '../tokens/index.ts'
import { isPassword } from './hash-password.ts'
import { nameDevice } from './name-device.ts'

const HOUR = 60 * 60
const PASSWORD_TRIES: Limit = { turns: 10, seconds: 15 * 60 }
// What all strangers together may try of one account; whoever is known is not counted here.
const TRIES_OF_STRANGERS: Limit[] = [
  { turns: 100, seconds: HOUR },
  { turns: 300, seconds: 24 * HOUR },
]
const MAILS: Limit = { turns: 3, seconds: HOUR }
// Each of these has brought a link that lives as long as the count, so whoever reads the mail has one.
const RESETS_OF_STRANGERS: Limit = { turns: 10, seconds: HOUR }
const ADDRESS_CHANGES: Limit = { turns: 5, seconds: HOUR }
// Registering tells that an address has an account.
const TAKEN_TOLD: Limit = { turns: 10, seconds: HOUR }

/** Who asks about an account without having come in: from where, and what its device shows. */
export interface Asker {
  caller: string
  deviceProof?: string | undefined
}

/** Who tries a password: whoever is logged in by a session, or somebody at the door. */
type Guesser = Asker | { session: string }

const keyOf = (what: string, email: string) => `${what} ${markAddress(email)}`

/** What somebody's turns are counted under, and whether that is a stranger: nobody else can use them up. */
async function countedAs(db: Database, what: string, email: string, who: Guesser) {
  const key = keyOf(what, email)
  if ('session' in who) {
    return { key: `${key} in ${hashToken(who.session).toString('base64url')}`, isStranger: false }
  }
  const device = await nameDevice(db, who.deviceProof, email)
  return device === undefined
    ? { key: `${key} from ${who.caller}`, isStranger: true }
    : { key: `${key} on ${device}`, isStranger: false }
}

/**
 * Whether a password is the one of an address. Wrong ones are counted, with or without an account: for each session,
 * each known device, and each other caller by itself, and for all strangers together. Each that is let through costs one
 * verification.
 */
export async function tryPassword(
  db: Database,
  { email, password, hash, who }: { email: string; password: string; hash: string | null | undefined; who: Guesser },
): Promise<boolean> {
  const { key, isStranger } = await countedAs(db, 'password', email, who)
  const ceilings = isStranger
    ? TRIES_OF_STRANGERS.map((limit) => ({ limit, key: `${keyOf('password', email)} in ${limit.seconds} s` }))
    : []
  await takeTurn(db, key, PASSWORD_TRIES)
  for (const ceiling of ceilings) await takeTurn(db, ceiling.key, ceiling.limit)
  const isRight = await isPassword(hash, password)
  if (isRight) {
    await restoreTurns(db, key)
    for (const ceiling of ceilings) await returnTurn(db, ceiling.key)
  }
  return isRight
}

/** Gives an address all its tries back: whoever reads its mail has shown who they are. */
export const restoreTries = (db: Database, email: string) => restoreTurnsBelow(db, `${keyOf('password', email)} `)

/** Whether a link for a new password may go to an address; nobody is told that it may not, and strangers do not use up the owner's. */
export async function mayMailReset(db: Database, email: string, who: Guesser): Promise<boolean> {
  const { key, isStranger } = await countedAs(db, 'reset-password', email, who)
  if (!(await hasTurn(db, key, MAILS))) return false
  return !isStranger || hasTurn(db, keyOf('reset-password', email), RESETS_OF_STRANGERS)
}

/** Whether another link to verify may go to an address; nobody is told that it may not. */
export const mayMailVerification = (db: Database, email: string) => hasTurn(db, keyOf('verify-address', email), MAILS)

/** The same for those who ask for their own address, and are told. */
export const takeVerificationMail = (db: Database, email: string) => takeTurn(db, keyOf('verify-address', email), MAILS)

/** Counts how often an account moves to another address: each time, a stranger may get a mail. */
export const takeAddressChange = (db: Database, userId: string) => takeTurn(db, `address of ${userId}`, ADDRESS_CHANGES)

/** Lets a caller register unless it has been told too often that addresses are taken; answers how a turn that told nothing is given back. */
export async function takeRegistration(db: Database, caller: string): Promise<(tx: Database) => Promise<void>> {
  const key = `taken ${caller}`
  await takeTurn(db, key, TAKEN_TOLD)
  return (tx) => returnTurn(tx, key)
}
