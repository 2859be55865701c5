import type { Rgb } from '../painting/color.ts'
import type { Lots } from '../painting/lots.ts'
import { ball, block, drum } from './block.ts'
import type { Light } from './blocks/gather.ts'
import type { Solid } from './blocks/solid.ts'
import { boards, lacquer, plaster, wood } from './skins.ts'

/** Something that stands before the wall, and how high it is. */
export interface Furniture {
  solids: Solid[]
  high: number
}

interface Built {
  wall: string
  floor: string
  isAcross: boolean
  skirting: string
  /** Whether the sun is out. */
  isSunny: boolean
}

const ROOMS: Built[] = [
  { wall: '#ddd8ce', floor: '#a98457', isAcross: true, skirting: '#e6e2da', isSunny: true },
  { wall: '#cfc6b6', floor: '#7c5a3c', isAcross: true, skirting: '#d9d2c5', isSunny: false },
  { wall: '#9ca597', floor: '#b49467', isAcross: false, skirting: '#c9cbc0', isSunny: true },
  { wall: '#6f7a80', floor: '#8a6a48', isAcross: true, skirting: '#79848a', isSunny: false },
  { wall: '#c9a98d', floor: '#6b4c35', isAcross: false, skirting: '#d8c2ac', isSunny: true },
]

/** A wall, a floor and a window to the left, another one in turn; on some days the sun comes in. */
export function pickRoom(lots: Lots, order: number): { solids: Solid[]; light: Light } {
  return buildRoom(ROOMS[order % ROOMS.length] as Built, lots)
}

function buildRoom({ wall, floor, isAcross, skirting, isSunny }: Built, lots: Lots) {
  const solids: Solid[] = [
    block([-8, 0, -1], [16, 6, 1], plaster(wall, { unevenness: 0.035, tooth: 0.01 }), { round: 0 }),
    block([-8, -1, -1], [16, 1, 12], boards(floor, { isAcross }), { round: 0, gloss: 0.06 }),
    block([-8, 0, 0], [16, 0.11, 0.016], lacquer(skirting), { round: 0.003 }),
    // The ceiling, above the picture.
    block([-8, 3.3, 0], [16, 0.5, 12], lacquer('#d8d4cc'), { round: 0 }),
  ]
  const window: Rgb = [0.98, 0.99, 1]
  const reach = lots.between(0.5, 0.8)
  const light: Light = {
    windows: [
      { middle: [-3.4, 1.7, 2.2], along: [0, 0, 0.9], up: [0, 0.95, 0], color: window, power: isSunny ? 8.5 : 12 },
      { middle: [2.5, 2.2, 6.5], along: [1.6, 0, 0], up: [0, 0.9, 0], color: [1, 0.97, 0.92], power: 2.6 },
    ],
    above: [0.2, 0.2, 0.205],
    below: [0.16, 0.155, 0.15],
    bounce: 0.42,
    ...(isSunny
      ? {
          sun: {
            towards: [-0.74, 0.36 + reach * 0.1, reach] as const,
            color: [1.5, 1.28, 0.96] as const,
            wide: 0.012,
            x: -3.4,
            panes: [0, 1, 2, 3].flatMap((row) =>
              [0, 1].map((column) => ({
                y0: 0.95 + row * 0.45,
                y1: 1.33 + row * 0.45,
                z0: 1.3 + column * 0.75,
                z1: 1.95 + column * 0.75,
              })),
            ),
          },
        }
      : {}),
  }
  return { solids, light }
}

/** A bench of oak on two slabs. */
export function bench(lots: Lots): Furniture {
  const oak = wood(lots.pick(['#b08d5f', '#8a6642', '#3a322c']), 0, 'bench')
  const foot = wood('#a07d52', 1, 'foot of the bench')
  const x = lots.between(-0.25, 0.25)
  const isSteel = lots.chance(0.5)
  const steel = lacquer('#2b2b2c')
  const legs = isSteel
    ? [-0.68, 0.64].flatMap((side) => [
        block([x + side, 0, 0.5], [0.03, 0.405, 0.03], steel),
        block([x + side, 0, 0.82], [0.03, 0.405, 0.03], steel),
      ])
    : [-0.66, 0.6].map((side) => block([x + side, 0, 0.5], [0.05, 0.405, 0.34], foot))
  return {
    high: 0.45,
    solids: [block([x - 0.8, 0.405, 0.47], [1.6, 0.045, 0.4], oak, { gloss: 0.03, round: 0.003 }), ...legs],
  }
}

