import { open } from 'node:fs/promises'

import { type PdfFault, PdfRefusal } from './pdf-fault.ts'

/** Where things begin in a file that has the two ends of a PDF. */
export interface PdfEnds {
  /** From where places are counted: the beginning of the file, or the header where that comes later. */
  base: number
  /** Where the last table of objects stands, counted from there. */
  tableAt: number
}

// Readers look for the header in the first 1,024 bytes and for the end in the last 1,024.
const END = 1024
// As far from the end as a ZIP reader looks.
const ZIP_END = 65_557

/** Beginnings of other kinds of files: a file with one of these is of that kind first, whatever follows. */
const OTHER_KINDS = [
  ...[
    '\x89PNG',
    'GIF8',
    '\xff\xd8\xff',
    'PK\x03\x04',
    'PK\x05\x06',
    'RIFF',
    'II*\0',
    'MM\0*',
    '8BPS',
    'Rar!',
    '7z\xbc\xaf',
  ],
  ...[
    '\x1f\x8b',
    'MZ',
    '\x7fELF',
    '\xca\xfe\xba\xbe',
    '\xcf\xfa\xed\xfe',
    '#!',
    '%!PS',
    '{\\rtf',
    '\xd0\xcf\x11\xe0',
    'ID3',
  ],
]

/**
 * Looks at the beginning and the end of a file: the header of a PDF and of nothing else, and an end that leads to a
 * table of objects. Whatever was cut off on its way has no such end, though most programs would open it.
 */
export async function lookAtEnds(file: string): Promise<PdfEnds> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const read = async (at: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, at))
      return buffer.subarray(0, bytesRead)
    }
    if (size === 0) refuse('pdfIncomplete')
    const head = (await read(0, END + 8)).toString('latin1')
    const headerAt = head.search(/%PDF-[12]\.\d/)
    if (headerAt < 0 || headerAt >= END || isOtherKind(head)) refuse('pdfKind')

    const tail = await read(size - ZIP_END, Math.min(size, ZIP_END))
    if (endsAsZip(tail)) refuse('pdfKind')
    const offset = readEnd(tail.subarray(-END).toString('latin1'))
    if (isCutShort(head, size)) refuse('pdfIncomplete')
    if (offset >= size) refuse('pdfIncomplete')
    for (const base of new Set([0, headerAt])) {
      const place = (await read(base + offset, 64)).toString('latin1')
      if (/^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(place)) return { base, tableAt: offset }
    }
    return refuse('pdfDamaged')
  } finally {
    await handle.close()
  }
}

function refuse(fault: PdfFault): never {
  throw new PdfRefusal(fault)
}

function isOtherKind(head: string): boolean {
  const begin = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  // A browser would show it as a page.
  return begin.startsWith('<') || OTHER_KINDS.some((kind) => head.startsWith(kind) || begin.startsWith(kind))
}

/** Whether a ZIP reader would find its directory here: one whose comment reaches exactly to the end. */
function endsAsZip(tail: Buffer): boolean {
  const mark = Buffer.from('PK\x05\x06')
  for (let at = tail.lastIndexOf(mark); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(mark, at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}

/** The place that the last lines name; without them, or with more of a document behind them, the rest is missing. */
function readEnd(tail: string): number {
  const at = tail.lastIndexOf('%%EOF')
  const [, offset] = /startxref\s*(\d{1,10})\s*$/.exec(tail.slice(0, Math.max(at, 0))) ?? []
  const after = tail.slice(at + 5).replaceAll(/[\s\0]+/g, ' ')
  if (offset === undefined || /^ ?\d|\bobj\b|xref|trailer/.test(after)) refuse('pdfIncomplete')
  return Number(offset)
}

/** Whether a file that is laid out for the web says that it was once longer. */
function isCutShort(head: string, size: number): boolean {
  const [, rest = ''] = head.split('/Linearized', 2)
  const [, length] = /^[^>]*?\/L\s+(\d{1,10})/.exec(rest) ?? []
  return length !== undefined && size < Number(length)
}
