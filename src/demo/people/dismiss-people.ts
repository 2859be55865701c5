import { type Database, transact } from '../../database/index.ts'
import { PEOPLE } from './people.ts'

/** Takes the demo's people their rights, passwords and sessions: a gallery that is no demo any more has real staff. */
export function dismissPeople(db: Database): Promise<void> {
  return transact(db, async (tx) => {
    const dismissed = await tx
      .updateTable('users')
      .set({ scope: ['collector'], password_hash: null })
      .where(
        'email',
        'in',
        Object.values(PEOPLE).map(({ email }) => email),
      )
      .where('password_hash', 'is not', null)
      .returning('id')
      .execute()
    for (const { id } of dismissed) await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  })
}
