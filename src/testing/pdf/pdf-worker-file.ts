import path from 'node:path'

/** The thread that looks into PDFs, where it stands in the sources. */
export const PDF_WORKER = path.resolve('src/domain/applications/pdf/pdf-worker.ts')

/** The file of the thread that draws papers. */
export const PAPER_WORKER = path.resolve('src/domain/papers/drawing/paper-worker.ts')
