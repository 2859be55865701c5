import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { removeUnclaimed } from '../applications/index.ts'
import { lockContacts } from '../contacts/index.ts'
import { DomainError } from '../domain-error.ts'
import { isEnquiryOf } from '../enquiries/index.ts'
import type { FileStore } from '../files/index.ts'
import { markAddress } from '../limits/index.ts'
import { queueMail } from '../mail/index.ts'
import { dataErasedMail } from './erasure-mails.ts'
import { findObstacles } from './find-obstacles.ts'
import { countHoldings, eraseHoldings, type Held, HOLDINGS } from './holdings.ts'
import { findPerson, type Person, readReader } from './person.ts'

/** How many of each kind went, and how many stay. */
interface Outcome {
  held: Held[]
  /** Files that are to be removed once this is written. */
  files: string[]
}

/**
 * Erases everything of a person but what the books and proofs must keep, stripped to that. All or nothing, within a
 * transaction; refused while they work here, an order is under way or a plan runs.
 */
export async function erasePerson(tx: Database, person: Person, staffId: string | null): Promise<Outcome> {
  await lockPerson(tx, person)
  const [obstacle] = await findObstacles(tx, person)
  if (obstacle) throw new DomainError(obstacle)
  const held = await countHoldings(tx, person)
  const files = await eraseHoldings(tx, person)
  await forgetTraces(tx, person)
  if (isAnythingGone(held)) await noteErasure(tx, person, { held, staffId })
  return { held, files }
}

const isAnythingGone = (held: Held[]) => held.some(({ count, stays }) => count > stays)

/** Removes what nobody owns any more; whatever is left by a store that is away is swept up later. */
export const removeFiles = (db: Database, files: FileStore, keys: string[]): Promise<void> =>
  removeUnclaimed(db, files, keys).catch(() => undefined)

/** The same for whoever has an address, by staff; they are told by a last mail, if that is wanted. */
export async function eraseAddress(
  db: Database,
  files: FileStore,
  { email, staffId, isTold }: { email: string; staffId: string; isTold: boolean },
): Promise<Held[]> {
  const { held, files: keys } = await transact(db, async (tx) => {
    const person = await findPerson(tx, email)
    const reader = await readReader(tx, person)
    const outcome = await erasePerson(tx, person, staffId)
    if (isTold && isAnythingGone(outcome.held)) await queueMail(tx, dataErasedMail, {}, reader)
    return outcome
  })
  await removeFiles(db, files, keys)
  return held
}

/**
 * Holds whatever could grow meanwhile: whoever writes or offers something holds the enquiry first, whoever orders holds
 * the account, what a bank tells holds the order, and whoever writes to several people holds their contacts.
 */
async function lockPerson(tx: Database, person: Person): Promise<void> {
  await sql`SELECT FROM users WHERE id = ${person.userId}::uuid FOR NO KEY UPDATE`.execute(tx)
  await sql`SELECT FROM enquiries WHERE ${isEnquiryOf(person)} ORDER BY id FOR UPDATE`.execute(tx)
  await sql`SELECT FROM users WHERE id = ${person.userId}::uuid FOR UPDATE`.execute(tx)
  for (const kind of ['orders', 'applications', 'plans'] as const) {
    const { table, whose } = HOLDINGS[kind]
    await sql`SELECT FROM ${sql.table(table)} WHERE ${whose(person)} ORDER BY id FOR UPDATE`.execute(tx)
  }
  await lockContacts(tx, person.email)
}

/** What is not kept but waits or is counted: jobs that name the address, and counts of what they did. */
async function forgetTraces(tx: Database, { email, userId, isProven }: Person): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE position(${userId}::text IN key) > 0
    OR (${isProven}::boolean AND position(${markAddress(email)} IN key) > 0)`.execute(tx)
  if (!isProven) return
  await sql`SELECT graphile_worker.complete_jobs(ARRAY(
    SELECT id FROM graphile_worker._private_jobs WHERE lower(payload ->> 'email') = lower(${email})))`.execute(tx)
}

/** Notes for good that somebody was erased, without saying who. */
async function noteErasure(
  tx: Database,
  { email }: Person,
  { held, staffId }: { held: Held[]; staffId: string | null },
): Promise<void> {
  const numbers = (of: (one: Held) => number) =>
    JSON.stringify(Object.fromEntries(held.filter((one) => of(one) > 0).map((one) => [one.kind, of(one)])))
  await tx
    .insertInto('erasures')
    .values({
      mark: sql<Buffer>`newsletter_mark(${email})`,
      staff_id: staffId,
      erased: numbers(({ count, stays }) => count - stays),
      stays: numbers(({ stays }) => stays),
    })
    .execute()
}
