import { LANGUAGES, type Locale } from '../../../contract/locale.ts'
import { fillCount } from '../../../messages/count.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { formatCents } from '../../../messages/format.ts'
import { serverWords } from '../../../messages/server.ts'
import type { CollectionSheet, DrawnWork } from '../collection.ts'
import { tellReadable } from './embed-files.ts'
import { HEIGHT, INNER, MARGIN, MUTED, openSheet, type Sheet, WIDTH } from './sheet.ts'

type Collection = CollectionSheet['collection']

const FOOT = HEIGHT - 64
/** The box that a picture is fitted into, whatever its shape. */
const BOX = 88
const TEXT = MARGIN + BOX + 18
const NAMES = 92
const TEXT_WIDTH = WIDTH - MARGIN - TEXT
const AIR = 11

/** A collection as a PDF: a card for each work, what all of it is worth, and who says so. */
export function drawCollection({ collection }: CollectionSheet): Promise<Buffer> {
  const { locale, owner, brand, day, works } = collection
  const { collection: words } = serverWords[locale]
  const sheet = openSheet({
    title: fill(words.title, { owner }),
    author: owner,
    language: LANGUAGES[locale].tag,
    at: new Date(`${day}T12:00:00Z`),
  })
  let y = drawHead(sheet, collection)
  for (const work of works) y = drawCard(sheet, work, locale, y)
  drawEnd(sheet, collection, y)
  drawEveryPage(sheet, collection, brand)
  tellReadable(sheet.doc)
  return sheet.close()
}

function drawHead(sheet: Sheet, { locale, brand, owner, day, works, sum }: Collection): number {
  const { collection: words } = serverWords[locale]
  const place = (y: number) => ({ x: MARGIN, y, width: INNER })
  let y = MARGIN - 14
  y += sheet.set(brand, place(y), 'P', { face: 'display', size: 15 })
  y += 8 + sheet.set(fill(words.title, { owner }), place(y + 8), 'H1', { face: 'display', size: 25 })
  const told = [fill(words.asOf, { day: formatDay(day, locale) }), fillCount(words.works, works.length, locale)]
  y += 4 + sheet.set(told.join(' · '), place(y + 4), 'P', { size: 10, color: MUTED })
  y +=
    4 + sheet.set(fill(words.sum, { sum: money(sum.value, locale) }), place(y + 4), 'P', { size: 12, face: 'strong' })
  sheet.rule(y + AIR)
  return y + AIR
}

function drawCard(sheet: Sheet, work: DrawnWork, locale: Locale, top: number): number {
  const facts = factsOf(work, locale)
  const height = Math.max(work.picture ? BOX : 0, heightOfTexts(sheet, work, facts)) + 2 * AIR
  let y = top
  if (y + height > FOOT) {
    sheet.doc.addPage()
    y = MARGIN - AIR
  }
  drawPicture(sheet, work, locale, y + AIR)
  let down = y + AIR
  down += sheet.set(work.title, { x: TEXT, y: down, width: TEXT_WIDTH }, 'H2', { face: 'display', size: 14 })
  if (work.artist) down += sheet.set(work.artist, { x: TEXT, y: down, width: TEXT_WIDTH }, 'P', { size: 10 })
  const made = madeOf(work)
  if (made) down += sheet.set(made, { x: TEXT, y: down, width: TEXT_WIDTH }, 'P', { size: 8.5, color: MUTED })
  down += 4
  for (const fact of facts) {
    const [name, value] = fact
    const line = sheet.doc.struct('P')
    sheet.root.add(line)
    sheet.set(name, { x: TEXT, y: down, width: NAMES - 8 }, 'Span', { size: 8.5, color: MUTED, parent: line })
    sheet.set(value, { x: TEXT + NAMES, y: down, width: TEXT_WIDTH - NAMES }, 'Span', { size: 8.5, parent: line })
    line.end()
    down += heightOfFact(sheet, fact)
  }
  sheet.rule(y + height)
  return y + height
}

