import { DomainError } from '../../domain-error.ts'
import type { PlanProvider } from '../plan-provider.ts'

const refuse = async (): Promise<never> => {
  throw new DomainError('payment-unavailable')
}

/** Plans by Stripe are not taken yet. */
export const openStripePlans = (): PlanProvider => ({
  open: refuse,
  start: refuse,
  read: refuse,
  replaceCard: refuse,
  cancel: refuse,
  readTime: async () => new Date(),
})
