import { create } from 'zustand'

import type { Reply } from '../../../contract/client.ts'

export type Alert = Reply<'GET /account/alerts'>['alerts'][number]

interface Alerts {
  alerts: Alert[]
  /** Whose they are; null as long as they were not read. */
  owner: string | null
}

/** What the collector who is logged in looks out for, as the server said last. */
export const useAlerts = create<Alerts>(() => ({ alerts: [], owner: null }))
