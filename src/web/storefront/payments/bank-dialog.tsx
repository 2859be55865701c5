import { useEffect, useRef } from 'react'

import { fill } from '../../../messages/fill.ts'
import { formatMoney } from '../../../messages/format.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'

interface BankDialogProps {
  total: number
  isBusy: boolean
  onAnswer: (approve: boolean) => void
  onClose: () => void
}

/** Stands in for the buyer's bank, which asks whether it is really them. */
export function BankDialog({ total, isBusy, onAnswer, onClose }: BankDialogProps) {
  const { bank } = useWords().cart.checkout.pay
  const locale = useLocale()
  const question = useRef<HTMLDivElement>(null)
  // What is asked is heard first, not the button that closes it.
  useEffect(() => question.current?.focus(), [])
  return (
    <Dialog label={bank.title} onClose={onClose}>
      <div ref={question} tabIndex={-1} className="outline-none">
        <h2 className="mb-4 font-display text-heading">{bank.title}</h2>
        <p className="text-body">{fill(bank.text, { total: formatMoney(total, locale) })}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button className="aria-disabled:opacity-50" aria-disabled={isBusy} onClick={() => onAnswer(true)}>
          {bank.approve}
        </Button>
        <Button
          look="outline"
          className="aria-disabled:opacity-50"
          aria-disabled={isBusy}
          onClick={() => onAnswer(false)}
        >
          {bank.refuse}
        </Button>
      </div>
    </Dialog>
  )
}
