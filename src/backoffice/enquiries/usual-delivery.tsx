import { sumDelivery } from '../../contract/delivery/sum-delivery.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { useLocale, useWords } from '../words.ts'

/** What shipping a work to a country costs without an offer, for whoever is about to quote it. */
export function UsualDelivery({ artwork, country }: { artwork: number; country: string }) {
  const words = useWords().enquiries.offer
  const locale = useLocale()
  const { value } = useFetched(`${artwork} ${country}`, async (signal) => {
    const body = { lines: [{ artwork, choices: [] }], delivery: { method: 'shipping' as const, country } }
    const { quote } = await call('POST /cart/quote', { body }, { signal })
    return { line: quote.lines[0] }
  })
  const delivery = value?.line?.delivery
  const told = delivery
    ? fill(words.usualPrice, { price: formatMoney(sumDelivery(delivery), locale) })
    : words.onQuotation
  return (
    <p role="status" className="text-label text-muted">
      {value?.line ? told : null}
    </p>
  )
}
