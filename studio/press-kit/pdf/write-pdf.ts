/** One object of a PDF: its dictionary, and the bytes of its stream if it has one. */
export interface PdfObject {
  dictionary: string
  stream?: Buffer | undefined
}

/** Puts numbered objects (the first is 1, and the catalogue) into a file with its table of offsets. */
export function writePdf(objects: PdfObject[], { info, id }: { info: number; id: string }): Buffer {
  const parts: Buffer[] = []
  const offsets: number[] = []
  let length = 0
  const add = (bytes: Buffer) => {
    parts.push(bytes)
    length += bytes.length
  }
  // The second line tells whoever moves the file that it is not text.
  add(Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1'))
  for (const [at, { dictionary, stream }] of objects.entries()) {
    offsets.push(length)
    const entries = stream ? `${dictionary} /Length ${stream.length}` : dictionary
    add(Buffer.from(`${at + 1} 0 obj\n<< ${entries} >>\n`, 'latin1'))
    if (stream) {
      add(Buffer.from('stream\n'))
      add(stream)
      add(Buffer.from('\nendstream\n'))
    }
    add(Buffer.from('endobj\n'))
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R /ID [<${id}> <${id}>] >>\n`
  parts.push(Buffer.from(`${table}${trailer}startxref\n${length}\n%%EOF\n`))
  return Buffer.concat(parts)
}
