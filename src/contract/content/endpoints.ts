import { historyEndpoints } from './history-endpoints.ts'
import { importEndpoints } from './import-endpoints.ts'
import { itemEndpoints } from './item-endpoints.ts'
import { listEndpoints } from './list-endpoints.ts'

/** Content, as staff find, write and publish it. */
export const contentEndpoints = { ...listEndpoints, ...itemEndpoints, ...historyEndpoints, ...importEndpoints }
