import type { Locale } from '../../../../contract/locale.ts'
import { fill } from '../../../../messages/fill.ts'
import { serverWords } from '../../../../messages/server.ts'
import type { DrawnSheet, ShownWork, TearSheet } from '../../sheets/content.ts'
import { drawQr } from '../draw-qr.ts'
import { HEIGHT, INNER, MARGIN, MUTED, type Sheet, WIDTH } from '../sheet.ts'
import { tellEdition, tellLife, tellPrice, tellSize, tellTitle } from './describe-work.ts'
import { drawPicture } from './draw-picture.ts'
import { drawFacts, type Fact, heightOfFacts, knownFacts } from './facts.ts'
import { fitText } from './fit-text.ts'
import { houseLines } from './house-lines.ts'

const QR_SIDE = 62
const FOOT = HEIGHT - MARGIN - QR_SIDE
const HIGHEST_PICTURE = 420
const LOWEST_PICTURE = 200
/** Of what is written about a work, beside its picture. */
const HIGHEST_ABOUT = 120
const TITLE = { face: 'display', size: 20 } as const
const ABOUT = { size: 9.5 }

/** A page for each work: the picture as large as there is room for. */
export function drawTearSheets(sheet: Sheet, content: TearSheet, pictures: DrawnSheet['pictures']): void {
  for (const [at, work] of content.works.entries()) {
    if (at > 0) sheet.doc.addPage()
    drawPage(sheet, content, work, work.picture === null ? undefined : pictures[work.picture])
  }
}

function drawPage(sheet: Sheet, content: TearSheet, work: ShownWork, picture: Uint8Array | undefined): void {
  const { locale, house } = content
  const { sheets: words, certificate } = serverWords[locale]
  const full = (y: number) => ({ x: MARGIN, y, width: INNER })
  let y = MARGIN - 14
  y += sheet.set(house.brand, full(y), 'P', { face: 'display', size: 15 }) + 16

  const facts = factsOf(work, locale)
  const price = tellPrice(work, locale)
  // A long title gives way to the picture after five lines.
  const title = fitText(sheet, tellTitle(work, locale), INNER, 5 * 20 * 1.38, TITLE)
  const named = sheet.heightOf(work.artist.name, INNER, { size: 12 }) + 16 + sheet.heightOf(title, INNER, TITLE)
  const told = named + 10 + heightOfFacts(sheet, facts) + (price ? 26 : 0)
  const left = FOOT - 24 - y - told
  const image = picture && sheet.openImage(picture)
  const aboutRoom = Math.max(0, left - 12 - (image ? LOWEST_PICTURE : 0))
  const aboutMost = image ? Math.min(aboutRoom, HIGHEST_ABOUT) : aboutRoom
  const about = work.about && aboutMost > 30 ? fitText(sheet, work.about, INNER, aboutMost, ABOUT) : ''
  const aboutHeight = about ? sheet.heightOf(about, INNER, ABOUT) + 12 : 0
  if (image) {
    const box = { x: MARGIN, y, width: INNER, height: Math.min(HIGHEST_PICTURE, left - aboutHeight - 18) }
    y += 18 + drawPicture(sheet, { image, alt: fill(certificate.pictureOf, { title: work.title }), box })
  }
  y += sheet.set(work.artist.name, full(y), 'P', { size: 12, face: 'strong' })
  const life = [tellLife(work.artist, locale), work.artist.from].filter(Boolean).join(' · ')
  if (life) sheet.set(life, full(y), 'P', { size: 9, color: MUTED })
  y += life ? 16 : 4
  y += sheet.set(title, full(y), 'H1', TITLE) + 10
  y = drawFacts(sheet, facts, y)
  if (price) {
    y += 6 + sheet.set(price, full(y + 6), 'P', { size: 12, face: 'strong' })
    y += 3
  }
  if (about) sheet.set(about, full(y + 10), 'P', ABOUT)
  drawFoot(sheet, content, work, words.qr)
}

function factsOf(work: ShownWork, locale: Locale): Fact[] {
  const { certificate: words, sheets } = serverWords[locale]
  return knownFacts([
    [words.technique, work.technique],
    tellSize(work, locale),
    [words.edition, tellEdition(work, locale)],
    [words.signature, work.signature],
    [sheets.framing, work.framing],
    [sheets.inventoryNumber, work.inventoryNumber],
  ])
}

function drawFoot(sheet: Sheet, content: TearSheet, { address }: ShownWork, qr: string): void {
  sheet.rule(FOOT - 12)
  const width = INNER - QR_SIDE - 24
  const lines = [houseLines(content), address ?? ''].filter(Boolean).join('\n')
  sheet.set(lines, { x: MARGIN, y: FOOT - 2, width }, 'P', { size: 8, color: MUTED })
  if (address === null) return
  const at = { x: WIDTH - MARGIN - QR_SIDE, y: FOOT }
  sheet.figure(fill(qr, { address }), () => drawQr(sheet.doc, address, at, QR_SIDE))
}
