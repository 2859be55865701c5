import type { Sheet, Style } from '../sheet.ts'

const ELLIPSIS = '…'

/** A text that is no higher than this: whole where it fits, else cut behind a word, with dots. */
export function fitText(sheet: Sheet, text: string, width: number, height: number, style: Style): string {
  const [head, rest] = splitText(sheet, text, { width, height, style, mark: ELLIPSIS })
  return rest ? head.trimEnd() + ELLIPSIS : text
}

interface Room {
  width: number
  height: number
  style: Style
  /** What stands behind the first part. */
  mark?: string
}

/** As much of a text as fits, up to the end of a word, and what is left of it. */
export function splitText(
  sheet: Sheet,
  text: string,
  { width, height, style, mark = '' }: Room,
): [head: string, rest: string] {
  const fits = (part: string) => sheet.heightOf(part, width, style) <= height + 0.01
  if (fits(text)) return [text, '']
  const letters = Array.from(text)
  let [few, many] = [0, letters.length]
  while (few + 1 < many) {
    const half = Math.floor((few + many) / 2)
    if (fits(letters.slice(0, half).join('').trimEnd() + mark)) few = half
    else many = half
  }
  const cut = letters.slice(0, few).join('')
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n')) + 1
  // Scripts without spaces are cut anywhere.
  const at = end > 0 && end > cut.length - 40 ? end : cut.length
  return [text.slice(0, at), text.slice(at)]
}
