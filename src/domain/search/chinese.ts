/** What joins words and is never part of a name. */
const PARTICLES = /[的了]/

/** Whether a text is a single character. */
export const isCharacter = (text: string): boolean => Array.from(text).length === 1

/** Two characters side by side, for each place in a text. */
export function pairCharacters(text: string): string[] {
  const characters = Array.from(text)
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** What a text is found by besides its words, since it is cut into others elsewhere: every pair, and the last character. */
export function piecesBesides(words: string[], text: string): string[] {
  const known = new Set(words)
  return [...pairCharacters(text), Array.from(text).at(-1) as string].filter((piece) => !known.has(piece))
}

/** Single characters in a row: mostly a name, which no dictionary holds together. */
export function joinNames(words: string[]): { names: string[]; others: string[] } {
  const names: string[] = []
  const others: string[] = []
  let row: string[] = []
  const endRow = () => {
    if (row.length > 1) names.push(row.join(''))
    else others.push(...row)
    row = []
  }
  for (const word of words) {
    if (isCharacter(word) && !PARTICLES.test(word)) row.push(word)
    else {
      endRow()
      others.push(word)
    }
  }
  endRow()
  return { names, others }
}

/** The pieces that must stand in a text which holds this one, however either was cut into words. */
export function cutIntoPieces(text: string): string[] {
  const parts = text.split(PARTICLES).filter(Boolean)
  return (parts.length > 0 ? parts : [text]).flatMap((part) => (isCharacter(part) ? [part] : pairCharacters(part)))
}
