import { LARGEST_PDF, LARGEST_PDF_MB } from '../../../contract/applications/values.ts'
import { ApiError } from '../../../contract/client.ts'
import { fill } from '../../../messages/fill.ts'

interface FileWords {
  pdfTooLarge: string
  pdfKind: string
}

/** Says at once what would otherwise be said after a long upload; the server looks at everything again. */
export function refuseFile(file: FormDataEntryValue | null, words: FileWords): void {
  if (!(file instanceof File)) return
  const isNamedSo = file.type === 'application/pdf' || /\.pdf$/i.test(file.name)
  const fault =
    file.size > LARGEST_PDF ? fill(words.pdfTooLarge, { max: LARGEST_PDF_MB }) : isNamedSo ? '' : words.pdfKind
  if (fault) throw new ApiError(422, 'validation-failed', fault, { pdf: [fault] })
}
