import { blade, block, type Curve, curve, type Distance, move, sway, turn, twist, unite } from '../../painting/sdf.ts'

interface Stance {
  height: number
  /** How broad at the shoulder. */
  broad?: number
  /** How it sways with the height, and turns (radians from foot to head). */
  aside?: Curve
  forth?: Curve
  turned?: number
}

/** A figure reduced to a blade: feet, a swelling for the body, and a head set off by a notch. */
function bladeFigure({ height, broad = 0.15, aside = () => 0, forth = () => 0, turned = 0.5 }: Stance): Distance {
  const h = height
  const wide = curve(
    [0, broad * 0.4],
    [h * 0.1, broad * 0.3],
    [h * 0.4, broad * 0.74],
    [h * 0.58, broad * 0.58],
    [h * 0.77, broad],
    [h * 0.84, broad * 0.42],
    [h * 0.87, broad * 0.26],
    [h * 0.94, broad * 0.44],
    [h, broad * 0.1],
  )
  const thick = curve(
    [0, broad * 0.26],
    [h * 0.1, broad * 0.2],
    [h * 0.4, broad * 0.29],
    [h * 0.77, broad * 0.3],
    [h * 0.87, broad * 0.17],
    [h * 0.94, broad * 0.27],
    [h, broad * 0.08],
  )
  const body = blade(wide, thick, 0, h, { round: 0.03, safety: 0.86 })
  const form = sway(
    twist(body, (y) => (y / h) * turned, 0.95),
    aside,
    forth,
    0.92,
  )
  // From afar, the pole around it will do.
  const slim = broad + 0.14
  return (x, y, z) => {
    const radius = Math.sqrt(x * x + z * z)
    return radius > slim + 0.2 ? radius - slim : form(x, y, z)
  }
}

/** A plate of metal to stand on. */
const plate = (wide: number, deep: number, high = 0.04): Distance => move(block(wide, high, deep, 0.012), 0, high, 0)

/** A sketch of a figure, so high. */
export const smallFigure = (height: number): Distance =>
  bladeFigure({ height, broad: height * 0.13, turned: 0.8, aside: curve([0, 0], [height, height * 0.05]) })

export const watchman = (): Distance =>
  unite(
    0.05,
    turn(
      move(
        bladeFigure({ height: 2, broad: 0.2, turned: 1.25, aside: curve([0, 0], [0.9, 0.06], [2, -0.04]) }),
        0,
        0.06,
        0,
      ),
      'y',
      -30,
    ),
    plate(0.25, 0.2),
  )

export const twoAtTheFerry = (): Distance => {
  const left = bladeFigure({ height: 1.78, broad: 0.19, turned: -0.8, forth: curve([0, 0], [1.75, 0.08]) })
  const right = bladeFigure({ height: 1.5, broad: 0.18, turned: 1, aside: curve([0, 0], [1, -0.04], [1.5, -0.12]) })
  return unite(
    0.04,
    move(turn(left, 'y', 44), -0.27, 0.06, 0),
    move(turn(right, 'y', -26), 0.22, 0.06, 0.06),
    plate(0.5, 0.24),
  )
}

export const withBasin = (): Distance => {
  const body = bladeFigure({ height: 1.62, broad: 0.21, turned: 0.7, aside: curve([0, 0], [0.8, -0.07], [1.62, 0]) })
  const basin: Distance = (x, y, z) => {
    const up = y - 2.14
    const bowl = Math.sqrt(x * x + z * z + up * up) - 0.52
    return Math.max(Math.abs(bowl) - 0.026, y - 1.79 - x * 0.08)
  }
  return unite(0.035, move(body, 0, 0.06, 0), basin, plate(0.26, 0.22))
}

/** Five who stand one behind the other, none as tall as the one before. */
export const queue = (): Distance => {
  const figures = [0.98, 1.16, 1.06, 0.86, 1.1].map((height, at) =>
    move(
      turn(
        bladeFigure({
          height,
          broad: 0.13 + (at % 2) * 0.015,
          turned: at % 2 === 0 ? 0.8 : -0.6,
          aside: curve([0, 0], [height, (at - 1.6) * 0.025]),
        }),
        'y',
        [34, 52, 20, 60, 40][at] as number,
      ),
      -0.76 + at * 0.38,
      0.05,
      (at % 2) * 0.08 - 0.03,
    ),
  )
  const ground = plate(1, 0.2, 0.03)
  return (x, y, z) => {
    // Only the two nearest can matter.
    const slot = Math.min(Math.max((x + 0.76) / 0.38, 0), 3.999)
    const first = slot | 0
    const a = figures[first]!(x, y, z)
    const b = figures[first + 1]!(x, y, z)
    const near = a < b ? a : b
    const base = ground(x, y, z)
    const share = 0.04 - Math.abs(near - base)
    const least = near < base ? near : base
    return share > 0 ? least - share * share * 6.25 : least
  }
}
