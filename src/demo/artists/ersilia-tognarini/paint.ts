import type { Paint } from '../../collection.ts'
import type { Lots } from '../../painting/lots.ts'
import { photograph, type Scene } from '../../painting/raymarch.ts'

/** Photographs a stone as it stands in the yard's studio. */
export const paintStone = (stand: (lots: Lots) => Scene): Paint => {
  return (canvas, lots) => photograph(canvas, stand(lots))
}
