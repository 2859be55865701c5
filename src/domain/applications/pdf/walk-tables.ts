import type { PdfEnds } from './look-at-ends.ts'
import type { Bytes } from './open-bytes.ts'
import { PdfRefusal } from './pdf-fault.ts'
import { readTable } from './read-table.ts'

const MOST_TABLES = 1000
// Tables may lie over each other and be small when packed: what they come to is limited, not only how many they are.
const MOST_EFFORT = 128 * 1024 * 1024

/**
 * Follows the tables of objects from the last to the first and looks whether every object that is in use begins where
 * its table says; tells where they begin, in order. What a later table has replaced is not looked at.
 */
export function walkTables(bytes: Bytes, { base, tableAt }: PdfEnds): number[] {
  const places = new Map<number, number | undefined>()
  const waiting = [tableAt]
  const seen = new Set<number>()
  let sum = 0
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (seen.has(next)) throw new PdfRefusal('pdfDamaged')
    seen.add(next)
    if (seen.size > MOST_TABLES) throw new PdfRefusal('pdfComplicated')
    const { entries, isEncrypted, others, effort } = readTable(bytes, next + base)
    sum += effort
    if (isEncrypted) throw new PdfRefusal('pdfProtected')
    if (sum > MOST_EFFORT) throw new PdfRefusal('pdfComplicated')
    for (const { number, offset } of entries) if (!places.has(number)) places.set(number, offset)
    waiting.push(...others)
  }
  const offsets = [...places.values()].filter((offset) => offset !== undefined).map((offset) => offset + base)
  for (const offset of offsets) checkObject(bytes, offset)
  return offsets.toSorted((a, b) => a - b)
}

function checkObject(bytes: Bytes, at: number): void {
  if (at >= bytes.size) throw new PdfRefusal('pdfIncomplete')
  if (!/^\s*\d+\s+\d+\s+obj\b/.test(bytes.read(at, 40).toString('latin1'))) throw new PdfRefusal('pdfDamaged')
}
