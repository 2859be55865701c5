import type { Locale } from '../../../../contract/locale.ts'
import { LABEL_SHEETS } from '../../../../contract/papers/values.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatDimensions } from '../../../../messages/format.ts'
import { serverWords } from '../../../../messages/server.ts'
import type { LabelSheets, ShownWork } from '../../sheets/content.ts'
import { drawQr } from '../draw-qr.ts'
import { INK, MUTED, type Sheet, type Style } from '../sheet.ts'
import { tellEdition, tellPrice, tellTitle } from './describe-work.ts'
import { fitText } from './fit-text.ts'

type Label = (typeof LABEL_SHEETS)[keyof typeof LABEL_SHEETS]

/** Between the edge of a label and what stands on it, as a part of its width: printers are off by a millimetre. */
const EDGE = 0.06
/** How high the label is that the sizes below are meant for. */
const USUAL_HEIGHT = 108
/** Type gets smaller by so much, until all of a label fits. */
const SHRINKS = [1, 0.92, 0.85, 0.78, 0.7]
const SMALLEST_TYPE = 6

interface Part {
  text: string
  style: Style
  tag: 'P' | 'H1'
}

/** Labels side by side, the first where a sheet that was begun still has one. */
export function drawLabels(sheet: Sheet, { format, first, labels }: LabelSheets): void {
  const label = LABEL_SHEETS[format]
  const perPage = label.columns * label.rows
  for (const [at, { locale, work }] of labels.entries()) {
    const place = at + first - 1
    if (place > 0 && at > 0 && place % perPage === 0) sheet.doc.addPage()
    const [row, column] = [Math.floor((place % perPage) / label.columns), place % label.columns]
    drawLabel(sheet, label, { x: label.left + column * label.across, y: label.top + row * label.down }, work, locale)
  }
}

function drawLabel(sheet: Sheet, label: Label, at: { x: number; y: number }, work: ShownWork, locale: Locale): void {
  const { sheets: words } = serverWords[locale]
  const edge = label.width * EDGE
  const room = { width: label.width - 2 * edge, height: label.height - 2 * edge }
  const side = work.address === null ? 0 : Math.min(room.height, room.width * 0.3, 90)
  const width = room.width - (side > 0 ? side + 8 : 0)
  const parts = layout(sheet, partsOf(work, locale), { width, height: room.height }, scaleOf(label))
  let y = at.y + edge
  for (const { text, style, tag } of parts) y += sheet.set(text, { x: at.x + edge, y, width }, tag, style)
  if (work.address === null) return
  const { address } = work
  const code = { x: at.x + label.width - edge - side, y: at.y + label.height - edge - side }
  sheet.figure(fill(words.qr, { address }), () => drawQr(sheet.doc, address, code, side))
}

/** On larger labels type is larger, up to what is read from two steps away. */
const scaleOf = ({ height }: Label): number => Math.min(2.2, Math.sqrt(height / USUAL_HEIGHT))

function partsOf(work: ShownWork, locale: Locale): Part[] {
  const fact = (text: string): Part => ({ text, tag: 'P', style: { size: 7.5, color: MUTED } })
  return [
    { text: work.artist.name, tag: 'P' as const, style: { size: 8.5, face: 'strong' as const } },
    { text: tellTitle(work, locale), tag: 'H1' as const, style: { size: 11, face: 'display' as const } },
    fact(work.technique),
    fact(formatDimensions(work, locale)),
    fact(tellEdition(work, locale)),
    { text: tellPrice(work, locale), tag: 'P' as const, style: { size: 8.5, color: INK } },
  ].filter(({ text }) => text !== '')
}

const heightOfAll = (sheet: Sheet, parts: Part[], width: number): number =>
  parts.reduce((sum, { text, style }) => sum + sheet.heightOf(text, width, style), 0)

const resize = (parts: Part[], factor: number): Part[] =>
  parts.map((part) => ({
    ...part,
    style: { ...part.style, size: Math.max(SMALLEST_TYPE, (part.style.size ?? 9) * factor) },
  }))

/** All of it, in type that fits; where even small type does not, long texts are cut, the longest first. */
function layout(sheet: Sheet, parts: Part[], room: { width: number; height: number }, scale: number): Part[] {
  const tried = SHRINKS.map((shrink) => resize(parts, scale * shrink))
  const fitting = tried.find((some) => heightOfAll(sheet, some, room.width) <= room.height)
  if (fitting) return fitting
  let cut = tried.at(-1) as Part[]
  while (heightOfAll(sheet, cut, room.width) > room.height) {
    const heights = cut.map(({ text, style }) => sheet.heightOf(text, room.width, style))
    const longest = heights.indexOf(Math.max(...heights))
    const { text, style } = cut[longest] as Part
    const line = (style.size ?? 9) * 1.38
    const height = (heights[longest] as number) - line
    // Nothing but single lines: the last of the facts goes.
    if (height < line / 2) cut = cut.filter((_, at) => at !== Math.max(2, cut.length - 2))
    else cut = cut.with(longest, { ...(cut[longest] as Part), text: fitText(sheet, text, room.width, height, style) })
  }
  return cut
}
