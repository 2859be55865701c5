import type { Stripe } from 'stripe'

const UNTOUCHED = ['requires_payment_method', 'requires_confirmation']

/** The payment as it is after a card was charged for it; nothing while it still waits for that card. */
export async function findConfirmed(
  { paymentIntents }: Stripe,
  id: string,
  { method, ...params }: { method: string } & Stripe.PaymentIntentRetrieveParams,
): Promise<Stripe.PaymentIntent | undefined> {
  const intent = await paymentIntents.retrieve(id, params)
  if (UNTOUCHED.includes(intent.status)) return undefined
  const { payment_method: card } = intent
  // The question of a bank may be about the card before.
  const isOther = (typeof card === 'object' ? card?.id : card) !== method
  return intent.status === 'requires_action' && isOther ? undefined : intent
}
