import { readFile } from 'node:fs/promises'

import type { FastifyInstance } from 'fastify'

import { LARGEST_PDF_MB } from '../../contract/applications/values.ts'
import { LARGEST_ATTACHED_MB } from '../../contract/enquiries/values.ts'
import { checkPdf } from '../../domain/applications/index.ts'
import { DomainError, invalidFields } from '../../domain/domain-error.ts'
import { findAttached, findEnquiry, findThread, storeAttached } from '../../domain/enquiries/index.ts'
import { inspectPicture, readFileKind } from '../../domain/media/index.ts'
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
      const extension = await inspect(sent.path, uploads?.pdfWorker ?? '')
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

/** What a file is by its bytes; what nobody could open, or would rather not, is refused. */
async function inspect(path: string, pdfWorker: string): Promise<'pdf' | 'jpg' | 'png'> {
  if ((await readFileKind(path))?.extension === 'pdf') {
    const verdict = await checkPdf(path, { workerFile: pdfWorker })
    if ('fault' in verdict) throw invalidFields({ file: { word: verdict.fault, values: { max: LARGEST_PDF_MB } } })
    return 'pdf'
  }
  const { kind } = await inspectPicture(await readFile(path)).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'picture-kind' ? new DomainError('attachment-kind') : error
  })
  if (kind !== 'jpg' && kind !== 'png') throw new DomainError('attachment-kind')
  return kind
}
