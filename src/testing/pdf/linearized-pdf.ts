import { type PdfObject, writeObject } from './write-pdf.ts'

/** A PDF laid out for the web: first the table of what the first page needs, at the end that of the rest. */
export function linearizedPdf(objects: PdfObject[]): Buffer {
  // Everything belongs to the first page here; the second table holds only what says that there is no more.
  const write = (length: number, secondAt: number): { pdf: Buffer; secondAt: number } => {
    const digits = (value: number) => String(value).padStart(10, '0')
    const header = Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')
    const first = objects.length + 1
    const parameters = writeObject(
      first,
      `<< /Linearized 1 /L ${digits(length)} /H [0 0] /O 4 /E ${digits(length)} /N 1 /T ${digits(secondAt)} >>`,
    )
    const tableAt = header.length + parameters.length
    const entriesOf = (places: number[]) => places.map((place) => `${digits(place)} 00000 n \n`).join('')
    const tableOf = (places: number[]) =>
      Buffer.from(
        `xref\n1 ${first}\n${entriesOf([...places, header.length])}trailer\n<< /Size ${first + 1} /Root 1 0 R /Prev ${digits(secondAt)} >>\nstartxref\n0\n%%EOF\n`,
      )
    let at = tableAt + tableOf(objects.map(() => 0)).length
    const bodies = objects.map((object, index) => writeObject(index + 1, object))
    const places = bodies.map((body) => {
      const place = at
      at += body.length
      return place
    })
    const second = Buffer.from(
      `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size ${first + 1} >>\nstartxref\n${digits(tableAt)}\n%%EOF\n`,
    )
    return { pdf: Buffer.concat([header, parameters, tableOf(places), ...bodies, second]), secondAt: at }
  }
  const draft = write(0, 0)
  return write(draft.pdf.length, draft.secondAt).pdf
}
