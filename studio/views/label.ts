import type { Work } from '../painters.ts'
import { Canvas } from '../painting/canvas.ts'
import { hex } from '../painting/color.ts'
import { createLots } from '../painting/lots.ts'
import { layPaper } from '../painting/surface.ts'
import { letter } from '../scenes/letters.ts'

/** The gallery's label, filled in by hand: its number, the size and the year. */
export async function paintLabel({ slug, width, height, year }: Work): Promise<Canvas> {
  const canvas = new Canvas(700, 448, hex('#e9e1cc'))
  const number = String(createLots(`number ${slug}`).below(900) + 100)
  const print = 'fill="none" stroke="#3a2f2a" stroke-linecap="round" stroke-linejoin="round"'
  const hand = 'fill="none" stroke="#2c3f66" stroke-linecap="round" stroke-linejoin="round"'
  const line = (y: number) => `<path d="M90 ${y} H1470" stroke="#9b8f7c" stroke-width="3"/>`
  await canvas.draw(
    `<rect x="34" y="34" width="1494" height="932" fill="none" stroke="#8c2f25" stroke-width="9"/>
     <g ${print} stroke-width="1.1">${letter('CIMAISE', { x: 780, y: 250, size: 116, spacing: 7, anchor: 'middle' })}</g>
     <g ${print} stroke-width="1">${letter('PARIS', { x: 780, y: 366, size: 44, spacing: 8, anchor: 'middle' })}</g>
     ${line(576)}${line(716)}${line(856)}
     <g ${hand} stroke-width="1.2">
       ${letter(`N ${number}`, { x: 120, y: 560, size: 82, spacing: 1 })}
       ${letter(`${height} X ${width} CM`, { x: 120, y: 700, size: 82, spacing: 1 })}
       ${letter(String(year), { x: 120, y: 840, size: 82, spacing: 1 })}
     </g>`,
  )
  layPaper(canvas, `label ${slug}`, { strength: 0.05 })
  return canvas
}
