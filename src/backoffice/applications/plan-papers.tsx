import type { PlanSale } from '../../contract/plans/endpoints.ts'
import { fill } from '../../messages/fill.ts'
import { formatDay } from '../../messages/format-day.ts'
import { formatCountry, formatMoney } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { saveSent } from '../api/save-table.ts'
import { LegalDataMissing } from '../components/legal-data-missing.tsx'
import { toast } from '../components/toasts.tsx'
import { useLocale, useWords } from '../words.ts'

/** Invoices and credit notes of a plan, whom they are addressed to, and what keeps the next one from being issued. */
export function PlanPapers({ sale: { plan, papers, lacks_paper } }: { sale: PlanSale }) {
  const { applicants, sales } = useWords()
  const words = sales.papers
  const locale = useLocale()
  const save = (number: string) =>
    void saveSent(`sales/plans/${plan.reference}/papers/${number}`, `${number}.pdf`, locale).catch(() =>
      toast(words.failed),
    )
  return (
    <section className="space-y-2">
      <h3 className="text-label text-muted">{words.title}</h3>
      <ul>
        {papers.map(({ number, kind, day, total, month }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-4">
            <Button look="quiet" onClick={() => save(number)}>
              {fill(words.name, { kind: words.kinds[kind], number })}
            </Button>
            <span className="text-label text-muted">
              {fill(applicants.monthOf, { month })} ·{' '}
              {fill(words.about, { day: formatDay(day, locale), total: formatMoney(total, locale) })}
            </span>
          </li>
        ))}
      </ul>
      {plan.billing ? <Billing billing={plan.billing} /> : <p className="max-w-prose">{applicants.noBilling}</p>}
      {lacks_paper && plan.billing ? <LegalDataMissing /> : null}
    </section>
  )
}

function Billing({ billing }: { billing: NonNullable<PlanSale['plan']['billing']> }) {
  const { applicants } = useWords()
  const locale = useLocale()
  const { name, company, vat_number: number, address, postcode, city, country } = billing
  return (
    <>
      <h3 className="pt-2 text-label text-muted">{applicants.billing}</h3>
      <address className="break-words whitespace-pre-line not-italic">
        {[name, company, number, address, `${postcode} ${city}`, formatCountry(country, locale)]
          .filter(Boolean)
          .join('\n')}
      </address>
    </>
  )
}
