import { useState } from 'react'

import { ORDER_STATUSES } from '../../contract/orders/values.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'

/** The orders that an address asks for, page by page. */
export function useOrders(params: URLSearchParams) {
  const query = {
    query: params.get('query')?.slice(0, 100) || undefined,
    status: ORDER_STATUSES.find((one) => one === params.get('status')),
  }
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  const { value, error, retry, replace } = useFetched(JSON.stringify(given), (signal) =>
    call('GET /sales/orders', { query: given }, { signal }),
  )
  const [isAdding, setAdding] = useState(false)

  async function showMore() {
    if (!value?.next_page || isAdding) return
    setAdding(true)
    try {
      const next = await call('GET /sales/orders', { query: { ...given, page: value.next_page } })
      // What was ordered meanwhile has moved the pages on.
      const known = new Set(value.orders.map(({ number }) => number))
      replace({ ...next, orders: [...value.orders, ...next.orders.filter(({ number }) => !known.has(number))] })
    } finally {
      setAdding(false)
    }
  }

  return { query, value, error, retry, showMore }
}
