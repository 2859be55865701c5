import type { Stripe } from 'stripe'

import { isRunning, type PlanBooks } from './read-plan-books.ts'

/** Puts a schedule over a subscription that runs, by which it ends after its last month; one that has it is left alone. */
export async function endAfterMonths(
  { subscriptionSchedules: schedules }: Stripe,
  { customer, subscription, months }: PlanBooks,
): Promise<void> {
  const price = subscription?.items.data[0]?.price.id
  if (!subscription || !price || !isRunning(subscription)) return
  const { id, schedule: known } = subscription
  const isKnown = known !== null && typeof known === 'object'
  if (isKnown && known.end_behavior === 'cancel') return
  const from = { from_subscription: id }
  const schedule = isKnown ? known : await schedules.create(from, { idempotencyKey: `schedule ${id} ${months.length}` })
  // It begins with the month that runs, which is the first unless somebody took the schedule away at Stripe.
  const left = Number(customer.metadata.months) - Math.max(0, months.length - 1)
  await schedules.update(
    schedule.id,
    {
      end_behavior: 'cancel',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: 'month', interval_count: left },
          proration_behavior: 'none',
          ...(schedule.phases[0] ? { start_date: schedule.phases[0].start_date } : {}),
        },
      ],
    },
    { idempotencyKey: `end ${schedule.id} ${left}` },
  )
}
