/** A part of a paragraph: plain words, or words that lead to a page of ours, named without its language. */
export type LetterPiece = string | { words: string; path: string }

// `[the works](/artwork)`: one slash leads to our own pages, two would lead elsewhere.
const LINK = /\[([^[\]\n]+)\]\((\/(?![/\\])[\w\-./?=&%#~+,:@]*)\)/g

/** A letter as it was written, in paragraphs; an empty line begins the next. */
export function parseLetter(body: string): LetterPiece[][] {
  return body
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map(splitLinks)
}

/** Whether it holds a link that is none of ours: to another site, or written in a way that we do not read. */
export const hasForeignLink = (body: string): boolean => /\]\s*\(|\w:\/\/|\bwww\./i.test(body.replaceAll(LINK, ''))

function splitLinks(paragraph: string): LetterPiece[] {
  const pieces: LetterPiece[] = []
  let from = 0
  for (const { index, 0: whole, 1: words = '', 2: path = '' } of paragraph.matchAll(LINK)) {
    if (index > from) pieces.push(paragraph.slice(from, index))
    pieces.push({ words, path })
    from = index + whole.length
  }
  if (from < paragraph.length) pieces.push(paragraph.slice(from))
  return pieces
}
