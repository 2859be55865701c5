/** The faces that every reader of PDF has; nothing needs to be carried along. */
export const FACES = { serif: 'Times-Roman', italic: 'Times-Italic', sans: 'Helvetica' } as const
export type Face = keyof typeof FACES

/** How wide characters are, in thousandths of the type size. */
const WIDTHS: Record<Face, Record<number, string>> = {
  serif: {
    250: ' ,.\u00a0·',
    278: '/:;ijltîï',
    300: '²',
    333: '!()-I’fr',
    389: 'Js',
    400: '°',
    444: '?acez“”àâçèéêë',
    500: '0123456789bdghknopquvxy«»–€ôùûü',
    556: 'FPS',
    564: '+×',
    611: 'ELTZÈÉÊ',
    667: 'BCRÇ',
    722: 'ADGHKNOQUVXYwÀÂÔœ',
    778: '&m',
    889: 'MŒ',
    921: '@',
    944: 'W',
    1000: '—…',
  },
  italic: {
    250: ' ,.\u00a0·',
    278: '/fijltîï',
    333: '!()-:;I’',
    389: 'rsz',
    444: 'Jcekvxyçèéêë',
    500: '0123456789?Sabdghnopqu«»–€àâôùûü',
    556: 'LTYZ“”',
    611: 'ABEFPRVXÀÂÈÉÊ',
    667: 'CKNwÇœ',
    722: 'DGHOQUmÔ',
    778: '&',
    833: 'MW',
    889: '—…',
    920: '@',
    944: 'Œ',
  },
  sans: {
    222: 'ijl’',
    278: ' !,./:;Ift\u00a0·îï',
    333: '()-r“”',
    500: 'Jcksvxyzç',
    556: '0123456789?Labdeghnopqu«»–€àâèéêëôùûü',
    584: '+×',
    611: 'FTZ',
    667: '&ABEKPSVXYÀÂÈÉÊ',
    722: 'CDHNRUwÇ',
    778: 'GOQÔ',
    833: 'Mm',
    944: 'Wœ',
    1000: '—…Œ',
    1015: '@',
  },
}

const widthOf = Object.fromEntries(
  Object.entries(WIDTHS).map(([face, groups]) => [
    face,
    new Map(
      Object.entries(groups).flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, Number(width)])),
    ),
  ]),
) as Record<Face, Map<string, number>>

/** How long a text is in points. */
export function measureText(text: string, face: Face, size: number): number {
  let sum = 0
  for (const letter of text) {
    const width = widthOf[face].get(letter)
    if (width === undefined) throw new Error(`The width of ${letter} is not known in ${face}.`)
    sum += width
  }
  return (sum * size) / 1000
}

/** Breaks a paragraph into lines no longer than so many points. */
export function breakLines(text: string, { face, size, width }: { face: Face; size: number; width: number }): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measureText(longer, face, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

// Where the encoding WinAnsi differs from the first 256 characters of Unicode.
const ELSEWHERE: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
}

/** A text as a string of PDF, in WinAnsi. */
export function encodeText(text: string): string {
  const codes = Array.from(text, (letter) => ELSEWHERE[letter] ?? (letter.codePointAt(0) as number))
  if (codes.some((code) => code > 255)) throw new Error(`${text} holds a character that WinAnsi has not.`)
  return `<${Buffer.from(codes).toString('hex')}>`
}
