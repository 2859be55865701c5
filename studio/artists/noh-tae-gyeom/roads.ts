import { hypot } from '../../painting/arithmetic.ts'
import type { Lots } from '../../painting/lots.ts'
import { AMBER, CYAN, type Disc, MERCURY, SIGNAL, SODIUM, TAIL, TUNGSTEN, WHITE } from './exposure.ts'
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

/** Dry grass, thyme and white stones on a slope, lit by what passes on a road. */
function drawScrub(lots: Lots, camera: Camera, road: Path, count: number): string {
  const way = Array.from({ length: 90 }, (_, step) => road(step / 72))
  const tufts: { z: number; drawn: string }[] = []
  for (let at = 0; at < count; at++) {
    const z = 5 + 75 * lots.next() ** 2
    const x = ((lots.next() - 0.5) * 1.3 * camera.wide * z) / camera.focal
    const off = Math.min(...way.map((place) => hypot(place[0] - x, place[1] - z)))
    if (off < 4.2) continue
    const light = (0.16 + 0.8 * Math.exp(-(off - 4) / 4)) * lots.between(0.6, 1.2)
    const [cx, cy] = see(camera, [x, z])
    const size = ((lots.between(0.2, 0.46) * camera.focal) / z) * 1000
    const isStone = lots.chance(0.12)
    const [red, green, blue] = (isStone ? [176, 166, 150] : lots.pick(SCRUB)).map((part) => Math.round(part * light))
    const color = `rgb(${red},${green},${blue})`
    let drawn = ''
    if (isStone) {
      const corners = [-0.5, -0.3, 0.15, 0.42, 0.5].map(
        (side, corner) =>
          `${(cx + side * size).toFixed(1)},${(cy - [0, 0.3, 0.42, 0.2, 0][corner]! * size * lots.between(0.7, 1)).toFixed(1)}`,
      )
      drawn = `<polygon points="${corners.join(' ')}" fill="${color}"/>`
    } else {
      for (let blade = 0; blade < 34; blade++) {
        const [lean, root] = [lots.bell() * size * 0.9, lots.bell() * size * 0.45]
        const tall = size * lots.between(0.35, 1)
        drawn += `M${(cx + root).toFixed(1)} ${(cy + lots.bell() * size * 0.12).toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(-tall * 0.7).toFixed(1)} ${lean.toFixed(1)} ${(-tall).toFixed(1)}`
      }
      drawn = `<path d="${drawn}" fill="none" stroke="${color}" stroke-width="${Math.max(size * 0.022, 0.45).toFixed(2)}" stroke-opacity="0.8"/>`
    }
    tufts.push({ z, drawn })
  }
  return tufts
    .toSorted((a, b) => b.z - a.z)
    .map(({ drawn }) => drawn)
    .join('')
}

/** Grass, thyme, kermes oak, as headlamps show them. */
const SCRUB = [
  [148, 132, 84],
  [122, 118, 70],
  [84, 92, 58],
  [104, 88, 62],
]

/** The surface of a road, lighter than what lies beside it. */
function drawSurface(camera: Camera, path: Path, half: number, fill: string, to: number): string {
  const edge = (aside: number) =>
    Array.from({ length: 121 }, (_, step) => beside(path, aside)((step / 120) * to))
      .filter(([, z]) => z > 1)
      .map((place) =>
        see(camera, place)
          .map((value) => value.toFixed(1))
          .join(','),
      )
  return `<polygon points="${[...edge(-half), ...edge(half).toReversed()].join(' ')}" fill="${fill}"/>`
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
    road: (lots, camera) =>
      drawScrub(lots, camera, bend, 2600) +
      drawSurface(camera, bend, 3.5, '#1d1b19', 1.24) +
      drawAlong(camera, beside(bend, -3.1), { width: 0.12, fill: '#6f695e', opacity: 0.7 }) +
      drawAlong(camera, beside(bend, 3.1), { width: 0.12, fill: '#6f695e', opacity: 0.5 }) +
      drawAlong(camera, beside(bend, 3.7), { width: 0.22, fill: '#5b5148', height: 0.5 }) +
      drawAlong(camera, bend, { width: 0.16, fill: '#8f8a7e', dashes: 26, opacity: 0.5 }),
    lanes: [
      { path: (share) => beside(bend, -1.4)(share * 1.3), cars: 5, color: [1, 0.85, 0.6], height: 0.6, power: 1 },
      { path: (share) => beside(bend, 1.4)(share * 1.3), cars: 6, color: TAIL, height: 0.75, power: 1 },
    ],
    ground: { from: 0.24, contact: 0.24, wet: 0.1, puddles: -1, color: [0.005, 0.0045, 0.004] },
  }
}

/** Lamps out of focus: two rows of them along a street that leads away, cars at its end, windows above. */
export const farLights =
  (count: number, top: number, size = 0.018) =>
  (lots: Lots, wide: number, base: number): Disc[] => {
    const [end, ground] = [wide * 0.62, base - 0.1]
    const rows = Array.from({ length: count }, (_, at): Disc => {
      const away = 1 / (1 + (at >> 1) * 0.75)
      return {
        x: end + (at & 1 ? 1.15 : -1.35) * away * wide * 0.52,
        y: ground - 0.03 - top * away * lots.between(0.94, 1.06),
        radius: size * lots.between(0.9, 1.15),
        color: lots.chance(0.8) ? SODIUM : AMBER,
        power: lots.between(0.2, 0.5),
        cat: 0.25,
      }
    })
    const low = Array.from({ length: count }, (): Disc => {
      const color = lots.pick([TAIL, TAIL, WHITE, TUNGSTEN, SIGNAL, CYAN, MERCURY])
      return {
        x: end + lots.bell() * wide * 0.3,
        y: ground - 0.012 - lots.next() ** 2 * 0.07,
        radius: size * lots.between(0.55, 1),
        color,
        power: 0.06 + 0.4 * lots.next() ** 2,
        cat: 0.25,
      }
    })
    return [...rows, ...low]
  }
