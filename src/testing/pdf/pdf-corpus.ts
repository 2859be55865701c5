import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'

import type { PdfFault } from '../../domain/applications/index.ts'
import { encryptedPdf } from './encrypted-pdf.ts'
import { linearizedPdf } from './linearized-pdf.ts'
import { addUpdate, packStream, type PdfObject, type PdfStyle, writePdf } from './write-pdf.ts'

/** One file of the corpus: what is to come of it. */
export interface CorpusFile {
  name: string
  bytes: () => Buffer
  /** How many pages it has, or why it is refused. */
  verdict: number | PdfFault
}

const MEGABYTE = 1024 * 1024
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A catalogue, a tree of pages, a font, and for each page itself and what is on it. */
function portfolio(pages: number, drawing = 'BT /F1 24 Tf 72 720 Td (Low tide, 2024) Tj ET'): PdfObject[] {
  const kids = Array.from({ length: pages }, (_, at) => `${4 + 2 * at} 0 R`).join(' ')
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 595 842] >>`,
    FONT,
    ...Array.from({ length: pages }, (_, at): PdfObject[] => [
      `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
      packStream(`${drawing} % ${at}`),
    ]).flat(),
  ]
}

/** A page with one picture of so many bytes. */
function withPicture(
  size: number,
  { filter = '/Filter /DCTDecode', bytes = randomBytes(size) }: { filter?: string; bytes?: Buffer } = {},
): PdfObject[] {
  const picture = {
    dictionary: `/Type /XObject /Subtype /Image /Width 100 /Height 100 /BitsPerComponent 8 /ColorSpace /DeviceRGB ${filter}`,
    bytes,
  }
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 /MediaBox [0 0 595 842] >>',
    picture,
    '<< /Type /Page /Parent 2 0 R /Resources << /XObject << /I 3 0 R >> >> /Contents 5 0 R >>',
    packStream('q 400 0 0 400 0 0 cm /I Do Q'),
  ]
}

/** A portfolio whose catalogue says more, and the objects that this is about. */
const acting = (catalogue: string, more: PdfObject[] = [], style: PdfStyle = {}) => {
  const [, ...rest] = portfolio(1)
  return writePdf([`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`, ...rest, ...more], style)
}

const good = (style: PdfStyle = {}, pages = 3) => writePdf(portfolio(pages), style)
const cut = (pdf: Buffer, share: number) => pdf.subarray(0, Math.floor(pdf.length * share))

/** The same file with zeros where a part never arrived. */
function withHole(pdf: Buffer, at: number, length: number): Buffer {
  const copy = Buffer.from(pdf)
  copy.fill(0, at, at + length)
  return copy
}

const tree = (pages: string, ...more: PdfObject[]) => writePdf(['<< /Type /Catalog /Pages 2 0 R >>', pages, ...more])

/** A file whose objects lie packed in a stream that unpacks to so many megabytes. */
function objectBomb(megabytes: number): Buffer {
  const page = '<< /Type /Pages /Kids [] /Count 1 >>'
  const bytes = deflateSync(Buffer.concat([Buffer.from(`2 0 ${page}`), Buffer.alloc(megabytes * MEGABYTE, 32)]), {
    level: 9,
  })
  const holder = { dictionary: `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode`, bytes }
  const first = writePdf(['<< /Type /Catalog /Pages 2 0 R >>', holder], { table: 'stream' })
  // The second object is not where the table had it, but in the stream that has become the third.
  return rewriteAsPacked(first)
}

function rewriteAsPacked(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1').replace('2 0 obj', '3 0 obj')
  const holderAt = text.indexOf('3 0 obj')
  const body = text.slice(
    0,
    text.lastIndexOf('4 0 obj') === -1 ? text.lastIndexOf('3 0 obj') : text.lastIndexOf('4 0 obj'),
  )
  const rows = [
    [0, 0, 255],
    [1, text.indexOf('1 0 obj'), 0],
    [2, 3, 0],
    [1, holderAt, 0],
  ].flatMap(([kind = 0, place = 0, last = 0]) => [
    kind,
    (place >> 24) & 255,
    (place >> 16) & 255,
    (place >> 8) & 255,
    place & 255,
    last,
  ])
  const table = deflateSync(Buffer.from(rows))
  const head = `5 0 obj\n<< /Type /XRef /Size 4 /Root 1 0 R /W [1 4 1] /Filter /FlateDecode /Length ${table.length} >>\nstream\n`
  return Buffer.concat([
    Buffer.from(body, 'latin1'),
    Buffer.from(head),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`),
  ])
}

/** A table of objects that unpacks to so many megabytes. */
function tableBomb(megabytes: number): Buffer {
  const table = deflateSync(Buffer.alloc(megabytes * MEGABYTE), { level: 9 })
  const start = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n')
  const head = `5 0 obj\n<< /Type /XRef /Size 4 /Root 1 0 R /W [1 4 1] /Filter /FlateDecode /Length ${table.length} >>\nstream\n`
  return Buffer.concat([
    start,
    Buffer.from(head),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start.length}\n%%EOF\n`),
  ])
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const ZIP_ENTRY = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26)])
const zipEnd = (comment: number) => {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(comment, 20)
  return end
}
const asRead = (name: string, verdict: CorpusFile['verdict'], bytes: () => Buffer): CorpusFile => ({
  name,
  verdict,
  bytes,
})

