import { LANGUAGES, type Locale, localize } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { formatDimensions } from '../../../messages/format.ts'
import { serverWords } from '../../../messages/server.ts'
import type { CertificateSheet, CertifiedWork } from '../certificate.ts'
import { drawQr } from './draw-qr.ts'
import { embedProof, tellReadable } from './embed-files.ts'
import { ACCENT, HEIGHT, INNER, MARGIN, MUTED, openSheet, type Sheet, WIDTH } from './sheet.ts'

const QR_SIDE = 92
/** Where what proves it begins, at the foot of the page. */
const FOOT = HEIGHT - MARGIN - QR_SIDE - 4
const LOWEST_PICTURE = 90
const HIGHEST_PICTURE = 300
const NAMES = 132

/** A certificate of authenticity as a PDF; what is signed and what proves it lie inside. */
export function drawCertificate(told: CertificateSheet): Promise<Buffer> {
  const { certificate, signed } = told
  const { locale, work, gallery } = certificate
  const { certificate: words } = serverWords[locale]
  const sheet = openSheet({
    title: fill(words.title, { number: certificate.number, work: localize(work.title, locale) }),
    author: gallery.name,
    language: LANGUAGES[locale].tag,
    at: new Date(`${certificate.day}T12:00:00Z`),
  })
  const facts = factsOf(work, locale)
  let y = drawHead(sheet, told)
  y = drawPicture(sheet, told, y + 22, heightLeft(sheet, told, facts, y + 22))
  y = drawWork(sheet, work, locale, y + 22)
  y = drawFacts(sheet, facts, y + 12)
  // What is said of a signature can be long.
  if (y > FOOT - heightOfProof(sheet, told)) sheet.doc.addPage()
  drawProof(sheet, told)
  if (signed) embedProof(sheet.doc, signed)
  else tellReadable(sheet.doc)
  return sheet.close()
}

function drawHead(sheet: Sheet, { certificate, signed }: CertificateSheet): number {
  const { locale, gallery, isTest } = certificate
  const { certificate: words } = serverWords[locale]
  let y = MARGIN - 14
  const warning = signed === null ? words.sample : isTest ? words.test : null
  if (warning !== null) {
    const place = { x: MARGIN, y: y - 8, width: INNER }
    y += sheet.set(warning, place, 'P', { size: 9, color: ACCENT, face: 'strong' })
  }
  y += sheet.set(localize(gallery.brand, locale), { x: MARGIN, y, width: INNER }, 'P', { face: 'display', size: 15 })
  return y + 8 + sheet.set(words.heading, { x: MARGIN, y: y + 8, width: INNER }, 'H1', { face: 'display', size: 27 })
}

/** What is left for the picture once everything else has its place. */
function heightLeft(sheet: Sheet, paper: CertificateSheet, facts: Fact[], top: number): number {
  const { certificate } = paper
  const { work, locale } = certificate
  const told = facts.reduce((sum, fact) => sum + heightOfFact(sheet, fact), 0)
  const named =
    sheet.heightOf(localize(work.title, locale), INNER, { face: 'display', size: 20 }) +
    sheet.heightOf(localize(work.artist, locale), INNER, { size: 11 })
  return FOOT - top - 22 - named - 12 - told - heightOfProof(sheet, paper)
}

/** Of what stands above the foot, with some air. */
function heightOfProof(sheet: Sheet, { certificate }: CertificateSheet): number {
  const { locale, gallery } = certificate
  return (
    sheet.heightOf(fill(serverWords[locale].certificate.statement, { gallery: gallery.name }), INNER, { size: 10 }) + 42
  )
}

