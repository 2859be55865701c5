import { hypot } from '../../painting/arithmetic.ts'
import { curve } from '../../painting/curves.ts'
import type { Hand } from './hand.ts'
import { note } from './paper.ts'
import { drawSheet } from './sheets.ts'
import { drawStem, drawUmbel } from './umbels.ts'
import { drawCapsule } from './winter.ts'

/** Her table: a jar of dry stems, pencils in a row, a sheet with the beginning of a drawing. */
export const paintTable = drawSheet({
  point: 'graphite',
  fine: 0.0023,
  torn: 'right',
  pins: [
    [0.03, 0.05],
    [0.94, 0.05],
  ],
  draw: ({ hand, pencil, height }) => {
    const table = height * 0.74
    hand.line(curve([0.04, table, 0.6, table - 0.004, 1.42, table + 0.003], 60), 0.9, { start: 0.1, end: 0.2 })
    for (let stroke = 0; stroke < 60; stroke++) {
      const x = 0.06 + hand.lots.next() * 1.3
      const y = table + 0.012 + hand.lots.next() ** 2 * 0.2
      hand.line([x, y, x + 0.05, y + 0.001, x + hand.lots.between(0.07, 0.16), y], 0.45, { load: 0.5 })
    }
    const jar = { x: 0.36, top: height * 0.5, foot: table + 0.075, wide: 0.085 }
    drawStem(hand, [jar.x + 0.02, jar.foot - 0.02, jar.x + 0.05, jar.top, 0.52, 0.33], 0.0055, 0.004)
    drawUmbel(hand, {
      x: 0.52,
      y: 0.33,
      heading: -1.1,
      lean: 0.25,
      rays: 24,
      length: 0.17,
      spread: 1.15,
      curl: 0.5,
      tip: 'fruit',
      small: 8,
    })
    drawStem(hand, [jar.x - 0.03, jar.foot - 0.02, jar.x - 0.03, jar.top, 0.25, 0.36], 0.004, 0.003)
    drawCapsule(hand, { x: 0.25, y: 0.36, tilt: -0.35, size: 0.042, ribs: 7 })
    drawStem(hand, [jar.x + 0.03, jar.foot - 0.02, jar.x - 0.01, jar.top, 0.33, 0.26], 0.0035, 0.003)
    drawCapsule(hand, { x: 0.33, y: 0.26, tilt: -0.08, size: 0.033, ribs: 6 })
    drawJar(hand, jar)
    drawPage(hand, table)
    const pencils = [
      [0.6, 0.155, 0.23, -1.05],
      [0.66, 0.2, 0.19, -0.7],
      [0.78, 0.19, 0.15, 0.75],
      [0.86, 0.205, 0.21, 1.1],
    ] as const
    for (const [x, down, length, lean] of pencils) drawPencil(hand, x, table + down, length, lean)
    note(pencil, 1.16, 0.11, { lines: 3, length: 0.16 })
  },
})

function drawJar(hand: Hand, { x, top, foot, wide }: { x: number; top: number; foot: number; wide: number }): void {
  const oval = (y: number, radius: number, from = 0, to = 1) =>
    Array.from({ length: 41 }, (_, at) => {
      const angle = (from + ((to - from) * at) / 40) * Math.PI * 2
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.2]
    }).flat()
  hand.contour(oval(top, wide * 0.8), 0.9, { side: -1 })
  hand.contour(oval(foot, wide, 0, 0.5), 1.4, { side: -1 })
  for (const side of [-1, 1]) {
    hand.line(
      curve(
        [
          x + side * wide * 0.8,
          top,
          x + side * wide * 0.8,
          top + 0.03,
          x + side * wide,
          top + 0.075,
          x + side * wide,
          foot,
        ],
        40,
      ),
      side > 0 ? 1.5 : 0.8,
      { start: 0.05, end: 0.05 },
    )
  }
  hand.line(oval(top + 0.12, wide * 0.98), 0.5, { load: 0.7 })
  for (let line = 0; line < 26; line++) {
    const at = 0.3 + 0.68 * (line / 26)
    hand.line(
      [
        x + wide * at,
        foot - 0.01 - hand.lots.next() * 0.02,
        x + wide * at,
        foot - 0.07,
        x + wide * at,
        foot - 0.1 - hand.lots.next() * 0.12 * at,
      ],
      0.5,
      { load: 0.55 },
    )
  }
  for (let shade = 0; shade < 46; shade++) {
    const y = foot + 0.012 + hand.lots.between(-0.012, 0.016)
    const start = x + hand.lots.between(-0.02, 0.1)
    hand.line([start, y, start + 0.06, y + 0.004, start + hand.lots.between(0.09, 0.2), y + 0.008], 0.6, { load: 0.8 })
  }
}

/** A sheet leaning against the wall, with a drawing only just begun. */
function drawPage(hand: Hand, table: number): void {
  const page = [0.9, table - 0.42, 1.25, table - 0.43, 1.27, table + 0.02, 0.915, table + 0.03]
  hand.layer.clear(page)
  for (let side = 0; side < 4; side++) {
    const [a, b, c, d] = [page[side * 2]!, page[side * 2 + 1]!, page[(side * 2 + 2) % 8]!, page[(side * 2 + 3) % 8]!]
    hand.line([a, b, (a + c) / 2, (b + d) / 2, c, d], side === 1 || side === 2 ? 1.5 : 0.8, { start: 0, end: 0.02 })
  }
  for (let line = 0; line < 50; line++) {
    const y = table - 0.41 + (0.43 * line) / 50
    hand.line([1.262, y, 1.285, y + 0.012, 1.3 + hand.lots.next() * 0.015, y + 0.02], 0.55, { load: 0.75 })
  }
  const stem = curve([1.03, table + 0.02, 1.05, table - 0.12, 1.11, table - 0.25], 20)
  hand.line(stem, 0.6, { load: 0.7 })
  drawUmbel(hand, {
    x: 1.11,
    y: table - 0.25,
    heading: -1.3,
    lean: 0.2,
    rays: 13,
    length: 0.1,
    spread: 1.1,
    tip: 'bare',
    bracts: 4,
    weight: 0.6,
  })
}

function drawPencil(hand: Hand, x: number, y: number, length: number, lean: number): void {
  const [dx, dy] = [Math.sin(lean) * 1.6, -Math.cos(lean) * 0.6]
  const size = hypot(dx, dy)
  const axis = [0, 0.3, 0.6, 0.85, 1].flatMap((share) => [
    x + (dx / size) * length * share,
    y + (dy / size) * length * share,
  ])
  hand.solid(axis, (share) => (share > 0.86 ? 0.0065 * ((1 - share) / 0.14) + 0.0008 : 0.0065), {
    weight: 1,
    hatch: 1.6,
    bulge: 0.3,
  })
}
