import { LANGUAGES } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { formatCents, formatCountry, formatRate } from '../../../messages/format.ts'
import { serverWords } from '../../../messages/server.ts'
import type { Bill, BillLine, Buyer } from '../bill.ts'
import { sumBill } from '../sum-bill.ts'
import { embedXml } from './embed-files.ts'
import { ACCENT, HEIGHT, INK, INNER, MARGIN, MUTED, openSheet, type Sheet, WIDTH } from './sheet.ts'

/** Below this line stands what every page repeats. */
const FOOT = HEIGHT - 96

// What a line says, its rate, and its two sums; numbers end at the right of their column.
const COLUMNS = { work: 0, rate: INNER - 230, net: INNER - 170, gross: INNER - 82 }
const WIDTHS = { work: INNER - 250, rate: 44, net: 78, gross: 82 }

/** An invoice or a credit note as a PDF, with the same in XML for programs inside. */
export function drawBill(bill: Bill, xml: string): Promise<Buffer> {
  const { bill: words } = serverWords[bill.locale]
  const title = fill(words.title, { kind: words[bill.kind], number: bill.number })
  const sheet = openSheet({
    title,
    author: bill.seller.name,
    language: LANGUAGES[bill.locale].tag,
    at: new Date(`${bill.day}T12:00:00Z`),
  })
  let y = drawHead(sheet, bill)
  y = drawPeople(sheet, bill, y + 30)
  y = drawLines(sheet, bill, y + 34)
  drawSums(sheet, bill, y)
  drawEveryPage(sheet, bill)
  embedXml(sheet.doc, xml)
  return sheet.close()
}

function drawHead(sheet: Sheet, bill: Bill): number {
  const { bill: words } = serverWords[bill.locale]
  const { seller } = bill
  const top = bill.isTest ? MARGIN + 30 : MARGIN
  const half = INNER / 2 - 12
  const right = WIDTH - MARGIN - half
  const named = sheet.set(seller.brand, { x: MARGIN, y: top, width: half }, 'P', { face: 'display', size: 24 })
  sheet.set(sellerLines(bill).join('\n'), { x: MARGIN, y: top + named + 6, width: half }, 'P', {
    size: 8.5,
    color: MUTED,
  })
  sheet.set(words[bill.kind], { x: right, y: top, width: half }, 'H1', { face: 'display', size: 24, align: 'right' })
  let y = top + named + 6
  for (const [name, value] of factsOf(bill)) {
    const line = sheet.doc.struct('P')
    sheet.root.add(line)
    sheet.set(name, { x: right, y, width: half - 148 }, 'Span', {
      size: 8.5,
      color: MUTED,
      align: 'right',
      parent: line,
    })
    y += sheet.set(value, { x: right + half - 140, y, width: 140 }, 'Span', { size: 8.5, align: 'right', parent: line })
    line.end()
  }
  return Math.max(y, top + named + 6 + sheet.heightOf(sellerLines(bill).join('\n'), half, { size: 8.5 }))
}

function sellerLines({ seller, locale }: Bill): string[] {
  const place = [seller.postcode, seller.city].filter(Boolean).join(' ')
  return [seller.name, seller.street, place, formatCountry(seller.country, locale)]
}

function factsOf(bill: Bill): [string, string][] {
  const { bill: words } = serverWords[bill.locale]
  const day = (date: string) => formatDay(date, bill.locale)
  return [
    [words.number, bill.number],
    [words.date, day(bill.day)],
    [bill.about === 'plan' ? words.plan : words.order, bill.reference],
    [bill.kind === 'invoice' ? words.paid : words.paidBack, day(bill.paidDay)],
    ...(bill.corrects
      ? ([[words.corrects, fill(words.correctsValue, { ...bill.corrects, day: day(bill.corrects.day) })]] as [
          string,
          string,
        ][])
      : []),
  ]
}

