import type { DisputeReason, DisputeState } from '../../contract/orders/values.ts'

/** A payment that whoever paid it asked their bank to take back; amounts are cents. */
export interface ProviderDispute {
  id: string
  state: DisputeState
  amount: number
  currency: string
  reason: DisputeReason
  /** Whether the money is still there to be paid back: the bank only asks. */
  isRefundable: boolean
  /** Until when the gallery can answer. */
  dueAt: Date | null
  openedAt: Date
  /** Which month of a plan was paid with it; null for an order's. */
  month: number | null
}
