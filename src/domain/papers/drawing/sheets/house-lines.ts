import { fill } from '../../../../messages/fill.ts'
import { serverWords } from '../../../../messages/server.ts'
import type { SheetContent } from '../../sheets/content.ts'
import { HEIGHT, INNER, MARGIN, MUTED, type Sheet, WIDTH } from '../sheet.ts'

/** Below this line stands what every page repeats. */
export const FOOT = HEIGHT - 84

/** Who hands the paper out, in two lines. */
export const houseLines = ({ house }: SheetContent): string =>
  [[house.brand, ...house.address].join(' · '), house.contact.join(' · ')].filter(Boolean).join('\n')

/** The name of the gallery and what the paper is, on top of its first page. */
export function drawHead(sheet: Sheet, { house }: SheetContent, title: string): number {
  const top = MARGIN - 14
  const y = top + sheet.set(house.brand, { x: MARGIN, y: top, width: INNER }, 'P', { face: 'display', size: 15 }) + 8
  return y + sheet.set(title, { x: MARGIN, y, width: INNER }, 'H1', { face: 'display', size: 27 })
}

/** Who writes and which page it is, at the foot of every page; read aloud once, at the end of the last. */
export function drawFeet(sheet: Sheet, content: SheetContent): void {
  const { bill: words } = serverWords[content.locale]
  const { start, count } = sheet.doc.bufferedPageRange()
  const style = { size: 7.5, color: MUTED }
  for (let at = 0; at < count; at++) {
    sheet.doc.switchToPage(start + at)
    sheet.rule(HEIGHT - 70)
    const place = { x: MARGIN, y: HEIGHT - 62, width: INNER - 90 }
    if (at === count - 1) sheet.set(houseLines(content), place, 'P', style)
    else sheet.write(houseLines(content), place, style)
    if (count === 1) continue
    const page = fill(words.page, { page: String(at + 1), pages: String(count) })
    sheet.write(page, { x: WIDTH - MARGIN - 90, y: HEIGHT - 62, width: 90 }, { ...style, align: 'right' })
  }
}
