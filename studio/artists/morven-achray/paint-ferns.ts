import { oklch } from '../../painting/color.ts'
import { curve } from '../../painting/curves.ts'
import { drawCrozier, drawFrond } from './ferns.ts'
import { leader, measure, note } from './paper.ts'
import { drawSheet } from './sheets.ts'

/** One crozier on a narrow upright sheet, its stalk leaving at the foot. */
export const paintMarchCrozier = drawSheet({
  point: 'ink',
  fine: 0.0029,
  torn: 'bottom',
  pins: [
    [0.08, 0.025],
    [0.93, 0.02],
  ],
  tint: { color: oklch(0.66, 0.1, 118), load: 0.7 },
  draw: ({ hand, pencil, height }) => {
    const small = drawCrozier(hand, {
      places: [0.6, height + 0.03, 0.68, height * 0.86, 0.74, height * 0.73],
      thick: 0.014,
      coil: 0.06,
      turns: 2.1,
      side: 1,
    })
    const large = drawCrozier(hand, {
      places: [0.42, height + 0.04, 0.4, height * 0.8, 0.48, height * 0.56, 0.44, height * 0.36],
      thick: 0.032,
      coil: 0.2,
      turns: 2.7,
      side: 1,
    })
    note(pencil, 0.08, height * 0.62, { lines: 4, length: 0.2, size: 0.009 })
    leader(pencil, 0.29, height * 0.615, 0.42, height * 0.5)
    measure(pencil, 0.1, height * 0.72, height * 0.2)
    return [large.disc, ...small.beads]
  },
})

/** A whole frond across the sheet, one half of it tinted. */
export const paintLadyOfTheBurn = drawSheet({
  point: 'ink',
  fine: 0.0017,
  pins: [
    [0.025, 0.04],
    [0.975, 0.035],
  ],
  torn: 'left',
  tint: {
    color: oklch(0.68, 0.075, 150),
    load: 0.6,
    where: (outline) => (outline[1] ?? 0) > 0.22 && (outline[0] ?? 0) % 0.03 < 0.028,
  },
  draw: ({ hand, pencil, width, height }) => {
    const rachis = curve(
      [
        width * 0.06,
        height * 0.97,
        width * 0.22,
        height * 0.62,
        width * 0.45,
        height * 0.42,
        width * 0.7,
        height * 0.36,
        width * 0.93,
        height * 0.44,
      ],
      120,
    )
    const outlines = drawFrond(hand, {
      rachis,
      thick: 0.0085,
      reach: 0.3,
      pairs: 27,
      from: 0.2,
      left: 0.92,
      right: 1,
      lobes: 13,
      sweep: 0.6,
    })
    note(pencil, width * 0.72, height * 0.82, { lines: 3, length: 0.2 })
    leader(pencil, width * 0.715, height * 0.81, width * 0.5, height * 0.5)
    return outlines
  },
})

/** Five croziers at the foot of an otherwise empty sheet, as they stood along a wall. */
export const paintFiveAlongTheWall = drawSheet({
  point: 'ink',
  fine: 0.0016,
  torn: 'top',
  pins: [
    [0.03, 0.965],
    [0.97, 0.96],
  ],
  tint: { color: oklch(0.64, 0.09, 60), load: 0.7 },
  draw: ({ hand, pencil, width, height }) => {
    const stands = [
      { x: 0.13, high: 0.2, coil: 0.032, lean: 0.02, side: 1 },
      { x: 0.31, high: 0.4, coil: 0.05, lean: 0.05, side: 1 },
      { x: 0.42, high: 0.14, coil: 0.026, lean: -0.02, side: -1 },
      { x: 0.66, high: 0.54, coil: 0.062, lean: -0.06, side: -1 },
      { x: 0.84, high: 0.27, coil: 0.04, lean: 0.03, side: 1 },
    ]
    const tinted: number[][] = []
    for (const { x, high, coil, lean, side } of stands) {
      const foot = height * 0.93
      const { disc } = drawCrozier(hand, {
        places: [x * width, foot, x * width - lean * 0.5, foot - high * 0.5, x * width + lean, foot - high],
        thick: coil * 0.17,
        coil,
        turns: 2.2 + hand.lots.next() * 0.5,
        side,
      })
      if (x === 0.66) tinted.push(disc)
      for (let tuft = 0; tuft < 16; tuft++) {
        const [tx, far] = [x * width + hand.lots.bell() * coil * 0.7, coil * hand.lots.between(0.25, 0.7)]
        hand.line(
          [
            tx,
            foot + 0.004,
            tx + hand.lots.bell() * 0.006,
            foot - far * 0.6,
            tx + hand.lots.bell() * 0.016,
            foot - far,
          ],
          0.9,
          { start: 0, end: 0.7 },
        )
      }
    }
    pencil.line(
      curve([0.05 * width, height * 0.933, width * 0.4, height * 0.938, width * 0.96, height * 0.929], 40),
      0.4,
      { load: 0.6 },
    )
    stands.forEach(({ x }) => note(pencil, x * width - 0.02, height * 0.968, { lines: 1, length: 0.035, size: 0.0055 }))
    note(pencil, width * 0.09, height * 0.14, { lines: 2, length: 0.16, size: 0.0058 })
    return tinted
  },
})

/** A frond seen from below with its spores, several pinnae lost, hanging from the top of a tall sheet. */
export const paintUndersideAugust = drawSheet({
  point: 'ink',
  fine: 0.0014,
  tone: [0.945, 0.02, 84],
  pins: [
    [0.48, 0.018],
    [0.05, 0.975],
    [0.95, 0.98],
  ],
  tint: { color: oklch(0.66, 0.095, 76), load: 0.75, where: (outline) => outline[1]! + outline[0]! * 0.5 < 0.95 },
  draw: ({ hand, pencil, height }) => {
    const rachis = curve(
      [0.47, -0.02, 0.44, height * 0.2, 0.5, height * 0.45, 0.58, height * 0.68, 0.54, height * 0.9],
      140,
    )
    const outlines = drawFrond(hand, {
      rachis,
      thick: 0.009,
      reach: 0.37,
      pairs: 30,
      from: 0.1,
      belly: 0.3,
      left: 1,
      right: 0.86,
      lobes: 15,
      sweep: 0.5,
      spores: true,
      missing: (share, side) => (side > 0 && share > 0.3 && share < 0.4) || (side < 0 && share > 0.62 && share < 0.66),
    })
    note(pencil, 0.72, height * 0.8, { lines: 4, length: 0.16, size: 0.006 })
    leader(pencil, 0.715, height * 0.795, 0.6, height * 0.72)
    measure(pencil, 0.08, height * 0.7, height * 0.2)
    return outlines
  },
})
