import type { Stripe } from 'stripe'

import type { MakeOnce } from './make-once.ts'
import { isRunning, type PlanBooks } from './read-plan-books.ts'

/**
 * Puts a schedule over a subscription that runs, by which it is charged to its card and ends after its last month; one
 * that says so already is left alone.
 */
export async function endAfterMonths(
  { subscriptions, subscriptionSchedules: schedules }: Stripe,
  makeOnce: MakeOnce,
  { customer, subscription, months }: PlanBooks,
): Promise<void> {
  const price = subscription?.items.data[0]?.price.id
  if (!subscription || !price || !isRunning(subscription)) return
  const { id } = subscription
  // A phase that names no card would be charged to the customer's own, and there is none.
  const card = idOf(subscription.default_payment_method)
  const known = asSchedule(subscription)
  const [phase] = known?.phases ?? []
  const hasEnd = known?.end_behavior === 'cancel'
  if (hasEnd && idOf(phase?.default_payment_method) === card) return
  const schedule =
    known ??
    (await makeOnce(`schedule ${id} ${months.length}`, {
      find: async () => asSchedule(await subscriptions.retrieve(id, { expand: ['schedule'] })),
      make: (options): Promise<Stripe.SubscriptionSchedule> => schedules.create({ from_subscription: id }, options),
    }))
  // It begins with the month that runs, which is the first unless somebody took the schedule away at Stripe.
  const left = Number(customer.metadata.months) - Math.max(0, months.length - 1)
  const [running] = schedule.phases
  // Without a key of ours: said twice it is the same, and a refusal would be repeated for a day.
  await schedules.update(schedule.id, {
    end_behavior: 'cancel',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price, quantity: 1 }],
        ...(hasEnd && running
          ? { end_date: running.end_date }
          : { duration: { interval: 'month', interval_count: left } }),
        proration_behavior: 'none',
        ...(running ? { start_date: running.start_date } : {}),
        ...(card === undefined ? {} : { default_payment_method: card }),
      },
    ],
  })
}

const asSchedule = ({ schedule }: Stripe.Subscription) =>
  schedule && typeof schedule === 'object' ? schedule : undefined

const idOf = (one: string | { id: string } | null | undefined) =>
  one && typeof one === 'object' ? one.id : (one ?? undefined)
