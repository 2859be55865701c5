import type { Lots } from '../../painting/lots.ts'
import { AMBER, CYAN, MERCURY, SIGNAL, SODIUM, TAIL, TUNGSTEN, WHITE } from './exposure.ts'
import type { Harbour, Lamp } from './harbour-paint.ts'

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}"/>`

const alongQuay = (
  lots: Lots,
  wide: number,
  line: number,
  count: number,
  height: number,
  colors: Lamp['color'][],
): Lamp[] =>
  Array.from({ length: count }, (_, at) => ({
    x: wide * ((at + 0.5) / count) + lots.bell() * 0.012,
    y: line - height * lots.between(0.85, 1.15),
    size: lots.between(0.0028, 0.005),
    color: lots.pick(colors),
    power: lots.between(2, 6),
  }))

const sheds = (lots: Lots, wide: number, line: number, tall: number) => {
  let row = ''
  for (let x = -20; x < wide * 1000;) {
    const [width, height] = [lots.between(90, 260), tall * lots.between(0.5, 1.2)]
    row += `<polygon points="${x},${line * 1000} ${x},${line * 1000 - height} ${x + width / 2},${line * 1000 - height - (lots.chance(0.4) ? 18 : 0)} ${x + width},${line * 1000 - height} ${x + width},${line * 1000}" fill="${lots.pick(['#060608', '#070606', '#050607'])}"/>`
    x += width
  }
  return row
}

/** The night boat, loading: decks over decks of lit windows. */
export const ferry = (): Harbour => ({
  sky: [
    [0.002, 0.003, 0.008],
    [0.018, 0.013, 0.013],
  ],
  shapes: (lots, wide, line) => {
    const [left, right, base] = [wide * 240, wide * 1080, line * 1000]
    let ship = sheds(lots, wide, line, 46)
    ship += `<path d="M${left} ${base - 78}L${left + 26} ${base}H${right}V${base - 84}Z" fill="#15191f"/><path d="M${left} ${base - 78}L${left + 5} ${base - 62}H${right}V${base - 84}Z" fill="#2a2f36"/>`
    const decks: [number, number, number][] = [
      [0.05, 1, 118],
      [0.1, 1, 150],
      [0.14, 0.94, 182],
      [0.2, 0.72, 212],
    ]
    for (const [from, to, height] of decks) {
      const [x, width] = [left + (right - left) * from, (right - left) * (to - from)]
      ship += rect(x, base - height, width, 36, '#22262b') + rect(x, base - height, width, 3, '#3b3f44')
      for (let pane = x + 12; pane < x + width - 12; pane += 15) {
        if (lots.chance(0.3)) continue
        ship += rect(
          pane,
          base - height + 12,
          8,
          10,
          lots.pick(['#f7c777', '#ffdf9f', '#e0a54e', '#bfe3e2', '#f5b860']),
        )
      }
    }
    ship += `<path d="M${left + (right - left) * 0.52} ${base - 212}L${left + (right - left) * 0.54} ${base - 282}H${left + (right - left) * 0.62}L${left + (right - left) * 0.64} ${base - 212}Z" fill="#8c2a1c"/>`
    ship +=
      rect(left + (right - left) * 0.27, base - 246, 6, 36, '#1d2024') +
      `<path d="M${left + 40} ${base - 118}L${left + (right - left) * 0.27} ${base - 246}" stroke="#1d2024" stroke-width="1.5"/>`
    return ship + rect(0, base - 9, wide * 240, 10, '#0b0a0a')
  },
  lamps: (lots, wide, line) => [
    ...alongQuay(lots, wide, line, 12, 0.05, [SODIUM, SODIUM, AMBER]).filter(({ x }) => x < wide * 0.26),
    { x: wide * 0.475, y: line - 0.25, size: 0.004, color: TAIL, power: 5 },
    { x: wide * 0.33, y: line - 0.222, size: 0.0042, color: WHITE, power: 7 },
    { x: wide * 0.62, y: line - 0.196, size: 0.0036, color: WHITE, power: 6 },
    { x: wide * 0.82, y: line - 0.19, size: 0.0036, color: TUNGSTEN, power: 6 },
    { x: wide * 0.27, y: line - 0.09, size: 0.0036, color: SIGNAL, power: 4 },
  ],
  water: { line: 0.44, swell: 0.85, chop: 6, color: [0.003, 0.005, 0.009], mirror: [1.3, 1] },
  exposure: 1.3,
})

