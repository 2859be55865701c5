import { BankQuestion } from '../payments/bank-question.tsx'
import type { PlanAtDesk } from './use-plan.ts'

interface PlanQuestionProps {
  desk: PlanAtDesk
  /** What waits for the answer. */
  waiting: string
  secret: string
}

/** The bank's question whether it is the artist who pays; once it is answered the plan is looked at anew. */
export function PlanQuestion({ desk: { plan, provider, isBusy, ask }, waiting, secret }: PlanQuestionProps) {
  return (
    <BankQuestion
      provider={provider}
      total={plan.price}
      secret={secret}
      waiting={waiting}
      isBusy={isBusy}
      onAsk={(put) =>
        void ask(async (call, params) => {
          await put(call)
          return call('POST /plans/{token}/payment/return', { params })
        })
      }
    />
  )
}

/** What the bank is to be shown, while it has a question. */
export const questionOf = ({ payment }: PlanAtDesk['plan']): string | null =>
  payment.state === 'requires_action' ? payment.secret : null
