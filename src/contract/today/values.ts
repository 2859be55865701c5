/** What waits for somebody: each is a kind of thing to do, and leads to where it is done. */
export const TASKS = [
  ...(['dispute', 'refund-failed', 'order-to-prepare', 'order-to-hand-over', 'hold-ending', 'paper-waiting'] as const),
  ...(['enquiry', 'offer-ending', 'application', 'plan-unpaid', 'mail-failed', 'works-lacking'] as const),
  ...(['newsletter-failed', 'newsletter-scheduled', 'withdrawal', 'withdrawal-unpaid', 'plan-paper-waiting'] as const),
] as const
export type Task = (typeof TASKS)[number]

/** How many of each kind are told; the others come up once these are done. */
export const MOST_OF_A_TASK = 20
/** Over how many weeks is looked back. */
export const WEEKS_BACK = 12
