import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { call } from '../api/call.ts'
import { Notes } from '../components/notes.tsx'
import { useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'

/** What staff write for each other about an order. */
export function OrderNotes({ order, change }: { order: SalesOrder; change: ChangeOrder }) {
  const { notes: words } = useWords().sales
  const params = { order: order.number }
  return (
    <Notes
      about={order.number}
      notes={order.notes}
      hint={words.hint}
      onWrite={(body) =>
        change(
          async () => (await call('POST /sales/orders/{order}/notes', { params, body })).order,
          words.written,
          body.key,
        )
      }
      onRemove={(note) =>
        void change(
          async () => (await call('DELETE /sales/orders/{order}/notes/{note}', { params: { ...params, note } })).order,
          words.removed,
          note,
        )
      }
    />
  )
}
