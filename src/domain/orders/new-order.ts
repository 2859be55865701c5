import type { z } from 'zod'

import type { saleEndpoints } from '../../contract/orders/endpoints.ts'

/** What somebody orders, and from where. */
export type NewOrder = z.output<(typeof saleEndpoints)['POST /orders']['body']> & { caller: string }
