import type { Rgb } from '../../painting/color.ts'
import { smoothstep } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { AMBER, CYAN, type Disc, MERCURY, SIGNAL, SODIUM, TAIL, TUNGSTEN, WHITE } from './exposure.ts'
import type { Rain } from './rain-paint.ts'

const strew = (
  lots: Lots,
  count: number,
  colors: Rgb[],
  place: () => [x: number, y: number],
  size: [number, number],
  power = 0.5,
): Disc[] =>
  Array.from({ length: count }, () => {
    const [x, y] = place()
    return { x, y, radius: lots.between(...size), color: lots.pick(colors), power: 0.05 + power * lots.next() ** 2 }
  })

/** A windscreen at a red light. */
export const brakeLights = (): Rain => ({
  night: [
    [0.003, 0.006, 0.014],
    [0.022, 0.014, 0.011],
  ],
  drops: 3000,
  largest: 0.03,
  lamps: (lots, wide, high) => [
    ...strew(
      lots,
      28,
      [SODIUM, SODIUM, AMBER, WHITE, TUNGSTEN, MERCURY],
      () => [lots.between(0, wide), high * (0.3 + 0.13 * lots.bell())],
      [0.026, 0.058],
    ),
    { x: wide * 0.3, y: high * 0.66, radius: 0.098, color: TAIL, power: 0.8 },
    { x: wide * 0.475, y: high * 0.67, radius: 0.098, color: TAIL, power: 0.8 },
    { x: wide * 0.83, y: high * 0.58, radius: 0.085, color: CYAN, power: 0.5 },
    { x: wide * 0.7, y: high * 0.2, radius: 0.06, color: SIGNAL, power: 0.35 },
  ],
})

/** The upper deck of a bus: street lamps climbing away. */
export const busWindow = (): Rain => ({
  night: [
    [0.003, 0.006, 0.014],
    [0.02, 0.011, 0.006],
  ],
  drops: 3000,
  largest: 0.028,
  runs: [
    { x: 0.22, from: 0, to: 0.55, width: 0.016 },
    { x: 0.47, from: 0, to: 0.82, width: 0.02 },
    { x: 0.86, from: 0.05, to: 0.94, width: 0.018 },
  ],
  mist: (_x, y, _wide, high) => 0.28 + 0.4 * smoothstep(0.4, 1, y / high),
  mistColor: [0.012, 0.011, 0.011],
  lamps: (lots, wide, high) => [
    ...Array.from({ length: 7 }, (_, at): Disc => ({
      x: wide * (0.14 + at * 0.135),
      y: high * (0.6 - at * 0.074),
      radius: 0.125 - at * 0.014,
      color: SODIUM,
      power: 0.4 + 0.1 * at,
    })),
    ...strew(
      lots,
      18,
      [SODIUM, AMBER, CYAN, WHITE, TUNGSTEN, MERCURY],
      () => [lots.between(0, wide), high * (0.6 + 0.08 * lots.bell())],
      [0.018, 0.045],
      0.35,
    ),
    { x: wide * 0.72, y: high * 0.77, radius: 0.095, color: CYAN, power: 0.5 },
  ],
})

/** Three lamps, so near that the frame cuts them, and drops that stayed. */
export const afterShower = (): Rain => ({
  night: [
    [0.001, 0.003, 0.008],
    [0.006, 0.004, 0.004],
  ],
  drops: 900,
  largest: 0.052,
  exposure: 1.05,
  lamps: (lots, wide, high) => [
    { x: wide * 0.12, y: high * 0.24, radius: 0.36, color: SODIUM, power: 0.26, cat: 0.3, rim: 1 },
    { x: wide * 0.5, y: high * 0.33, radius: 0.2, color: AMBER, power: 0.1, cat: 0.3, rim: 1 },
    { x: wide * 0.86, y: high * 0.66, radius: 0.33, color: CYAN, power: 0.2, cat: 0.3, rim: 1 },
    { x: wide * 0.4, y: high * 0.86, radius: 0.19, color: TAIL, power: 0.3, cat: 0.3, rim: 1 },
    ...strew(
      lots,
      9,
      [SODIUM, MERCURY, TUNGSTEN],
      () => [wide * (0.55 + 0.25 * lots.bell()), high * (0.5 + 0.07 * lots.bell())],
      [0.05, 0.09],
      0.16,
    ),
  ],
})

