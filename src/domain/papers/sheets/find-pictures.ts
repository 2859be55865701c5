import type { SheetContent } from './content.ts'

/** How many pixels the longer side of a picture has: enough for print where it is large. */
const LARGE = 1400
const MIDDLE = 800
const SMALL = 220

/** The pictures that a paper shows, by their hashes, and how large it needs each. */
export function findPictures(sheet: SheetContent): Map<string, number> {
  if (sheet.kind === 'tear-sheet')
    return ofAll(
      sheet.works.map(({ picture }) => picture),
      LARGE,
    )
  if (sheet.kind === 'price-list')
    return ofAll(
      sheet.works.map(({ picture }) => picture),
      SMALL,
    )
  if (sheet.kind === 'cv') return ofAll([sheet.portrait], MIDDLE)
  if (sheet.kind === 'condition-report')
    return ofAll(
      sheet.views.map(({ picture }) => picture),
      LARGE,
    )
  return new Map()
}

const ofAll = (hashes: (string | null)[], side: number) =>
  new Map(hashes.flatMap((hash) => (hash === null ? [] : [[hash, side] as const])))
