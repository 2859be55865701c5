import type { Order } from '../../../contract/orders/shapes.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { formatMoney } from '../../../messages/format.ts'
import { Button } from '../../components/button.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { notify } from '../../state/announcement-store.ts'
import { useWords } from '../../words.ts'
import { savePaper } from './save-paper.ts'

/** Invoices, credit notes and certificates of an order, to be saved. */
export function OrderPapers({ order: { number: order, papers, certificates, lacks_paper } }: { order: Order }) {
  const { papers: words } = useWords().cart.orders
  const locale = useLocale()

  const save = (path: string, number: string) => void savePaper(path, number).catch(() => notify(words.failed))

  return (
    <>
      <ul>
        {papers.map(({ number, kind, day, total }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-4">
            <Button look="quiet" onClick={() => save(`orders/${order}/papers/${number}`, number)}>
              {fill(words.name, { kind: words.kinds[kind], number })}
            </Button>
            <span className="text-label text-muted">
              {fill(words.about, { day: formatDay(day, locale), total: formatMoney(total, locale) })}
            </span>
          </li>
        ))}
        {certificates.map(({ number, title, day, state }) => (
          <li key={number} className="flex min-h-11 flex-wrap items-baseline gap-x-4">
            {state === 'valid' ? (
              <Button look="quiet" onClick={() => save(`account/certificates/${number}`, number)}>
                {fill(words.certificate, { number })}
              </Button>
            ) : (
              <span className="text-label">{fill(words.certificate, { number })}</span>
            )}
            <span className="text-label text-muted">
              {fill(words.aboutCertificate, { day: formatDay(day, locale), title })}
              {state === 'valid' ? null : ` · ${words.certificateStates[state]}`}
            </span>
          </li>
        ))}
      </ul>
      {lacks_paper ? <p className="text-body">{words.waits}</p> : null}
    </>
  )
}