function drawPicture(sheet: Sheet, { certificate, picture }: CertificateSheet, y: number, left: number): number {
  if (!picture || left < LOWEST_PICTURE) return y - 22
  const image = sheet.openImage(picture)
  const scale = Math.min(INNER / image.width, Math.min(left, HIGHEST_PICTURE) / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  const { locale, work } = certificate
  const alt = fill(serverWords[locale].certificate.pictureOf, { title: localize(work.title, locale) })
  sheet.figure(alt, () => sheet.doc.image(image, MARGIN, y, { width, height }))
  return y + height
}

function drawWork(sheet: Sheet, work: CertifiedWork, locale: Locale, y: number): number {
  const title = localize(work.title, locale)
  const named = sheet.set(title, { x: MARGIN, y, width: INNER }, 'H2', { face: 'display', size: 20 })
  const artist = { x: MARGIN, y: y + named, width: INNER }
  return y + named + sheet.set(localize(work.artist, locale), artist, 'P', { size: 11 })
}

type Fact = [name: string, value: string]

function factsOf(work: CertifiedWork, locale: Locale): Fact[] {
  const { certificate: words, mail, bill } = serverWords[locale]
  const { year, copy, editionSize } = work
  const isNumbered = copy !== null && editionSize !== null
  const facts: (Fact | null)[] = [
    year === null ? null : [words.year, String(year)],
    [words.technique, localize(work.technique, locale)],
    [words.dimensions, formatDimensions(work, locale)],
    isNumbered
      ? [words.edition, fill(bill.copy, { copy: String(copy), size: String(editionSize) })]
      : [words.kind, bill[work.kind]],
    ...work.made.map(({ option, name }): Fact => [mail.order.options[option], localize(name, locale)]),
    work.signature && [words.signature, localize(work.signature, locale)],
  ]
  return facts.filter((fact) => fact !== null)
}

const heightOfFact = (sheet: Sheet, [name, value]: Fact): number =>
  6 + Math.max(sheet.heightOf(name, NAMES - 12, { size: 9 }), sheet.heightOf(value, INNER - NAMES, { size: 10 }))

function drawFacts(sheet: Sheet, facts: Fact[], top: number): number {
  let y = top
  for (const fact of facts) {
    const [name, value] = fact
    const line = sheet.doc.struct('P')
    sheet.root.add(line)
    sheet.set(name, { x: MARGIN, y: y + 1, width: NAMES - 12 }, 'Span', { size: 9, color: MUTED, parent: line })
    sheet.set(value, { x: MARGIN + NAMES, y, width: INNER - NAMES }, 'Span', { size: 10, parent: line })
    line.end()
    y += heightOfFact(sheet, fact)
  }
  return y
}

/** What the gallery says, when, and how anybody can check it. */
function drawProof(sheet: Sheet, { certificate, signed, address }: CertificateSheet): void {
  const { locale, gallery, number, day } = certificate
  const { certificate: words } = serverWords[locale]
  const statement = fill(words.statement, { gallery: gallery.name })
  const said = sheet.heightOf(statement, INNER, { size: 10 })
  sheet.set(statement, { x: MARGIN, y: FOOT - said - 20, width: INNER }, 'P', { size: 10 })
  sheet.rule(FOOT - 10)
  const width = INNER - QR_SIDE - 24
  const when = gallery.city === null ? words.on : words.onIn
  const lines: [string, { size: number; color?: string; face?: 'strong' }][] = [
    [fill(words.number, { number }), { size: 10, face: 'strong' }],
    [fill(when, { gallery: gallery.name, city: gallery.city ?? '', day: formatDay(day, locale) }), { size: 9 }],
    [signed ? fill(words.check, { address }) : words.checkSample, { size: 8.5, color: MUTED }],
    ...(signed
      ? ([[fill(words.signed, { signature: signed.signature, key: signed.keyId }), { size: 6.5, color: MUTED }]] as [
          string,
          { size: number; color: string },
        ][])
      : []),
  ]
  let y = FOOT + 2
  for (const [text, style] of lines) y += 3 + sheet.set(text, { x: MARGIN, y, width }, 'P', style)
  if (!signed) return
  const at = { x: WIDTH - MARGIN - QR_SIDE, y: FOOT + 4 }
  sheet.figure(fill(words.qr, { address }), () => drawQr(sheet.doc, address, at, QR_SIDE))
}
