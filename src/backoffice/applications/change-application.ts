import type { SalesApplication } from '../../contract/applications/endpoints.ts'
import type { Changing } from '../api/use-changing.ts'

/** Changes an application by a call that answers with it, and tells that it is done. */
export type ChangeApplication = Changing<SalesApplication>
