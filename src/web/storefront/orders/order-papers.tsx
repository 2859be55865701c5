import type { Order } from '../../../contract/orders/shapes.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { formatMoney } from '../../../messages/format.ts'
import { Button } from '../../components/button.tsx'
import { saveFile } from '../../components/save-file.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { readApiUrl } from '../../page-data.ts'
import { notify } from '../../state/announcement-store.ts'
import { useAuth } from '../../state/auth-store.ts'
import { trackedFetch } from '../../state/requests-store.ts'
import { useWords } from '../../words.ts'

/** Invoices and credit notes of an order, to be saved. */
export function OrderPapers({ order: { number: order, papers, lacks_paper } }: { order: Order }) {
  const { papers: words } = useWords().cart.orders
  const locale = useLocale()

  async function save(number: string) {
    try {
      // A plain link would go without the token.
      const response = await trackedFetch(`${readApiUrl()}/api/orders/${order}/papers/${number}`, {
        headers: { authorization: `Bearer ${useAuth.getState().token ?? ''}` },
      })
      if (!response.ok) throw new Error(response.statusText)
      saveFile(await response.blob(), `${number}.pdf`)
    } catch {
      notify(words.failed)
    }
  }

  return (
    <>
      <ul>
        {papers.map(({ number, kind, day, total }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-4">
            <Button look="quiet" onClick={() => void save(number)}>
              {fill(words.name, { kind: words.kinds[kind], number })}
            </Button>
            <span className="text-label text-muted">
              {fill(words.about, { day: formatDay(day, locale), total: formatMoney(total, locale) })}
            </span>
          </li>
        ))}
      </ul>
      {lacks_paper ? <p className="text-body">{words.waits}</p> : null}
    </>
  )
}
