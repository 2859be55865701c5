import { useState } from 'react'
import { Link } from 'react-router'

import type { ListedSale } from '../../contract/orders/shapes.ts'
import { ORDER_STATUSES } from '../../contract/orders/values.ts'
import { formatMoney } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { formatMoment } from '../components/moments.ts'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../components/use-title.ts'
import { ORDERS } from '../kinds.ts'
import { Rows } from '../lists/rows.tsx'
import { SearchField } from '../lists/search-field.tsx'
import { useAddress } from '../lists/use-address.ts'
import { useLocale, useWords } from '../words.ts'
import { BooksDialog } from './books-dialog.tsx'
import { OrderStateBadge } from './order-state.tsx'
import { useOrders } from './use-orders.ts'

/** Every order, the newest first; what is wanted of them stands in the address. */
export function OrdersPage() {
  const { sales, orderStates } = useWords()
  const [params, set] = useAddress()
  const { query, pages } = useOrders(params)
  const [areBooksOpen, setBooksOpen] = useState(false)
  useTitle(sales.orders)
  return (
    <div className="space-y-8">
      <PageHead
        title={sales.orders}
        text={sales.ordersText}
        acts={
          <Button look="outline" onClick={() => setBooksOpen(true)}>
            {sales.books.open}
          </Button>
        }
      />
      <search className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        <SearchField label={sales.search} value={query.query ?? ''} onChange={(text) => set('query', text)} />
        <SelectField
          label={sales.status}
          value={query.status ?? ''}
          onChange={({ target }) => set('status', target.value)}
        >
          <option value="">{sales.anyState}</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {orderStates[status]}
            </option>
          ))}
        </SelectField>
      </search>
      <Rows pages={pages} none={sales.noOrders}>
        {(order) => <OrderRow order={order} />}
      </Rows>
      {areBooksOpen ? <BooksDialog onClose={() => setBooksOpen(false)} /> : null}
    </div>
  )
}

function OrderRow({ order }: { order: ListedSale }) {
  const { sales } = useWords()
  const locale = useLocale()
  const { number, name, status, lines, total, created_at, delivery_method } = order
  return (
    <Link
      to={`${ORDERS}/${number}`}
      className="grid items-center gap-x-6 gap-y-1 py-3 hover:bg-ink/5 md:grid-cols-[10rem_minmax(0,3fr)_minmax(0,2fr)_auto]"
    >
      <span>
        <OrderStateBadge status={status} />
      </span>
      <span className="min-w-0">
        <span className="block truncate underline decoration-line underline-offset-4">{name || sales.somebody}</span>
        <span className="block truncate text-label text-muted">{lines.map(({ title }) => title).join(', ')}</span>
      </span>
      <span className="text-label text-muted">
        {number}, {sales.methods[delivery_method]}
        <time dateTime={created_at} className="block">
          {formatMoment(created_at, locale)}
        </time>
      </span>
      <span className="tabular-nums md:text-right">{formatMoney(total, locale)}</span>
    </Link>
  )
}