function drawPicture(sheet: Sheet, { picture, title }: DrawnWork, locale: Locale, y: number): void {
  if (!picture) return
  const image = sheet.openImage(picture)
  const scale = Math.min(BOX / image.width, BOX / image.height)
  const size = { width: image.width * scale, height: image.height * scale }
  const alt = fill(serverWords[locale].certificate.pictureOf, { title })
  sheet.figure(alt, () => sheet.doc.image(image, MARGIN, y, size))
}

const madeOf = ({ year, technique, dimensions }: DrawnWork): string =>
  [year, technique, dimensions].filter(Boolean).join(' · ')

type Fact = [name: string, value: string]

function factsOf(work: DrawnWork, locale: Locale): Fact[] {
  const { collection: words, bill } = serverWords[locale]
  const { table } = words
  const day = (date: string | null) => date && formatDay(date, locale)
  const { copy, edition_size: size } = work.certificate ?? { copy: null, edition_size: null }
  const isNumbered = copy !== null && size !== null
  const facts: [string, string | null][] = [
    [words.edition, isNumbered ? fill(bill.copy, { copy: String(copy), size: String(size) }) : null],
    [words.acquired, [day(work.acquired_on), work.acquired_from].filter(Boolean).join(', ')],
    [table.price, work.price === null ? null : money(work.price, locale)],
    [
      table.value,
      work.value === null
        ? null
        : fill(words.valueOn, { value: money(work.value, locale), day: day(work.valued_on) ?? '' }),
    ],
    [table.place, work.place],
    [table.certificate, work.certificate?.number ?? null],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] satisfies Fact] : []))
}

const money = (euros: number, locale: Locale) => formatCents(Math.round(euros * 100), locale)

const heightOfFact = (sheet: Sheet, [name, value]: Fact): number =>
  2 + Math.max(sheet.heightOf(name, NAMES - 8, { size: 8.5 }), sheet.heightOf(value, TEXT_WIDTH - NAMES, { size: 8.5 }))

function heightOfTexts(sheet: Sheet, work: DrawnWork, facts: Fact[]): number {
  const { title, artist } = work
  const made = madeOf(work)
  const named = sheet.heightOf(title, TEXT_WIDTH, { face: 'display', size: 14 })
  const signed = artist ? sheet.heightOf(artist, TEXT_WIDTH, { size: 10 }) : 0
  const told = made ? sheet.heightOf(made, TEXT_WIDTH, { size: 8.5 }) : 0
  return facts.reduce((sum, fact) => sum + heightOfFact(sheet, fact), named + signed + told + 4)
}

/** The sum once more, what it is made of, and who answers for it. */
function drawEnd(sheet: Sheet, { locale, brand, owner, sum }: Collection, top: number): void {
  const { collection: words } = serverWords[locale]
  const unknown = sum.unknown === 0 ? [] : [fillCount({ none: '', ...words.unknown }, sum.unknown, locale)]
  const told = [words.how, ...unknown, fill(words.whose, { owner, brand })].join(' ')
  const total = fill(words.sum, { sum: money(sum.value, locale) })
  const height =
    sheet.heightOf(total, INNER, { size: 12, face: 'strong' }) + 6 + sheet.heightOf(told, INNER, { size: 8.5 })
  let y = top + AIR
  if (y + height > FOOT) {
    sheet.doc.addPage()
    y = MARGIN
  }
  y += sheet.set(total, { x: MARGIN, y, width: INNER }, 'P', { size: 12, face: 'strong' })
  sheet.set(told, { x: MARGIN, y: y + 6, width: INNER }, 'P', { size: 8.5, color: MUTED })
}

function drawEveryPage(sheet: Sheet, { locale, owner, day }: Collection, brand: string): void {
  const { bill, collection: words } = serverWords[locale]
  const { start, count } = sheet.doc.bufferedPageRange()
  const style = { size: 7.5, color: MUTED }
  const told = `${fill(words.title, { owner })} · ${formatDay(day, locale)} · ${brand}`
  for (let at = 0; at < count; at++) {
    sheet.doc.switchToPage(start + at)
    sheet.write(told, { x: MARGIN, y: HEIGHT - 46, width: INNER - 96 }, style)
    const page = fill(bill.page, { page: String(at + 1), pages: String(count) })
    sheet.write(page, { x: WIDTH - MARGIN - 90, y: HEIGHT - 46, width: 90 }, { ...style, align: 'right' })
  }
}
