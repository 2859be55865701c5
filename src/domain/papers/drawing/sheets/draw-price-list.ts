import { fill } from '../../../../messages/fill.ts'
import { formatDay, formatPeriod } from '../../../../messages/format-day.ts'
import { serverWords } from '../../../../messages/server.ts'
import type { DrawnSheet, PriceList, ShownWork } from '../../sheets/content.ts'
import { ACCENT, INNER, MARGIN, MUTED, type Sheet, WIDTH } from '../sheet.ts'
import { tellEdition, tellPrice, tellSize, tellTitle } from './describe-work.ts'
import { drawPicture } from './draw-picture.ts'
import { fitText } from './fit-text.ts'
import { drawFeet, drawHead, FOOT } from './house-lines.ts'
import { openTable } from './table.ts'

const PICTURE = { width: 54, height: 54 }
const COLUMNS = {
  number: { x: 0, width: 24 },
  picture: { x: 26, width: PICTURE.width },
  work: { x: 96, width: INNER - 96 - 108 },
  price: { x: INNER - 100, width: 100, align: 'right' },
} as const
const TITLE = { size: 10.5, face: 'display' } as const
const SMALL = { size: 8.5, color: MUTED }
/** A work's title is cut behind so much, or one work could fill a page. */
const TITLE_HEIGHT = 4 * 10.5 * 1.38

/** Works with their prices, or without, in a table. */
export function drawPriceList(sheet: Sheet, content: PriceList, pictures: DrawnSheet['pictures']): void {
  const { locale, works, hasPrices } = content
  const { sheets: words } = serverWords[locale]
  let y = drawHead(sheet, content, hasPrices ? words.kinds['price-list'] : words.listOfWorks)
  for (const line of aboutLines(content)) {
    y += sheet.set(line, { x: MARGIN, y, width: INNER }, 'P', { size: 10, color: MUTED })
  }
  const heads = { number: words.number, work: words.work, price: hasPrices ? words.price : words.state }
  const table = openTable(sheet, { columns: COLUMNS, heads, top: y + 16, foot: FOOT })
  for (const [at, work] of works.entries()) {
    drawRow(sheet, content, table, { at, work, picture: work.picture === null ? undefined : pictures[work.picture] })
  }
  y = table.close()
  const note = hasPrices ? fill(words.pricesOn, { day: formatDay(content.day, locale) }) : ''
  if (note) {
    if (y + 30 > FOOT) {
      sheet.doc.addPage()
      y = MARGIN
    }
    sheet.set(note, { x: MARGIN, y: y + 12, width: INNER }, 'P', { size: 8.5, color: MUTED })
  }
  drawFeet(sheet, content)
}

function aboutLines({ exhibition, locale, day }: PriceList): string[] {
  if (!exhibition) return [formatDay(day, locale)]
  const { title, place, startsOn, endsOn, year } = exhibition
  const when = startsOn && endsOn ? formatPeriod(startsOn, endsOn, locale) : String(year)
  return [title, [place, when].filter(Boolean).join(' · ')]
}

interface Line {
  at: number
  work: ShownWork
  picture: Uint8Array | undefined
}

function drawRow(
  sheet: Sheet,
  { locale }: PriceList,
  table: ReturnType<typeof openTable<keyof typeof COLUMNS>>,
  { at, work, picture }: Line,
): void {
  const { certificate } = serverWords[locale]
  const { width } = COLUMNS.work
  const parts: [string, { size: number }][] = [
    [work.artist.name, { size: 9.5, face: 'strong' } as { size: number }],
    [fitText(sheet, tellTitle(work, locale), width, TITLE_HEIGHT, TITLE), TITLE],
    [[work.technique, tellSize(work, locale)[1]].join(' · '), SMALL],
    [tellEdition(work, locale), SMALL],
  ]
  const texts = parts.filter(([text]) => text !== '')
  const told = texts.reduce((sum, [text, style]) => sum + sheet.heightOf(text, width, style), 0)
  const isSold = work.availability === 'sold'
  table.row(Math.max(told, picture ? PICTURE.height : 0), ({ y, cell, fillCell }) => {
    cell(String(at + 1), 'number', { size: 9, color: MUTED })
    fillCell((parent) => {
      if (!picture) return
      const box = { x: MARGIN + COLUMNS.picture.x, y, ...PICTURE }
      const alt = fill(certificate.pictureOf, { title: work.title })
      drawPicture(sheet, { image: sheet.openImage(picture), alt, box, parent })
    })
    fillCell((parent) => {
      let down = y
      for (const [text, style] of texts) {
        down += sheet.set(text, { x: MARGIN + COLUMNS.work.x, y: down, width }, 'P', { ...style, parent })
      }
    })
    const price = tellPrice(work, locale)
    cell(price, 'price', { size: 10, ...(work.availability === 'available' ? {} : { color: MUTED }) })
    // The red dot of galleries, before the word.
    const dot = WIDTH - MARGIN - sheet.widthOf(price, { size: 10 }) - 8
    if (isSold) sheet.adorn(() => sheet.doc.circle(dot, y + 7, 3).fill(ACCENT))
  })
}