/** The whole corpus: files as programs write them, as networks break them, and as rogues make them. */
export const CORPUS: CorpusFile[] = [
  ...['1.3', '1.4', '1.5', '1.6', '1.7', '2.0'].map((version) =>
    asRead(`version ${version}`, 3, () => good({ version })),
  ),
  asRead('a table as a stream', 3, () => good({ version: '1.5', table: 'stream' })),
  asRead('packed objects', 3, () => good({ version: '1.5', table: 'packed-objects' })),
  asRead('packed objects, version 2.0', 12, () => good({ version: '2.0', table: 'packed-objects' }, 12)),
  asRead('lines that end as on Windows', 3, () => good({ newline: '\r\n' })),
  asRead('a table as a stream, lines as on Windows', 3, () => good({ newline: '\r\n', table: 'stream' })),
  asRead('laid out for the web', 1, () => linearizedPdf(portfolio(1))),
  asRead('one update', 3, () => addUpdate(good(), { 3: FONT.replace('Helvetica', 'Courier') })),
  asRead('three updates', 3, () =>
    addUpdate(addUpdate(addUpdate(good(), { 3: FONT }), { 3: FONT }), { 20: '<< /Title (New) >>' }, { size: 21 }),
  ),
  asRead('an update that adds a page', 4, () =>
    addUpdate(
      good(),
      {
        2: '<< /Type /Pages /Kids [4 0 R 6 0 R 8 0 R 20 0 R] /Count 4 /MediaBox [0 0 595 842] >>',
        20: '<< /Type /Page /Parent 2 0 R >>',
      },
      { size: 21 },
    ),
  ),
  asRead('something before the header', 3, () => good({ junk: Buffer.from('Content-Type: application/pdf\r\n\r\n') })),
  asRead('something before the header, counted from there', 3, () =>
    good({ junk: Buffer.alloc(900, 'x'), isCountedFromHeader: true }),
  ),
  asRead('a mark of UTF-8 before the header', 3, () => good({ junk: Buffer.from('efbbbf', 'hex') })),
  asRead('empty lines behind the end', 3, () => good({ after: Buffer.from('\r\n\r\n\0\0\n') })),
  asRead('a remark behind the end', 3, () => good({ after: Buffer.from('\n% sent by post\n') })),
  asRead('one page', 1, () => good({}, 1)),
  asRead('300 pages', 300, () => good({ table: 'packed-objects' }, 300)),
  asRead('pages in a tree of trees', 2, () =>
    tree(
      '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
      '<< /Type /Pages /Parent 2 0 R /Kids [5 0 R] /Count 1 >>',
      '<< /Type /Pages /Parent 2 0 R /Kids [6 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 3 0 R /MediaBox [0 0 9 9] >>',
      '<< /Type /Page /Parent 4 0 R /MediaBox [0 0 9 9] >>',
    ),
  ),
  asRead('a large picture', 1, () => writePdf(withPicture(6 * MEGABYTE))),
  asRead('almost 20 MB', 1, () => writePdf(withPicture(20 * MEGABYTE - 2000))),
  asRead('a black picture that is not packed', 1, () =>
    writePdf(withPicture(0, { filter: '', bytes: Buffer.alloc(30_000) })),
  ),
  asRead('another PDF attached, not packed', 1, () => writePdf(withPicture(0, { filter: '', bytes: good() }))),
  asRead('a ZIP attached, not packed', 1, () =>
    writePdf(withPicture(0, { filter: '', bytes: Buffer.concat([ZIP_ENTRY, zipEnd(0)]) })),
  ),
  asRead('more than 20 MB', 'pdfTooLarge', () => writePdf(withPicture(20 * MEGABYTE))),

  asRead('a script that runs when it is opened', 'pdfActive', () =>
    acting('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
  ),
  asRead('a script in another object', 'pdfActive', () =>
    acting('/OpenAction 6 0 R', ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>']),
  ),
  asRead('a script among packed objects', 'pdfActive', () =>
    acting('/OpenAction 6 0 R', ['<< /S /JavaScript /JS 7 0 R >>', '(1)'], { table: 'packed-objects' }),
  ),
  asRead('a script whose name is written otherwise', 'pdfActive', () =>
    acting('/OpenAction 6 0 R', ['<< /S/J#61vaScript/#4aS(1)>>']),
  ),
  asRead('a script behind words that look like the end', 'pdfActive', () =>
    acting('/OpenAction 6 0 R', ['<< /A (\\( >> stream\n endobj (nested) ) % (\n/S /JavaScript /JS (1) >>']),
  ),
  asRead('a script behind what another object is said to be', 'pdfActive', () => {
    const pdf = acting('/OpenAction 6 0 R', ['<< /A 1 % 7 0 obj (\n/S /JavaScript /JS (1) >> % )', '(1)'])
    // The table names the seventh object where the remark is.
    const entry = (at: number) => String(at).padStart(10, '0')
    const text = pdf.toString('latin1')
    return Buffer.from(text.replace(entry(text.lastIndexOf('7 0 obj')), entry(text.indexOf('7 0 obj'))), 'latin1')
  }),
  asRead('a script that a page runs', 'pdfActive', () =>
    addUpdate(good(), {
      4: '<< /Type /Page /Parent 2 0 R /AA << /O << /S /JavaScript /JS (1) >> >> /Contents 5 0 R >>',
    }),
  ),
  asRead('a script that an update took out', 3, () =>
    addUpdate(addUpdate(good(), { 3: '<< /S /JavaScript /JS (1) >>' }), { 3: FONT }),
  ),
  asRead('a program that it starts', 'pdfActive', () => acting('/OpenAction << /S /Launch /F (cmd.exe) >>')),
  asRead('a file attached', 'pdfActive', () =>
    acting('/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>', [
      '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
      packStream('MZ', '/Type /EmbeddedFile'),
    ]),
  ),
  asRead('words about scripts', 1, () =>
    acting('/Lang (/JavaScript /JS) /PageMode /UseJS', ['(/Launch) % /JS'], { table: 'packed-objects' }),
  ),
  asRead('where it opens', 1, () => acting('/OpenAction [4 0 R /Fit]')),

  asRead('a password to open it', 'pdfProtected', () => encryptedPdf('secret')),
  asRead('no password to open it, but one to print it', 'pdfProtected', () => encryptedPdf('')),
  asRead('a password, in a table as a stream', 'pdfProtected', () =>
    good({ table: 'stream', trailer: '/Encrypt 3 0 R' }),
  ),
  asRead('a password that came with an update', 'pdfProtected', () =>
    addUpdate(good(), { 3: FONT }, { trailer: '/Encrypt 3 0 R' }),
  ),

  ...[0.05, 0.25, 0.5, 0.75, 0.9, 0.97].map((share) =>
    asRead(`cut off after ${share * 100} %`, 'pdfIncomplete', () => cut(good({}, 20), share)),
  ),
  asRead('cut off within the last line', 'pdfIncomplete', () => good().subarray(0, -3)),
  asRead('cut off before the last lines', 'pdfIncomplete', () => good().subarray(0, -30)),
  asRead('cut off in a large picture', 'pdfIncomplete', () => cut(writePdf(withPicture(2 * MEGABYTE)), 0.6)),
  asRead('cut off in a table as a stream', 'pdfIncomplete', () => good({ table: 'packed-objects' }).subarray(0, -60)),
  asRead('cut off in an update', 'pdfIncomplete', () => addUpdate(good(), { 3: FONT }).subarray(0, -40)),
  asRead('cut off at the beginning of an update', 'pdfIncomplete', () =>
    Buffer.concat([good(), Buffer.from('3 0 ob')]),
  ),
  asRead('cut off, laid out for the web', 'pdfIncomplete', () => cut(linearizedPdf(portfolio(1)), 0.6)),
  asRead('the header alone', 'pdfIncomplete', () => Buffer.from('%PDF-1.7\n')),
  asRead('nothing', 'pdfIncomplete', () => Buffer.alloc(0)),
  asRead('an end that points behind itself', 'pdfIncomplete', () => good({ startxref: 9_999_999 })),
  asRead('bytes missing in the middle', 'pdfIncomplete', () => {
    const pdf = writePdf(withPicture(MEGABYTE))
    return Buffer.concat([pdf.subarray(0, 300_000), pdf.subarray(400_000)])
  }),

  asRead('an end that points beside the table', 'pdfDamaged', () => good({ startxref: 17 })),
  asRead('an end that points at the beginning', 'pdfDamaged', () => good({ startxref: 0 })),
  asRead('a hole over objects', 'pdfDamaged', () => withHole(good({}, 20), 900, 600)),
  asRead('a hole in a packed picture', 'pdfDamaged', () => withHole(writePdf(withPicture(MEGABYTE)), 500_000, 8192)),
  asRead('a hole in the table', 'pdfDamaged', () => {
    const pdf = good({ table: 'packed-objects' })
    return withHole(pdf, pdf.lastIndexOf('stream\n', pdf.lastIndexOf('endstream') - 1) + 12, 20)
  }),
  asRead('a former table that is not there', 'pdfDamaged', () =>
    addUpdate(good(), { 3: FONT }, { trailer: '/XRefStm 12' }),
  ),
  asRead('tables that lead to each other', 'pdfDamaged', () => {
    const pdf = good()
    const at = pdf.lastIndexOf('xref\n0')
    return good({ trailer: `/Prev ${at}` })
  }),
  asRead('no page', 'pdfDamaged', () => tree('<< /Type /Pages /Kids [] /Count 0 >>')),
  asRead('pages that go round in a circle', 'pdfDamaged', () =>
    tree('<< /Type /Pages /Kids [3 0 R] /Count 2 >>', '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 2 >>'),
  ),
  asRead('a tree of pages that contains itself', 'pdfDamaged', () => tree('<< /Type /Pages /Kids [2 0 R] /Count 1 >>')),
  asRead('fewer pages than it says', 1, () =>
    tree('<< /Type /Pages /Kids [3 0 R] /Count 3 >>', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>'),
  ),
  asRead('no catalogue', 'pdfDamaged', () => writePdf(['<< /Type /Font >>', '(text)'])),
  asRead('random bytes between the two ends', 'pdfDamaged', () =>
    Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5000), Buffer.from('\nstartxref\n100\n%%EOF\n')]),
  ),

  asRead('arrays within arrays, 200,000 deep', 'pdfDamaged', () =>
    tree(`<< /Type /Pages /Kids ${'['.repeat(200_000)}${']'.repeat(200_000)} /Count 1 >>`),
  ),
  asRead('one page that says to be two milliards', 1, () =>
    tree('<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>', '<< /Type /Page /Parent 2 0 R >>'),
  ),
  asRead('2,500 pages', 'pdfComplicated', () => good({}, 2500)),
  asRead('packed objects that unpack to 400 MB', 'pdfComplicated', () => objectBomb(400)),
  asRead('a table that unpacks to 200 MB', 'pdfComplicated', () => tableBomb(200)),
  asRead('1,500 updates', 'pdfComplicated', () => {
    let pdf = good()
    for (let update = 0; update < 1500; update++) pdf = addUpdate(pdf, { 3: FONT })
    return pdf
  }),

  asRead('a PNG picture', 'pdfKind', () => Buffer.concat([PNG, randomBytes(3000)])),
  asRead('a JPEG picture', 'pdfKind', () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(3000)])),
  asRead('a ZIP', 'pdfKind', () => Buffer.concat([ZIP_ENTRY, randomBytes(300), zipEnd(0)])),
  asRead('a web page', 'pdfKind', () => Buffer.from('<!doctype html><title>Portfolio</title>')),
  asRead('plain text', 'pdfKind', () => Buffer.from('My portfolio, in words.')),
  asRead('PostScript', 'pdfKind', () => Buffer.from('%!PS-Adobe-3.0\nshowpage\n')),
  asRead('zeros', 'pdfKind', () => Buffer.alloc(5000)),
  asRead('the header too far down', 'pdfKind', () => good({ junk: Buffer.alloc(1500, 'x') })),
  asRead('version 9', 'pdfKind', () => good({ version: '9.0' })),
  asRead('a PNG picture that is a PDF too', 'pdfKind', () => good({ junk: PNG })),
  asRead('a web page that is a PDF too', 'pdfKind', () =>
    good({ junk: Buffer.from('  <html><script>1</script><!--') }),
  ),
  asRead('a script that is a PDF too', 'pdfKind', () => good({ junk: Buffer.from('#!/bin/sh\nexit\n') })),
  asRead('a ZIP before a PDF', 'pdfKind', () => good({ junk: ZIP_ENTRY })),
  asRead('a ZIP behind a PDF', 'pdfKind', () => good({ after: Buffer.concat([ZIP_ENTRY, zipEnd(0)]) })),
  asRead('a ZIP whose comment is the end of a PDF', 'pdfKind', () => {
    const make = (comment: number) =>
      writePdf(withPicture(0, { filter: '', bytes: Buffer.concat([ZIP_ENTRY, zipEnd(comment)]) }))
    const probe = make(0)
    return make(probe.length - probe.lastIndexOf(Buffer.from('PK\x05\x06')) - 22)
  }),
]