/** The studio: a window sill at night, a camera on it, a cup. */
export const windowSill = (): Rain => ({
  night: [
    [0.003, 0.007, 0.016],
    [0.024, 0.015, 0.01],
  ],
  drops: 1500,
  largest: 0.022,
  lamps: (lots, wide, high) => [
    ...strew(
      lots,
      30,
      [SODIUM, SODIUM, AMBER, CYAN, MERCURY, TUNGSTEN, TAIL],
      () => [lots.between(0, wide), high * (0.4 + 0.12 * lots.bell())],
      [0.025, 0.07],
      0.7,
    ),
    { x: wide * 0.2, y: high * 0.42, radius: 0.1, color: SODIUM, power: 0.6 },
  ],
  before: (_lots, wide, high) => {
    const [w, h] = [wide * 1000, high * 1000]
    const sill = h * 0.82
    const [x, y] = [w * 0.56, sill]
    const camera =
      `<path d="M${x - 150} ${y}V${y - 150}Q${x - 150} ${y - 164} ${x - 136} ${y - 164}H${x - 52}L${x - 34} ${y - 206}H${x + 36}L${x + 54} ${y - 164}H${x + 132}Q${x + 146} ${y - 164} ${x + 146} ${y - 150}V${y}Z" fill="#030304"/>` +
      `<rect x="${x - 128}" y="${y - 178}" width="42" height="16" rx="4" fill="#030304"/><rect x="${x + 84}" y="${y - 176}" width="30" height="14" rx="4" fill="#030304"/>` +
      `<circle cx="${x}" cy="${y - 82}" r="70" fill="#08090b"/><circle cx="${x}" cy="${y - 82}" r="58" fill="#020203"/><path d="M${x - 38} ${y - 112}A48 48 0 0 1 ${x + 6} ${y - 130}" fill="none" stroke="#b86a22" stroke-width="5" stroke-opacity="0.8"/><path d="M${x + 20} ${y - 46}A40 40 0 0 0 ${x + 38} ${y - 70}" fill="none" stroke="#1c6a70" stroke-width="4" stroke-opacity="0.8"/>` +
      `<path d="M${x - 146} ${y - 140}C${x - 260} ${y - 60} ${x - 300} ${y + 10} ${x - 210} ${y + 22}S${x - 70} ${y + 20} ${x - 20} ${y + 36}" fill="none" stroke="#030304" stroke-width="11"/>` +
      `<path d="M${x - 140} ${y - 162}H${x - 54}M${x + 56} ${y - 162}H${x + 130}" stroke="#7a4a1c" stroke-width="2" stroke-opacity="0.6"/>`
    const cup = `<path d="M${w * 0.13} ${sill}L${w * 0.12} ${sill - 92}H${w * 0.235}L${w * 0.225} ${sill}Z" fill="#040405"/><path d="M${w * 0.232} ${sill - 74}q40 4 34 34t-40 22" fill="none" stroke="#040405" stroke-width="9"/><path d="M${w * 0.121} ${sill - 91}H${w * 0.234}" stroke="#6d4a22" stroke-width="2.5" stroke-opacity="0.6"/>`
    const frame = `<rect x="0" y="${sill}" width="${w}" height="${h - sill}" fill="#050506"/><rect x="0" y="${sill}" width="${w}" height="4" fill="#5a3a1a" fill-opacity="0.7"/><rect x="${w * 0.93}" y="0" width="${w * 0.07}" height="${sill}" fill="#040405"/><rect x="${w * 0.93}" y="0" width="3" height="${sill}" fill="#3a2a18" fill-opacity="0.7"/>`
    return frame + cup + camera
  },
})
