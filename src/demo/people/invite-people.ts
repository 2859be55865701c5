import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { admitUser } from '../../domain/accounts/index.ts'
import { isDemoHung } from '../hang-demo.ts'
import { PEOPLE } from './people.ts'

/** Who has just been given an account, and the password that they share. */
export interface Invited {
  emails: string[]
  password: string
  /** Whether the password was made up here, so that nobody knows it yet. */
  isNew: boolean
}

const LOCK = 2_711_009

/**
 * Gives the demo's people their accounts, once and all together: in a gallery that hangs the demo and knows none of
 * them. A gallery with works of its own gets no strangers with rights.
 */
export function invitePeople(db: Database, password?: string): Promise<Invited | undefined> {
  return transact(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
    const people = Object.values(PEOPLE)
    const emails = people.map(({ email }) => email)
    const known = await tx.selectFrom('users').select('id').where('email', 'in', emails).executeTakeFirst()
    if (known || !(await isDemoHung(tx))) return undefined

    const chosen = password ?? randomBytes(12).toString('base64url')
    for (const person of people) await admitUser(tx, { ...person, scope: [...person.scope], password: chosen })
    return { emails, password: chosen, isNew: password === undefined }
  })
}
