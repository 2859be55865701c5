import { randomBytes } from 'node:crypto'

import { type Database, transact, waitForLock } from '../../database/index.ts'
import { admitDemoUser } from '../../domain/accounts/index.ts'
import { isDemoHung } from '../hang-demo.ts'
import { PEOPLE } from './people.ts'

/** Who has just been given an account, and the password that they share. */
export interface Invited {
  emails: string[]
  password: string
  /** Whether the password was made up here, so that nobody knows it yet. */
  isNew: boolean
}

/**
 * Gives the demo's people their accounts, once and all together, and those again that a gallery had ended in between: as
 * they were at first, whatever visitors had made of them. A gallery with works of its own gets no strangers with rights.
 */
export function invitePeople(db: Database, password?: string): Promise<Invited | undefined> {
  return transact(db, async (tx) => {
    await waitForLock(tx, 'the demo’s people')
    const missing = (await isDemoHung(tx)) ? await findMissing(tx) : []
    const chosen = password ?? randomBytes(12).toString('base64url')
    const emails: string[] = []
    for (const demoPerson of missing) {
      const { scope, ...person } = PEOPLE[demoPerson]
      const user = await admitDemoUser(tx, { ...person, scope: [...scope], password: chosen, demoPerson })
      if (user) emails.push(user.email)
    }
    return emails.length > 0 ? { emails, password: chosen, isNew: password === undefined } : undefined
  })
}

/** Everybody in a gallery that knows nobody yet, else those who were ended; one whom a visitor deleted stays away. */
async function findMissing(tx: Database): Promise<(keyof typeof PEOPLE)[]> {
  const everybody = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[]
  const known = await tx
    .selectFrom('users')
    .select(['demo_person', 'demo_ended_at'])
    .where('demo_person', 'in', everybody)
    .execute()
  if (known.length === 0) return everybody
  return everybody.filter((one) => {
    const accounts = known.filter(({ demo_person }) => demo_person === one)
    return accounts.length > 0 && accounts.every(({ demo_ended_at }) => demo_ended_at !== null)
  })
}
