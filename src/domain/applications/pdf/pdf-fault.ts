/** Why a file is not taken as the PDF of an application, by the word that tells how to mend it. */
export type PdfFault =
  | 'pdfTooLarge'
  | 'pdfKind'
  | 'pdfIncomplete'
  | 'pdfDamaged'
  | 'pdfProtected'
  | 'pdfActive'
  | 'pdfComplicated'

/** What came of looking at a file: its pages, or what is wrong with it. */
export type PdfVerdict = { pages: number } | { fault: PdfFault }

/** Thrown where a look at a file ends early. */
export class PdfRefusal extends Error {
  readonly fault: PdfFault

  constructor(fault: PdfFault) {
    super(fault)
    this.fault = fault
  }
}
