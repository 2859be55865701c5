import type { Database } from '../../../database/index.ts'
import { changePlan } from './change-plan.ts'
import { takeStep } from './plan-book.ts'
import { readSandboxTime } from './sandbox-clock.ts'

/** Lets everything happen that is due by the sandbox's clock, one after the other, each at its own time. */
export async function runSandboxPlans(db: Database): Promise<void> {
  const now = await readSandboxTime(db)
  for (let id = await findDue(db, now); id !== undefined; id = await findDue(db, now)) {
    await changePlan(db, id, (book) => {
      const { due_at } = book.plan
      if (!due_at || due_at > now) return false
      takeStep(book, due_at)
      return true
    })
  }
}

async function findDue(db: Database, now: Date): Promise<string | undefined> {
  const due = await db
    .selectFrom('sandbox_plans')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return due?.id
}
