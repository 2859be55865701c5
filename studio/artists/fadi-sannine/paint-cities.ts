import type { Paint } from '../../painter.ts'
import { hypot } from '../../painting/arithmetic.ts'
import { clamp, smoothstep } from '../../painting/color.ts'
import { createNoise } from '../../painting/noise.ts'
import { follow, layStreets, type Place, plotRiver, plotTown } from './cities.ts'
import { Plotter } from './plotter.ts'

const turned = (x: number, y: number, angle: number, u: number, v: number) =>
  [x + u * Math.cos(angle) - v * Math.sin(angle), y + u * Math.sin(angle) + v * Math.cos(angle)] as const

function cross(plotter: Plotter, margin: number): void {
  const off = margin * 0.5
  for (const [x, y] of [
    [off, off],
    [plotter.width - off, off],
    [off, plotter.height - off],
    [plotter.width - off, plotter.height - off],
  ] as const)
    plotter.register(x, y, 0.012)
}

/** A grid pushed aside by its river; the town thins out into empty paper. */
export const plotMovedOver: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, { nib: 0.0011, tone: [0.966, 0.005, 100] })
  const noise = createNoise(lots.below(1e9))
  const margin = 0.05
  const bend = (u: number) => 0.13 * Math.sin(u * 4.6 + 0.4) + 0.05 * Math.sin(u * 9.1)
  const place: Place = (u, v) =>
    turned(0.5, 0.56, -0.42, u + 0.05 * Math.sin(v * 5), v + bend(u) * Math.exp(-((v / 0.4) ** 2)))
  const ground = { plotter, place, margin }
  plotRiver(ground, -0.9, 0.9, 0.034)
  const us = layStreets(plotter.lots, -0.85, 0.85, 0.047)
  const built = (u: number, v: number) => {
    const far = hypot((u + 0.14) * 0.8, v - 0.1)
    return clamp(1.08 - far * 1.75 + noise(u * 3.5, v * 3.5) * 0.5)
  }
  for (const [from, to] of [
    [0.042, 0.8],
    [-0.8, -0.042],
  ] as const) {
    plotTown(plotter, { place, us, vs: layStreets(plotter.lots, from, to, 0.042), gap: 0.0045, built, margin })
  }
  for (const u of [-0.42, -0.2, 0.02, 0.31])
    for (const side of [-0.006, 0.006]) follow(ground, 'black', u + side, -0.04, u + side, 0.04, { width: 1.2 })
  follow(ground, 'red', -0.2, -0.5, -0.2, 0.46, { times: 2, width: 1.5 })
  follow(ground, 'red', -0.62, 0.046, 0.5, 0.046, { times: 2, width: 1.5 })
  cross(plotter, margin)
  plotter.finish()
}

/** A round town inside its walls, two gates, the road between them the only straight line. */
export const plotTwoGates: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, { nib: 0.0021, tone: [0.945, 0.02, 88] })
  const noise = createNoise(lots.below(1e9))
  const margin = 0.06
  const [midX, midY] = [0.485, plotter.height * 0.56]
  const place: Place = (u, v) => {
    const reach = v * (1 + 0.1 * Math.sin(u * 2 + 1) + 0.06 * noise(Math.cos(u) * 2, Math.sin(u) * 2 + 5))
    return [midX + Math.cos(u) * reach * 1.05, midY + Math.sin(u) * reach * 1.2]
  }
  const ground = { plotter, place, margin }
  const [c, s] = [Math.cos(0.5), Math.sin(0.5)]
  const onRoad = (u: number, v: number) => {
    const [x, y] = place(u, v)
    return Math.abs((y - midY) * c - (x - midX) * s) < 0.042
  }
  let ring = 0.062
  while (ring < 0.335) {
    const next = ring + plotter.lots.between(0.034, 0.05)
    const us = layStreets(plotter.lots, 0, Math.PI * 2 - 0.04, 0.062 / next)
    plotTown(plotter, {
      place,
      us,
      vs: [ring, next],
      gap: 0.0052,
      built: (u, v) => (onRoad(u, v) ? 0 : 1 - v * 1.2),
      margin,
    })
    ring = next
  }
  const wall: number[] = []
  for (let tower = 0; tower <= 26; tower++) {
    for (const [off, out] of [
      [0, 0.362],
      [0.07, 0.362],
      [0.075, 0.385],
      [0.165, 0.385],
      [0.17, 0.362],
    ] as const)
      wall.push(...place((tower / 26) * Math.PI * 2 + off, out))
  }
  plotter.plot('red', wall, { times: 3, width: 1.2 })
  for (let line = 0; line < 5; line++)
    plotter.plot(
      'blue',
      Array.from({ length: 90 }, (_, at) => place((at / 89) * Math.PI * 2, 0.402 + line * 0.008)).flat(),
      { load: 1 - line * 0.12 },
    )
  for (const side of [-0.008, 0.008]) {
    plotter.plot(
      'black',
      [
        midX - c * 0.42 + s * side,
        midY - s * 0.42 - c * side,
        midX,
        midY,
        midX + c * 0.62 + s * side,
        midY + s * 0.62 - c * side,
      ],
      { width: 1.1 },
    )
  }
  follow(ground, 'black', 0, 0.024, 6.29, 0.024)
  for (const [x, y, wide, rows, angle] of [
    [0.7, 0.13, 0.13, 6, 0.5],
    [0.85, 0.22, 0.1, 8, 0.45],
    [0.55, 0.1, 0.09, 4, 0.62],
    [0.12, 0.16, 0.11, 5, -0.5],
  ] as const) {
    for (let row = 0; row < rows; row++) {
      const [fx, fy] = [x - Math.sin(angle) * row * 0.014, y + Math.cos(angle) * row * 0.014]
      plotter.dash('black', [fx, fy, fx + Math.cos(angle) * wide, fy + Math.sin(angle) * wide], 0.012, 0.008)
    }
  }
  cross(plotter, margin)
  plotter.finish()
}

