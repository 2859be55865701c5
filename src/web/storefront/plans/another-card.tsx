import { fill } from '../../../messages/fill.ts'
import { formatMoney } from '../../../messages/format.ts'
import { Button } from '../../components/button.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { announce } from '../../state/announcement-store.ts'
import { useWords } from '../../words.ts'
import type { Card } from '../payments/card.ts'
import { ChargeCard } from './charge-card.tsx'
import { PlanQuestion, questionOf } from './plan-question.tsx'
import type { PlanAtDesk } from './use-plan.ts'

interface AnotherCardProps {
  desk: PlanAtDesk
  /** The card is noted, or nobody wants to change it. */
  onDone: () => void
}

/** Puts another card in the place of the one that is charged; a month that is open is paid by it at once. */
export function AnotherCard({ desk, onDone }: AnotherCardProps) {
  const { plan, provider, isBusy, ask } = desk
  const { card: words } = useWords().plan
  const locale = useLocale()
  const isPastDue = plan.status === 'past_due'

  async function use({ method, attempt }: Card) {
    const changed = await ask((call, params) =>
      call('PUT /plans/{token}/card', { params, body: { payment_method: method, attempt } }),
    )
    if (changed === undefined) return 'unanswered'
    if (changed.payment.declined) return 'refused'
    // The bank's question takes the place of the card.
    if (changed.status === 'active' && changed.payment.state === 'requires_action') {
      onDone()
      return 'taken'
    }
    if (changed.status === 'active') announce(isPastDue ? words.paid : words.kept)
    // Where a month was open, the whole plan stands differently now, and says so itself.
    if (changed.status === 'active' && !isPastDue) onDone()
    return 'taken'
  }

  const secret = questionOf(plan)
  if (secret !== null) return <PlanQuestion desk={desk} waiting={words.waiting} secret={secret} />
  return (
    <section className="max-w-2xl space-y-6 border-t border-line pt-6">
      <div className="space-y-2">
        <h3 className="font-display text-title">{words.title}</h3>
        <p className="text-body text-muted">{isPastDue ? words.textPastDue : words.text}</p>
      </div>
      <ChargeCard
        provider={provider}
        owner=""
        valid={words.valid}
        submit={isPastDue ? fill(words.pay, { price: formatMoney(plan.price, locale) }) : words.keep}
        isBusy={isBusy}
        onCard={use}
        aside={
          isPastDue ? null : (
            <Button look="quiet" onClick={onDone}>
              {words.back}
            </Button>
          )
        }
      />
    </section>
  )
}
