import type { Database } from '../../database/index.ts'
import { type GalleryEvent, tellPrograms } from '../webhooks/index.ts'
import type { StoredEnquiry } from './find-enquiries.ts'

/** Tells other programs what has become of an enquiry. */
export const tellOfEnquiry = (
  tx: Database,
  type: Extract<GalleryEvent['type'], `enquiry.${string}`>,
  { reference, kind, status }: Pick<StoredEnquiry, 'reference' | 'kind' | 'status'>,
): Promise<void> =>
  tellPrograms(tx, { type, data: { reference, kind, status, read: `/api/sales/enquiries/${reference}` } })
