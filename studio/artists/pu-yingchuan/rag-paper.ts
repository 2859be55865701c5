import { tabulate } from '../../painting/arithmetic.ts'
import { createNoise } from '../../painting/noise.ts'

const SIDE = 512
const LAST = SIDE - 1
/** How many points of the sheet lie along a unit. */
const FINE = 900

/** The hills and hollows of cold-pressed rag paper, around 0, within ±1; pigment settles in the hollows. */
const hills = createHills()

function createHills(): Float32Array {
  const noise = createNoise('rag paper')
  // Each layer is turned, so that no direction prevails.
  const at = (x: number, y: number) =>
    noise(x * 0.13 - y * 0.09, x * 0.09 + y * 0.13) * 0.8 +
    noise(x * 0.1 + y * 0.27 + 40, x * 0.27 - y * 0.1) * 0.55 +
    noise(x * 0.5 - y * 0.3, x * 0.3 + y * 0.5 + 90) * 0.3
  return tabulate(SIDE * SIDE, (index) => {
    const [x, y] = [index & LAST, index >> 9]
    const [right, down] = [Math.max(0, x / SIDE - 0.92) / 0.08, Math.max(0, y / SIDE - 0.92) / 0.08]
    const above = right > 0 ? at(x, y) * (1 - right) + at(x - SIDE, y) * right : at(x, y)
    const value =
      down > 0
        ? above * (1 - down) +
          (right > 0 ? at(x, y - SIDE) * (1 - right) + at(x - SIDE, y - SIDE) * right : at(x, y - SIDE)) * down
        : above
    return Math.max(-1, Math.min(1, value * 1.3))
  })
}

/** How high the paper is at a pixel, for a picture of so many pixels to a unit. */
export function readTooth(column: number, row: number, scale: number): number {
  const u = column * scale
  const v = row * scale
  return hills[((v & LAST) << 9) | (u & LAST)]!
}

/** The factor that `readTooth` wants for a picture of so many pixels to a unit. */
export const toothScale = (unit: number) => FINE / unit
