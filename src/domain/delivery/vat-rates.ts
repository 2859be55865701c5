import type { Vat } from '../../contract/sale/sales-endpoints.ts'
import type { Database } from '../../database/index.ts'

/** The rates of VAT by what is sold, in hundredths of a percent. */
export async function readVatRates(db: Database): Promise<Record<keyof Vat, number>> {
  const rows = await db.selectFrom('vat_rates').selectAll().execute()
  const rates = { original: 0, print: 0, delivery: 0 }
  for (const { kind, rate } of rows) rates[kind] = rate
  return rates
}

/** The same in percent, as staff see them. */
export async function readVat(db: Database): Promise<Vat> {
  const { original, print, delivery } = await readVatRates(db)
  return { original: original / 100, print: print / 100, delivery: delivery / 100 }
}

/** Changes the rates for the orders to come; those that were placed keep theirs. */
export async function saveVat(db: Database, { original, print, delivery }: Vat): Promise<void> {
  const rows = Object.entries({ delivery, original, print }).map(([kind, percent]) => ({
    kind: kind as keyof Vat,
    rate: Math.round(percent * 100),
  }))
  await db
    .insertInto('vat_rates')
    .values(rows)
    .onConflict((conflict) => conflict.column('kind').doUpdateSet((update) => ({ rate: update.ref('excluded.rate') })))
    .execute()
}
