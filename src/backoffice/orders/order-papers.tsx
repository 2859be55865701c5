import { useState } from 'react'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatDay } from '../../messages/format-day.ts'
import { formatMoney } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { saveSent } from '../api/save-table.ts'
import { LegalDataMissing } from '../components/legal-data-missing.tsx'
import { toast } from '../components/toasts.tsx'
import { PapersButton } from '../papers/papers-button.tsx'
import { useLocale, useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'
import { VoidDialog } from './void-dialog.tsx'

/** Invoices, credit notes and certificates of an order, and what keeps the next one from being issued. */
export function OrderPapers({ order: told, change }: { order: SalesOrder; change: ChangeOrder }) {
  const { number: order, papers, certificates, lacks_paper } = told
  const [voiding, setVoiding] = useState<string>()
  const { sales, papers: made } = useWords()
  const words = sales.papers
  const locale = useLocale()
  // Whose it was is known to nobody any more, and so is where it would go.
  if (papers.length + certificates.length === 0 && !lacks_paper && told.erased) return null
  const save = (number: string) =>
    void saveSent(`sales/orders/${order}/papers/${number}`, `${number}.pdf`, locale).catch(() => toast(words.failed))
  return (
    <section className="space-y-2">
      <h2 className="text-label text-muted">{words.title}</h2>
      <ul>
        {papers.map(({ number, kind, day, total }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-4">
            <Button look="quiet" onClick={() => save(number)}>
              {fill(words.name, { kind: words.kinds[kind], number })}
            </Button>
            <span className="text-label text-muted">
              {fill(words.about, { day: formatDay(day, locale), total: formatMoney(total, locale) })}
            </span>
          </li>
        ))}
        {certificates.map(({ number, title, day, state }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-4">
            <Button look="quiet" onClick={() => save(number)}>
              {fill(words.certificate, { number })}
            </Button>
            <span className="text-label text-muted">
              {fill(words.aboutCertificate, { day: formatDay(day, locale), title })}
              {state === 'valid' ? null : ` · ${words.certificateStates[state]}`}
            </span>
            {state === 'void' ? null : (
              <Button look="quiet" aria-label={`${words.void}: ${number}`} onClick={() => setVoiding(number)}>
                {words.void}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lacks_paper ? <LegalDataMissing /> : null}
      {told.erased ? null : (
        <PapersButton subject={{ type: 'order', order: told }} said={fill(sales.order, { number: order })}>
          {made.forShipping}
        </PapersButton>
      )}
      {voiding ? (
        <VoidDialog order={told} certificate={voiding} change={change} onClose={() => setVoiding(undefined)} />
      ) : null}
    </section>
  )
}