/** Gantries at the container quay, working through the night. */
export const gantries = (): Harbour => ({
  sky: [
    [0.004, 0.004, 0.007],
    [0.05, 0.024, 0.012],
  ],
  shapes: (lots, wide, line) => {
    const base = line * 1000
    let cranes = sheds(lots, wide, line, 30)
    for (const at of [0.16, 0.3, 0.62, 0.8]) {
      const [x, tall] = [wide * 1000 * at, 200 + lots.bell() * 14]
      const iron = (path: string, width: number) =>
        `<path d="${path}" stroke="#070607" stroke-width="${width}" fill="none"/>`
      cranes += iron(
        `M${x} ${base}V${base - tall}M${x + 74} ${base}V${base - tall}M${x} ${base - 86}H${x + 74}M${x} ${base - tall}H${x + 74}M${x + 36} ${base - tall}V${base - tall - 62}`,
        5,
      )
      const lift = lots.chance(0.4) ? 110 : 0
      cranes += iron(
        `M${x - 190} ${base - tall - lift}L${x} ${base - tall}H${x + 120}M${x + 36} ${base - tall - 62}L${x - 150} ${base - tall - lift * 0.8}M${x + 36} ${base - tall - 62}L${x + 118} ${base - tall}`,
        3,
      )
      cranes += iron(`M${x} ${base - 86}L${x + 74} ${base - tall}`, 2)
    }
    for (let x = wide * 380; x < wide * 600; x += 46)
      for (let level = 0; level < 1 + lots.below(4); level++)
        cranes += rect(x, base - 20 - level * 19, 44, 18, lots.pick(['#1a0d08', '#0a1214', '#140a0a', '#0d0d10']))
    return cranes + rect(0, base - 6, wide * 1000, 7, '#060505')
  },
  lamps: (lots, wide, line) => [
    ...[0.16, 0.3, 0.62, 0.8].flatMap((at): Lamp[] => [
      { x: wide * at + 0.02, y: line - 0.195, size: 0.0045, color: SODIUM, power: 8 },
      { x: wide * at + 0.06, y: line - 0.2, size: 0.004, color: AMBER, power: 7 },
      { x: wide * at - 0.08, y: line - 0.2, size: 0.003, color: WHITE, power: 5 },
      { x: wide * at + 0.036, y: line - 0.264, size: 0.0026, color: TAIL, power: 5 },
    ]),
    ...alongQuay(lots, wide, line, 22, 0.035, [SODIUM, AMBER, MERCURY]),
  ],
  water: { line: 0.56, swell: 0.7, chop: 7, color: [0.005, 0.004, 0.005], mirror: [1.3, 1.1] },
  exposure: 1.2,
  halo: 0.4,
})

/** Almost only water: the lamps are at the very edge, their light is everywhere else. */
export const onlyWater = (): Harbour => ({
  sky: [
    [0.0002, 0.0006, 0.002],
    [0.002, 0.0024, 0.004],
  ],
  shapes: (lots, wide, line) => sheds(lots, wide, line, 30),
  lamps: (lots, wide, line) => [
    { x: wide * 0.17, y: line - 0.07, size: 0.008, color: SODIUM, power: 9 },
    { x: wide * 0.3, y: line - 0.06, size: 0.005, color: AMBER, power: 6 },
    { x: wide * 0.52, y: line - 0.075, size: 0.009, color: CYAN, power: 8 },
    { x: wide * 0.78, y: line - 0.06, size: 0.007, color: TAIL, power: 8 },
    { x: wide * 0.9, y: line - 0.07, size: 0.006, color: TUNGSTEN, power: 7 },
    ...alongQuay(lots, wide, line, 9, 0.03, [SODIUM, MERCURY]),
  ],
  water: { line: 0.1, swell: 1, chop: 1.5, color: [0.0012, 0.0026, 0.0052] },
  isNear: true,
  exposure: 1.35,
})