/** A narrow table with a jar, some books and a bowl. */
export function console(lots: Lots): Furniture {
  const code = lots.pick(['#5b3f2b', '#b08d5f', '#2a2724'])
  const x = lots.between(-0.15, 0.15)
  const top = 0.8
  const legs = [-0.66, 0.62].flatMap((side) =>
    [0.06, 0.34].map((z) => block([x + side, 0, z], [0.036, top - 0.03, 0.036], wood(code, 1, 'legs'))),
  )
  const rail = block([x - 0.63, top - 0.13, 0.34], [1.26, 0.1, 0.02], wood(code, 0, 'rail'))
  const plate = block([x - 0.7, top - 0.03, 0.03], [1.4, 0.03, 0.38], wood(code, 0, 'plate'), {
    gloss: 0.05,
    round: 0.003,
  })
  const left = lots.chance(0.5) ? -1 : 1
  return {
    high: top + 0.2,
    solids: [plate, rail, ...legs, ...jar(x + left * 0.5, top, 0.2, lots), ...books(x - left * 0.36, top, lots)],
  }
}

/** A low cabinet with two doors, and little on it. */
export function lowCabinet(lots: Lots): Furniture {
  const code = lots.pick(['#8a6642', '#c2a578', '#4a3a2e'])
  const x = lots.between(-0.15, 0.15)
  const [wide, high, deep] = [1.5, 0.52, 0.4]
  const body = wood(code, 0, 'cabinet')
  const doors = [0, 1, 2].map((door) =>
    block(
      [x - wide / 2 + 0.012 + door * (wide / 3), 0.17, deep],
      [wide / 3 - 0.016, high - 0.03, 0.018],
      wood(code, 0, `door ${door}`),
      { round: 0.002 },
    ),
  )
  const feet = [-0.66, 0.62].flatMap((side) =>
    [0.05, 0.34].map((z) => block([x + side, 0, z], [0.035, 0.15, 0.035], lacquer('#2a2724'))),
  )
  const left = lots.chance(0.5) ? -1 : 1
  return {
    high: high + 0.36,
    solids: [
      block([x - wide / 2, 0.15, 0.02], [wide, high, deep], body, { gloss: 0.03, round: 0.003 }),
      ...doors,
      ...feet,
      ...jar(x + left * 0.52, 0.15 + high, 0.22, lots),
      ...books(x - left * 0.4, 0.15 + high, lots),
    ],
  }
}

/** A jar with a short neck. */
function jar(x: number, y: number, z: number, lots: Lots): Solid[] {
  const glaze = lacquer(lots.pick(['#d8d0bf', '#46525a', '#7d4a34', '#2d2b29', '#9aa088']), 0.1)
  const size = lots.between(0.085, 0.12)
  return [
    ball([x, y + size * 1.05, z], [size, size * 1.06, size], glaze, { gloss: 0.08 }),
    drum([x, y + size * 1.75, z], size * 0.46, size * 0.62, glaze, { gloss: 0.08 }),
    drum([x, y + size * 2.3, z], size * 0.54, size * 0.12, glaze, { gloss: 0.08 }),
    drum([x, y, z], size * 0.6, size * 0.16, glaze),
  ]
}

/** Some books on top of each other, and a bowl or a stone on them. */
function books(x: number, y: number, lots: Lots): Solid[] {
  const solids: Solid[] = []
  let at = y
  for (let book = 0; book < 3; book++) {
    const [wide, thick, deep] = [lots.between(0.2, 0.28), lots.between(0.018, 0.036), lots.between(0.16, 0.22)]
    const left = x - wide / 2 + lots.between(-0.015, 0.015)
    const cover = lacquer(lots.pick(['#7b2f26', '#d9d0bc', '#2f4150', '#55604a', '#b98d4a', '#1f1e1d']))
    solids.push(
      block([left + 0.003, at + 0.003, 0.1], [wide - 0.006, thick - 0.006, deep - 0.002], lacquer('#e5dcc8', 0.12), {
        round: 0,
      }),
      block([left, at, 0.1], [wide, 0.003, deep], cover),
      block([left, at + thick - 0.003, 0.1], [wide, 0.003, deep], cover),
    )
    at += thick
  }
  solids.push(ball([x, at + 0.028, 0.19], [0.05, 0.03, 0.042], lacquer('#8f8a82', 0.2)))
  return solids
}
