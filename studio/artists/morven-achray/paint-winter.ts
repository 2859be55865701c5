import { hypot } from '../../painting/arithmetic.ts'
import { smoothstep } from '../../painting/color.ts'
import { curve, lengthOf, placeOn } from '../../painting/curves.ts'
import { leader, measure, note } from './paper.ts'
import { drawSheet, rubSheet } from './sheets.ts'
import { drawTwig } from './twig.ts'
import { drawStem } from './umbels.ts'
import { drawCapsule, drawClock, drawParasol, drawTeasel } from './winter.ts'

/** A teasel that never grew, leaning into an empty sheet. */
export const paintCombForTheWind = drawSheet({
  point: 'ink',
  fine: 0.002,
  torn: 'top',
  pins: [
    [0.06, 0.96],
    [0.94, 0.965],
  ],
  draw: ({ hand, pencil, height }) => {
    const stem = drawStem(
      hand,
      [0.8, height + 0.03, 0.74, height * 0.8, 0.62, height * 0.6, 0.55, height * 0.5],
      0.0135,
      0.0095,
      { grooves: 3 },
    )
    for (let thorn = 0; thorn < 44; thorn++) {
      const { x, y, dx, dy } = placeOn(stem, 0.04 + thorn * 0.0215)
      const side = thorn % 2 ? 1 : -1
      const wide = 0.0125 - thorn * 0.00006
      const [sx, sy] = [x + dy * side * wide, y - dx * side * wide]
      hand.line(
        [
          sx,
          sy,
          sx + dy * side * 0.006 - dx * 0.001,
          sy - dx * side * 0.006 - dy * 0.001,
          sx + dy * side * 0.012 - dx * 0.005,
          sy - dx * side * 0.012 - dy * 0.005,
        ],
        1.2,
        { start: 0, end: 0.8 },
      )
    }
    drawTeasel(hand, { x: 0.55, y: height * 0.5, tilt: -0.28, size: 0.098 })
    note(pencil, 0.09, height * 0.72, { lines: 3, length: 0.18 })
    leader(pencil, 0.28, height * 0.715, 0.5, height * 0.52)
    measure(pencil, 0.1, height * 0.8, height * 0.12)
  },
})

/** Four capsules on thin stalks, hung over the width like notes on a stave. */
export const paintFourRattles = drawSheet({
  point: 'graphite',
  fine: 0.0023,
  torn: 'left',
  pins: [
    [0.04, 0.06],
    [0.97, 0.055],
  ],
  draw: ({ hand, pencil, width, height }) => {
    const heads = [
      { x: 0.2, y: 0.5, foot: 0.3, tilt: -0.2, size: 0.045, ribs: 6 },
      { x: 0.42, y: 0.27, foot: 0.36, tilt: 0.1, size: 0.072, ribs: 8 },
      { x: 0.56, y: 0.66, foot: 0.43, tilt: 0.28, size: 0.034, ribs: 5 },
      { x: 0.86, y: 0.42, foot: 0.5, tilt: 0.62, size: 0.06, ribs: 7 },
    ]
    for (const { x, y, foot, tilt, size, ribs } of heads) {
      const [hx, hy] = [x * width, y * height + size]
      drawStem(
        hand,
        [
          foot * width,
          height + 0.03,
          (foot * 0.7 + x * 0.3) * width,
          height * 0.66 + hy * 0.34,
          hx - Math.sin(tilt) * (height - hy) * 0.25,
          hy + Math.cos(tilt) * (height - hy) * 0.25,
          hx,
          hy,
        ],
        size * 0.1,
        size * 0.075,
        { grooves: 1 },
      )
      drawCapsule(hand, { x: hx, y: hy, tilt, size, ribs })
    }
    for (let seed = 0; seed < 46; seed++)
      hand.layer.dot(
        width * 0.9 + hand.lots.bell() * 0.07,
        height * (0.62 + 0.3 * hand.lots.next() ** 0.5) + hand.lots.bell() * 0.01,
        hand.lots.between(0.0011, 0.0021),
        1.5,
      )
    note(pencil, width * 0.07, height * 0.86, { lines: 2, length: 0.18 })
    measure(pencil, width * 0.66, height * 0.93, 0.24, { upright: false })
  },
})

