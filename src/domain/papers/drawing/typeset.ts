import { readFileSync } from 'node:fs'

import LineBreaker from 'linebreak'

/** What a run of text is set in: the first face that has its letters. */
const FACES = {
  display: ['EBGaramond_400Regular', 'NotoSansSC_400Regular'],
  regular: ['HankenGrotesk_400Regular', 'EBGaramond_400Regular', 'NotoSansSC_400Regular'],
  strong: ['HankenGrotesk_600SemiBold', 'EBGaramond_400Regular', 'NotoSansSC_400Regular'],
} as const

export type Face = keyof typeof FACES
type FontName = (typeof FACES)[Face][number]

interface OpenFont {
  hasGlyphForCodePoint: (point: number) => boolean
}

// A box instead of what no face has: a paper without a letter is better than none.
const UNKNOWN = '\u25a1'

/** Makes every face known to a document; each is cut down to the letters that were used. */
export function registerFaces(doc: PDFKit.PDFDocument): void {
  for (const name of new Set(Object.values(FACES).flat())) doc.registerFont(name, fontBytes(name))
}

const bytes = new Map<FontName, Buffer>()

function fontBytes(name: FontName): Buffer {
  const known = bytes.get(name) ?? readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url))
  bytes.set(name, known)
  return known
}

interface Run {
  font: FontName
  text: string
}

/** A line of text, in runs of one font each. */
export interface Line {
  runs: Run[]
  width: number
}

interface Wanted {
  face: Face
  size: number
  width: number
}

/** Breaks text into lines that are no wider than this, where its language allows; a word that is wider is cut. */
export function breakLines(doc: PDFKit.PDFDocument, text: string, wanted: Wanted): Line[] {
  const { face, size, width } = wanted
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let [line, taken] = ['', 0]
    for (const piece of piecesOf(doc, withKnownSpaces(paragraph), wanted)) {
      const whole = measure(doc, piece, face, size)
      if (line !== '' && taken + measure(doc, piece.trimEnd(), face, size) > width) {
        lines.push(line)
        ;[line, taken] = ['', 0]
      }
      line += piece
      taken += whole
    }
    return [...lines, line].map((one) => setLine(doc, one, face, size))
  })
}

// No face has the narrow one.
const withKnownSpaces = (text: string) =>
  text.replaceAll('\u202f', '\u00a0').replaceAll('\t', ' ').replaceAll(UNSEEN, '')

// What shows nothing and steers what reads: some faces have it, and who has the paper read aloud would stumble over it.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/** What may stand on a line of its own: words, and parts of words that are wider than a line. */
function* piecesOf(doc: PDFKit.PDFDocument, text: string, { face, size, width }: Wanted): Generator<string> {
  const breaker = new LineBreaker(text)
  let from = 0
  for (let stop = breaker.nextBreak(); stop; stop = breaker.nextBreak()) {
    const word = text.slice(from, stop.position)
    from = stop.position
    if (measure(doc, word.trimEnd(), face, size) <= width) yield word
    else yield* Array.from(word)
  }
}

// The space at its end is set, or whoever has it read aloud would hear two words as one; it takes no room.
const setLine = (doc: PDFKit.PDFDocument, text: string, face: Face, size: number): Line => ({
  runs: runsOf(doc, text, face),
  width: measure(doc, text.trimEnd(), face, size),
})

/** How wide words are that were measured before, for each document: most of them come again and again. */
const widths = new WeakMap<PDFKit.PDFDocument, Map<string, number>>()

function measure(doc: PDFKit.PDFDocument, text: string, face: Face, size: number): number {
  const known = widths.get(doc) ?? new Map<string, number>()
  widths.set(doc, known)
  const key = `${face} ${size} ${text}`
  const width = known.get(key) ?? runsOf(doc, text, face).reduce((sum, run) => sum + widthOf(doc, run, size), 0)
  known.set(key, width)
  return width
}

const widthOf = (doc: PDFKit.PDFDocument, { font, text }: Run, size: number): number =>
  doc
    .font(font)
    .fontSize(size)
    .widthOfString(text, { features: featuresOf(font) })

/** Digits stand below each other; Chinese stands in its squares. */
export const featuresOf = (font: FontName): PDFKit.Mixins.OpenTypeFeatures[] =>
  font.startsWith('Noto') ? [] : ['liga', 'kern', 'tnum', 'lnum']

function runsOf(doc: PDFKit.PDFDocument, text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const font = FACES[face].find((name) => hasLetter(doc, name, letter))
    const last = runs.at(-1)
    const known = font === undefined ? UNKNOWN : letter
    // A space goes with what stands before it.
    const wanted = font === undefined ? 'NotoSansSC_400Regular' : letter === ' ' && last ? last.font : font
    if (last?.font === wanted) last.text += known
    else runs.push({ font: wanted, text: known })
  }
  return runs
}

// Of each document anew: its fonts are numbered in the order in which they are opened, whatever was drawn before it.
const letters = new WeakMap<PDFKit.PDFDocument, Map<string, boolean>>()

function hasLetter(doc: PDFKit.PDFDocument, font: FontName, letter: string): boolean {
  const key = `${font} ${letter}`
  const inDoc = letters.get(doc) ?? new Map<string, boolean>()
  letters.set(doc, inDoc)
  const known = inDoc.get(key)
  if (known !== undefined) return known
  // The font behind the document is told to nobody by its types.
  const { font: opened } = Reflect.get(doc.font(font), '_font') as { font: OpenFont }
  const has = opened.hasGlyphForCodePoint(letter.codePointAt(0) as number)
  inDoc.set(key, has)
  return has
}
