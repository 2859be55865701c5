import { drawOn } from './drawing.ts'
import { seededRandom } from './random.ts'

const SIZE = 1024
const BOARDS = 16

/** Oak boards, oiled and pale, as a square that repeats in both directions. */
export function drawBoards(): HTMLCanvasElement {
  const random = seededRandom(7)
  const width = SIZE / BOARDS
  return drawOn(SIZE, SIZE, (pen) => {
    for (let board = 0; board < BOARDS; board++) {
      const left = board * width
      const start = random() * SIZE
      // Two lengths to a row; the second ends where the first began, one repeat further on.
      const lengths = [SIZE * (0.4 + random() * 0.2)]
      lengths.push(SIZE - (lengths[0] ?? 0))
      let from = start
      for (const length of lengths) {
        for (const shift of [0, -SIZE])
          drawBoard(pen, { left, top: from + shift, width, length }, seededRandom(board * 97 + Math.round(length)))
        from += length
      }
    }
  })
}

function drawBoard(
  pen: CanvasRenderingContext2D,
  { left, top, width, length }: { left: number; top: number; width: number; length: number },
  random: () => number,
): void {
  pen.save()
  pen.beginPath()
  pen.rect(left, top, width, length)
  pen.clip()
  const tone = random()
  pen.fillStyle = `hsl(${31 + random() * 5} ${27 + random() * 8}% ${64 + tone * 9}%)`
  pen.fillRect(left, top, width, length)
  for (let line = 0; line < 26; line++) {
    const x = left + random() * width
    const sway = (random() - 0.5) * 9
    pen.strokeStyle = `hsl(28 32% ${random() < 0.75 ? 46 : 80}% / ${0.04 + random() * 0.1})`
    pen.lineWidth = 0.6 + random() * 1.8
    pen.beginPath()
    pen.moveTo(x, top)
    pen.bezierCurveTo(x + sway, top + length / 3, x - sway, top + (2 * length) / 3, x + sway / 2, top + length)
    pen.stroke()
  }
  pen.strokeStyle = 'hsl(27 30% 26% / 0.42)'
  pen.lineWidth = 1.6
  pen.strokeRect(left, top, width, length)
  pen.restore()
}
