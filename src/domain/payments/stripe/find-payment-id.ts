/** The payment that an event of Stripe is about: the object itself, or what a charge, refund or dispute belongs to. */
export function findPaymentId(subject: object): string | undefined {
  const { object, id, payment_intent: parent } = subject as Record<string, unknown>
  if (object === 'payment_intent') return asId(id)
  return asId(parent && typeof parent === 'object' ? (parent as { id?: unknown }).id : parent)
}

const asId = (value: unknown) => (typeof value === 'string' ? value : undefined)
