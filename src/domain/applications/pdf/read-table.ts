import { inflateSync } from 'node:zlib'

import type { Bytes } from './open-bytes.ts'
import { PdfRefusal } from './pdf-fault.ts'
import { undoPredictor } from './undo-predictor.ts'

/** One table of objects: where each begins (nowhere, if it is free or within another), and where more tables are. */
interface Table {
  entries: { number: number; offset: number | undefined }[]
  isEncrypted: boolean
  others: number[]
  /** How many bytes were read or unpacked for it. */
  effort: number
}

const WINDOW = 65_536
const LONGEST_STREAM = 32 * 1024 * 1024

/** Reads the table that begins at a place, in either of the two forms there are. */
export function readTable(bytes: Bytes, at: number): Table {
  const isPlain = /^\s*xref\s/.test(bytes.read(at, 40).toString('latin1'))
  const text = readUntil(bytes, at, isPlain ? /trailer/ : /stream\r?\n/)
  return isPlain ? readPlain(text) : readStream(bytes, at, text)
}

/** The text from a place on, as far as it has to be read until something is found in it. */
function readUntil(bytes: Bytes, at: number, wanted: RegExp): string {
  for (let length = WINDOW; ; length *= 2) {
    const text = bytes.read(at, length).toString('latin1')
    if (wanted.test(text)) return text
    if (text.length < length) throw new PdfRefusal('pdfDamaged')
  }
}

function readPlain(text: string): Table {
  const [list = '', rest = ''] = text.split(/trailer/, 2)
  const entries: Table['entries'] = []
  let number = 0
  // Either the head of a section, "first count", or an entry, "offset generation n".
  for (const [, first = '', second, kind] of list.matchAll(/(\d{1,10})\s+(\d{1,10})(?:\s+([nf]))?/g)) {
    if (kind === undefined) number = Number(first)
    // Some producers mark as in use what they never wrote.
    else entries.push({ number: number++, offset: kind === 'n' && Number(first) > 0 ? Number(first) : undefined })
    void second
  }
  const [trailer = ''] = rest.split('startxref', 1)
  return { entries, effort: text.length, ...readTrailer(trailer) }
}

function readTrailer(text: string): Pick<Table, 'isEncrypted' | 'others'> {
  // A hybrid file has its newer objects in a stream, which goes before the older tables.
  const others = [/\/XRefStm\s+(\d{1,10})\b/, /\/Prev\s+(\d{1,10})\b/].flatMap((name) => numberOf(text, name) ?? [])
  return { isEncrypted: /\/Encrypt\b/.test(text), others }
}

function numberOf(text: string, name: RegExp): number | undefined {
  const [, digits] = name.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

const numbersOf = (text: string, name: RegExp) => (name.exec(text)?.[1] ?? '').split(/\s+/).filter(Boolean).map(Number)

function readStream(bytes: Bytes, at: number, text: string): Table {
  const [opening = '', head = ''] = /^([^]*?)stream\r?\n/.exec(text) ?? []
  if (!/\/Type\s*\/XRef\b/.test(head)) throw new PdfRefusal('pdfDamaged')
  const known = readTrailer(head)
  const widths = numbersOf(head, /\/W\s*\[([\d\s]*)\]/)
  const length = numberOf(head, /\/Length\s+(\d{1,10})\b/)
  const [, filter] = /\/Filter\s*(?:\[\s*)?\/(\w+)/.exec(head) ?? []
  // What is packed in a way that nobody uses for this is left to the parser.
  if (length === undefined || widths.length !== 3 || (filter !== undefined && filter !== 'FlateDecode')) {
    return { entries: [], effort: text.length, ...known }
  }
  const packed = bytes.read(at + opening.length, length)
  const rows = unpack(packed, filter, {
    predictor: numberOf(head, /\/Predictor\s+(\d{1,10})\b/) ?? 1,
    columns: numberOf(head, /\/Columns\s+(\d{1,10})\b/) ?? 1,
  })
  const sections = numbersOf(head, /\/Index\s*\[([\d\s]*)\]/)
  const entries = [...readRows(rows, widths, sections.length > 0 ? sections : [0, Infinity])]
  return { entries, effort: text.length + packed.length + rows.length, ...known }
}

function unpack(packed: Buffer, filter: string | undefined, form: { predictor: number; columns: number }): Buffer {
  if (filter === undefined) return packed
  try {
    const rows = inflateSync(packed, { maxOutputLength: LONGEST_STREAM })
    return form.predictor >= 10 ? undoPredictor(rows, form.columns) : rows
  } catch (error) {
    const isBomb = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new PdfRefusal(isBomb ? 'pdfComplicated' : 'pdfDamaged')
  }
}

function* readRows(rows: Buffer, widths: number[], sections: number[]): Generator<Table['entries'][number]> {
  const [kindWidth = 0, offsetWidth = 0, lastWidth = 0] = widths
  const width = kindWidth + offsetWidth + lastWidth
  if (width === 0 || width > 32) throw new PdfRefusal('pdfDamaged')
  let at = 0
  for (let section = 0; section < sections.length; section += 2) {
    const [first = 0, count = 0] = sections.slice(section, section + 2)
    for (let index = 0; index < count && at + width <= rows.length; index++, at += width) {
      const kind = kindWidth === 0 ? 1 : numberIn(rows, at, kindWidth)
      const offset = numberIn(rows, at + kindWidth, offsetWidth)
      yield { number: first + index, offset: kind === 1 && offset > 0 ? offset : undefined }
    }
  }
}

function numberIn(rows: Buffer, at: number, width: number): number {
  let sum = 0
  for (let index = 0; index < width; index++) sum = sum * 256 + (rows[at + index] ?? 0)
  return sum
}
