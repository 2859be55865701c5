export { checkPdf, LARGEST_PDF } from './pdf/check-pdf.ts'
export type { PdfFault } from './pdf/pdf-fault.ts'
