import type { Locale } from '../../../../contract/locale.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatDay } from '../../../../messages/format-day.ts'
import { formatCents, formatCountry, formatDimensions, formatKilograms } from '../../../../messages/format.ts'
import { serverWords } from '../../../../messages/server.ts'
import type { Customs, CustomsLine } from '../../sheets/content.ts'
import { INNER, MARGIN, MUTED, type Sheet } from '../sheet.ts'
import { drawFacts, type Fact, heightOfFacts, knownFacts } from './facts.ts'
import { openFlow } from './flow.ts'
import { drawFeet, drawHead, FOOT } from './house-lines.ts'
import { openTable } from './table.ts'

const FIRST = { number: { x: 0, width: 22 } }
const PACKED = {
  ...FIRST,
  work: { x: 26, width: INNER - 26 - 170 },
  code: { x: INNER - 160, width: 66 },
  weight: { x: INNER - 88, width: 88, align: 'right' as const },
}
const PRICED = {
  ...FIRST,
  work: { x: 26, width: INNER - 26 - 214 },
  code: { x: INNER - 206, width: 56 },
  weight: { x: INNER - 146, width: 62, align: 'right' as const },
  value: { x: INNER - 78, width: 78, align: 'right' as const },
}

/** What goes with works over a border: the packing list says what is in the crates, the pro-forma what it is worth. */
export function drawCustoms(sheet: Sheet, content: Customs): void {
  const { locale, kind, note } = content
  const { customs: words, kinds } = serverWords[locale].sheets
  const isPriced = kind === 'pro-forma'
  let y = drawHead(sheet, content, kinds[kind])
  if (isPriced)
    y += 4 + sheet.set(words.forCustoms, { x: MARGIN, y: y + 4, width: INNER }, 'P', { size: 9, face: 'strong' })
  y = drawPeople(sheet, content, y + 16)
  y = drawFacts(sheet, factsOf(content), y + 16)
  y = drawLines(sheet, content, y + 14)
  const flow = openFlow(sheet, y + 14)
  const sums = sumsOf(content)
  const top = flow.room(heightOfFacts(sheet, sums))
  flow.gap(drawFacts(sheet, sums, top, { names: 200 }) - top + 12)
  if (note) flow.paragraphs(note, { size: 9.5 })
  const declared = isPriced ? words.declares : words.packed
  const signing = flow.room(74)
  sheet.set(declared, { x: MARGIN, y: signing, width: INNER }, 'P', { size: 9.5 })
  sheet.rule(signing + 58, MARGIN, MARGIN + 220)
  sheet.set(words.signature, { x: MARGIN, y: signing + 60, width: 220 }, 'P', { size: 8, color: MUTED })
  drawFeet(sheet, content)
}

function drawPeople(sheet: Sheet, { house, receiver, locale }: Customs, y: number): number {
  const { customs: words } = serverWords[locale].sheets
  const vat = house.vatNumber && fill(serverWords[locale].bill.vatNumber, { number: house.vatNumber })
  const to = [
    ...[receiver.company, receiver.name, receiver.address],
    [receiver.postcode, receiver.city].filter(Boolean).join(' '),
    receiver.country && formatCountry(receiver.country, locale),
    receiver.phone,
  ]
  const width = INNER / 2 - 16
  const people: [string, (string | null)[]][] = [
    [words.from, [house.name, ...house.address, ...house.contact, vat]],
    [words.to, to],
  ]
  const heights = people.map(([name, lines], at) => {
    const x = MARGIN + at * (width + 32)
    const head = sheet.set(name, { x, y, width }, 'H2', { size: 8.5, color: MUTED })
    return head + sheet.set(lines.filter(Boolean).join('\n'), { x, y: y + head + 2, width }, 'P', { size: 9.5 })
  })
  return y + Math.max(...heights)
}

function factsOf({ kind, locale, day, order, incoterm, reason, origin }: Customs): Fact[] {
  const { customs: words } = serverWords[locale].sheets
  const isPriced = kind === 'pro-forma'
  return knownFacts([
    [words.number, isPriced ? `PF-${order}` : order],
    [words.date, formatDay(day, locale)],
    [words.reason, words.reasons[reason]],
    [words.incoterm, isPriced ? `${incoterm} (Incoterms 2020)` : ''],
    [words.origin, origin && formatCountry(origin, locale)],
  ])
}

function drawLines(sheet: Sheet, { kind, locale, lines }: Customs, top: number): number {
  const { customs: words, number, work } = serverWords[locale].sheets
  const isPriced = kind === 'pro-forma'
  const columns: Record<string, { x: number; width: number; align?: 'right' }> = isPriced ? PRICED : PACKED
  const heads = { number, work, code: words.code, weight: words.weight, value: words.value }
  const table = openTable(sheet, { columns, heads, top, foot: FOOT })
  for (const [at, line] of lines.entries()) {
    const texts = textsOf(line, locale)
    const { width, x } = isPriced ? PRICED.work : PACKED.work
    const height = texts.reduce((sum, [text, style]) => sum + sheet.heightOf(text, width, style), 0)
    table.row(height, ({ y, cell, fillCell }) => {
      cell(String(at + 1), 'number', { size: 9, color: MUTED })
      fillCell((parent) => {
        let down = y
        for (const [text, style] of texts) {
          down += sheet.set(text, { x: MARGIN + x, y: down, width }, 'P', { ...style, parent })
        }
      })
      cell(line.code, 'code', { size: 9 })
      cell(line.weight === null ? '–' : formatKilograms(line.weight, locale), 'weight', { size: 9 })
      if (isPriced) cell(formatCents(line.value, locale), 'value', { size: 9 })
    })
  }
  return table.close()
}

function textsOf(line: CustomsLine, locale: Locale): [string, { size: number; color?: string; face?: 'strong' }][] {
  const { bill, sheets } = serverWords[locale]
  const small = { size: 8.5, color: MUTED }
  // A measure without its unit would be a number.
  const size = formatDimensions(line, locale).replaceAll(' ', '\u00a0')
  const known: [string, typeof small | { size: number; face: 'strong' }][] = [
    [line.artist, { size: 9.5, face: 'strong' }],
    [line.title, { size: 9.5 } as typeof small],
    [[bill[line.kind], line.facts, size].join(' · '), small],
    [sheets.customs.codes[line.code], small],
    [line.options.join(' · '), small],
  ]
  return known.filter(([text]) => text !== '')
}

function sumsOf({ kind, locale, lines, delivery, packages, grossWeight }: Customs): Fact[] {
  const { customs: words } = serverWords[locale].sheets
  const isPriced = kind === 'pro-forma'
  const weights = lines.flatMap(({ weight }) => weight ?? [])
  const net = weights.reduce((sum, weight) => sum + weight, 0)
  const value = lines.reduce((sum, line) => sum + line.value, 0)
  const cents = (amount: number) => (isPriced ? formatCents(amount, locale) : '')
  return knownFacts([
    [words.pieces, String(lines.length)],
    [words.packages, packages === null ? '' : String(packages)],
    // A sum that leaves some out would be wrong.
    [words.netWeight, weights.length === lines.length ? formatKilograms(net, locale) : ''],
    [words.grossWeight, grossWeight === null ? '' : formatKilograms(grossWeight, locale)],
    [words.goods, cents(value)],
    [words.freight, cents(delivery)],
    [words.total, cents(value + delivery)],
  ])
}
