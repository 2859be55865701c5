import { lengthOf, placeOn } from '../painting/curves.ts'
import type { Path } from '../painting/ink-layer.ts'

/** One letter: how wide it is, and the strokes of the pen in a box that is 10 high. */
type Letter = readonly [width: number, strokes: string]

/** Capitals drawn by hand, so that a picture with words looks the same on a machine without fonts. */
const LETTERS: Record<string, Letter> = {
  A: [7.4, 'M0.2 10 L3.8 0 L7.2 10 M1.6 6.5 L5.9 6.4'],
  B: [6, 'M0.6 10 L0.6 0 Q5.2 -0.4 5.1 2.4 Q5 4.7 0.8 4.8 Q6 4.6 5.9 7.4 Q5.8 10.2 0.6 10'],
  C: [7, 'M6.8 1.8 Q5 -0.4 2.8 0.6 Q0.2 2 0.4 5.4 Q0.8 9.6 3.8 10 Q5.8 10.1 7 8.4'],
  D: [7, 'M0.6 10 L0.6 0 Q6.8 -0.2 6.8 5 Q6.8 10.2 0.6 10'],
  E: [5.4, 'M5.2 0 L0.6 0.1 L0.6 10 L5.4 9.9 M0.6 4.8 L4.4 4.7'],
  F: [5.2, 'M5.2 0 L0.6 0.1 L0.6 10 M0.6 4.9 L4.3 4.8'],
  G: [7.4, 'M6.8 1.7 Q4.8 -0.5 2.6 0.7 Q0.2 2.2 0.5 5.6 Q1 9.8 4.2 10 Q6.4 10 7 8.2 L7 5.6 L4.6 5.6'],
  H: [7, 'M0.6 0 L0.6 10 M6.4 0 L6.4 10 M0.6 4.9 L6.4 4.8'],
  I: [1.4, 'M0.7 0 L0.7 10'],
  J: [4.4, 'M3.8 0 L3.8 7.4 Q3.6 10.2 1.4 9.9 Q0.5 9.7 0.2 8.8'],
  K: [6.2, 'M0.6 0 L0.6 10 M5.8 0 L0.7 5.4 M2.4 4 L6.2 10'],
  L: [5, 'M0.6 0 L0.6 10 L5 9.9'],
  M: [8.6, 'M0.4 10 L1.2 0 L4.4 7.6 L7.4 0 L8.2 10'],
  N: [7, 'M0.6 10 L0.6 0 L6.4 10 L6.4 0'],
  O: [7.8, 'M4 0 Q0.3 0.1 0.4 5.1 Q0.5 10 3.9 10 Q7.5 9.9 7.4 4.9 Q7.3 0 4 0'],
  P: [5.8, 'M0.6 10 L0.6 0 Q5.8 -0.4 5.7 2.8 Q5.5 5.6 0.7 5.5'],
  Q: [8, 'M4 0 Q0.3 0.1 0.4 5.1 Q0.5 10 3.9 10 Q7.5 9.9 7.4 4.9 Q7.3 0 4 0 M4.8 7.6 L7.8 10.8'],
  R: [6.2, 'M0.6 10 L0.6 0 Q5.7 -0.4 5.6 2.6 Q5.4 5.2 0.8 5.2 M3 5.2 L6.2 10'],
  S: [5.6, 'M5.2 1.6 Q3.8 -0.4 1.8 0.4 Q-0.4 1.6 0.8 3.6 Q1.6 4.6 3.4 5.2 Q6.2 6.4 5.2 8.6 Q3.8 10.8 0.3 8.6'],
  T: [6.4, 'M0.2 0.1 L6.3 0 M3.3 0 L3.3 10'],
  U: [6.8, 'M0.6 0 L0.6 6.6 Q0.8 10 3.4 10 Q6.2 9.9 6.2 6.4 L6.2 0'],
  V: [7, 'M0.2 0 L3.6 10 L6.8 0'],
  W: [9.6, 'M0.2 0 L2.6 10 L4.9 2 L7.2 10 L9.4 0'],
  X: [6.6, 'M0.4 0 L6.3 10 M6.2 0 L0.3 10'],
  Y: [6.6, 'M0.3 0 L3.3 5.2 L6.4 0 M3.3 5.2 L3.2 10'],
  Z: [6, 'M0.5 0.1 L5.7 0 L0.4 10 L5.9 9.9'],
  '0': [6.4, 'M3.2 0 Q0.2 0.2 0.4 5.1 Q0.5 10 3.2 10 Q6 9.9 6 4.9 Q5.9 0 3.2 0'],
  '2': [5.8, 'M0.5 2.4 Q1 -0.1 3.2 0 Q5.6 0.2 5.3 3 Q5 5 0.3 10 L5.7 9.9'],
  '3': [5.6, 'M0.5 0.8 Q4.9 -1 4.9 2.4 Q4.8 4.7 2 4.7 Q5.6 4.7 5.4 7.4 Q5.1 10.6 0.3 9.3'],
  '5': [5.6, 'M5.1 0.1 L1.1 0 L0.8 4.4 Q5.6 3.2 5.4 6.8 Q5.1 10.7 0.3 9.2'],
  '6': [5.8, 'M4.8 0.3 Q0.3 1.4 0.5 6.6 Q0.8 10 3 10 Q5.5 9.8 5.4 7 Q5.1 4.4 2.9 4.5 Q0.9 4.7 0.6 7'],
  '7': [5.6, 'M0.3 0.1 L5.4 0 L1.9 10'],
  '8': [
    5.8,
    'M2.9 4.7 Q0.5 4.2 0.7 2.2 Q1 0 2.9 0 Q5 0.1 5 2.3 Q4.9 4.2 2.9 4.7 Q0.1 5.3 0.4 7.6 Q0.8 10 2.9 10 Q5.4 9.9 5.4 7.5 Q5.3 5.2 2.9 4.7',
  ],
  '9': [5.8, 'M5.1 3 Q4.9 5.5 2.9 5.5 Q0.5 5.4 0.5 2.8 Q0.7 0 3 0 Q5.3 0.2 5.2 3.6 Q5 8.8 1.1 9.9'],
  '1': [3.4, 'M0.4 2.2 L2.4 0 L2.4 10'],
  '4': [6, 'M4.4 10 L4.4 0 L0.3 6.9 L6 6.8'],
  '.': [1.4, 'M0.6 9.6 L0.8 10'],
  '-': [3.6, 'M0.4 5.4 L3.2 5.3'],
  '’': [1.6, 'M0.9 -0.6 L0.5 1.8'],
  ' ': [3.8, ''],
}

