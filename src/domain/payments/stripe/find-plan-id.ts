/** The plan that an event of Stripe is about: the customer whose it is, for orders are paid without one. */
export function findPlanId(subject: object): string | undefined {
  const { customer } = subject as Record<string, unknown>
  const id = customer && typeof customer === 'object' ? (customer as { id?: unknown }).id : customer
  return typeof id === 'string' ? id : undefined
}
