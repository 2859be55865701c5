import type { PDFDocumentProxy } from 'unpdf/pdfjs'

import type { Bytes } from './open-bytes.ts'
import { PdfRefusal } from './pdf-fault.ts'

const MOST_PAGES = 2000
const CHUNK = 65_536

/** Opens a file as a reader would and turns every page; its parts are read from the disk as they are asked for. */
export async function countPages(bytes: Bytes): Promise<number> {
  const { getDocument, PDFDataRangeTransport, VerbosityLevel } = await import('unpdf/pdfjs')
  const range = new PDFDataRangeTransport(bytes.size, new Uint8Array(bytes.read(0, CHUNK)), false)
  range.requestDataRange = (begin: number, end: number) =>
    range.onDataRange(begin, new Uint8Array(bytes.read(begin, end - begin)))
  const document = await getDocument({
    range,
    rangeChunkSize: CHUNK,
    disableAutoFetch: true,
    disableStream: true,
    stopAtErrors: true,
    verbosity: VerbosityLevel.ERRORS,
  }).promise
  const pages = await turnPages(document)
  // What our own look may have been kept from: tables that only the parser could read.
  if ((await document.getJSActions()) !== null || (await document.getAttachments()) !== null) {
    throw new PdfRefusal('pdfActive')
  }
  return pages
}

async function turnPages(document: PDFDocumentProxy): Promise<number> {
  const { numPages } = document
  if (!Number.isInteger(numPages) || numPages < 1) throw new PdfRefusal('pdfDamaged')
  if (numPages > MOST_PAGES) throw new PdfRefusal('pdfComplicated')
  for (let number = 1; number <= numPages; number++) (await document.getPage(number)).cleanup()
  return numPages
}
