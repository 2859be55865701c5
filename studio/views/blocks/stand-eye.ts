import type { Eye } from '../../painting/place-eye.ts'
import type { Vector } from './solid.ts'

interface Stand {
  from: Vector
  at: Vector
  /** How many metres the picture is wide at what is looked at. */
  wide: number
  /** Where that lies in the picture, in shares. */
  place?: readonly [x: number, y: number]
}

/** An eye that looks from one place at another; the picture's upright lines stay upright if both are equally high. */
export function standEye(
  { from, at, wide, place = [0.5, 0.5] }: Stand,
  { width, height }: { width: number; height: number },
): Eye {
  const [bx, by, bz] = [from[0] - at[0], from[1] - at[1], from[2] - at[2]]
  const far = Math.hypot(bx, by, bz)
  const level = Math.hypot(bx, bz)
  const forward = [-bx / far, -by / far, -bz / far] as const
  const right = [bz / level, 0, -bx / level] as const
  const up = [(-by / far) * (bx / level), level / far, (-by / far) * (bz / level)] as const
  const pixel = wide / far / width
  return {
    x: from[0],
    y: from[1],
    z: from[2],
    forward,
    right,
    up,
    left: -width * place[0] * pixel,
    top: height * place[1] * pixel,
    wide: width,
    high: height,
    pixel,
  }
}
