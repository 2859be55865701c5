import { INNER, MARGIN, MUTED, type Sheet } from '../sheet.ts'

/** The name of a fact and what it is. */
export type Fact = [name: string, value: string]

const NAMES = 132

interface Room {
  x?: number
  width?: number
  names?: number
}

const heightOfFact = (sheet: Sheet, [name, value]: Fact, { width = INNER, names = NAMES }: Room): number =>
  4 + Math.max(sheet.heightOf(name, names - 12, { size: 9 }), sheet.heightOf(value, width - names, { size: 9.5 }))

export const heightOfFacts = (sheet: Sheet, facts: Fact[], room: Room = {}): number =>
  facts.reduce((sum, fact) => sum + heightOfFact(sheet, fact, room), 0)

/** Facts below each other, their names on the left; where the last one ends. */
export function drawFacts(sheet: Sheet, facts: Fact[], top: number, room: Room = {}): number {
  const { x = MARGIN, width = INNER, names = NAMES } = room
  let y = top
  for (const fact of facts) {
    const [name, value] = fact
    const line = sheet.doc.struct('P')
    sheet.root.add(line)
    sheet.set(name, { x, y: y + 0.6, width: names - 12 }, 'Span', { size: 9, color: MUTED, parent: line })
    sheet.set(value, { x: x + names, y, width: width - names }, 'Span', { size: 9.5, parent: line })
    line.end()
    y += heightOfFact(sheet, fact, room)
  }
  return y
}

/** Those of which something is known. */
export const knownFacts = (facts: (Fact | [string, string | null])[]): Fact[] =>
  facts.filter((fact): fact is Fact => !!fact[1])
