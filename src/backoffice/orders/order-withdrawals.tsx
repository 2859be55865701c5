import { useState } from 'react'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatDay } from '../../messages/format-day.ts'
import { Button } from '../../web/components/button.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { formatMoment } from '../components/moments.ts'
import { Radio } from '../components/radio.tsx'
import { textIn } from '../components/text-in.ts'
import { useLocale, useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'

type Withdrawal = SalesOrder['withdrawals'][number]

/** What the buyer has withdrawn from, how that stands, and answering it. */
export function OrderWithdrawals({ order, change }: { order: SalesOrder; change: ChangeOrder }) {
  const { withdrawal: words } = useWords().sales
  const locale = useLocale()
  const [answering, setAnswering] = useState<Withdrawal>()
  const titleOf = (artwork: number) => order.lines.find((line) => line.artwork === artwork)?.title ?? ''
  return (
    <>
      {order.withdrawals.map((one) => (
        <div key={one.id} className="max-w-3xl space-y-1 border-l-2 border-accent pl-4">
          <p>
            {fill(words.told, {
              moment: formatMoment(one.at, locale),
              works: one.artworks.map(titleOf).join(', '),
            })}
          </p>
          <p className="text-label text-muted">
            {fill(words.states[one.state], { day: formatDay(one.refund_due, locale) })}
          </p>
          {one.answer ? <p className="text-label whitespace-pre-line">{one.answer}</p> : null}
          {one.state === 'open' ? (
            <Button look="outline" className="mt-2" onClick={() => setAnswering(one)}>
              {words.open}
            </Button>
          ) : null}
        </div>
      ))}
      {answering ? (
        <AnswerDialog {...{ order, change }} withdrawal={answering} onClose={() => setAnswering(undefined)} />
      ) : null}
    </>
  )
}

interface DialogProps {
  order: SalesOrder
  withdrawal: Withdrawal
  change: ChangeOrder
  onClose: () => void
}

function AnswerDialog({ order, withdrawal, change, onClose }: DialogProps) {
  const { withdrawal: words } = useWords().sales
  const [isAccepted, setAccepted] = useState(true)
  const send = (typed: FormData) =>
    change(
      async () =>
        (
          await call('POST /sales/orders/{order}/withdrawals/{withdrawal}/answer', {
            params: { order: order.number, withdrawal: withdrawal.id },
            body: { is_accepted: isAccepted, answer: textIn(typed, 'answer') },
          })
        ).order,
      isAccepted ? words.accepted : words.refused,
    )
  return (
    <FormDialog title={words.title} act={words.send} onSend={send} onClose={onClose}>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="text-label text-muted">{words.choice}</legend>
        <Radio name="is_accepted" isChosen={isAccepted} onChoose={() => setAccepted(true)}>
          {words.accept}
        </Radio>
        <Radio name="is_accepted" isChosen={!isAccepted} onChoose={() => setAccepted(false)}>
          {words.refuse}
        </Radio>
      </fieldset>
      <p>{fill(isAccepted ? words.acceptText : words.refuseText, { email: order.email })}</p>
      <TextArea
        label={isAccepted ? words.answer : words.reason}
        name="answer"
        rows={5}
        maxLength={2000}
        required={!isAccepted}
      />
    </FormDialog>
  )
}
