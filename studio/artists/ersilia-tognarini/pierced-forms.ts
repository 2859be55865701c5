import {
  below,
  carve,
  type Distance,
  ellipsoid,
  hollow,
  move,
  overlap,
  smoothMax,
  sphere,
  turn,
  unite,
} from '../../painting/sdf.ts'

const onFloor: Distance = (_x, y) => -y

/** A disc that leans back on its rim, with a way through. */
export const leaningDisc = (): Distance => {
  const disc = ellipsoid(0.64, 0.6, 0.17)
  const way = unite(
    0.1,
    move(ellipsoid(0.17, 0.2, 0.5), -0.14, 0.1, 0),
    move(ellipsoid(0.3, 0.3, 0.13), -0.14, 0.1, 0.2),
  )
  return overlap(0.02, move(turn(turn(carve(0.05, disc, way), 'x', -13), 'y', 24), 0, 0.53, 0), onFloor)
}

/** An egg hollowed until light comes through its wall, open on one side. */
export const hollowEgg = (): Distance => {
  const egg: Distance = (x, y, z) => ellipsoidOfEgg(x * (1 + (y - 0.6) * 0.22), y - 0.6, z * (1 + (y - 0.6) * 0.22))
  const opening = move(turn(ellipsoid(0.17, 0.34, 0.4), 'z', -16), -0.13, 0.82, 0.42)
  const bitten = carve(0.03, hollow(egg, 0.06), opening)
  return overlap(0.012, turn(bitten, 'z', 3), onFloor)
}

const ellipsoidOfEgg = ellipsoid(0.46, 0.62, 0.44)

/** A ring that stands, heavy below and thin above. */
export const heavyRing = (): Distance => {
  const ring: Distance = (x, y, z) => {
    const up = y - 0.56
    const around = Math.sqrt(x * x * 0.92 + up * up)
    const share = around > 1e-6 ? up / around : 0
    const side = around > 1e-6 ? x / around : 0
    const thick = 0.165 - share * 0.085 + side * 0.03
    const across = around - 0.42
    // Two faces that meet in an edge at the outer rim.
    const body = Math.sqrt(across * across + z * z * 0.8) - thick
    return smoothMax(body, Math.abs(z) * 0.82 + across * 0.42 - thick * 0.72, 0.03) * 0.85
  }
  return overlap(0.015, turn(ring, 'y', -34), onFloor)
}

/** A standing stone with two windows. */
export const twoWindows = (): Distance => {
  const stone = overlap(0.05, move(ellipsoid(0.36, 0.92, 0.2), 0, 0.78, 0), below([0, 1.46, 0], [-0.4, 1, 0]), onFloor)
  const upper = move(ellipsoid(0.1, 0.17, 0.6), 0.05, 1.12, 0)
  const lower = move(turn(ellipsoid(0.15, 0.13, 0.6), 'y', 16), -0.06, 0.56, 0)
  const dish = move(sphere(0.3), -0.08, 0.56, 0.34)
  return turn(carve(0.05, stone, upper, lower, dish), 'y', 22)
}
