import { readFile } from 'node:fs/promises'

import { LARGEST_PDF_MB } from '../../contract/applications/values.ts'
import { checkPdf } from '../applications/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { inspectPicture, readFileKind } from '../media/index.ts'

/** What a file is by its bytes; what nobody could open, or would rather not, is refused. */
export async function inspectAttached(path: string, pdfWorker: string): Promise<'pdf' | 'jpg' | 'png'> {
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
