import PdfDocument from 'pdfkit'

import { breakLines, type Face, featuresOf, type Line, registerFaces } from './typeset.ts'

type Element = PDFKit.PDFStructureElement

/** Millimetres are for printers: a sheet is measured in points, A4. */
export const WIDTH = 595.28
export const HEIGHT = 841.89
export const MARGIN = 56
export const INNER = WIDTH - 2 * MARGIN
export const INK = '#161514'
export const MUTED = '#6b6762'
const HAIR = '#d8d4cd'
export const ACCENT = '#9a3b26'

const LEADING = 1.38

interface About {
  title: string
  author: string
  /** As browsers name it. */
  language: string
  at: Date
  /** A4 unless it is said. */
  size?: 'A4' | 'LETTER'
}

export interface Style {
  face?: Face
  size?: number
  color?: string
  align?: 'left' | 'right'
}

interface Place {
  x: number
  y: number
  width: number
}

export interface Sheet {
  doc: PDFKit.PDFDocument
  /** What everything on it belongs to, in reading order. */
  root: Element
  /** How high a text would be. */
  heightOf: (text: string, width: number, style?: Style) => number
  /** How wide a text would be on one line. */
  widthOf: (text: string, style?: Style) => number
  /** Sets a text as an element of the document; the height that it took. */
  set: (
    text: string,
    place: Place,
    tag: string,
    style?: Style & { parent?: Element; scope?: 'Column' | 'Row' },
  ) => number
  /** Opens a JPEG, to be measured and drawn. */
  openImage: (bytes: Uint8Array) => PDFKit.Mixins.ImageSrc & { width: number; height: number }
  /** Draws a picture as an element of the document, with words for whoever cannot see it. */
  figure: (alt: string, draw: () => void, parent?: Element) => void
  /** Draws what is no part of the text: lines, and what every page repeats. */
  adorn: (draw: () => void) => void
  /** The same for a text. */
  write: (text: string, place: Place, style?: Style) => number
  rule: (y: number, from?: number, to?: number) => void
  /** The whole file, once everything is on it. */
  close: () => Promise<Buffer>
}

/** Opens an archive's PDF (PDF/A-3b) that readers can read aloud (PDF/UA-1); the same content makes the same bytes. */
export function openSheet({ title, author, language, at, size = 'A4' }: About): Sheet {
  const doc = new PdfDocument({
    size,
    margin: 0,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: withoutMarkup(title),
      Author: withoutMarkup(author),
      Creator: 'Cimaise',
      Producer: 'Cimaise',
      CreationDate: at,
      ModDate: at,
    },
  })
  registerFaces(doc)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)

  // What is measured is set afterwards.
  const broken = new Map<string, Line[]>()
  function layout(text: string, width: number, { face = 'regular', size = 9 }: Style): Line[] {
    const key = `${face} ${size} ${width} ${text}`
    const lines = broken.get(key) ?? breakLines(doc, text, { face, size, width })
    broken.set(key, lines)
    return lines
  }
  const heightOf: Sheet['heightOf'] = (text, width, style = {}) =>
    layout(text, width, style).length * (style.size ?? 9) * LEADING

  function draw(lines: Line[], { x, y, width }: Place, { size = 9, color = INK, align = 'left' }: Style): number {
    for (const [at, line] of lines.entries()) {
      let left = align === 'right' ? x + width - line.width : x
      const baseline = y + at * size * LEADING + size
      for (const { font, text } of line.runs) {
        const features = featuresOf(font)
        doc.font(font).fontSize(size).fillColor(color)
        doc.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', features })
        if (line.runs.length > 1) left += doc.widthOfString(text, { features })
      }
    }
    return lines.length * size * LEADING
  }

  const adorn: Sheet['adorn'] = (work) => {
    doc.markContent('Artifact', { type: 'Layout' })
    work()
    doc.endMarkedContent()
  }
  return {
    doc,
    root,
    heightOf,
    widthOf: (text, style = {}) => layout(text, Infinity, style)[0]?.width ?? 0,
    adorn,
    set: (text, place, tag, { parent = root, scope, ...style } = {}) => {
      const lines = layout(text, place.width, style)
      const content = doc.markStructureContent(tag)
      draw(lines, place, style)
      doc.endMarkedContent()
      const element = doc.struct(tag, (scope ? { scope } : {}) as Parameters<typeof doc.struct>[1], [content])
      parent.add(element)
      return lines.length * (style.size ?? 9) * LEADING
    },
    // The library knows how large a picture is, but not its types.
    openImage: (bytes) => (doc as unknown as { openImage: (bytes: Buffer) => never }).openImage(Buffer.from(bytes)),
    figure: (alt, work, parent = root) => {
      const content = doc.markStructureContent('Figure')
      work()
      doc.endMarkedContent()
      parent.add(doc.struct('Figure', { alt }, [content]))
    },
    write: (text, place, style = {}) => {
      let height = 0
      adorn(() => {
        height = draw(layout(text, place.width, style), place, style)
      })
      return height
    },
    rule: (y, from = MARGIN, to = WIDTH - MARGIN) =>
      adorn(() => doc.lineWidth(0.5).strokeColor(HAIR).moveTo(from, y).lineTo(to, y).stroke()),
    close: async () => {
      root.end()
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

/** What stands in the metadata is XML, and the library writes it as it comes. */
const withoutMarkup = (text: string): string => text.replaceAll('&', '+').replaceAll('<', '(').replaceAll('>', ')')
