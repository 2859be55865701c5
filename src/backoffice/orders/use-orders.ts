import { ORDER_STATUSES } from '../../contract/orders/values.ts'
import { call } from '../api/call.ts'
import { usePages } from '../api/use-pages.ts'

/** The orders that an address asks for, page by page. */
export function useOrders(params: URLSearchParams) {
  const query = {
    query: params.get('query')?.slice(0, 100) || undefined,
    status: ORDER_STATUSES.find((one) => one === params.get('status')),
  }
  const pages = usePages(
    query,
    async (page: number | undefined, options) => {
      const { orders, next_page } = await call('GET /sales/orders', { query: { ...query, page } }, options)
      return { rows: orders, next: next_page }
    },
    ({ number }) => number,
  )
  return { query, pages }
}
