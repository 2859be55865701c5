import type { Database } from '../../database/index.ts'

/** Of whom the gallery asks a second factor. */
export async function readHouseRules(db: Database) {
  return db.selectFrom('house_rules').select('second_factor').executeTakeFirstOrThrow()
}

export async function writeHouseRules(
  db: Database,
  rules: { second_factor: 'nobody' | 'admin' | 'staff' },
): Promise<void> {
  await db.updateTable('house_rules').set(rules).execute()
}
