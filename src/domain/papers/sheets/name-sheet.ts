import type { SheetContent } from './content.ts'

const LONGEST = 60

/** What a paper is saved as: what it is, of what, and of which day. */
export function nameSheet(content: SheetContent): string {
  const about = toName(subjectOf(content))
  return `${[content.kind, about, content.day].filter(Boolean).join('-')}.pdf`
}

function subjectOf(content: SheetContent): string {
  if (content.kind === 'cv') return content.artist.name
  if (content.kind === 'condition-report') return content.work.title
  if (content.kind === 'packing-list' || content.kind === 'pro-forma') return content.order
  if (content.kind === 'price-list') return content.exhibition?.title ?? ''
  if (content.kind === 'tear-sheet') return content.works.length === 1 ? (content.works[0]?.title ?? '') : ''
  return ''
}

/** Plain letters and digits, all else a dash, as headers can carry it; of another script nothing is left. */
const toName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .slice(0, LONGEST)
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-')
