/** What other programs can be told about. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.moved',
  'order.closed',
  'order.refunded',
  'artwork.published',
  'artwork.changed',
  'artwork.hidden',
  'artwork.availability',
  'enquiry.asked',
  'enquiry.written',
  'enquiry.answered',
  'application.received',
  'application.answered',
  'plan.moved',
  'dispute.opened',
  'dispute.ended',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** `paused`: nothing has got through for days. */
export const WEBHOOK_STATES = ['on', 'off', 'paused'] as const

export const DELIVERY_STATES = ['waiting', 'delivered', 'given-up'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why something did not get through: `refused`: the answer was another than 2xx; `inside`: it leads into our own network. */
export const DELIVERY_FAULTS = ['refused', 'inside', 'unknown-name', 'unreachable'] as const
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number]

/** How many there may be. */
export const MOST_WEBHOOKS = 20

/** How many days the log goes back. */
export const LOG_DAYS = 30
