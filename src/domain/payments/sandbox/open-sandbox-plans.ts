import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import type { PlanProvider } from '../plan-provider.ts'

const refuse = async (): Promise<never> => {
  throw new DomainError('payment-unavailable')
}

/** Plans by the sandbox. */
export const openSandboxPlans = (_db: Database): PlanProvider => ({
  open: refuse,
  start: refuse,
  read: refuse,
  replaceCard: refuse,
  cancel: refuse,
  readTime: async () => new Date(),
})
