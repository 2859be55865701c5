import type { Bill } from './bill.ts'

/** What of a bill is taxed at one rate, in cents. */
export interface RateSum {
  vatRate: number
  net: number
  vat: number
}

export interface BillSums {
  /** The highest rate first. */
  rates: RateSum[]
  net: number
  vat: number
  gross: number
}

/** What a bill comes to; its VAT is the sum of what its lines contain, so that nothing is rounded twice. */
export function sumBill({ lines }: Pick<Bill, 'lines'>): BillSums {
  const rates = new Map<number, RateSum>()
  for (const { vatRate, gross, vat } of lines) {
    const { net: netSoFar, vat: vatSoFar } = rates.get(vatRate) ?? { net: 0, vat: 0 }
    rates.set(vatRate, { vatRate, net: netSoFar + gross - vat, vat: vatSoFar + vat })
  }
  const all = [...rates.values()]
  const net = all.reduce((sum, rate) => sum + rate.net, 0)
  const vat = all.reduce((sum, rate) => sum + rate.vat, 0)
  return { rates: all.toSorted((one, other) => other.vatRate - one.vatRate), net, vat, gross: net + vat }
}
