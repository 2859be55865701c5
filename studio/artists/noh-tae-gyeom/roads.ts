import { hypot } from '../../painting/arithmetic.ts'
import type { Lots } from '../../painting/lots.ts'
import { AMBER, CYAN, MERCURY, SODIUM, TAIL, TUNGSTEN, WHITE } from './exposure.ts'
import type { Lamp } from './harbour-paint.ts'
import { type Camera, drawAlong, type Place, see, type Trails } from './trails-paint.ts'

type Path = (share: number) => Place

const beside =
  (path: Path, aside: number): Path =>
  (share) => {
    const [x, z] = path(share)
    const [nextX, nextZ] = path(share + 0.004)
    const length = hypot(nextX - x, nextZ - z) || 1
    return [x + ((nextZ - z) / length) * aside, z - ((nextX - x) / length) * aside]
  }

/** A hill with houses on it: a black outline and specks of light. */
function drawHill(lots: Lots, { wide, horizon }: Camera, from: number, to: number, tall: number): string {
  const [left, right, base] = [from * wide * 1000, to * wide * 1000, horizon * 1000 + 4]
  let outline = `M${left} ${base}`
  const steps = 24
  const heightAt = (share: number) => Math.sin(share ** 0.8 * Math.PI) ** 1.3 * tall * 1000
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    outline += `L${(left + (right - left) * share).toFixed(0)} ${(base - heightAt(share) * (1 + lots.bell() * 0.06)).toFixed(0)}`
  }
  let houses = ''
  for (let at = 0; at < 240; at++) {
    const share = lots.next()
    const up = lots.next() ** 1.4 * 0.92
    houses += `<circle cx="${(left + (right - left) * share).toFixed(1)}" cy="${(base - heightAt(share) * up).toFixed(1)}" r="${lots.between(0.6, 1.7).toFixed(2)}" fill="${lots.pick(['#f2a648', '#ffc978', '#e8893a', '#bfe6e0', '#fff2d8'])}" fill-opacity="${lots.between(0.25, 1).toFixed(2)}"/>`
  }
  return `<path d="${outline}L${right} ${base}Z" fill="#050608"/>${houses}`
}

const postLamps = (camera: Camera, path: Path, count: number, height: number): Lamp[] =>
  Array.from({ length: count }, (_, at) => {
    const place = path(at / count)
    const [x, y] = see(camera, place, height)
    return {
      x: x / 1000,
      y: y / 1000,
      size: Math.min(Math.max((0.05 * camera.focal) / place[1], 0.0018), 0.012),
      color: SODIUM,
      power: 5,
    }
  })

const drawPosts = (camera: Camera, path: Path, count: number, height: number) =>
  Array.from({ length: count }, (_, at) => {
    const place = path(at / count)
    const [foot, head] = [see(camera, place), see(camera, place, height)]
    return `<path d="M${foot[0]} ${foot[1]}L${head[0]} ${head[1]}" stroke="#040404" stroke-width="${Math.max(((0.09 * camera.focal) / place[1]) * 1000, 0.7)}"/>`
  }).join('')

/** The road along the coast: it bends away with the bay, the town is on the other side. */
export const cornice = (): Trails => {
  const middle: Path = (share) => [1.2 - 2 * share + 26 * share ** 2.6, 2.2 + share * 46]
  const lampPath: Path = (share) => beside(middle, 5.2)(0.1 + share * 0.8)
  return {
    camera: { eye: 3.6, focal: 1.05, horizon: 0.34 },
    sky: [
      [0.002, 0.004, 0.011],
      [0.024, 0.017, 0.02],
    ],
    scene: (lots, camera) => drawHill(lots, camera, -0.35, 0.66, 0.12) + drawHill(lots, camera, 0.4, 1.3, 0.05),
    road: (_lots, camera) =>
      drawAlong(camera, beside(middle, -4.6), { width: 0.55, fill: '#35312b', height: 0.02 }) +
      drawAlong(camera, beside(middle, -4.6), { width: 0.12, fill: '#7a7062', height: 0.6 }) +
      drawAlong(camera, middle, { width: 0.14, fill: '#8f8a7e', dashes: 18, opacity: 0.6 }) +
      drawPosts(camera, lampPath, 9, 5.4),
    lanes: [
      { path: beside(middle, -2), cars: 9, color: [1, 0.86, 0.62], height: 0.62, power: 1 },
      { path: beside(middle, 2.1), cars: 10, color: TAIL, height: 0.75, power: 1 },
    ],
    lamps: (camera) => postLamps(camera, lampPath, 9, 5.4),
    ground: {
      from: 0.34,
      contact: 0.34,
      wet: 0.7,
      puddles: 0.2,
      color: [0.007, 0.006, 0.006],
      pools: [
        { x: 1.15, y: 0.52, rx: 0.35, ry: 0.09, color: SODIUM, power: 0.06 },
        { x: 0.86, y: 0.4, rx: 0.25, ry: 0.03, color: SODIUM, power: 0.07 },
      ],
    },
  }
}

/** The pass above the town: one car going up, one coming down, each several times. */
export const hairpin = (): Trails => {
  const bend: Path = (share) => {
    // Away to the right, round, and back across.
    const x = -6 + 22 * Math.sin(share * 2.5) ** 1.2 - 16 * share ** 3
    return [x, 4.5 + 44 * share ** 1.25]
  }
  return {
    camera: { eye: 8, focal: 1.1, horizon: 0.24 },
    sky: [
      [0.003, 0.004, 0.01],
      [0.03, 0.017, 0.014],
    ],
    scene: (lots, camera) => {
      const glow = `<radialGradient id="town" cx="0.5" cy="1" r="0.6"><stop offset="0" stop-color="#c9762c" stop-opacity="0.5"/><stop offset="1" stop-color="#c9762c" stop-opacity="0"/></radialGradient><rect x="0" y="0" width="${camera.wide * 1000}" height="${camera.horizon * 1000}" fill="url(#town)"/>`
      return glow + drawHill(lots, camera, -0.2, 0.6, 0.06) + drawHill(lots, camera, 0.35, 1.25, 0.1)
    },
    road: (_lots, camera) =>
      drawAlong(camera, beside(bend, -3), { width: 0.12, fill: '#8a8272', height: 0.55 }) +
      drawAlong(camera, beside(bend, 3), { width: 0.12, fill: '#5f594e', height: 0.5 }) +
      drawAlong(camera, bend, { width: 0.16, fill: '#8f8a7e', dashes: 26, opacity: 0.5 }),
    lanes: [
      { path: (share) => beside(bend, -1.4)(share * 1.3), cars: 5, color: [1, 0.85, 0.6], height: 0.6, power: 1 },
      { path: (share) => beside(bend, 1.4)(share * 1.3), cars: 6, color: TAIL, height: 0.75, power: 1 },
    ],
    ground: { from: 0.24, contact: 0.24, wet: 0.3, puddles: 0.02, color: [0.0045, 0.0042, 0.004] },
  }
}

/** Lamps out of focus along a street: how often, how high, how large. */
export const farLights =
  (count: number, top: number, size = 0.018) =>
  (lots: Lots, wide: number, base: number) =>
    Array.from({ length: count }, () => ({
      x: lots.between(0, wide),
      y: base - 0.11 - lots.next() ** 1.5 * top,
      radius: size * lots.between(0.7, 1.35),
      color: lots.pick([SODIUM, SODIUM, AMBER, TUNGSTEN, CYAN, MERCURY, TAIL, WHITE]),
      power: 0.04 + 0.55 * lots.next() ** 3,
    }))
