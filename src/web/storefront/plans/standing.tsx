import { useEffect, useRef, useState } from 'react'

import type { Plan } from '../../../contract/plans/endpoints.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { formatMoney } from '../../../messages/format.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Section } from '../../components/section.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { AnotherCard } from './another-card.tsx'
import { CancelPlan } from './cancel-plan.tsx'
import { FaultNote } from './fault-note.tsx'
import { MonthRow } from './month-row.tsx'
import { PlanPapers } from './plan-papers.tsx'
import { Receipts } from './receipts.tsx'
import type { PlanAtDesk } from './use-plan.ts'

type Status = Exclude<Plan['status'], 'not_started' | 'awaiting_payment'>

/** How a plan stands that was begun: its months, what comes next, and what can be done about it. */
export function Standing({ desk, isNew }: { desk: PlanAtDesk; isNew: boolean }) {
  const { standing: words } = useWords().plan
  const { plan, fault } = desk
  const status = plan.status as Status
  const isJustBegun = isNew && status === 'active'
  const heading = useRef<HTMLHeadingElement>(null)
  const firstStatus = useRef(isNew ? undefined : status)
  // What was pressed is gone when the plan stands differently: what is so now is heard.
  useEffect(() => {
    if (firstStatus.current !== status) heading.current?.focus()
    firstStatus.current = status
  }, [status])
  const isOver = status !== 'active' && status !== 'past_due'
  return (
    <>
      <div role="status" className="max-w-[60ch] space-y-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className={`font-display text-title outline-none ${status === 'past_due' ? 'text-error' : ''}`}
        >
          {isJustBegun ? words.subscribed : words.statuses[status]}
        </h2>
        {isJustBegun ? <p className="text-lead">{words.subscribedText}</p> : <Meaning plan={plan} status={status} />}
      </div>
      <div className="mt-8">
        <FaultNote fault={fault} />
      </div>
      {isOver ? null : <Charging desk={desk} />}
      <Section title={words.months} className="mt-16 md:mt-20">
        <MonthRow plan={plan} />
      </Section>
      <Receipts plan={plan} />
      <PlanPapers desk={desk} />
      {plan.can_cancel ? <CancelPlan desk={desk} /> : null}
      {isOver ? (
        <div className="mt-16 flex flex-wrap gap-6">
          <ButtonLink to="/contact">{words.contact}</ButtonLink>
          <ButtonLink look="quiet" to="/subscription">
            {words.apply}
          </ButtonLink>
        </div>
      ) : null}
    </>
  )
}

/** What the state of a plan means, in a sentence or two. */
function Meaning({ plan, status }: { plan: Plan; status: Status }) {
  const { standing: words } = useWords().plan
  const locale = useLocale()
  const dayOf = (moment: string) => formatDay(moment.slice(0, 10), locale)
  const { months, paid_months: paid, ends_at: end, next_attempt_at: attempt } = plan
  const price = formatMoney(plan.price, locale)
  const month = plan.charges.find(({ state }) => state === 'failed' || state === 'open')?.month ?? paid + 1
  const sentences = {
    active: [paid < months ? fill(words.active, { paid, months }) : words.lastMonth],
    past_due: [
      fill(words.pastDue, { price, month }),
      attempt ? fill(words.nextAttempt, { day: dayOf(attempt) }) : words.noAttempt,
    ],
    unpaid: [words.unpaid],
    cancelled: [words.cancelled],
    completed: [words.completed],
  }[status]
  const until =
    end && status !== 'past_due' ? fill(isPast(end) ? words.wasUntil : words.until, { day: dayOf(end) }) : ''
  return (
    <>
      {[...sentences, until].filter(Boolean).map((sentence) => (
        <p key={sentence} className="text-lead">
          {sentence}
        </p>
      ))}
    </>
  )
}

const isPast = (moment: string) => Date.parse(moment) < Date.now()

/** What is charged next and to which card, and another card in its place. */
function Charging({ desk }: { desk: PlanAtDesk }) {
  const { standing: words, card: cardWords } = useWords().plan
  const { pay } = useWords().cart.checkout
  const locale = useLocale()
  const { plan } = desk
  const { next_charge: next, card } = plan
  const [isChanging, setChanging] = useState(false)
  const button = useRef<HTMLDivElement>(null)
  const isAsked = plan.payment.state === 'requires_action'

  function close() {
    setChanging(false)
    setTimeout(() => button.current?.querySelector('button')?.focus())
  }

  return (
    <div className="mt-8 space-y-8">
      <dl className="flex flex-wrap gap-x-16 gap-y-6">
        {next ? (
          <div>
            <dt className="text-label text-muted">{words.next}</dt>
            <dd className="text-lead tabular-nums">
              {fill(words.nextText, {
                price: formatMoney(next.amount, locale),
                day: formatDay(next.at.slice(0, 10), locale),
              })}
            </dd>
          </div>
        ) : null}
        {card ? (
          <div>
            <dt className="text-label text-muted">{words.card}</dt>
            <dd className="text-lead tabular-nums">{fill(pay.ending, { last4: card.last4 })}</dd>
          </div>
        ) : null}
      </dl>
      {plan.status === 'past_due' || isChanging || isAsked ? (
        <AnotherCard key={plan.status} desk={desk} onDone={close} />
      ) : next ? (
        <div ref={button}>
          <Button look="outline" onClick={() => setChanging(true)}>
            {cardWords.another}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
