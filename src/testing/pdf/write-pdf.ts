import { deflateSync } from 'node:zlib'

/** An object of a PDF as it is to be written: its text, or its dictionary and the bytes of its stream. */
export type PdfObject = string | { dictionary: string; bytes: Buffer }

export interface PdfStyle {
  version?: string
  /** What ends a line. */
  newline?: '\n' | '\r\n'
  /** How the objects are found: a table in clear, a packed stream, or a stream and packed objects too. */
  table?: 'plain' | 'stream' | 'packed-objects'
  /** What stands before the header; places are counted from the header if `isCountedFromHeader`. */
  junk?: Buffer
  isCountedFromHeader?: boolean
  /** What stands in the trailer beside size and root. */
  trailer?: string
  /** What the last lines name in place of where the table is. */
  startxref?: number
  after?: Buffer
}

/** Writes a PDF of objects, the first being object 1 and the catalogue. */
export function writePdf(objects: PdfObject[], style: PdfStyle = {}): Buffer {
  const { version = '1.7', newline = '\n', table = 'plain', junk = Buffer.alloc(0), trailer = '', after } = style
  const parts = [junk, Buffer.from(`%PDF-${version}${newline}%\xe2\xe3\xcf\xd3${newline}`, 'latin1')]
  const base = style.isCountedFromHeader ? junk.length : 0
  const length = () => parts.reduce((sum, part) => sum + part.length, 0) - base
  const isPacked = (object: PdfObject) => table === 'packed-objects' && typeof object === 'string'
  const places = new Map<number, number>()
  objects.forEach((object, index) => {
    if (isPacked(object)) return
    places.set(index + 1, length())
    parts.push(writeObject(index + 1, object, newline))
  })
  if (table === 'plain') {
    const at = length()
    parts.push(Buffer.from(writeTable(objects.length, places, trailer, style.startxref ?? at, newline), 'latin1'))
  } else {
    const packed = objects
      .map((object, index) => ({ number: index + 1, object }))
      .filter(({ object }) => isPacked(object))
    const holder = objects.length + 1
    if (packed.length > 0) {
      places.set(holder, length())
      parts.push(writeObject(holder, packObjects(packed as { number: number; object: string }[]), newline))
    }
    const at = length()
    places.set(holder + 1, at)
    const rows = Array.from({ length: holder + 2 }, (_, number) => {
      const inside = packed.findIndex((one) => one.number === number)
      if (inside >= 0) return [2, holder, inside]
      const place = places.get(number)
      return place === undefined ? [0, 0, 255] : [1, place, 0]
    })
    parts.push(
      writeObject(holder + 1, writeRows(rows, `/Type /XRef /Size ${holder + 2} /Root 1 0 R ${trailer}`), newline),
      Buffer.from(`startxref${newline}${style.startxref ?? at}${newline}%%EOF${newline}`),
    )
  }
  return Buffer.concat([...parts, after ?? Buffer.alloc(0)])
}

/** One object between its marks. */
export function writeObject(number: number, object: PdfObject, newline = '\n'): Buffer {
  if (typeof object === 'string')
    return Buffer.from(`${number} 0 obj${newline}${object}${newline}endobj${newline}`, 'latin1')
  const { dictionary, bytes } = object
  return Buffer.concat([
    Buffer.from(
      `${number} 0 obj${newline}<< ${dictionary} /Length ${bytes.length} >>${newline}stream${newline}`,
      'latin1',
    ),
    bytes,
    Buffer.from(`${newline}endstream${newline}endobj${newline}`),
  ])
}

/** A stream that is packed. */
export const packStream = (bytes: Buffer | string, dictionary = ''): PdfObject => ({
  dictionary: `${dictionary} /Filter /FlateDecode`,
  bytes: deflateSync(bytes),
})

/** An update behind a PDF: other objects, and a table that says so and leads to the former one. */
export function addUpdate(pdf: Buffer, changed: Record<number, string>, { size = 10, trailer = '' } = {}): Buffer {
  const former = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1'))?.[1] ?? '0'
  const parts = [pdf]
  const sections: string[] = []
  for (const [number, object] of Object.entries(changed)) {
    const at = parts.reduce((sum, part) => sum + part.length, 0)
    sections.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
    parts.push(writeObject(Number(number), object))
  }
  const at = parts.reduce((sum, part) => sum + part.length, 0)
  parts.push(
    Buffer.from(
      `xref\n${sections.join('')}trailer\n<< /Size ${size} /Root 1 0 R /Prev ${former} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

function writeTable(count: number, places: Map<number, number>, trailer: string, startxref: number, newline: string) {
  const end = newline === '\n' ? ' \n' : '\r\n'
  const entries = Array.from({ length: count }, (_, index) => {
    const place = places.get(index + 1) ?? 0
    return `${String(place).padStart(10, '0')} 00000 n${end}`
  })
  return [
    `xref${newline}0 ${count + 1}${newline}0000000000 65535 f${end}${entries.join('')}`,
    `trailer${newline}<< /Size ${count + 1} /Root 1 0 R ${trailer} >>${newline}`,
    `startxref${newline}${startxref}${newline}%%EOF${newline}`,
  ].join('')
}

function packObjects(objects: { number: number; object: string }[]): PdfObject {
  const bodies: string[] = []
  const index: string[] = []
  let at = 0
  for (const { number, object } of objects) {
    index.push(`${number} ${at}`)
    bodies.push(object)
    at += object.length + 1
  }
  const head = `${index.join(' ')} `
  return packStream(
    Buffer.from(head + bodies.join(' '), 'latin1'),
    `/Type /ObjStm /N ${objects.length} /First ${head.length}`,
  )
}

/** The rows of a table as a packed stream, each the difference from the one above it. */
function writeRows(rows: number[][], dictionary: string): PdfObject {
  const plain = rows.map(([kind = 0, place = 0, last = 0]) => [
    kind,
    (place >> 24) & 255,
    (place >> 16) & 255,
    (place >> 8) & 255,
    place & 255,
    last,
  ])
  const coded = plain.flatMap((row, at) => [
    2,
    ...row.map((value, column) => (value - (plain[at - 1]?.[column] ?? 0)) & 255),
  ])
  return packStream(Buffer.from(coded), `${dictionary} /W [1 4 1] /DecodeParms << /Predictor 12 /Columns 6 >>`)
}
