import { LANGUAGES } from '../../../../contract/locale.ts'
import { LABEL_SHEETS } from '../../../../contract/papers/values.ts'
import { serverWords } from '../../../../messages/server.ts'
import type { DrawnSheet, SheetContent } from '../../sheets/content.ts'
import { tellReadable } from '../embed-files.ts'
import { openSheet, type Sheet } from '../sheet.ts'
import { drawConditionReport } from './draw-condition-report.ts'
import { drawCurriculum } from './draw-curriculum.ts'
import { drawCustoms } from './draw-customs.ts'
import { drawLabels } from './draw-labels.ts'
import { drawPriceList } from './draw-price-list.ts'
import { drawTearSheets } from './draw-tear-sheets.ts'

/** A paper that staff have asked for, as a PDF. */
export function drawSheet({ sheet: content, pictures }: DrawnSheet): Promise<Buffer> {
  const { locale, day, house } = content
  const sheet = openSheet({
    title: titleOf(content),
    author: house.name,
    language: LANGUAGES[locale].tag,
    at: new Date(`${day}T12:00:00Z`),
    ...(content.kind === 'labels' ? { size: LABEL_SHEETS[content.format].page.size } : {}),
  })
  draw(sheet, content, pictures)
  tellReadable(sheet.doc)
  return sheet.close()
}

function draw(sheet: Sheet, content: SheetContent, pictures: DrawnSheet['pictures']): void {
  if (content.kind === 'tear-sheet') drawTearSheets(sheet, content, pictures)
  else if (content.kind === 'labels') drawLabels(sheet, content)
  else if (content.kind === 'price-list') drawPriceList(sheet, content, pictures)
  else if (content.kind === 'cv') drawCurriculum(sheet, content, pictures)
  else if (content.kind === 'condition-report') drawConditionReport(sheet, content, pictures)
  else drawCustoms(sheet, content)
}

function titleOf(content: SheetContent): string {
  const name = serverWords[content.locale].sheets.kinds[content.kind]
  const { comma } = serverWords[content.locale].label
  if (content.kind === 'cv') return name + comma + content.artist.name
  if (content.kind === 'condition-report') return name + comma + content.work.title
  if (content.kind === 'packing-list' || content.kind === 'pro-forma') return name + comma + content.order
  if (content.kind === 'price-list' && content.exhibition) return name + comma + content.exhibition.title
  return name
}