/** Two grids that meet along the dry bed of a river; a railway takes the bed. */
export const plotGridMeetsGrid: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, {
    nib: 0.0014,
    tone: [0.958, 0.009, 240],
    folds: { down: [0.25, 0.5, 0.75], across: [0.5] },
  })
  const noise = createNoise(lots.below(1e9))
  const margin = 0.05
  const { width, height } = plotter
  const bed = (y: number) => width * 0.56 + 0.16 * Math.sin(y * 3.4 + 0.3) - (y - height / 2) * 0.32
  for (const side of [-1, 1]) {
    const angle = side < 0 ? 0.2 : -0.47
    const place: Place = (u, v) => turned(width / 2, height / 2, angle, u, v)
    const built = (u: number, v: number) => {
      const [x, y] = place(u, v)
      const far = (x - bed(y)) * side
      if (far < 0.045) return 0
      const spread =
        side < 0
          ? smoothstep(0.95, 0.15, far + noise(x * 3, y * 3) * 0.5)
          : smoothstep(0.62, 0.1, far + noise(x * 4, y * 4) * 0.35)
      return spread * (side < 0 ? 1 : 0.85)
    }
    const step = side < 0 ? 0.05 : 0.066
    plotTown(plotter, {
      place,
      us: layStreets(plotter.lots, -1.1, 1.1, step * 1.35),
      vs: layStreets(plotter.lots, -1.1, 1.1, step),
      gap: 0.0055,
      built,
      margin,
    })
  }
  const track = (off: number) =>
    Array.from({ length: 120 }, (_, at) => {
      const y = margin + ((height - margin * 2) * at) / 119
      return [bed(y) + off, y]
    }).flat()
  for (const off of [-0.005, 0.005, 0.017]) plotter.plot('red', track(off), { times: 2, width: 1.1 })
  const middle = track(0)
  for (let at = 2; at < middle.length - 2; at += 3) {
    const y = margin + ((height - margin * 2) * at) / middle.length
    plotter.plot('red', [bed(y) - 0.011, y, bed(y) + 0.011, y], { width: 0.9 })
  }
  for (const off of [-0.034, 0.04]) plotter.dash('blue', track(off), 0.018, 0.01)
  cross(plotter, margin)
  plotter.finish()
}

/** A port town of quays and basins, the sea cut into it like a comb. */
export const plotSevenBasins: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, { nib: 0.0012, tone: [0.95, 0.012, 95], folds: { across: [1 / 3, 2 / 3] } })
  const noise = createNoise(lots.below(1e9))
  const margin = 0.045
  const { height } = plotter
  const place: Place = (u, v) => [
    u + 0.07 * Math.sin(v * 2.6 + 0.5) + 0.02 * Math.sin(v * 8),
    v + 0.05 * Math.sin(u * 3.2),
  ]
  const ground = { plotter, place, margin }
  const basins = Array.from({ length: 7 }, (_, at) => ({
    from: height * (0.17 + at * 0.107),
    to: height * (0.17 + at * 0.107) + 0.045 + 0.02 * Math.sin(at * 2),
    deep: 0.3 + 0.14 * Math.sin(at * 1.9 + 0.6),
  }))
  const quay = 0.63
  const isWater = (u: number, v: number) =>
    u > quay - 0.014 || basins.some(({ from, to, deep }) => u > quay - deep && v > from - 0.008 && v < to + 0.008)
  const built = (u: number, v: number) => {
    if (isWater(u, v) || isWater(u + 0.02, v) || isWater(u, v + 0.013) || isWater(u, v - 0.013)) return 0
    return clamp(0.62 + (u - 0.3) * 0.75 + noise(u * 5, v * 5) * 0.55 - smoothstep(0.3, 0.02, u) * 0.5)
  }
  plotTown(plotter, {
    place,
    us: layStreets(plotter.lots, -0.1, quay, 0.04),
    vs: layStreets(plotter.lots, -0.05, height + 0.1, 0.046),
    gap: 0.0042,
    built,
    margin,
  })
  const shore: number[] = [quay, -0.1]
  for (const { from, to, deep } of basins) shore.push(quay, from, quay - deep, from, quay - deep, to, quay, to)
  shore.push(quay, height + 0.1)
  for (let at = 0; at + 3 < shore.length; at += 2)
    follow(ground, 'black', shore[at]!, shore[at + 1]!, shore[at + 2]!, shore[at + 3]!, { times: 2, width: 1.5 })
  for (const { from, to, deep } of basins) {
    for (let line = 1; line < 7; line++) {
      const v = from + ((to - from) * line) / 7
      follow(ground, 'blue', quay - deep + 0.006 + plotter.lots.next() * 0.02, v, quay - 0.01, v)
    }
  }
  for (let line = 0; line < 26; line++) {
    const u = quay + 0.008 * 1.16 ** line
    if (u > 1.1) break
    for (let v = -0.05; v < height + 0.05;) {
      const end = v + plotter.lots.between(0.1, 0.7) / (1 + line * 0.1)
      follow(ground, 'blue', u, v, u, end, { width: 0.85 })
      v = end + plotter.lots.between(0.004, 0.02) * line
    }
  }
  follow(ground, 'red', 0.12, -0.05, 0.12, height + 0.1, { times: 2, width: 1.4 })
  for (const { from, deep } of basins)
    follow(ground, 'red', 0.12, from - 0.016, quay - deep * 0.2, from - 0.016, { width: 1.3 })
  cross(plotter, margin)
  plotter.finish()
}
