import { randomBytes } from 'node:crypto'

import type { Database } from '../../../database/index.ts'
import { queueJob } from '../../queue/index.ts'
import type { CardTry, NewPlan, PlanProvider, ProviderPlan } from '../plan-provider.ts'
import { changePlan, readPlan } from './change-plan.ts'
import { addCharge, close, findOpenCharge, findProcessing, isOver, type PlanBook, tryCard } from './plan-book.ts'
import { readCard } from './read-card.ts'
import { readSandboxTime } from './sandbox-clock.ts'
import { DECLINES } from './test-cards.ts'

const PROCESSING_SECONDS = 6

/** Plans that move no money and behave as those that do, by a clock that can be moved. */
export const openSandboxPlans = (db: Database): PlanProvider => ({
  open: (plan) => open(db, plan),
  start: (id, card) => start(db, id, card),
  read: (id) => readPlan(db, id),
  replaceCard: (id, card) => replaceCard(db, id, card),
  cancel: (id) =>
    changePlan(db, id, (book) => {
      if (isOver(book.plan)) return false
      close(book, 'cancelled')
      return true
    }),
  readTime: () => readSandboxTime(db),
})

async function open(db: Database, { planId, ...plan }: NewPlan): Promise<ProviderPlan> {
  const id = `sub_sandbox_${randomBytes(12).toString('hex')}`
  const secret = `${id}_secret_${randomBytes(16).toString('hex')}`
  await db
    .insertInto('sandbox_plans')
    .values({ id, secret, plan_id: planId, ...plan })
    .onConflict((conflict) => conflict.column('plan_id').doNothing())
    .execute()
  const known = await db
    .selectFrom('sandbox_plans')
    .select('id')
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow()
  return readPlan(db, known.id)
}

function start(db: Database, id: string, { method, attempt }: CardTry): Promise<ProviderPlan> {
  return changePlan(db, id, async (book, now, tx) => {
    const card = await readCard(tx, method)
    const canStart = !isOver(book.plan) && !book.plan.began_at && !findProcessing(book)
    if (!(await isNewAttempt(tx, id, attempt)) || !canStart) return false
    take(book, card)
    tryCard(book, book.charges[0] ?? addCharge(book, now), now, { isPresent: true })
    await wakeForProcessing(tx, book)
    return true
  })
}

function replaceCard(db: Database, id: string, { method, attempt }: CardTry): Promise<ProviderPlan> {
  return changePlan(db, id, async (book, now, tx) => {
    const card = await readCard(tx, method)
    const { plan } = book
    if (!(await isNewAttempt(tx, id, attempt)) || isOver(plan) || !plan.began_at) return false
    const due = findOpenCharge(book)
    if (!due && card.outcome in DECLINES) {
      // Where nothing is due a card is only looked at, and the one before goes on.
      plan.declined = DECLINES[card.outcome as keyof typeof DECLINES]
      return true
    }
    take(book, card)
    if (due) tryCard(book, due, now, { isPresent: true })
    await wakeForProcessing(tx, book)
    return true
  })
}

function take({ plan }: PlanBook, { outcome, last4 }: { outcome: string; last4: string }): void {
  Object.assign(plan, { outcome, last4, declined: null, is_silent: outcome === 'lost-notice' })
}

/** A bank that takes its time is not kept waiting for the next minute. */
async function wakeForProcessing(tx: Database, book: PlanBook): Promise<void> {
  if (findProcessing(book)) await queueJob(tx, 'run-sandbox-plans', {}, { seconds: PROCESSING_SECONDS })
}

async function isNewAttempt(tx: Database, id: string, attempt: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sandbox_plan_attempts')
    .values({ sandbox_plan_id: id, attempt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
