import { fill } from '../../../../messages/fill.ts'
import { serverWords } from '../../../../messages/server.ts'
import type { Curriculum, DrawnSheet } from '../../sheets/content.ts'
import { INNER, MARGIN, MUTED, type Sheet, WIDTH } from '../sheet.ts'
import { tellLife } from './describe-work.ts'
import { drawPicture } from './draw-picture.ts'
import { openFlow } from './flow.ts'
import { drawFeet } from './house-lines.ts'

const PORTRAIT = { width: 120, height: 150 }
const PROSE = { size: 9.5 }

/** An artist's curriculum: who, what was written of them, and lists by their years. */
export function drawCurriculum(sheet: Sheet, content: Curriculum, pictures: DrawnSheet['pictures']): void {
  const { sheets: words } = serverWords[content.locale]
  const flow = openFlow(sheet, drawWho(sheet, content, pictures) + 20)
  if (content.biography) {
    flow.heading(words.biography)
    flow.paragraphs(content.biography, PROSE)
    flow.gap(12)
  }
  if (content.statement) {
    flow.heading(words.statement)
    flow.paragraphs(content.statement, PROSE)
    flow.gap(12)
  }
  const lists = [
    [words.education, content.education],
    [words.shows, content.shows],
    [words.awards, content.awards],
    [words.collections, content.collections.map((title) => ({ year: '', title }))],
  ] as const
  for (const [name, lines] of lists) {
    if (lines.length === 0) continue
    flow.heading(name)
    const list = sheet.doc.struct('L')
    sheet.root.add(list)
    // A year that several lines share is said once.
    for (const [at, { year, title }] of lines.entries()) {
      flow.dated(list, lines[at - 1]?.year === year ? '' : String(year), title)
    }
    list.end()
    flow.gap(12)
  }
  drawFeet(sheet, content)
}

function drawWho(sheet: Sheet, content: Curriculum, pictures: DrawnSheet['pictures']): number {
  const { artist, headline, portrait, locale, house, address } = content
  const { sheets: words } = serverWords[locale]
  const picture = portrait === null ? undefined : pictures[portrait]
  const width = picture ? INNER - PORTRAIT.width - 24 : INNER
  const top = MARGIN - 14
  const full = (y: number) => ({ x: MARGIN, y, width })
  let y = top + sheet.set(house.brand, full(top), 'P', { face: 'display', size: 15 }) + 8
  y += sheet.set(artist.name, full(y), 'H1', { face: 'display', size: 27 })
  const life = [tellLife(artist, locale), artist.from].filter(Boolean).join(' · ')
  for (const line of [life, headline ?? '', address ?? ''].filter(Boolean)) {
    y += 4 + sheet.set(line, full(y + 4), 'P', { size: 10, color: MUTED })
  }
  if (!picture) return y
  const box = { x: WIDTH - MARGIN - PORTRAIT.width, y: top + 4, ...PORTRAIT }
  const image = sheet.openImage(picture)
  const height = drawPicture(sheet, { image, alt: fill(words.portraitOf, { name: artist.name }), box })
  return Math.max(y, box.y + height)
}
