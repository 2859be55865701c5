import { drawOn } from './drawing.ts'
import { seededRandom } from './random.ts'

const SIZE = 512

/** Polished concrete, as a square that repeats in both directions, with the joint of a slab along two of its sides. */
export function drawConcrete(): HTMLCanvasElement {
  const random = seededRandom(11)
  return drawOn(SIZE, SIZE, (pen) => {
    pen.fillStyle = 'hsl(36 7% 73%)'
    pen.fillRect(0, 0, SIZE, SIZE)
    for (let cloud = 0; cloud < 130; cloud++) {
      const [x, y, radius] = [random() * SIZE, random() * SIZE, 25 + random() * 110]
      const color = `hsl(35 8% ${random() < 0.5 ? 62 : 84}%`
      const strength = 0.03 + random() * 0.06
      for (const across of [-SIZE, 0, SIZE]) {
        for (const down of [-SIZE, 0, SIZE]) {
          const cloudy = pen.createRadialGradient(x + across, y + down, 0, x + across, y + down, radius)
          cloudy.addColorStop(0, `${color} / ${strength})`)
          cloudy.addColorStop(1, `${color} / 0)`)
          pen.fillStyle = cloudy
          pen.fillRect(x + across - radius, y + down - radius, 2 * radius, 2 * radius)
        }
      }
    }
    for (let speck = 0; speck < 2600; speck++) {
      pen.fillStyle = `hsl(35 6% ${random() < 0.6 ? 45 : 90}% / ${random() * 0.16})`
      pen.fillRect(random() * SIZE, random() * SIZE, 1 + random(), 1 + random())
    }
    pen.fillStyle = 'hsl(35 6% 40% / 0.4)'
    pen.fillRect(0, 0, SIZE, 1.4)
    pen.fillRect(0, 0, 1.4, SIZE)
  })
}
