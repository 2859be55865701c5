import { drawOn } from './drawing.ts'
import type { SceneWork } from './scene-work.ts'

/** A wall label: its picture, and its size in metres. */
export interface WallLabel {
  image: HTMLCanvasElement
  width: number
  height: number
}

const WIDTH = 480
const PADDING = 30
const DOT = 15

/** Draws the label of a work, so many metres wide, in the page's own letters: artist, title, then the rest; a red dot where it is sold. */
export function drawLabel({ label: lines, isSold }: Pick<SceneWork, 'label' | 'isSold'>, metres: number): WallLabel {
  const style = getComputedStyle(document.documentElement)
  const [sans, serif] = [
    style.getPropertyValue('--font-sans') || 'sans-serif',
    style.getPropertyValue('--font-display') || 'serif',
  ]
  const fonts = [`600 27px ${sans}`, `${/\p{Script=Han}/u.test(lines[1] ?? '') ? '' : 'italic '}32px ${serif}`]
  const fontOf = (line: number) => fonts[line] ?? `23px ${sans}`
  const leading = (line: number) => (line < 2 ? 40 : 33)
  const set = (pen: CanvasRenderingContext2D) =>
    lines.flatMap((text, line) => {
      pen.font = fontOf(line)
      return breakLine(pen, text).map((part) => ({ part, line }))
    })
  let rows: { part: string; line: number }[] = []
  drawOn(1, 1, (pen) => {
    rows = set(pen)
  })
  const height = rows.reduce((sum, { line }) => sum + leading(line), 2 * PADDING)
  const image = drawOn(WIDTH, height, (pen) => {
    pen.fillStyle = '#fdfdfb'
    pen.fillRect(0, 0, WIDTH, height)
    pen.textBaseline = 'middle'
    let y = PADDING
    for (const { part, line } of rows) {
      pen.font = fontOf(line)
      pen.fillStyle = line < 2 ? '#171614' : '#4b4842'
      pen.fillText(part, PADDING, y + leading(line) / 2)
      y += leading(line)
    }
    if (!isSold) return
    pen.fillStyle = '#c3271b'
    pen.beginPath()
    pen.arc(WIDTH - PADDING - DOT / 2, height - PADDING - DOT / 2, DOT, 0, 2 * Math.PI)
    pen.fill()
  })
  return { image, width: metres, height: (metres * height) / WIDTH }
}

/** Breaks a text where it is too wide, between words, or anywhere where it has none. */
function breakLine(pen: CanvasRenderingContext2D, text: string): string[] {
  const pieces = text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []
  const rows: string[] = []
  for (const piece of pieces) {
    const longer = (rows.at(-1) ?? '') + piece
    if (rows.length > 0 && pen.measureText(longer.trimEnd()).width <= WIDTH - 2 * PADDING)
      rows[rows.length - 1] = longer
    else rows.push(piece)
  }
  return rows
}
