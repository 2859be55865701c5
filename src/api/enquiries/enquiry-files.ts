import type { FastifyInstance } from 'fastify'

import { LARGEST_ATTACHED_MB } from '../../contract/enquiries/values.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { findAttached, findEnquiry, findThread, inspectAttached, storeAttached } from '../../domain/enquiries/index.ts'
import { serveUpload } from '../content/serve-upload.ts'
import { type ApiParts, serve } from '../serve.ts'

const LARGEST = LARGEST_ATTACHED_MB * 1024 * 1024

/** What goes with answers: taken in from staff, and given to whoever may read the thread. */
export function serveEnquiryFiles(app: FastifyInstance, parts: ApiParts): void {
  const { db, files, uploads } = parts
  serveUpload(app, parts, 'POST /sales/enquiries/{enquiry}/files', {
    largest: () => LARGEST,
    minutes: 10,
    tooLarge: () => new DomainError('file-too-large', { megabytes: LARGEST_ATTACHED_MB }),
    take: async (sent, _actor, request) => {
      const { id } = await findEnquiry(db, (request.params as { enquiry: string }).enquiry)
      const extension = await inspectAttached(sent.path, uploads?.pdfWorker ?? '')
      return { file: await storeAttached(db, files, id, { ...sent, extension }) }
    },
  })
  const give = async (which: Parameters<typeof findAttached>[1]) => {
    const { file_key, name } = await findAttached(db, which)
    const file = await files.read(file_key)
    if (!file) throw new DomainError('not-found')
    // Saved to disk, never shown: whatever is in there must not act in our name.
    return { content: file.stream, size: file.size, savedAs: name }
  }
  serve(app, parts, 'GET /sales/enquiries/{enquiry}/files/{file}', async ({ params }) => {
    const { id } = await findEnquiry(db, params.enquiry)
    return give({ enquiryId: id, file: params.file, isForSender: false })
  })
  serve(app, parts, 'GET /enquiries/{token}/files/{file}', async ({ params }) => {
    const { id } = await findThread(db, params.token)
    return give({ enquiryId: id, file: params.file, isForSender: true })
  })
}