const ACCENTS: Record<string, readonly [letter: string, stroke: string]> = {
  É: ['E', 'M2.4 -1.6 L4.2 -3.2'],
  È: ['E', 'M3.4 -1.6 L1.6 -3.2'],
  À: ['A', 'M4.4 -1.4 L2.6 -3'],
}

const GAP = 2

interface Lettering {
  x: number
  y: number
  /** The height of the capitals. */
  size: number
  /** More room between letters, in tenths of the size. */
  spacing?: number
  anchor?: 'start' | 'middle'
}

/** The strokes of a word in capitals as a drawing; its foot stands on the place. The pen is chosen around it. */
export function letter(text: string, { x, y, size, spacing = 0, anchor = 'start' }: Lettering): string {
  const { strokes, length } = spell(text, spacing)
  const scale = size / 10
  const left = x - (anchor === 'middle' ? (length * scale) / 2 : 0)
  const set = strokes.map(({ path, at }) => {
    return `<path transform="translate(${round(left + at * scale)} ${round(y - size)}) scale(${scale})" d="${path}"/>`
  })
  return set.join('')
}

/** The same along a line, centred at a share of it and on it. */
export function letterAlong(
  text: string,
  line: Path,
  { share, size, spacing = 0 }: { share: number; size: number; spacing?: number },
): string {
  const { strokes, length } = spell(text, spacing)
  const scale = size / 10
  const whole = lengthOf(line)
  const set = strokes.map(({ path, at, width }) => {
    const { x, y, dx, dy } = placeOn(line, share + ((at + width / 2 - length / 2) * scale) / whole)
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI
    return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale}) translate(${-width / 2} -5)" d="${path}"/>`
  })
  return set.join('')
}

function spell(text: string, spacing: number) {
  const strokes: { path: string; at: number; width: number }[] = []
  let at = 0
  for (const character of Array.from(text)) {
    const [plain, accent = ''] = ACCENTS[character] ?? [character]
    const [width, path] = LETTERS[plain] ?? missing(character)
    if (path) strokes.push({ path: `${path} ${accent}`, at, width })
    at += width + GAP + spacing
  }
  return { strokes, length: at - GAP - spacing }
}

const round = (value: number) => Math.round(value * 100) / 100

function missing(character: string): never {
  throw new Error(`Nobody has drawn the letter ${character}.`)
}
