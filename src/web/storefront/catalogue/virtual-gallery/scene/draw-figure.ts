import { drawOn } from './drawing.ts'

const [WIDTH, HEIGHT] = [256, 640]
/** The figure's size in metres. */
export const FIGURE = { width: 0.68, height: 1.7 }

/** Somebody in a long coat, seen from behind, in one soft tone: there for the scale, not for the story. */
export function drawFigure(): HTMLCanvasElement {
  return drawOn(WIDTH, HEIGHT, (pen) => {
    const fill = (outline: Path2D) => pen.fill(outline)
    const shape = (path: string, color: string) => {
      pen.fillStyle = color
      fill(new Path2D(path))
    }
    // Legs and shoes, one foot a little before the other.
    shape(
      'M88 452 L92 548 C92 574 93 594 91 608 C84 616 78 624 80 630 C82 636 108 636 112 630 C115 620 112 606 113 590 C117 550 122 500 123 452 Z',
      '#403c37',
    )
    shape(
      'M133 452 C135 500 140 548 143 586 C144 604 142 616 145 626 C149 633 174 633 177 627 C178 620 172 612 166 605 C164 590 165 570 166 546 L171 452 Z',
      '#403c37',
    )
    // Neck, and coat: shoulders, sleeves with the hands in the pockets, and a skirt that widens to the knee.
    shape('M113 76 L112 106 L144 106 L143 76 Z', '#8d8175')
    shape(
      'M112 98 C102 106 84 109 73 118 C62 128 58 152 54 184 C50 216 45 250 47 276 C48 288 56 294 66 292 C70 330 66 384 60 438 C58 452 60 456 68 457 C104 463 152 463 188 457 C196 456 198 452 196 438 C190 384 186 330 190 292 C200 294 208 288 209 276 C211 250 206 216 202 184 C198 152 194 128 183 118 C172 109 154 106 144 98 Z',
      '#6f6a62',
    )
    // Hair to the collar.
    shape(
      'M128 10 C150 10 160 27 159 48 C159 66 158 80 152 92 C144 98 112 98 104 92 C98 80 97 66 97 48 C96 27 106 10 128 10 Z',
      '#453e37',
    )
    pen.globalCompositeOperation = 'source-atop'
    pen.strokeStyle = 'rgb(40 36 31 / 0.3)'
    pen.lineWidth = 2.5
    // The seam of the coat, the sleeves, and the collar.
    for (const line of [
      'M128 128 C129 240 129 360 128 458',
      'M75 170 C72 220 68 262 66 292',
      'M181 170 C184 220 188 262 190 292',
      'M106 104 C118 114 138 114 150 104',
    ])
      pen.stroke(new Path2D(line))
    const light = pen.createLinearGradient(40, 0, 216, 0)
    light.addColorStop(0, 'rgb(255 250 240 / 0.22)')
    light.addColorStop(0.35, 'rgb(255 250 240 / 0)')
    light.addColorStop(1, 'rgb(0 0 0 / 0.16)')
    pen.fillStyle = light
    pen.fillRect(0, 0, WIDTH, HEIGHT)
  })
}
