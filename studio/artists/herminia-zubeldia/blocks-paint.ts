import { type Etch, ground, hatch, type Point, scratch, stop } from './needle.ts'

/** Blocks left as a stair: three faces, three tones. */
export const etchSteps: Etch = (lots, w, h) => {
  let tones = ground(w, h, 0.5)
  let lines = ''
  const steps = 7
  const [dx, dy] = [w * 0.105, h * 0.1]
  tones += stop(
    lots,
    [
      [0, 0],
      [w, 0],
      [w, h * 0.2],
      [w * 0.2, h * 0.3],
      [0, h * 0.42],
    ],
    0.72,
  )
  for (let step = steps - 1; step >= 0; step--) {
    const [x, y] = [w * 0.06 + step * dx, h * 0.9 - step * dy]
    const [wide, deep] = [w * 0.36, w * 0.13]
    const top: Point[] = [
      [x, y - dy],
      [x + deep, y - dy - deep * 0.42],
      [x + deep + wide, y - dy - deep * 0.2],
      [x + wide, y - dy + deep * 0.22],
    ]
    const front: Point[] = [
      [x, y - dy],
      [x + wide, y - dy + deep * 0.22],
      [x + wide, h * 1.1],
      [x, h * 1.1],
    ]
    const side: Point[] = [
      [x + wide, y - dy + deep * 0.22],
      [x + deep + wide, y - dy - deep * 0.2],
      [x + deep + wide, h * 1.1],
      [x + wide, h * 1.1],
    ]
    tones += stop(lots, side, 0.96) + stop(lots, front, 0.7 - (step % 2) * 0.09) + stop(lots, top, 0.03)
    lines +=
      scratch(lots, [top[0]!, top[3]!, top[2]!], { width: 1.6, times: 2 }) +
      scratch(lots, [top[3]!, [top[3]![0], y + dy]], { width: 1.4 })
    for (let drill = 0; drill < 5; drill++) {
      const share = lots.between(0.05, 0.95)
      const [px, py] = [x + wide * share, y - dy + deep * 0.22 * share]
      lines += scratch(
        lots,
        [
          [px, py + 5],
          [px + lots.bell() * 2, py + dy * lots.between(0.3, 0.9)],
        ],
        { width: 1 },
      )
    }
  }
  return { tones, lines: lines + hatch(lots, [0, 0, w, h * 0.2], { angle: 0.3, gap: 26, length: 90 }) }
}

/** One block, marked for the wedge, on a floor that keeps its shadow. */
export const etchBlock: Etch = (lots, w, h) => {
  let tones = ground(w, h, 0.16)
  let lines = ''
  tones += stop(
    lots,
    [
      [0, 0],
      [w, 0],
      [w, h * 0.36],
      [w * 0.4, h * 0.4],
      [0, h * 0.37],
    ],
    0.58,
  )
  const [x, y, wide, tall, deep] = [w * 0.2, h * 0.4, w * 0.4, h * 0.34, w * 0.16]
  const front: Point[] = [
    [x, y],
    [x + wide, y + 14],
    [x + wide - 6, y + tall + 10],
    [x + 8, y + tall - 6],
  ]
  const top: Point[] = [
    [x, y],
    [x + deep, y - deep * 0.5],
    [x + wide + deep, y - deep * 0.38],
    [x + wide, y + 14],
  ]
  const side: Point[] = [
    [x + wide, y + 14],
    [x + wide + deep, y - deep * 0.38],
    [x + wide + deep - 10, y + tall - deep * 0.5],
    [x + wide - 6, y + tall + 10],
  ]
  tones += stop(
    lots,
    [
      [x + wide - 6, y + tall + 10],
      [x + wide + deep - 10, y + tall - deep * 0.5],
      [w * 0.99, h * 0.62],
      [w, h * 0.8],
      [w * 0.86, h * 0.84],
    ],
    0.74,
  )
  tones += stop(lots, side, 0.95) + stop(lots, front, 0.42) + stop(lots, top, 0.02)
  for (let hole = 0; hole < 15; hole++) {
    const px = x + 22 + hole * ((wide - 40) / 14)
    const py = y + 4 + (hole / 14) * 12
    lines += scratch(
      lots,
      [
        [px, py],
        [px + 1, py + tall * lots.between(0.22, 0.34)],
      ],
      { width: 3, wobble: 0.6 },
    )
  }
  lines +=
    scratch(lots, [...top, top[0]!], { width: 1.5, times: 2 }) +
    scratch(lots, [front[1]!, front[2]!, front[3]!, front[0]!], { width: 1.7, times: 2 })
  lines += hatch(lots, [x + 10, y + tall * 0.5, wide - 20, tall * 0.45], { angle: 1.2, gap: 24, length: 60 })
  lines += hatch(lots, [w * 0.04, h * 0.84, w * 0.9, h * 0.12], { angle: 0.06, gap: 34, length: 120, depth: 0.7 })
  return {
    tones,
    lines,
    burnished: `<path d="M${x + 20} ${y + tall * 0.8}L${x + wide * 0.7} ${y + tall * 0.86}" stroke="#fff" stroke-width="30" stroke-opacity="0.5"/>`,
  }
}
