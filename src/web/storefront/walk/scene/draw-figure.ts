import { drawOn } from './drawing.ts'

const [WIDTH, HEIGHT] = [256, 640]
/** The figure's size in metres. */
export const FIGURE = { width: 0.68, height: 1.7 }

/** Somebody in a long coat, seen from behind, in one soft tone: there for the scale, not for the story. */
export function drawFigure(): HTMLCanvasElement {
  return drawOn(WIDTH, HEIGHT, (pen) => {
    const tone = pen.createLinearGradient(60, 0, 200, HEIGHT)
    tone.addColorStop(0, '#6d6861')
    tone.addColorStop(0.6, '#575249')
    tone.addColorStop(1, '#47423b')
    pen.fillStyle = tone
    pen.scale(WIDTH / 256, HEIGHT / 640)
    const shape = (path: string) => {
      const outline = new Path2D(path)
      pen.fill(outline)
    }
    // Head with hair tied low, and the neck.
    shape(
      'M128 8 C152 8 163 28 161 50 C160 66 153 78 146 84 L145 104 L111 104 L110 84 C103 78 96 66 95 50 C93 28 104 8 128 8 Z',
    )
    // Coat: shoulders, sleeves with the hands in the pockets, and a skirt that widens to the knee.
    shape(
      'M112 98 C102 106 84 109 73 118 C62 128 58 152 54 184 C50 216 45 250 47 276 C48 288 56 294 66 292 C70 330 66 384 60 438 C58 452 60 456 68 457 C104 463 152 463 188 457 C196 456 198 452 196 438 C190 384 186 330 190 292 C200 294 208 288 209 276 C211 250 206 216 202 184 C198 152 194 128 183 118 C172 109 154 106 144 98 Z',
    )
    // Legs and shoes, one foot a little before the other.
    shape(
      'M88 452 L92 548 C92 574 93 594 91 608 C84 616 78 624 80 630 C82 636 108 636 112 630 C115 620 112 606 113 590 C117 550 122 500 123 452 Z',
    )
    shape(
      'M133 452 C135 500 140 548 143 586 C144 604 142 616 145 626 C149 633 174 633 177 627 C178 620 172 612 166 605 C164 590 165 570 166 546 L171 452 Z',
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
