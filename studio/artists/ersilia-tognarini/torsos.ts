import { below, type Curve, curve, type Distance, overlap, smoothMax, twist } from '../../painting/sdf.ts'

interface Body {
  /** Half-widths, the place of the ridge, how far it stands out, and how deep the back is, all by height. */
  width: Curve
  ridge: Curve
  front: Curve
  back: Curve
  /** How round the ridge is. */
  round?: number
}

/** A body without limbs: in front two planes that meet in a ridge, behind one swelling. */
function torso({ width, ridge, front, back, round = 0.012 }: Body): Distance {
  return (x, y, z) => {
    const a = width(y)
    const c = ridge(y)
    const b = front(y)
    const e = back(y)
    const left = c + a
    const right = a - c
    const first = ((x + a) * -b + z * left) / Math.sqrt(b * b + left * left)
    const second = ((x - a) * b + z * right) / Math.sqrt(b * b + right * right)
    const planes = smoothMax(first, second, round)
    const u = x / a
    const v = z / e
    const rear = (Math.sqrt(u * u + v * v) - 1) * (a < e ? a : e)
    return smoothMax(planes, z > 0 ? Math.max(rear, Math.abs(x) - a) : rear, 0.03) * 0.8
  }
}

/** Cut level at the foot and at a slant at the neck. */
const cutOff = (body: Distance, height: number, slope: readonly [number, number, number]): Distance =>
  overlap(0.015, body, below([0, height, 0], slope), (_x, y) => -y)

const BODY: Body = {
  width: curve([0, 0.25], [0.3, 0.31], [0.78, 0.2], [1.15, 0.28], [1.34, 0.31], [1.5, 0.27]),
  ridge: curve([0, 0.1], [0.4, 0.06], [0.8, -0.05], [1.2, -0.09], [1.5, -0.02]),
  front: curve([0, 0.17], [0.42, 0.22], [0.8, 0.14], [1.16, 0.23], [1.5, 0.12]),
  back: curve([0, 0.2], [0.3, 0.25], [0.75, 0.13], [1.2, 0.2], [1.5, 0.14]),
}

/** Upright, its weight on one side. */
export const standing = (): Distance => cutOff(torso(BODY), 1.4, [0.35, 1, 0.2])

/** The upper plane turned away from the lower. */
export const halfTurn = (): Distance =>
  twist(
    cutOff(
      torso({
        ...BODY,
        width: curve([0, 0.3], [0.36, 0.34], [0.85, 0.19], [1.2, 0.25], [1.45, 0.24]),
        ridge: curve([0, -0.04], [0.5, 0.04], [1.45, 0.07]),
      }),
      1.36,
      [-0.25, 1, 0.1],
    ),
    curve([0, -0.55], [1.5, 0.85]),
    0.8,
  )

/** Bent at the waist as if it listened to the floor. */
export const leaning = (): Distance => {
  const body = torso({
    width: curve([0, 0.3], [0.34, 0.33], [0.8, 0.22], [1.1, 0.27], [1.4, 0.22]),
    ridge: curve([0, 0.16], [0.6, 0.02], [1.4, -0.14]),
    front: curve([0, 0.24], [0.45, 0.26], [0.85, 0.18], [1.4, 0.2]),
    back: curve([0, 0.26], [0.35, 0.27], [0.8, 0.15], [1.4, 0.18]),
  })
  const bow = curve([0, 0], [0.5, 0.02], [0.9, 0.16], [1.4, 0.52])
  const bent: Distance = (x, y, z) => body(x + bow(y), y, z) * 0.82
  return overlap(0.015, bent, below([-0.4, 1.16, 0], [-0.75, 1, 0.1]), (_x, y) => -y)
}
