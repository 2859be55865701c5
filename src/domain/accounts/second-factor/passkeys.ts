import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { sql } from 'kysely'

import { localize } from '../../../contract/locale.ts'
import { type Database, transact } from '../../../database/index.ts'
import { DomainError, invalidFields } from '../../domain-error.ts'
import { readGallery } from '../../gallery/index.ts'
import { queueMail } from '../../mail/index.ts'
import { hashToken } from '../../tokens/index.ts'
import { secondFactorSetMail } from '../account-mails.ts'
import { lockUser } from '../lock-user.ts'
import { dropFactor } from './drop-factor.ts'
import { markProved } from './proof-of-session.ts'
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'
import type { Session } from './session.ts'

// It reads the certificates of every maker of keys: a sixth of what a start takes, for what few galleries do on a day.
const openLibrary = () => import('@simplewebauthn/server')

/** What today's devices make: ECDSA, Ed25519 and RSA. */
const ALGORITHMS = [-7, -8, -257]
/** How many devices somebody may have. */
const MOST = 20
const MINUTES_TO_SIGN = sql`interval '5 minutes'`

/** Where pages are: keys are made for that name, and for no other. */
export interface Site {
  publicUrl: string
}

export type MadePasskey = RegistrationResponseJSON
export type ShownPasskey = AuthenticationResponseJSON

const hostOf = ({ publicUrl }: Site) => new URL(publicUrl).hostname
const originOf = ({ publicUrl }: Site) => new URL(publicUrl).origin

/** Somebody's devices that keep a key. */
export async function listPasskeys(db: Database, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'device', 'created_at', 'last_used_at', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What a browser is asked to make a key with. */
export async function beginPasskey(db: Database, { userId, token }: Session, site: Site) {
  const { name } = await readGallery(db)
  const user = await lockUser(db, userId)
  const { generateRegistrationOptions } = await openLibrary()
  const options = await generateRegistrationOptions({
    rpName: localize(name, user.locale),
    rpID: hostOf(site),
    userID: Buffer.from(userId),
    userName: user.email,
    userDisplayName: user.name,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: await knownTo(db, userId),
    // A key is a second factor: that somebody sits there is enough beside their password.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  await remember(db, token, options.challenge)
  return options
}

/** Has a key count from now on. Whoever had no second factor before gets codes for its loss. */
export async function confirmPasskey(
  db: Database,
  { userId, token }: Session,
  made: MadePasskey,
  { device, site }: { device: string; site: Site },
): Promise<string[] | null> {
  const challenge = await takeChallenge(db, token)
  const checked = challenge === undefined ? undefined : await check(made, challenge, site)
  if (!checked) throw invalidFields({ passkey: { word: 'wrongProof' } })
  const { id, publicKey, counter, transports } = checked.credential
  return transact(db, async (tx) => {
    const user = await lockUser(tx, userId)
    const { count } = await tx
      .selectFrom('passkeys')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST) throw new DomainError('too-many-requests', { seconds: 3600 })
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('passkeys')
      .values({
        id,
        user_id: userId,
        device,
        public_key: Buffer.from(publicKey),
        counter,
        transports: transports ?? [],
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) throw invalidFields({ passkey: { word: 'taken' } })
    await markProved(tx, token, 'factor')
    await queueMail(tx, secondFactorSetMail, {}, user)
    return (await countRecoveryCodes(tx, userId)) === 0 ? makeRecoveryCodes(tx, userId) : null
  })
}

/** Takes one of somebody's devices away; the last factor stays where one is asked for. */
export const dropPasskey = (db: Database, session: Session, id: string): Promise<void> =>
  dropFactor(db, session, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', session.userId)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) throw new DomainError('not-found')
  })

/** What a browser is asked to sign with one of somebody's keys. */
export async function askForPasskey(db: Database, { userId, token }: Session, site: Site) {
  const { generateAuthenticationOptions } = await openLibrary()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(site),
    allowCredentials: await knownTo(db, userId),
    userVerification: 'preferred',
  })
  await remember(db, token, options.challenge)
  return options
}

/** Whether what was signed is what this session was asked to sign, by one of its owner's keys; it counts once. */
export async function takePasskey(
  db: Database,
  { userId, token }: Session,
  shown: ShownPasskey,
  site: Site,
): Promise<boolean> {
  const challenge = await takeChallenge(db, token)
  const known = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', shown.id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (challenge === undefined || !known) return false
  const counter = Number(known.counter)
  const { verifyAuthenticationResponse } = await openLibrary()
  const checked = await verifyAuthenticationResponse({
    response: shown,
    expectedChallenge: challenge,
    expectedOrigin: originOf(site),
    expectedRPID: hostOf(site),
    requireUserVerification: false,
    credential: { id: known.id, publicKey: new Uint8Array(known.public_key), counter },
    // Whatever is not as it should be is thrown.
  }).catch(() => undefined)
  if (!checked?.verified) return false
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: checked.authenticationInfo.newCounter, last_used_at: sql<Date>`now()` })
    .where('id', '=', known.id)
    .where('counter', '=', known.counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function check(made: MadePasskey, challenge: string, site: Site) {
  const { verifyRegistrationResponse } = await openLibrary()
  const checked = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: challenge,
    expectedOrigin: originOf(site),
    expectedRPID: hostOf(site),
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: false,
  }).catch(() => undefined)
  return checked?.verified ? checked.registrationInfo : undefined
}

async function knownTo(db: Database, userId: string) {
  const known = await listPasskeys(db, userId)
  return known.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }))
}

async function remember(db: Database, token: string, challenge: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ challenge, challenged_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

/** What a session was asked to sign, if that was lately; it is asked once. */
async function takeChallenge(db: Database, token: string): Promise<string | undefined> {
  const { rows } = await sql<{ challenge: string | null }>`
    UPDATE sessions SET challenge = NULL, challenged_at = NULL
    FROM (SELECT token_hash, challenge, challenged_at FROM sessions
      WHERE token_hash = ${hashToken(token)} FOR UPDATE) AS asked
    WHERE sessions.token_hash = asked.token_hash AND asked.challenged_at > now() - ${MINUTES_TO_SIGN}
    RETURNING asked.challenge`.execute(db)
  return rows[0]?.challenge ?? undefined
}
