import { fill } from '../../../../messages/fill.ts'
import { formatDay } from '../../../../messages/format-day.ts'
import { serverWords } from '../../../../messages/server.ts'
import type { ConditionReport, DrawnSheet } from '../../sheets/content.ts'
import { INNER, MARGIN, MUTED, type Sheet } from '../sheet.ts'
import { tellEdition, tellSize, tellTitle } from './describe-work.ts'
import { drawPicture } from './draw-picture.ts'
import { drawFacts, type Fact, knownFacts } from './facts.ts'
import { openFlow } from './flow.ts'
import { drawFeet, drawHead } from './house-lines.ts'

const GAP = 20
const PICTURE = { width: (INNER - GAP) / 2, height: 220 }

/** How a work is, on a day: its facts, what was seen, and all pictures of it. */
export function drawConditionReport(sheet: Sheet, content: ConditionReport, pictures: DrawnSheet['pictures']): void {
  const { work, locale, remarks, inspector } = content
  const { condition: words, kinds } = serverWords[locale].sheets
  let y = drawHead(sheet, content, kinds['condition-report']) + 12
  y += sheet.set(work.artist.name, { x: MARGIN, y, width: INNER }, 'P', { size: 11, face: 'strong' })
  const title = { face: 'display', size: 16 } as const
  y += 8 + sheet.set(tellTitle(work, locale), { x: MARGIN, y, width: INNER }, 'H2', title)
  const flow = openFlow(sheet, drawFacts(sheet, factsOf(content), y) + 12)
  flow.heading(words.remarks)
  flow.paragraphs(remarks || words.nothing, { size: 10 })
  flow.gap(8)
  drawViews(sheet, flow, content, pictures)
  const signing = flow.room(76)
  sheet.rule(signing + 52, MARGIN, MARGIN + 220)
  sheet.set(fill(words.signed, { inspector }), { x: MARGIN, y: signing + 56, width: INNER }, 'P', {
    size: 8,
    color: MUTED,
  })
  drawFeet(sheet, content)
}

function factsOf({ work, locale, inspectedOn, inspector, place, condition }: ConditionReport): Fact[] {
  const { certificate, sheets } = serverWords[locale]
  const { condition: words } = sheets
  return knownFacts([
    [sheets.inventoryNumber, work.inventoryNumber],
    [certificate.technique, work.technique],
    tellSize(work, locale),
    [certificate.edition, tellEdition(work, locale)],
    [certificate.signature, work.signature],
    [sheets.framing, work.framing],
    [words.date, formatDay(inspectedOn, locale)],
    [words.inspector, inspector],
    [words.place, place],
    [words.condition, words.conditions[condition]],
  ])
}

/** Two pictures side by side, each with what it shows below it. */
function drawViews(
  sheet: Sheet,
  flow: ReturnType<typeof openFlow>,
  { views, locale }: ConditionReport,
  pictures: DrawnSheet['pictures'],
): void {
  const { condition: words } = serverWords[locale].sheets
  const shown = views.flatMap(({ picture, view }) => {
    const bytes = pictures[picture]
    const name = view === null ? words.photograph : (words.views[view as keyof typeof words.views] ?? words.photograph)
    return bytes ? [{ bytes, name }] : []
  })
  for (let at = 0; at < shown.length; at += 2) {
    const y = flow.room(PICTURE.height + 24)
    for (const [column, { bytes, name }] of shown.slice(at, at + 2).entries()) {
      const box = { x: MARGIN + column * (PICTURE.width + GAP), y, ...PICTURE }
      const height = drawPicture(sheet, { image: sheet.openImage(bytes), alt: name, box })
      sheet.set(`${at + column + 1} · ${name}`, { ...box, y: y + height + 3 }, 'Caption', { size: 8, color: MUTED })
    }
    flow.gap(PICTURE.height + 24)
  }
}
