import { note } from '../artists/morven-achray/paper.ts'
import { drawSheet } from '../artists/morven-achray/sheets.ts'
import { drawStem, drawUmbel } from '../artists/morven-achray/umbels.ts'
import { curve } from '../painting/outline.ts'
import { coat } from './coat.ts'
import { withBun } from './hair.ts'
import { sculptHead } from './head.ts'
import { simplify, seat } from './sitter.ts'

/** A woman turned away, in hard pencil on herbarium paper; dry umbels are pinned in her hair like a specimen. */
export const pencilPortrait = drawSheet({
  point: 'graphite',
  fine: 0.0021,
  torn: 'left',
  pins: [
    [0.06, 0.04],
    [0.94, 0.04],
  ],
  draw: ({ hand, pencil }) => {
    const { lots } = hand
    const sitter = seat({
      parts: [
        sculptHead({ jaw: 0.88, nose: 0.9, brow: 0.7, neck: 0.84 }),
        withBun(0.02, 0.14, 1.2),
        coat(-0.62, 0.03, 0.84),
      ],
      turn: -116,
      bow: 10,
      tall: 1.78,
      middle: [0.05, -0.24],
      light: [-0.6, 0.6, 0.5],
      fill: 0.24,
    })
    const flat = (line: readonly (readonly [number, number])[]) => line.flatMap(([x, y]) => [x, y])
    for (const part of [1, 2, 3]) {
      for (const line of sitter.linesAround((x, y) => sitter.coverAt(x, y, part), 0.5, 0.002)) {
        const inside = curve(simplify(line, 0.003), { closed: true, steps: 5 }).filter(
          ([x, y]) => x > 0.012 && x < 0.988 && y < 1.235,
        )
        if (inside.length > 4) hand.contour(flat(inside), part === 1 ? 0.8 : 0.6)
      }
    }
    // Tone: strokes side by side, in three directions, each only where it is dark enough.
    const darkAt = (x: number, y: number) => {
      if (sitter.coverAt(x, y) < 0.98 || sitter.coverAt(x, y, 2) > 0.3) return 0
      const isCloth = sitter.coverAt(x, y, 3) > 0.5
      return (1 - sitter.lightAt(x, y)) * (isCloth ? 0.72 * Math.max(0, 1 - (y - 0.9) / 0.36) : 0.95)
    }
    for (const [angle, least, gap] of [
      [2.25, 0.38, 0.0048],
      [2.62, 0.58, 0.0052],
      [1.8, 0.75, 0.0056],
    ] as const) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      for (let off = -1.3; off < 1.3; off += gap * lots.between(0.75, 1.25)) {
        let piece: number[] = []
        let sum = 0
        for (let along = -1.5; along < 1.5; along += 0.004) {
          const [x, y] = [0.5 - sin * off + cos * along, 0.62 + cos * off + sin * along]
          const dark = x > 0 && x < 1 && y > 0 && y < 1.25 ? darkAt(x, y) : 0
          const ends = piece.length > lots.between(14, 34)
          if (dark > least + lots.bell() * 0.04 && !ends) {
            piece.push(x, y)
            sum += dark - least
            continue
          }
          if (piece.length > 6)
            hand.line(piece, 0.4, { start: 0.15, end: 0.4, load: 0.22 + (1.5 * sum) / (piece.length / 2) })
          piece = []
          sum = 0
        }
      }
    }
    // Hair: long strokes towards the knot.
    const inHair = (x: number, y: number) => sitter.coverAt(x, y, 2) > 0.6
    for (let strand = 0; strand < 5200; strand++) {
      let [x, y] = [lots.next(), lots.next() * 0.9]
      if (!inHair(x, y)) continue
      const dark = 1 - sitter.lightAt(x, y)
      if (lots.next() > 0.25 + dark) continue
      const piece: number[] = []
      for (let step = 0; step < lots.between(14, 42) && inHair(x, y); step++) {
        piece.push(x, y)
        const [dx, dy] = [0.835 - x, 0.49 - y]
        const over = 0.7 * Math.min(1, Math.hypot(dx, dy) * 1.7)
        const turn = Math.hypot(dx, dy) < 0.06 ? 0.6 + y * 3 : Math.atan2(dy, dx) + over * (y < 0.5 ? -1 : 0.5)
        x += Math.cos(turn) * 0.005
        y += Math.sin(turn) * 0.005
      }
      if (piece.length > 8) hand.line(piece, 0.5, { start: 0.2, end: 0.4, load: 0.3 + dark * 0.8 })
    }
    // What she wears in her hair.
    for (const [x, y, heading, length, rays] of [
      [0.9, 0.3, -0.9, 0.11, 17],
      [0.82, 0.2, -1.3, 0.09, 14],
    ] as const) {
      drawStem(hand, [0.77, 0.46, (0.77 + x) / 2 + 0.01, (0.46 + y) / 2 + 0.02, x, y], 0.003, 0.002)
      drawUmbel(hand, {
        x,
        y,
        heading,
        lean: 0.25,
        rays,
        length,
        spread: 1.1,
        curl: 0.4,
        tip: 'fruit',
        small: 6,
        weight: 0.7,
      })
    }
    note(pencil, 0.08, 1.12, { lines: 3, length: 0.15 })
  },
})