/** A seed clock taken out of rubbed graphite, half of it blown. */
export const paintHalfPastBlown = rubSheet({
  pins: [
    [0.035, 0.035],
    [0.965, 0.035],
    [0.035, 0.965],
    [0.965, 0.965],
  ],
  ground: (x, y) => 0.5 + 0.5 * smoothstep(1.1, 0.15, hypot(x - 0.4, y - 0.42)),
  draw: ({ eraser, hand, lots }) => {
    const [x, y] = [0.36, 0.45]
    const stem = curve([0.47, 0.96, 0.43, 0.75, 0.375, 0.56, x, y], 50)
    eraser.solid(stem, () => 0.005, { weight: 1, hatch: 0 })
    eraser.layer.flood(
      [
        ...stem.map((part, at) => part - (at % 2 ? 0 : 0.004)),
        ...stem.map((_, at) => (at % 2 ? stem[stem.length - at]! : stem[stem.length - 2 - at]! + 0.003)),
      ],
      0.7,
    )
    drawClock(eraser, {
      x,
      y,
      size: 0.235,
      seeds: 150,
      flown: (dx, dy, dz) => dx * 0.9 - dy * 0.45 + dz * 0.2 > 0.3 + 0.12 * lots.bell(),
    })
    const drift = [
      [0.66, 0.36, 0.5],
      [0.74, 0.24, 0.9],
      [0.82, 0.4, 0.3],
      [0.87, 0.17, 1.1],
      [0.62, 0.18, 0.2],
      [0.93, 0.3, 0.7],
    ] as const
    for (const [px, py, lean] of drift)
      drawParasol(eraser, {
        x: px - 0.05 * Math.sin(lean),
        y: py + 0.06 * Math.cos(lean),
        dx: 0.09 * Math.sin(lean),
        dy: -0.09 * Math.cos(lean),
        dz: 0.3,
        hairs: 19,
        spread: 0.062,
        load: 0.85,
      })
    const ball: number[] = []
    for (let step = 0; step <= 24; step++)
      ball.push(x + Math.cos((step / 24) * 6.283) * 0.03, y + Math.sin((step / 24) * 6.283) * 0.027)
    hand.contour(ball, 1.2, { side: -1 })
    for (let pit = 0; pit < 60; pit++) {
      const [far, around] = [0.027 * Math.sqrt(pit / 60), pit * 2.39996]
      hand.layer.dot(x + Math.cos(around) * far, y + Math.sin(around) * far * 0.9, 0.0016, 1.4)
    }
  },
})

/** A branch after a night of hoar frost: pencil for the bark, eraser for the ice. */
export const paintAfterFrost = rubSheet({
  torn: 'left',
  pins: [
    [0.06, 0.03],
    [0.955, 0.028],
  ],
  ground: (x, y, width, height) => 0.28 + 0.72 * smoothstep(height * 1.05, height * 0.2, y + 0.25 * (x - width / 2)),
  draw: ({ hand, eraser, lots, width, height }) => {
    const bark = drawTwig(hand, {
      x: -0.03,
      y: height * 0.84,
      heading: -0.6,
      length: width * 1.16,
      radius: 0.0135,
      orders: 2,
      aim: (share) => -0.52 - 0.42 * Math.sin(share * 4.4),
    })
    for (const { path, radius } of bark) {
      const count = Math.round(lengthOf(path) * (420 + radius * 17000))
      const clump = lots.between(0, 50)
      for (let needle = 0; needle < count; needle++) {
        const share = lots.next()
        const { x, y, dx, dy } = placeOn(path, share)
        // The wind came from the left and above: that is where the ice grew.
        const side = dy * -0.8 - dx * -0.6 > 0 ? 1 : -1
        const lee = lots.chance(0.1) ? -1 : 1
        const fan = lots.bell() * 0.45 - 0.2
        const [nx, ny] = [dy * side * lee + dx * fan, -dx * side * lee + dy * fan]
        const grown =
          0.35 +
          0.9 *
            Math.abs(Math.sin(share * path.length * 0.11 + clump) * Math.sin(share * path.length * 0.043 + clump * 2))
        const far = (0.015 + radius * 1.1) * grown * lots.between(0.25, 1.2) * (lee < 0 ? 0.45 : 1)
        const from = radius * 0.6 * (1 - share * 0.8)
        eraser.line(
          [
            x + nx * from,
            y + ny * from,
            x + nx * (from + far * 0.5),
            y + ny * (from + far * 0.5),
            x + nx * (from + far),
            y + ny * (from + far),
          ],
          lots.between(0.4, 1.05),
          { start: 0, end: 0.7, load: 0.9 },
        )
      }
    }
  },
})
