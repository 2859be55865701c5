import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { formatMoney } from '../../../messages/format.ts'
import { Button } from '../../components/button.tsx'
import { Section } from '../../components/section.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { notify } from '../../state/announcement-store.ts'
import { useWords } from '../../words.ts'
import { savePaper } from '../orders/save-paper.ts'
import { PlanBilling } from './plan-billing.tsx'
import type { PlanAtDesk } from './use-plan.ts'

/** The invoices and credit notes of a plan, and whom they are addressed to. */
export function PlanPapers({ desk }: { desk: PlanAtDesk }) {
  const { billing: words, standing } = useWords().plan
  const { papers: paperWords } = useWords().cart.orders
  const locale = useLocale()
  const { plan, token } = desk
  const { papers, lacks_paper: isLacking, billing } = plan
  const save = (number: string) =>
    void savePaper(`plans/${encodeURIComponent(token)}/papers/${number}`, number).catch(() => notify(paperWords.failed))
  return (
    <Section title={words.invoices}>
      {papers.length > 0 ? (
        <ul className="mb-6">
          {papers.map(({ number, kind, day, total, month }) => (
            <li key={number} className="flex flex-wrap items-baseline gap-x-4">
              <Button look="quiet" onClick={() => save(number)}>
                {fill(paperWords.name, { kind: paperWords.kinds[kind], number })}
              </Button>
              <span className="text-label text-muted">
                {fill(standing.month, { month })} ·{' '}
                {fill(paperWords.about, { day: formatDay(day, locale), total: formatMoney(total, locale) })}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {billing === null ? (
        <p className="mb-6 max-w-[60ch] text-body">{isLacking ? words.missing : words.text}</p>
      ) : isLacking ? (
        <p className="mb-6 text-body">{paperWords.waits}</p>
      ) : null}
      <PlanBilling desk={desk} />
    </Section>
  )
}
