import { carve, curve, type Distance, ellipsoid, move, overlap, smoothMax, turn } from '../../painting/sdf.ts'
import { arc, line } from './outlines.ts'

const onFloor: Distance = (_x, y) => -y

/** A sheet folded in three, as a letter is. */
export const foldedInThree = (): Distance => {
  const first = line(-0.6, 0.03, 0.53, 0.03)
  const below = arc(0.53, 0.062, 0.032, -90, 94)
  const second = line(0.528, 0.094, -0.5, 0.165)
  const above = arc(-0.5, 0.2, 0.035, 103.5, 270)
  const third = line(-0.508, 0.234, 0.5, 0.476)
  const half = 0.027
  return turn(
    (x, y, z) => {
      const leaves = Math.min(first(x, y), second(x, y), third(x, y), below(x, y), above(x, y)) - half
      return smoothMax(leaves, Math.abs(z + x * 0.05) - 0.4 + y * 0.05, 0.02) * 0.96
    },
    'y',
    -34,
  )
}

/** A slab that stands and turns over at the top, as a page does. */
export const turnedPage = (): Distance => {
  const [cx, cy, radius] = [0.13, 0.86, 0.2]
  const stem = line(0.05, 0.02, cx - radius, cy)
  // Upright first, then over the top and down towards the eye.
  const end = -0.75
  const [endX, endY] = [cx + radius * Math.cos(end), cy + radius * Math.sin(end)]
  const page: Distance = (x, y, z) => {
    const dx = z - cx
    const dy = y - cy
    const ex = z - endX
    const ey = y - endY
    const isOnCurl = dy > 0 || (dx > 0 && Math.atan2(dy, dx) > end)
    const curl = isOnCurl ? Math.abs(Math.sqrt(dx * dx + dy * dy) - radius) : Math.sqrt(ex * ex + ey * ey)
    const sheet = Math.min(stem(z, y), curl)
    return smoothMax(sheet - 0.034 + y * 0.011, Math.abs(x + y * 0.05) - 0.36 - y * 0.05, 0.02) * 0.9
  }
  return overlap(0.01, turn(page, 'y', -38), onFloor)
}

/** A pillow that keeps the print of a head. */
export const pillow = (): Distance => {
  const lens = (half: number, thick: number) => {
    const radius = (half * half + thick * thick) / (2 * thick)
    return (across: number, up: number) => {
      const rise = Math.abs(up) + radius - thick
      return Math.sqrt(across * across + rise * rise) - radius
    }
  }
  const long = lens(0.72, 0.36)
  const short = lens(0.54, 0.34)
  const cushion: Distance = (x, y, z) => {
    // The corners turn up a little, the sides draw in.
    const up = y - 0.25 - 0.1 * x * x * z * z * 4
    const u = x * (1 + 0.1 * (0.3 - z * z) * 1.6)
    const v = z * (1 + 0.1 * (0.5 - x * x) * 1.2)
    return smoothMax(long(u, up), short(v, up), 0.17) * 0.9
  }
  const print = move(turn(ellipsoid(0.24, 0.17, 0.2), 'z', 8), -0.12, 0.57, 0.06)
  return overlap(0.03, turn(carve(0.15, cushion, print), 'y', -26), onFloor)
}

/** A cloth that falls over an edge, in stone. */
export const fallenCloth = (): Distance => {
  const fall = curve([0, 0.075], [0.5, 0.05], [0.8, 0.014], [0.95, 0])
  return turn(
    (x, y, z) => {
      const angle = Math.atan2(z, x)
      const folds = Math.sin(angle * 7 + Math.sin(angle * 3 + y * 1.3) * 1.1 + y * 0.9) * fall(y)
      const dx = Math.abs(x) - 0.3
      const dz = Math.abs(z) - 0.22
      const ox = dx > 0 ? dx : 0
      const oz = dz > 0 ? dz : 0
      const side = Math.sqrt(ox * ox + oz * oz) + Math.min(Math.max(dx, dz), 0) - 0.1 - folds - (0.9 - y) * 0.06
      const top = y - 0.94 - x * 0.05 + 0.06 * (x * x + z * z)
      return smoothMax(smoothMax(side * 0.72, top, 0.14), -y, 0.008)
    },
    'y',
    20,
  )
}
