import type { Insertable } from 'kysely'

import type { PlanEntryKind } from '../../contract/plans/values.ts'
import type { Database, PlanChargeRow, PlanEntryRow } from '../../database/index.ts'
import type { ProviderCharge } from '../payments/index.ts'
import type { StoredCharge } from './find-plan.ts'

/** What an answer of the provider brought to light about a month, in cents. */
export interface ChargeNews {
  month: number
  failures: number
  paid: number
  refunded: number
  refundsFailed: number
  isChanged: boolean
  /** Whether the provider has taken in less than we know: it said so before that. */
  isOlder: boolean
}

/**
 * Brings a month up to what the provider has in its books, and writes the difference into the ledger. An answer that
 * is older than what we know takes nothing back.
 */
export async function applyCharge(
  tx: Database,
  planId: string,
  { charge, known, asOf }: { charge: ProviderCharge; known: StoredCharge | undefined; asOf: Date },
): Promise<ChargeNews> {
  const next = merge(planId, known, charge)
  const before = known ?? { amount: 0, failures: 0, received: 0, refunded: 0, refunds_failed: 0, written_off: 0 }
  const entries: Insertable<PlanEntryRow>[] = []
  const write = (kind: PlanEntryKind, from: number, to: number, at: Date) => {
    if (from !== to) entries.push({ plan_id: planId, month: charge.month, kind, amount: to - from, total: to, at })
  }
  if (!known) write('charged', 0, next.amount, charge.dueAt)
  for (let failure = before.failures; failure < next.failures; failure++) {
    write('failed', failure * next.amount, (failure + 1) * next.amount, asOf)
  }
  write('written_off', before.written_off, next.written_off, asOf)
  write('paid', before.received, next.received, charge.paidAt ?? asOf)
  write('refunded', paidBack(before), paidBack(next), asOf)
  write('refund_failed', before.refunds_failed, next.refunds_failed, asOf)
  if (entries.length > 0) await tx.insertInto('plan_ledger').values(entries).execute()

  const isChanged = !known || entries.length > 0 || known.state !== next.state || known.declined !== next.declined
  if (isChanged) {
    const { plan_id: _, month: __, ...columns } = next
    await tx
      .insertInto('plan_charges')
      .values(next)
      .onConflict((conflict) => conflict.columns(['plan_id', 'month']).doUpdateSet(columns))
      .execute()
  }
  return {
    month: charge.month,
    failures: next.failures - before.failures,
    paid: next.received - before.received,
    refunded: paidBack(next) - paidBack(before),
    refundsFailed: next.refunds_failed - before.refunds_failed,
    isChanged,
    isOlder: before.received > charge.received,
  }
}

/** What ever went back, also if it came back: it only grows. */
const paidBack = (charge: Pick<StoredCharge, 'refunded' | 'refunds_failed'>) => charge.refunded + charge.refunds_failed

function merge(planId: string, known: StoredCharge | undefined, charge: ProviderCharge) {
  const received = Math.max(known?.received ?? 0, charge.received)
  const failed = charge.attempts - (charge.received > 0 ? 1 : 0)
  const amount = known?.amount ?? charge.amount
  const failedBack = Math.max(known?.refunds_failed ?? 0, charge.refundsFailed)
  const wentBack = charge.refunded + charge.refundsFailed
  // Who has taken in more knows more, however the tries before were counted.
  const isOlder =
    known !== undefined &&
    charge.received <= known.received &&
    (known.received > charge.received ||
      known.failures > failed ||
      (known.state === 'void' && charge.received === 0) ||
      known.refunds_failed > charge.refundsFailed ||
      paidBack(known) > wentBack)
  const state = isOlder ? known.state : charge.state
  return {
    plan_id: planId,
    month: charge.month,
    provider_charge_id: charge.id,
    payment_id: charge.paymentId ?? known?.payment_id ?? null,
    amount,
    state,
    failures: Math.max(known?.failures ?? 0, failed),
    declined: isOlder ? known.declined : charge.declined,
    received,
    refunded: Math.max(known ? paidBack(known) : 0, wentBack) - failedBack,
    refunds_failed: failedBack,
    written_off: state === 'void' ? Math.max(0, amount - received) : 0,
    due_at: charge.dueAt,
    paid_at: known?.paid_at ?? charge.paidAt,
  } satisfies Insertable<PlanChargeRow>
}
