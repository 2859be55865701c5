import { below, block, carve, type Distance, limb, move, overlap, smoothMax, turn, unite } from '../../painting/sdf.ts'

const onFloor: Distance = (_x, y) => -y

/** A ring that is not closed. */
export const openRing = (): Distance => {
  const ring: Distance = (x, y, z) => {
    const up = y - 0.68
    const around = Math.sqrt(x * x + up * up)
    const angle = Math.atan2(x, -up)
    const share = Math.abs(angle) / Math.PI
    const thick = 0.14 * (1 - share * 0.58)
    const deep = 0.17 * (1 - share * 0.45)
    const a = Math.abs(around - 0.52) / thick
    const b = Math.abs(z) / deep
    return (Math.sqrt(a * a + b * b) - 1) * thick * 0.8
  }
  const gap = move(turn(block(0.07, 0.4, 0.5, 0.01), 'z', -24), 0.2, 1.16, 0)
  const foot = move(block(0.27, 0.08, 0.21, 0.015), 0, 0.07, 0)
  return overlap(0.01, unite(0.05, carve(0.02, ring, gap), foot), onFloor)
}

const arch =
  (half: number, spring: number, deep: number): Distance =>
  (x, y, z) => {
    const up = y > spring ? y - spring : 0
    return smoothMax(Math.sqrt(x * x + up * up) - half, Math.abs(z) - deep, 0.015)
  }

/** One door within another. */
export const doorInDoor = (): Distance => {
  const outer = carve(0.012, arch(0.52, 0.86, 0.13), arch(0.37, 0.8, 0.5))
  const inner = move(turn(carve(0.012, arch(0.3, 0.62, 0.08), arch(0.19, 0.58, 0.5)), 'y', 30), 0.03, 0, 0.06)
  const ground = move(block(0.62, 0.035, 0.34, 0.01), 0, 0.03, 0)
  return overlap(0.01, unite(0.01, outer, inner, ground), below([0, 1.33, 0], [-0.18, 1, 0]), onFloor)
}

/** A fence of reeds with one way through. */
export const reedGate = (): Distance => {
  const heights = [0.98, 1.12, 1.04, 1.2, 0, 0, 1.24, 1.1, 1.18, 1]
  const reeds = heights.map((height, at) => {
    const x = -0.96 + at * 0.21
    const lean = ((at * 37) % 11) / 11 - 0.5
    return limb(
      [x, 0, lean * 0.08],
      [x + lean * 0.12, Math.max(height, 0.06), -lean * 0.05],
      0.05,
      height > 0 ? 0.026 : 0.03,
    )
  })
  const sill = move(block(1.06, 0.035, 0.17, 0.012), 0, 0.03, 0)
  const lintel = limb([-0.4, 1.06, 0.02], [0.42, 1.16, 0], 0.036, 0.03)
  return (x, y, z) => {
    // Only the two nearest reeds can matter.
    const first = Math.min(Math.max((x + 0.96) / 0.21, 0), 8.999) | 0
    const a = reeds[first]!(x, y, z)
    const b = reeds[first + 1]!(x, y, z)
    return Math.max(Math.min(a, b, sill(x, y, z), lintel(x, y, z)), -y)
  }
}
