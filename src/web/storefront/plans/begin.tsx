import { useRef, useState } from 'react'

import { fill } from '../../../messages/fill.ts'
import { formatMoney } from '../../../messages/format.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Checkbox } from '../../forms/checkbox.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import type { Card } from '../payments/card.ts'
import { ChargeCard } from './charge-card.tsx'
import { FaultNote } from './fault-note.tsx'
import { PlanBilling } from './plan-billing.tsx'
import { PlanQuestion, questionOf } from './plan-question.tsx'
import { Terms } from './terms.tsx'
import type { PlanAtDesk } from './use-plan.ts'

/** The terms, the agreement to them, and the card that pays the first month; nothing is charged before the last button. */
export function Begin({ desk }: { desk: PlanAtDesk }) {
  const { begin: words } = useWords().plan
  const { plan, fault } = desk
  return (
    <>
      <div className="mb-12 space-y-4">
        <h2 className="font-display text-title">{fill(words.welcome, { name: plan.first_name })}</h2>
        <p className="max-w-[60ch] text-lead">{words.text}</p>
      </div>
      <div className="grid gap-12 max-lg:max-w-2xl lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-20">
        <Terms plan={plan} />
        <div className="max-w-2xl space-y-12 lg:col-start-1 lg:row-start-1">
          <FaultNote fault={fault} />
          <Signing desk={desk} />
        </div>
      </div>
    </>
  )
}

function Signing({ desk }: { desk: PlanAtDesk }) {
  const { plan, provider, isBusy, ask } = desk
  const { begin: words, billing } = useWords().plan
  const { pay } = useWords().cart.checkout
  const locale = useLocale()
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const price = formatMoney(plan.price, locale)
  const total = formatMoney(plan.price * plan.months, locale)

  async function begin({ method, attempt }: Card) {
    if (!isAgreed) {
      setMissing(true)
      // The message must stand there before the focus makes a screen reader say it.
      setTimeout(() => box.current?.querySelector('input')?.focus())
      return 'unanswered'
    }
    const begun = await ask((call, params) =>
      call('POST /plans/{token}/start', { params, body: { agreement: true, payment_method: method, attempt } }),
    )
    return begun === undefined ? 'unanswered' : begun.payment.declined ? 'refused' : 'taken'
  }

  const secret = questionOf(plan)
  if (secret !== null) return <PlanQuestion desk={desk} waiting={words.waiting} secret={secret} />
  if (provider.provider === 'none') {
    return (
      <div className="space-y-4">
        <h2 className="font-display text-title">{pay.none}</h2>
        <p className="text-body">{words.noCards}</p>
        <ButtonLink to="/contact">{pay.contact}</ButtonLink>
      </div>
    )
  }
  const billed = (
    <section className="space-y-6 border-t border-line pt-6">
      <div className="space-y-2">
        <h2 className="font-display text-title">{billing.title}</h2>
        <p className="text-body text-muted">{billing.text}</p>
      </div>
      <PlanBilling desk={desk} />
    </section>
  )
  // Without an address there is no invoice, and so nothing is charged.
  if (plan.billing === null) return billed
  return (
    <>
      {billed}
      <section className="space-y-4 border-t border-line pt-6">
        <h2 className="font-display text-title">{words.agreementTitle}</h2>
        <div ref={box}>
          <Checkbox
            name="agreement"
            label={fill(words.agreement, { price, total, count: plan.months })}
            required
            checked={isAgreed}
            error={isMissing ? words.agreementMissing : undefined}
            onChange={({ target }) => {
              setAgreed(target.checked)
              setMissing(false)
            }}
          />
        </div>
      </section>
      <section className="space-y-6 border-t border-line pt-6">
        <h2 className="font-display text-title">{words.card}</h2>
        <ChargeCard
          provider={provider}
          owner=""
          valid={words.valid}
          submit={fill(words.submit, { price })}
          isBusy={isBusy}
          onCard={begin}
        />
      </section>
    </>
  )
}
