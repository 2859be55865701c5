import { sql } from 'kysely'

import type { ActSubject } from '../../contract/acts/log.ts'
import type { Database } from '../../database/index.ts'
import type { User } from '../accounts/index.ts'

export interface BegunAct {
  user: Pick<User, 'id' | 'name'>
  call: string
  subject: ActSubject
  /** What it is about, such as the number of an order. */
  thing: string
  asked: Record<string, unknown>
  before: Record<string, unknown> | null
}

/** Writes down what a member of staff is about to do, and answers under which number. */
export async function beginAct(db: Database, { user, asked, before, ...act }: BegunAct): Promise<string> {
  const { id } = await db
    .insertInto('staff_acts')
    .values({
      ...act,
      user_id: user.id,
      actor: user.name,
      asked: JSON.stringify(asked),
      before: before && JSON.stringify(before),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes down how it ended. */
export async function endAct(
  db: Database,
  id: string,
  { refusal = null, after = null }: { refusal?: string | null; after?: Record<string, unknown> | null },
): Promise<void> {
  await db
    .insertInto('staff_act_ends')
    .values({ act_id: id, refusal, after: after && JSON.stringify(after) })
    .execute()
}

/** Whether somebody works for the gallery, whatever their session may do. */
export async function isStaff(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('scope', '<>', sql<never>`'{collector}'`)
    .executeTakeFirst()
  return row !== undefined
}
