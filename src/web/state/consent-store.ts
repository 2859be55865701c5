import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { nextTask } from './next-task.ts'
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
export const useConsentQuestion = create<{ isReady: boolean; isRepeated: boolean }>(() => ({
  isReady: false,
  isRepeated: false,
}))

/** Asks, once the page has been taken over: in a task of its own, so that a touch need not wait for the question too. */
export async function beginToAsk(): Promise<void> {
  await nextTask()
  useConsentQuestion.setState({ isReady: true })
}

export function choose(choices: Choices): void {
  useConsent.setState({ choices })
  useConsentQuestion.setState({ isRepeated: false })
}

export const askAgain = (): void => useConsentQuestion.setState({ isRepeated: true })
