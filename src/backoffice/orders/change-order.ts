import type { SalesOrder } from '../../contract/orders/shapes.ts'
import type { Changing } from '../api/use-changing.ts'

/** Changes an order by a call that answers with it, and tells that it is done. */
export type ChangeOrder = Changing<SalesOrder>
