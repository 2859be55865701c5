import path from 'node:path'

/** The thread that looks into PDFs, where it stands in the sources. */
export const PDF_WORKER = path.resolve('src/domain/applications/pdf/pdf-worker.ts')
