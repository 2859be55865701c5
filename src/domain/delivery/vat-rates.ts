import type { Vat } from '../../contract/delivery/endpoints.ts'
import type { Database } from '../../database/index.ts'
import { type Actor, putContent } from '../content/index.ts'
import { roundTo } from './round-to.ts'

/** The rates of VAT by what is sold, in hundredths of a percent. */
export async function readVatRates(db: Database): Promise<Record<keyof Vat, number>> {
  const rows = await db.selectFrom('vat_rates').selectAll().execute()
  const rates = { original: 0, print: 0, delivery: 0, programme: 0 }
  for (const { kind, rate } of rows) rates[kind] = rate
  return rates
}

/** The same in percent, as staff see them. */
export async function readVat(db: Database): Promise<Vat> {
  const { original, print, delivery, programme } = await readVatRates(db)
  return { original: original / 100, print: print / 100, delivery: delivery / 100, programme: programme / 100 }
}

/** Changes the rates for the orders to come; those that were placed keep theirs. */
export async function saveVat(db: Database, actor: Actor, vat: Vat): Promise<void> {
  const { original, print, delivery, programme } = vat
  const rates = {
    original: roundTo(original, 2),
    print: roundTo(print, 2),
    delivery: roundTo(delivery, 2),
    programme: roundTo(programme, 2),
  }
  await putContent(db, actor, 'vat', 'vat', rates)
}
