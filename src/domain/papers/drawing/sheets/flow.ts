import { INNER, MARGIN, MUTED, type Sheet, type Style } from '../sheet.ts'
import { splitText } from './fit-text.ts'
import { FOOT } from './house-lines.ts'

/** So much of a text at least stands at the foot of a page; else it begins on the next. */
const LEAST = 40

/** Texts one below the other, over as many pages as they need. */
export function openFlow(sheet: Sheet, top: number) {
  let y = top
  const place = () => ({ x: MARGIN, y, width: INNER })
  const turnIf = (isFull: boolean) => {
    if (!isFull) return
    sheet.doc.addPage()
    y = MARGIN
  }
  function paragraph(text: string, style: Style): void {
    let rest = text
    while (rest) {
      turnIf(y + LEAST > FOOT)
      const [head, tail] = splitText(sheet, rest, { width: INNER, height: FOOT - y, style })
      // A single word that is higher than a page does not exist: something always fits.
      y += sheet.set(head.trimEnd(), place(), 'P', style)
      rest = tail.trimStart()
      turnIf(rest !== '')
    }
  }
  return {
    place: () => y,
    gap: (height: number) => {
      y += height
    },
    /** Makes room for something that is not to be torn apart, and says where it begins. */
    room: (height: number): number => {
      turnIf(y + height > FOOT)
      return y
    },
    heading: (text: string) => {
      turnIf(y + LEAST + 20 > FOOT)
      y += 4 + sheet.set(text, place(), 'H2', { face: 'display', size: 14 })
    },
    paragraphs: (text: string, style: Style) => {
      for (const one of text.split('\n').filter(Boolean)) {
        paragraph(one, style)
        y += 4
      }
    },
    /** A year, and what was in it; lists have one line of it each. */
    dated: (parent: PDFKit.PDFStructureElement, year: string, title: string) => {
      const width = INNER - 56
      const height = sheet.heightOf(title, width, { size: 9.5 })
      turnIf(y + height > FOOT)
      const item = sheet.doc.struct('LI')
      parent.add(item)
      const body = sheet.doc.struct('LBody')
      item.add(body)
      sheet.set(year, { x: MARGIN, y, width: 48 }, 'Span', { size: 9.5, color: MUTED, parent: body })
      sheet.set(title, { x: MARGIN + 56, y, width }, 'Span', { size: 9.5, parent: body })
      body.end()
      item.end()
      y += height + 3
    },
  }
}