function drawPeople(sheet: Sheet, bill: Bill, y: number): number {
  const { bill: words } = serverWords[bill.locale]
  const width = INNER / 2 - 16
  const vat = bill.buyer.vatNumber && fill(words.vatNumber, { number: bill.buyer.vatNumber })
  const people: [string, string[]][] = [
    [words.billedTo, [...addressOf(bill.buyer, bill), vat]],
    ...(bill.deliveredTo ? ([[words.deliveredTo, addressOf(bill.deliveredTo, bill)]] as [string, string[]][]) : []),
  ]
  const heights = people.map(([name, lines], at) => {
    const x = MARGIN + at * (width + 32)
    const head = sheet.set(name, { x, y, width }, 'H2', { size: 8.5, color: MUTED })
    const told = lines.filter(Boolean).join('\n')
    return head + 3 + sheet.set(told, { x, y: y + head + 3, width }, 'P', { size: 10 })
  })
  return y + Math.max(...heights)
}

const addressOf = (to: Omit<Buyer, 'vatNumber'>, { locale }: Bill): string[] => [
  to.company,
  to.name,
  to.address,
  [to.postcode, to.city].filter(Boolean).join(' '),
  to.country && formatCountry(to.country, locale),
]

function drawLines(sheet: Sheet, bill: Bill, top: number): number {
  const { bill: words } = serverWords[bill.locale]
  const table = sheet.doc.struct('Table')
  sheet.root.add(table)
  let y = drawHeadings(sheet, bill, top, table)
  for (const line of bill.lines) {
    const height = heightOfLine(sheet, line)
    if (y + height > FOOT) {
      sheet.doc.addPage()
      y = repeatHeadings(sheet, bill, MARGIN + (bill.isTest ? 30 : 0))
    }
    const row = sheet.doc.struct('TR')
    table.add(row)
    const text = [line.name, ...line.details]
    const cell = sheet.doc.struct('TD')
    row.add(cell)
    let down = y + 9
    for (const [at, part] of text.entries()) {
      const style = at === 0 ? { size: 10 } : { size: 8.5, color: MUTED }
      down += sheet.set(part, { x: MARGIN, y: down, width: WIDTHS.work }, 'P', { ...style, parent: cell })
    }
    cell.end()
    const number = (value: string, column: 'rate' | 'net' | 'gross') =>
      sheet.set(value, { x: MARGIN + COLUMNS[column], y: y + 9, width: WIDTHS[column] }, 'TD', {
        size: 10,
        align: 'right',
        parent: row,
      })
    number(rateOf(bill, line.vatRate, words.percent), 'rate')
    number(formatCents(line.gross - line.vat, bill.locale), 'net')
    number(formatCents(line.gross, bill.locale), 'gross')
    row.end()
    y += height
    sheet.rule(y)
  }
  table.end()
  return y
}

const rateOf = ({ locale }: Bill, rate: number, percent: string) => fill(percent, { rate: formatRate(rate, locale) })

function heightOfLine(sheet: Sheet, { name, details }: BillLine): number {
  const title = sheet.heightOf(name, WIDTHS.work, { size: 10 })
  return 18 + details.reduce((sum, text) => sum + sheet.heightOf(text, WIDTHS.work, { size: 8.5 }), title)
}

const headingsOf = ({ locale }: Bill) => {
  const { bill: words } = serverWords[locale]
  return [
    ['work', words.work],
    ['rate', words.vatRate],
    ['net', words.net],
    ['gross', words.gross],
  ] as const
}

function drawHeadings(sheet: Sheet, bill: Bill, y: number, table: PDFKit.PDFStructureElement): number {
  const row = sheet.doc.struct('TR')
  table.add(row)
  for (const [column, text] of headingsOf(bill)) {
    const place = { x: MARGIN + COLUMNS[column], y, width: WIDTHS[column] }
    const align = column === 'work' ? 'left' : 'right'
    sheet.set(text, place, 'TH', { size: 8.5, color: MUTED, align, parent: row, scope: 'Column' })
  }
  row.end()
  sheet.rule(y + 17)
  return y + 17
}

/** On the pages that follow, for the eye alone. */
function repeatHeadings(sheet: Sheet, bill: Bill, y: number): number {
  for (const [column, text] of headingsOf(bill)) {
    const align = column === 'work' ? 'left' : 'right'
    sheet.write(text, { x: MARGIN + COLUMNS[column], y, width: WIDTHS[column] }, { size: 8.5, color: MUTED, align })
  }
  sheet.rule(y + 17)
  return y + 17
}

