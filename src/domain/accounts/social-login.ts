import { sql } from 'kysely'

import { email as emailSchema } from '../../contract/fields.ts'
import type { Locale } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { queueMail } from '../mail/index.ts'
import { serviceLinkedMail } from './account-mails.ts'
import { createUser } from './create-user.ts'
import { hasEmail } from './has-email.ts'

/** Somebody whom another service vouches for. */
interface SocialPerson {
  /** The service, what people call it, and whether it is the demo's own, where everybody may be anybody. */
  provider: { id: string; name: string; isDemo?: boolean | undefined }
  /** Who they are there, for good. */
  subject: string
  name: string | undefined
  email: string | undefined
  /** Whether the service has seen that they read the mail of that address. */
  isEmailVerified: boolean
  locale: Locale
}

const NOW = sql<Date>`now()`
const UNIQUE_VIOLATION = '23505'

/**
 * The id of the user whom a service vouches for: known, linked by an address that is verified on both sides, or new.
 * Undefined where the address proves nothing.
 */
export async function findSocialUser(db: Database, person: SocialPerson): Promise<string | undefined> {
  const find = () => transact(db, (tx) => findOrLink(tx, person))
  // Of two that come in as the same person at once, the second finds what the first wrote.
  return find().catch((error: { code?: string }) => {
    if (error.code === UNIQUE_VIOLATION) return find()
    throw error
  })
}

async function findOrLink(tx: Database, person: SocialPerson): Promise<string | undefined> {
  const known = await tx
    .selectFrom('social_logins')
    .select('user_id')
    .where('provider', '=', person.provider.id)
    .where('subject', '=', person.subject)
    .executeTakeFirst()
  if (known) return known.user_id

  const { data: email } = emailSchema.safeParse(person.email)
  if (email === undefined || !person.isEmailVerified) return undefined
  const namesake = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'locale', 'scope', 'email_verified_at'])
    .where(hasEmail(email))
    .forUpdate()
    .executeTakeFirst()
  if (!namesake) return register(tx, person, email)
  if (person.provider.isDemo && isStaff(namesake)) return undefined
  if (!namesake.email_verified_at && !(await handOver(tx, namesake, person, email))) return undefined

  await link(tx, person, namesake.id)
  await queueMail(tx, serviceLinkedMail, { service: person.provider.name }, namesake)
  return namesake.id
}

async function register(tx: Database, person: SocialPerson, email: string): Promise<string> {
  const { id } = await createUser(tx, { name: nameOf(person, email), email, locale: person.locale, isVerified: true })
  await link(tx, person, id)
  return id
}

/**
 * An address that nobody proved may have been registered by a stranger who waits for its owner: whoever does prove it
 * gets the account without anything the stranger could come back with. One that has more to lose than a password is not given away.
 */
async function handOver(
  tx: Database,
  { id, scope }: { id: string; scope: string[] },
  person: SocialPerson,
  email: string,
): Promise<boolean> {
  const others = await tx.selectFrom('social_logins').select('provider').where('user_id', '=', id).execute()
  if (isStaff({ scope }) || others.length > 0) return false
  for (const table of ['sessions', 'password_resets', 'social_codes', 'user_addresses'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', id).execute()
  }
  await tx
    .updateTable('users')
    .set({ name: nameOf(person, email), email, password_hash: null, email_verified_at: NOW })
    .where('id', '=', id)
    .execute()
  return true
}

const isStaff = ({ scope }: { scope: string[] }) => scope.some((one) => one !== 'collector')

async function link(tx: Database, { provider, subject }: SocialPerson, userId: string): Promise<void> {
  await tx.insertInto('social_logins').values({ provider: provider.id, subject, user_id: userId }).execute()
  if (!provider.isDemo) return
  await tx
    .updateTable('users')
    .set({ demo_person: subject })
    .where('id', '=', userId)
    .where('demo_person', 'is', null)
    .execute()
}

/** A name on one line, as for everybody else; without one, what stands before the @. */
function nameOf({ name = '' }: SocialPerson, email: string): string {
  const line = name
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .trim()
  return line || (email.split('@')[0] ?? email).slice(0, 100)
}
