import { bulkEndpoints } from './bulk-endpoints.ts'
import { exportEndpoints } from './export-endpoints.ts'
import { historyEndpoints } from './history-endpoints.ts'
import { importEndpoints } from './import-endpoints.ts'
import { itemEndpoints } from './item-endpoints.ts'
import { listEndpoints } from './list-endpoints.ts'
import { mediaEndpoints } from './media-endpoints.ts'

/** Content, as staff find, write and publish it. */
export const contentEndpoints = {
  ...listEndpoints,
  ...itemEndpoints,
  ...historyEndpoints,
  ...bulkEndpoints,
  ...mediaEndpoints,
  ...importEndpoints,
  ...exportEndpoints,
}
