import type { Paint } from '../painter.ts'
import type { Lots } from './lots.ts'
import { photograph, type Scene } from './raymarch.ts'

/** Photographs what stands in a studio, and remembers how it stands. */
export function paintStanding(stand: (lots: Lots) => Scene): Paint {
  const paint: Paint = (canvas, lots) => {
    photograph(canvas, stand(lots))
  }
  paint.stand = stand
  return paint
}