function drawSums(sheet: Sheet, bill: Bill, top: number): void {
  const { bill: words } = serverWords[bill.locale]
  const { rates, net, gross } = sumBill(bill)
  const cents = (amount: number) => formatCents(amount, bill.locale)
  const sums: [string, string][] = [
    [words.totalNet, cents(net)],
    ...rates.map(({ vatRate, net: taxed, vat }): [string, string] =>
      vatRate === 0
        ? [fill(words.totalFree, { net: cents(taxed) }), cents(0)]
        : [fill(words.totalVat, { rate: rateOf(bill, vatRate, words.percent), net: cents(taxed) }), cents(vat)],
    ),
  ]
  const height = sums.length * 15 + 80
  let y = top + 14
  if (y + height > FOOT) {
    sheet.doc.addPage()
    y = MARGIN + (bill.isTest ? 30 : 0)
  }
  const x = WIDTH - MARGIN - 300
  const pair = (name: string, value: string, size: number, color: string) => {
    const line = sheet.doc.struct('P')
    sheet.root.add(line)
    sheet.set(name, { x, y, width: 200 }, 'Span', { size, color, parent: line })
    const face = color === INK ? 'strong' : 'regular'
    sheet.set(value, { x: x + 200, y, width: 100 }, 'Span', { size, align: 'right', face, parent: line })
    line.end()
  }
  for (const [name, value] of sums) {
    pair(name, value, 9, MUTED)
    y += 15
  }
  sheet.rule(y + 3, x)
  y += 10
  pair(bill.kind === 'invoice' ? words.total : words.totalBack, cents(gross), 12, INK)
  const settled = bill.kind === 'invoice' ? words.paidByCard : words.backToCard
  sheet.set(fill(settled, { day: formatDay(bill.paidDay, bill.locale) }), { x: MARGIN, y: y + 34, width: INNER }, 'P', {
    size: 9,
  })
}

/** Where money for the gallery goes, its number in groups as people read it. */
function bankLine({ seller: { bank }, locale }: Bill): string[] {
  if (!bank) return []
  const { bill: words } = serverWords[locale]
  const groups = bank.iban.match(/.{1,4}/g) ?? []
  return [
    [bank.holder, fill(words.iban, { iban: groups.join(' ') }), bank.bic && fill(words.bic, { bic: bank.bic })]
      .filter(Boolean)
      .join(' · '),
  ]
}

/** What every page has: who writes, which page it is, and that a sample is one. */
function drawEveryPage(sheet: Sheet, bill: Bill): void {
  const { bill: words } = serverWords[bill.locale]
  const { seller } = bill
  const legal = [
    [seller.name, seller.legalForm, seller.register].filter(Boolean).join(' · '),
    [...sellerLines(bill).slice(1)].join(', '),
    [seller.vatNumber && fill(words.vatNumber, { number: seller.vatNumber }), seller.email, seller.phone]
      .filter(Boolean)
      .join(' · '),
    ...bankLine(bill),
  ].join('\n')
  const { start, count } = sheet.doc.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    sheet.doc.switchToPage(start + at)
    sheet.rule(HEIGHT - 84)
    // Read aloud once, at the end of the last page.
    const place = { x: MARGIN, y: HEIGHT - 76, width: INNER - 90 }
    const style = { size: 7.5, color: MUTED }
    if (at === count - 1) sheet.set(legal, place, 'P', style)
    else sheet.write(legal, place, style)
    const page = fill(words.page, { page: String(at + 1), pages: String(count) })
    sheet.write(page, { x: WIDTH - MARGIN - 90, y: HEIGHT - 76, width: 90 }, { ...style, align: 'right' })
    if (!bill.isTest) continue
    const test = { x: MARGIN, y: MARGIN - 12, width: INNER }
    const loud = { size: 9, color: ACCENT, face: 'strong' as const }
    if (at === 0) sheet.set(words.test, test, 'P', loud)
    else sheet.write(words.test, test, loud)
  }
}
