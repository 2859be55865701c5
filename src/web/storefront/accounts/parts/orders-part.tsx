import { Suspense } from 'react'

import { type Locale, perLocale } from '../../../../contract/locale.ts'
import { loadLater } from '../../../navigation/load-later.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { loadArea } from '../../../words.ts'
import { useAccountData } from '../customer/use-account-data.ts'
import { Part, PartPending } from './part.tsx'

// What is said of orders stands with the words of the checkout.
const listIn = (locale: Locale) =>
  loadLater(async () => {
    const [list] = await Promise.all([import('../../orders/order-list.tsx'), loadArea(locale, 'cart')])
    return list
  })
const LISTS = perLocale(listIn)

/** What one has ordered, with how each order stands. */
export function OrdersPart() {
  const OrderList = LISTS[useLocale()]
  const { data, hasFailed, again } = useAccountData('GET /orders')
  const pending = <PartPending hasFailed={hasFailed} again={again} />
  return (
    <Part name="orders">
      <Suspense fallback={pending}>{data ? <OrderList orders={data.orders} /> : pending}</Suspense>
    </Part>
  )
}
