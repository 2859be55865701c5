import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { keptAs } from './persisted.ts'

/** What may be loaded from other companies, each only if the visitor agrees. */
export const PURPOSES = ['videos', 'maps'] as const
type Purpose = (typeof PURPOSES)[number]
export type Choices = Record<Purpose, boolean>

interface Consent {
  /** What the visitor chose; null as long as nothing was chosen. */
  choices: Choices | null
}

/** The visitor's consent, kept in this browser once it is given or refused. */
export const useConsent = create<Consent>()(
  persist(
    (): Consent => ({ choices: null }),
    keptAs({
      name: 'cimaise.consent',
      part: ({ choices }: Consent) => ({ choices }),
      isWorthKeeping: ({ choices }) => choices !== null,
    }),
  ),
)

/** Whether the visitor is being asked: never before the stored choice was read, and again on request. */
export const useConsentQuestion = create<{ isRead: boolean; isRepeated: boolean }>(() => ({
  isRead: false,
  isRepeated: false,
}))
useConsent.persist.onFinishHydration(() => useConsentQuestion.setState({ isRead: true }))

export function choose(choices: Choices): void {
  useConsent.setState({ choices })
  useConsentQuestion.setState({ isRepeated: false })
}

export const askAgain = (): void => useConsentQuestion.setState({ isRepeated: true })
