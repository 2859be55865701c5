import type { Reply } from '../../contract/client.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import type { StoredOrder } from './lock-order.ts'
import { presentSummary, readWorks } from './present-order.ts'
import { readTerms, termsOf } from './withdrawal-terms.ts'

type Terms = Reply<'POST /withdrawals/terms'>

/** The works of an order for whoever may withdraw: what they are, and nothing of whose. */
export async function presentTerms(db: Database, order: StoredOrder, locale: Locale): Promise<Terms> {
  const { isOpen, until, lines } = termsOf(await readTerms(db, [order]), order.id)
  const summary = presentSummary(order, await readWorks(db, [order], locale))
  return {
    number: order.number,
    is_open: isOpen,
    until,
    works: summary.lines.map(({ artwork, title, artist, picture }) => ({
      ...{ artwork, title, artist, picture },
      standing: lines.find((line) => line.artwork === artwork)?.standing ?? 'returned',
    })),
  }
}
