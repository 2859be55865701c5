import type { PlanStatus } from '../../contract/plans/values.ts'

/** The states that a plan can be stored in: before it is begun there is none. */
export type StoredStatus = Exclude<PlanStatus, 'not_started'>

/** Where a plan waits for something, or goes on by itself. */
export const RUNNING = ['awaiting_payment', 'active', 'past_due'] as const

/** Where a plan has ended for good. */
export const OVER = ['unpaid', 'cancelled', 'completed'] as const

export const isOver = (status: StoredStatus): boolean => OVER.some((one) => one === status)

/** Whether its first month was paid, and it goes on. */
export const isBegun = (status: StoredStatus): boolean => status === 'active' || status === 'past_due'
