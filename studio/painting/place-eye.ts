import type { DistanceGrid } from './distance-grid.ts'

export interface Camera {
  /** Degrees around the work and above the floor. */
  azimuth?: number
  elevation?: number
  /** How far away, in sizes of the work. */
  distance?: number
  /** The share of the picture that the work takes up, in the direction in which it is tighter. */
  fit?: number
  /** Where the middle of the work stands, in shares of the picture. */
  place?: readonly [x: number, y: number]
  /** Whether it is framed so that it stays in the picture and in its middle however far around the eye goes. */
  isTurning?: boolean
  /** An eye that was placed already: then only the azimuth counts, for the lamps. */
  eye?: Eye
}

/** Where the picture is taken from. */
export interface Eye {
  x: number
  y: number
  z: number
  forward: readonly [number, number, number]
  right: readonly [number, number, number]
  up: readonly [number, number, number]
  /** The picture's left upper corner, as tangents, and its size in pixels. */
  left: number
  top: number
  wide: number
  high: number
  /** The width of a pixel, as a tangent. */
  pixel: number
}

/** Stands the eye so that the work fills the wanted share of the picture, the lens shifted to where it stands. */
export function placeEye(
  grid: DistanceGrid,
  { azimuth = 0, elevation = 9, distance = 5, fit = 0.72, place = [0.5, 0.53], isTurning = false }: Camera,
  picture: { width: number; height: number },
): Eye {
  const { x0, y0, z0, x1, y1, z1 } = grid.bounds
  const away = Math.max(x1 - x0, y1 - y0, z1 - z0) * distance
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const back = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)] as const
  const right = [Math.cos(a), 0, -Math.sin(a)] as const
  const up = [-Math.sin(a) * Math.sin(e), Math.cos(e), -Math.cos(a) * Math.sin(e)] as const
  const x = (x0 + x1) / 2 + back[0] * away
  const y = (y0 + y1) / 2 + back[1] * away
  const z = (z0 + z1) / 2 + back[2] * away
  let least = 1e9
  let most = -1e9
  let low = 1e9
  let high = -1e9
  grid.eachNearSurface((px, py, pz) => {
    if (py < 0) return
    const vx = px - x
    const vy = py - y
    const vz = pz - z
    const far = -(vx * back[0] + vy * back[1] + vz * back[2])
    const across = (vx * right[0] + vz * right[2]) / far
    const rise = (vx * up[0] + vy * up[1] + vz * up[2]) / far
    if (across < least) least = across
    if (across > most) most = across
    if (rise < low) low = rise
    if (rise > high) high = rise
  })
  if (isTurning) {
    const turning = frameTurning(grid, away, e)
    ;({ low, high } = turning)
    most = turning.aside
    least = -most
  }
  const aspect = picture.width / picture.height
  const tall = Math.max((high - low) / fit, (most - least) / fit / aspect)
  return {
    x,
    y,
    z,
    forward: [-back[0], -back[1], -back[2]],
    right,
    up,
    left: (least + most) / 2 - tall * aspect * place[0],
    top: (low + high) / 2 + tall * place[1],
    wide: picture.width,
    high: picture.height,
    pixel: tall / picture.height,
  }
}

/** How low, how high and how far to each side a form reaches while it turns, as tangents. */
function frameTurning({ bounds, eachNearSurface }: DistanceGrid, away: number, elevation: number) {
  const middleX = (bounds.x0 + bounds.x1) / 2
  const middleY = (bounds.y0 + bounds.y1) / 2
  const middleZ = (bounds.z0 + bounds.z1) / 2
  const [sin, cos] = [Math.sin(elevation), Math.cos(elevation)]
  let low = 1e9
  let high = -1e9
  let widest = 0
  eachNearSurface((px, py, pz) => {
    if (py < 0) return
    const aside = Math.hypot(px - middleX, pz - middleZ)
    widest = Math.max(widest, aside)
    // At its nearest and at its farthest.
    for (const towards of [aside, -aside]) {
      const rise = ((py - middleY) * cos - towards * sin) / (away - (py - middleY) * sin - towards * cos)
      low = Math.min(low, rise)
      high = Math.max(high, rise)
    }
  })
  return { low, high, aside: widest / Math.sqrt(away * away - widest * widest) }
}
