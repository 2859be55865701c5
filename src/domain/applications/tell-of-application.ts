import type { ApplicationStatus } from '../../contract/applications/values.ts'
import type { Database } from '../../database/index.ts'
import { type GalleryEvent, tellPrograms } from '../webhooks/index.ts'

/** Tells other programs what has become of an application. */
export const tellOfApplication = (
  tx: Database,
  type: Extract<GalleryEvent['type'], `application.${string}`>,
  { reference, status }: { reference: string; status: ApplicationStatus },
): Promise<void> =>
  tellPrograms(tx, { type, data: { reference, status, read: `/api/sales/applications/${reference}` } })
