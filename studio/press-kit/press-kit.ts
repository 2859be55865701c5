import { createHash } from 'node:crypto'

import { FACES } from './pdf/fonts.ts'
import { Page } from './pdf/page.ts'
import { readJpegSize } from './pdf/read-jpeg-size.ts'
import { writePdf } from './pdf/write-pdf.ts'

const MARGIN = 64
const MEASURE = 595 - 2 * MARGIN

const TITLE = 'Cimaise – Press kit, dossier de presse'

const ENGLISH = [
  'A cimaise is the rail along a wall from which pictures hang. Ours is of oak, ninety-four metres long, and was already there when Mathilde Orsel took over a former braid workshop in the eleventh arrondissement of Paris in 2012.',
  'The gallery shows few artists and follows them for long: painters, draughtsmen, photographers and sculptors from four continents, most of whom had never shown in France before. There are six exhibitions a year, one hand at a time or three side by side, and between them a summer hang in which everything changes places once a week.',
  'Works are lit from the north, by the sawtooth roof, and are never photographed for sale in any other light. Labels are short: who, what, when, how large. What is in the stores can be seen by whoever asks: Bastien Lhoir, who has hung every exhibition since the first, knows where it is.',
]

const FRENCH = [
  'Une cimaise est la moulure à laquelle on accroche les tableaux. La nôtre est en chêne, longue de quatre-vingt-quatorze mètres ; elle attendait déjà lorsque Mathilde Orsel a repris, en 2012, un ancien atelier de passementerie du onzième arrondissement de Paris.',
  'La galerie montre peu d’artistes et les suit longtemps : des peintres, des dessinateurs, des photographes et des sculpteurs venus de quatre continents, dont la plupart n’avaient jamais exposé en France. Six expositions par an, une seule main à la fois ou trois côte à côte, et l’été un accrochage où tout change de place une fois par semaine.',
  'Les œuvres sont éclairées du nord, par les sheds, et ne sont jamais photographiées sous une autre lumière. Les cartels sont brefs : qui, quoi, quand, quelles dimensions. Ce qui dort dans les réserves se montre à qui le demande : Bastien Lhoir, qui a accroché toutes les expositions depuis la première, sait où cela se trouve.',
]

const FACTS: [label: string, text: string][] = [
  ['Opened · Ouverture', '2012'],
  ['Director · Direction', 'Mathilde Orsel'],
  ['Hanging and stores · Régie', 'Bastien Lhoir'],
  ['Rooms · Salles', '340 m², 94 m of rail · de cimaise'],
  ['Address · Adresse', '14, rue des Trois-Tilleuls, 75011 Paris'],
  ['Hours · Horaires', 'Tuesday to Saturday, 11 am – 7 pm · mardi – samedi, 11 h – 19 h'],
  ['Press · Presse', 'presse@gallery.example, +33 1 99 00 48 20'],
]

/** The press kit as a PDF of two pages with one picture; the same picture gives the same bytes. */
export function makePressKit(jpeg: Buffer): Buffer {
  const { width, height, colors } = readJpegSize(jpeg)
  const streams = [setEnglish(height / width), setFrench()].map((page) => page.toStream())
  const fonts = Object.keys(FACES).map((face, at) => `/${face} ${6 + at} 0 R`)
  const page = (contents: number) =>
    `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R /Resources << /Font << ${fonts.join(' ')} >> /XObject << /View 5 0 R >> >>`
  return writePdf(
    [
      { dictionary: '/Type /Catalog /Pages 2 0 R /Lang (en)' },
      { dictionary: '/Type /Pages /Kids [3 0 R 4 0 R] /Count 2' },
      { dictionary: page(9) },
      { dictionary: `${page(10)} /Lang (fr)` },
      {
        dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${colors === 1 ? 'DeviceGray' : 'DeviceRGB'} /BitsPerComponent 8 /Filter /DCTDecode`,
        stream: jpeg,
      },
      ...Object.values(FACES).map((name) => ({
        dictionary: `/Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding`,
      })),
      ...streams.map((stream) => ({ dictionary: '', stream })),
      {
        dictionary: `/Title ${utf16(TITLE)} /Author (Galerie Cimaise) /CreationDate (D:20191001090000Z)`,
      },
    ],
    { info: 11, id: createHash('sha256').update(jpeg).digest('hex').slice(0, 32) },
  )
}

/** Texts about the file itself are written in UTF-16. */
const utf16 = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

function setEnglish(ratio: number): Page {
  const page = new Page()
  const tall = Math.min(MEASURE * ratio, 330)
  setHead(page, 'Press kit')
  page.picture('View', MARGIN, 150, Math.round(tall / ratio), tall)
  let y = 150 + tall + 18
  page.line('The gallery in rue des Trois-Tilleuls at dusk.', MARGIN, y, { face: 'italic', size: 9, gray: 0.35 })
  y += 34
  page.paragraphs(ENGLISH, MARGIN, y, MEASURE, { face: 'serif', size: 11, leading: 15.5 })
  setFoot(page, '1 / 2')
  return page
}

function setFrench(): Page {
  const page = new Page()
  setHead(page, 'Dossier de presse')
  let y = page.paragraphs(FRENCH, MARGIN, 168, MEASURE, { face: 'serif', size: 12.5, leading: 18.5 })
  y += 36
  for (const [label, text] of FACTS) {
    page.rule(MARGIN, y - 15, MEASURE)
    page.line(label, MARGIN, y, { face: 'sans', size: 8, gray: 0.4 })
    page.line(text, MARGIN + 128, y, { face: 'serif', size: 10.5 })
    y += 24
  }
  page.rule(MARGIN, y - 15, MEASURE)
  setFoot(page, '2 / 2')
  return page
}

function setHead(page: Page, title: string): void {
  page.line('CIMAISE', MARGIN, 92, { face: 'serif', size: 26, spacing: 7 })
  page.lineTo(title, 595 - MARGIN, 92, { face: 'italic', size: 15 })
  page.rule(MARGIN, 112, MEASURE)
}

function setFoot(page: Page, number: string): void {
  page.line('Last updated · Dernière mise à jour 01.10.2019', MARGIN, 800, { face: 'sans', size: 7.5, gray: 0.45 })
  page.lineTo(number, 595 - MARGIN, 800, { face: 'sans', size: 7.5, gray: 0.45 })
}
