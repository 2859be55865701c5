import type { Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoment } from '../components/moments.ts'
import { useLocale, useWords } from '../words.ts'

type Outcome = NonNullable<Reply<'GET /webhooks'>['webhooks'][number]['last']>

/** What became of something that was told, in words. */
export function useOutcome(): (outcome: Outcome) => string {
  const { outcomes, reasons } = useWords().programs.webhooks
  const locale = useLocale()
  return ({ state, fault, status, tried_at, next_at }) => {
    const at = (moment: string | null) => ({ moment: moment ? formatMoment(moment, locale) : '' })
    if (state === 'delivered') return fill(outcomes.delivered, at(tried_at))
    if (!fault) return state === 'waiting' ? outcomes.underway : outcomes.dropped
    const reason = fill(reasons[fault], { status: String(status ?? '') })
    return state === 'waiting' ? fill(outcomes.waiting, { reason, ...at(next_at) }) : fill(outcomes.givenUp, { reason })
  }
}
