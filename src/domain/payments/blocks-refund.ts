import type { ProviderDispute } from './provider-dispute.ts'

/** Whether a dispute keeps a payment from being paid back: the bank has its money, for now or for good. */
export const blocksRefund = ({ state, isRefundable }: Pick<ProviderDispute, 'state' | 'isRefundable'>): boolean =>
  !isRefundable && state !== 'won' && state !== 'closed'
