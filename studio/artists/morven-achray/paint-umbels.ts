import { curve, placeOn } from '../../painting/curves.ts'
import { leader, measure, note } from './paper.ts'
import { type Drawing, drawSheet } from './sheets.ts'
import { drawFruit, drawStem, drawUmbel } from './umbels.ts'

/** A sheath around a stem where a leaf stalk leaves it. */
function sheath({ hand }: Drawing, axis: readonly number[], at: number, size: number, side: number): void {
  const { x, y, dx, dy } = placeOn(axis, at)
  const [sx, sy] = [dy * side, -dx * side]
  const path = curve(
    [
      x - dx * size * 0.2,
      y - dy * size * 0.2,
      x + sx * size * 0.22 + dx * size * 0.7,
      y + sy * size * 0.22 + dy * size * 0.7,
      x + sx * size * 0.75 + dx * size * 1.5,
      y + sy * size * 0.75 + dy * size * 1.5,
      x + sx * size * 1.6 + dx * size * 2.5,
      y + sy * size * 1.6 + dy * size * 2.5,
    ],
    30,
  )
  hand.solid(path, (share) => size * (0.1 + 0.3 * Math.sin(Math.PI * Math.min(1, share * 1.35)) * (1 - share)), {
    weight: 1.05,
    hatch: 1.1,
    bulge: 0.6,
    shade: 0.9,
  })
}

/** One tall stem with its umbel in fruit, a second one still closed. */
export const paintSaltLovage = drawSheet({
  point: 'graphite',
  torn: 'left',
  pins: [
    [0.09, 0.035],
    [0.94, 0.03],
  ],
  draw: (drawing) => {
    const { hand, pencil, height } = drawing
    const branch = drawStem(hand, [0.415, height * 0.72, 0.3, height * 0.6, 0.265, height * 0.5], 0.0055, 0.003)
    const tip = placeOn(branch, 1)
    drawUmbel(hand, {
      x: tip.x,
      y: tip.y,
      heading: -1.7,
      lean: 0.1,
      rays: 13,
      length: 0.075,
      spread: 0.55,
      tip: 'bud',
      small: 9,
      bracts: 6,
    })
    const stem = drawStem(
      hand,
      [0.36, height + 0.03, 0.395, height * 0.8, 0.46, height * 0.56, 0.605, 0.49],
      0.0115,
      0.0052,
    )
    sheath(drawing, stem, 0.33, 0.035, -1)
    sheath(drawing, stem, 0.3, 0.03, 1)
    drawUmbel(hand, {
      x: 0.605,
      y: 0.49,
      heading: -1.22,
      lean: 0.34,
      rays: 34,
      length: 0.3,
      spread: 1.14,
      curl: 0.3,
      tip: 'fruit',
    })
    note(pencil, 0.69, height * 0.63, { lines: 3, length: 0.15 })
    leader(pencil, 0.685, height * 0.625, 0.505, height * 0.5)
    note(pencil, 0.1, height * 0.93, { lines: 1, length: 0.09 })
    measure(pencil, 0.9, height * 0.77, height * 0.17)
  },
})

/** An umbel seen from straight above, one sector gone, pushed to the corner of a square sheet. */
export const paintFromTheLadder = drawSheet({
  point: 'graphite',
  fine: 0.0018,
  torn: 'top',
  pins: [
    [0.04, 0.95],
    [0.96, 0.955],
  ],
  draw: ({ hand, pencil }) => {
    const [x, y] = [0.62, 0.6]
    for (const radius of [0.155, 0.31, 0.43]) {
      const arc: number[] = []
      for (let step = 0; step <= 60; step++) {
        const angle = 2.3 + (step / 60) * 2.6
        arc.push(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
      }
      pencil.line(arc, 0.34, { start: 0.1, end: 0.3, load: 0.5 })
    }
    pencil.line([0.06, 0.02 + y, 0.3, y + 0.01, 0.52, y], 0.34, { load: 0.5 })
    drawUmbel(hand, {
      x,
      y,
      heading: -1.2,
      lean: 1.36,
      rays: 40,
      length: 0.37,
      spread: 1.36,
      tip: 'flower',
      small: 17,
      bracts: 0,
      size: 1.15,
      missing: (angle, at) => angle > 2.75 && angle < 3.75 && at > 6,
    })
    note(pencil, 0.075, 0.15, { lines: 3, length: 0.17 })
    note(pencil, 0.09, 0.655, { lines: 1, length: 0.1 })
    measure(pencil, 0.07, 0.9, 0.24, { upright: false, ticks: 13 })
  },
})

/** Three heads closing into nests, bent by the same wind. */
export const paintGoingOver = drawSheet({
  point: 'graphite',
  pins: [
    [0.03, 0.05],
    [0.975, 0.045],
    [0.03, 0.955],
  ],
  torn: 'right',
  draw: ({ hand, pencil, width, height }) => {
    const heads = [
      { foot: 0.2, bend: 0.3, x: 0.56, y: 0.34, length: 0.17, rays: 34, heading: -0.75 },
      { foot: 0.29, bend: 0.42, x: 0.83, y: 0.5, length: 0.125, rays: 26, heading: -0.55 },
      { foot: 0.13, bend: 0.17, x: 0.3, y: 0.6, length: 0.09, rays: 21, heading: -0.9 },
    ]
    for (const { foot, bend, x, y, length, rays, heading } of heads.toReversed()) {
      drawStem(
        hand,
        [foot, height + 0.02, bend, height * 0.82, (bend + x) / 2 + 0.04, (y + height * 0.75) / 2, x, y],
        0.0075 * (length / 0.15),
        0.0036,
        { grooves: 2 },
      )
      drawUmbel(hand, {
        x,
        y,
        heading,
        lean: 0.12,
        rays,
        length,
        spread: 1.5,
        curl: 1.55,
        tip: 'fruit',
        small: 8,
        bracts: 9,
        size: 0.85,
      })
    }
    for (let seed = 0; seed < 9; seed++) {
      const far = seed / 8
      drawFruit(
        hand,
        width * (0.7 + 0.22 * far) + hand.lots.bell() * 0.03,
        0.3 + 0.42 * far ** 1.5 + hand.lots.bell() * 0.05,
        hand.lots.between(-0.6, 1.2),
        0.0065,
      )
    }
    note(pencil, width * 0.73, height * 0.87, { lines: 2, length: 0.2 })
    measure(pencil, width * 0.73, height * 0.82, 0.2, { upright: false })
  },
})
