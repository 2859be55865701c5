import type { Reply } from '../../contract/client.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import type { StoredOrder } from './lock-order.ts'
import { presentSummary, tell } from './present-order.ts'
import { termsOf } from './withdrawal-terms.ts'

type Terms = Reply<'POST /withdrawals/terms'>

/** The works of an order for whoever may withdraw: what they are, and nothing of whose. */
export async function presentTerms(db: Database, order: StoredOrder, locale: Locale): Promise<Terms> {
  const [terms] = await tell(db, [order], locale, (one, told) => {
    const { isOpen, until, lines } = termsOf(told.parts.terms, one.id)
    return {
      number: one.number,
      is_open: isOpen,
      until,
      works: presentSummary(one, told).lines.map(({ artwork, title, artist, picture }) => ({
        ...{ artwork, title, artist, picture },
        standing: lines.find((line) => line.artwork === artwork)?.standing ?? 'returned',
      })),
    }
  })
  return terms as Terms
}
