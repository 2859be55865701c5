import { type Curve, curve, type Distance, move, smoothMax, sway, turn, unite } from '../../painting/sdf.ts'

/** A bowl or jar turned on a wheel, hollow from above. */
function pot(radiusAt: Curve, high: number, wall: number): Distance {
  let widest = 0
  for (let y = 0; y <= high; y += high / 50) widest = Math.max(widest, radiusAt(y))
  return (x, y, z) => {
    const radius = Math.sqrt(x * x + z * z)
    const above = y > high ? y - high : y < 0 ? -y : 0
    // From afar, the cylinder around it will do.
    if (above > 0.25) {
      const beside = radius > widest ? radius - widest : 0
      return Math.sqrt(above * above + beside * beside)
    }
    const side = radius - radiusAt(y < 0 ? 0 : y > high ? high : y)
    const outer = smoothMax(side * 0.8, Math.abs(y - high / 2) - high / 2, 0.03)
    const inner = smoothMax((side + wall) * 0.8, wall - y, 0.03)
    return smoothMax(outer, -inner, 0.012)
  }
}

/** Three bowls, one upon the other, none of them straight. */
export const threeBowls = (): Distance =>
  unite(
    0.02,
    pot(curve([0, 0.2], [0.12, 0.38], [0.3, 0.5], [0.42, 0.52]), 0.42, 0.04),
    move(turn(pot(curve([0, 0.16], [0.1, 0.3], [0.26, 0.4], [0.36, 0.41]), 0.36, 0.036), 'z', 6), 0.05, 0.31, 0),
    move(turn(pot(curve([0, 0.12], [0.1, 0.22], [0.24, 0.27], [0.32, 0.29]), 0.34, 0.034), 'z', -8), -0.03, 0.57, 0.02),
  )

/** A column of gourds. */
export const gourdColumn = (): Distance => {
  const profile = curve(
    [0, 0.24],
    [0.1, 0.31],
    [0.22, 0.29],
    [0.34, 0.15],
    [0.5, 0.26],
    [0.62, 0.25],
    [0.76, 0.12],
    [0.9, 0.21],
    [1.02, 0.2],
    [1.14, 0.1],
    [1.26, 0.16],
    [1.36, 0.15],
    [1.5, 0.065],
    [1.62, 0.11],
  )
  return sway(
    pot(profile, 1.62, 0.05),
    curve([0, 0], [0.6, 0.035], [1.2, -0.04], [1.62, 0.02]),
    curve([0, 0], [1, 0.03], [1.6, -0.02]),
    0.9,
  )
}

/** A wide jar with a high shoulder, pressed in on one side. */
export const pressedJar = (): Distance => {
  const jar = pot(
    curve([0, 0.2], [0.2, 0.34], [0.55, 0.5], [0.72, 0.46], [0.86, 0.22], [0.95, 0.16], [1.06, 0.2]),
    1.06,
    0.045,
  )
  const palm: Distance = (x, y, z) => {
    const dx = (x + 0.52) / 0.8
    const dy = (y - 0.52) / 1.2
    const dz = (z - 0.36) / 0.9
    return (Math.sqrt(dx * dx + dy * dy + dz * dz) - 0.3) * 0.8
  }
  // The wall gives way instead of breaking.
  return (x, y, z) => {
    const push = palm(x, y, z)
    const give = push < 0.2 ? (0.2 - push) * 0.42 : 0
    return jar(x - give * 0.7, y, z + give * 0.5) * 0.84
  }
}
