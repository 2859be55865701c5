import { bite, type Etch, ground, hatch, type Point, scratch, stop, stopRound } from './needle.ts'

/** A rope from a wheel into the dark, and a pail that has stopped. */
export const etchRope: Etch = (lots, w, h) => {
  let tones = ground(w, h, 0.93)
  let lines = ''
  tones += stop(
    lots,
    [
      [0, 0],
      [w, 0],
      [w, h * 0.2],
      [w * 0.72, h * 0.235],
      [w * 0.3, h * 0.225],
      [0, h * 0.25],
    ],
    0.08,
  )
  tones += stop(
    lots,
    [
      [0, h * 0.25],
      [w * 0.3, h * 0.225],
      [w * 0.24, h * 0.5],
      [w * 0.13, h * 0.78],
      [0, h],
    ],
    0.55,
  )
  tones += stop(
    lots,
    [
      [w, h * 0.2],
      [w * 0.72, h * 0.235],
      [w * 0.8, h * 0.52],
      [w * 0.9, h * 0.8],
      [w, h],
    ],
    0.76,
  )
  for (let course = 0; course < 9; course++) {
    const y = h * (0.29 + course * 0.075)
    lines +=
      scratch(
        lots,
        [
          [0, y + h * 0.02],
          [w * (0.28 - course * 0.022), y],
        ],
        { width: 1.5, depth: 0.95 },
      ) +
      scratch(
        lots,
        [
          [w, y],
          [w * (0.74 + course * 0.02), y + h * 0.012],
        ],
        { width: 1.4 },
      )
    lines += scratch(
      lots,
      [
        [w * lots.between(0.04, 0.16), y],
        [w * lots.between(0.05, 0.17), y + h * 0.07],
      ],
      { width: 1.2 },
    )
  }
  const [x, wheel] = [w * 0.49, h * 0.095]
  tones += stop(
    lots,
    [
      [0, h * 0.022],
      [w, h * 0.012],
      [w, h * 0.042],
      [0, h * 0.05],
    ],
    0.86,
  )
  tones +=
    stopRound(lots, [x + w * 0.09, wheel], w * 0.105, w * 0.105, 0.7, 0.02) +
    stopRound(lots, [x + w * 0.09, wheel], w * 0.074, w * 0.074, 0.08, 0.02) +
    stopRound(lots, [x + w * 0.09, wheel], w * 0.02, w * 0.02, 0.9, 0.02)
  for (let spoke = 0; spoke < 5; spoke++) {
    const angle = spoke * 1.257 + 0.4
    lines += scratch(
      lots,
      [
        [x + w * 0.09, wheel],
        [x + w * 0.09 + Math.cos(angle) * w * 0.09, wheel + Math.sin(angle) * w * 0.09],
      ],
      { width: 3 },
    )
  }
  const rope = `<path d="M${x - w * 0.012} ${wheel}L${x - w * 0.008} ${h * 0.74}" stroke="${bite(0.1)}" stroke-width="9" fill="none"/>`
  tones += rope
  for (let y = wheel; y < h * 0.74; y += 11)
    lines += scratch(
      lots,
      [
        [x - w * 0.012 - 5, y + 7],
        [x - w * 0.012 + 5, y],
      ],
      { width: 1.3, wobble: 0.4 },
    )
  const pail: Point[] = [
    [x - w * 0.105, h * 0.782],
    [x + w * 0.088, h * 0.782],
    [x + w * 0.066, h * 0.872],
    [x - w * 0.083, h * 0.872],
  ]
  tones +=
    stop(lots, pail, 0.45, { wobble: 1.4 }) +
    stopRound(lots, [x - w * 0.008, h * 0.782], w * 0.097, w * 0.026, 0.05, 0.01) +
    stopRound(lots, [x - w * 0.008, h * 0.785], w * 0.078, w * 0.018, 0.88, 0.01)
  lines += scratch(
    lots,
    [
      [x - w * 0.1, h * 0.782],
      [x - w * 0.05, h * 0.75],
      [x - w * 0.008, h * 0.738],
      [x + w * 0.04, h * 0.75],
      [x + w * 0.085, h * 0.782],
    ],
    { width: 2.2, times: 2, depth: 1 },
  )
  return {
    tones,
    lines,
    burnished: `<path d="M${x - w * 0.075} ${h * 0.79}L${x - w * 0.062} ${h * 0.865}" stroke="#fff" stroke-width="12"/><path d="M${w * 0.06} ${h * 0.34}L${w * 0.05} ${h * 0.6}" stroke="#fff" stroke-width="26" stroke-opacity="0.4"/>`,
  }
}

/** A lid of planks on its ring of stones; one plank is missing. */
export const etchLid: Etch = (lots, w, h) => {
  let tones = ground(w, h, 0.42)
  let lines = hatch(lots, [0, 0, w, h], { angle: 0.5, gap: 60, length: 70, depth: 0.8 })
  const [x, y, reach] = [w * 0.48, h * 0.51, w * 0.345]
  const on = (angle: number, far: number): Point => [
    x + Math.cos(angle) * reach * far,
    y + Math.sin(angle) * reach * far,
  ]
  // The ring throws a shadow to the lower right.
  tones += stopRound(lots, [x + reach * 0.07, y + reach * 0.08], reach * 1.27, reach * 1.25, 0.72, 0.01)
  const stones = 17
  for (let stone = 0; stone < stones; stone++) {
    const [from, to] = [stone, stone + 1].map((at) => (at / stones) * Math.PI * 2 - 0.1) as [number, number]
    const arc = (far: number) =>
      [0, 0.25, 0.5, 0.75, 1].map((share) => on(from + 0.012 + (to - from - 0.024) * share, far))
    const wedge = [...arc(1.02), ...arc(1.25 + lots.bell() * 0.02).toReversed()]
    tones += stop(lots, wedge, 0.1 + 0.14 * (1 + Math.sin(from - 0.9)) * lots.between(0.6, 1.1), { wobble: 1.2 })
    lines += scratch(lots, [...wedge, wedge[0]!], { width: 1.4 })
  }
  tones += stopRound(lots, [x, y], reach * 1.02, reach * 1.02, 0.98, 0.004)
  const planks = 7
  const missing = 4
  const place = (at: number) => -0.99 + (at / planks) * 1.98
  const half = (share: number) => Math.sqrt(Math.max(1 - share * share, 0)) * reach
  // The battens lie below; only the gap shows them.
  for (const level of [-0.42, 0.46])
    tones += stop(
      lots,
      [
        [x + place(missing) * reach, y + (level - 0.05) * reach],
        [x + place(missing + 1) * reach, y + (level - 0.05) * reach],
        [x + place(missing + 1) * reach, y + (level + 0.05) * reach],
        [x + place(missing) * reach, y + (level + 0.05) * reach],
      ],
      0.84,
      { wobble: 1.2 },
    )
  for (let plank = 0; plank < planks; plank++) {
    if (plank === missing) continue
    const [from, to] = [place(plank) + 0.01, place(plank + 1) - 0.01]
    const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => from + (to - from) * share)
    const board: Point[] = [
      ...steps.map((share): Point => [x + share * reach, y - half(share)]),
      ...steps.toReversed().map((share): Point => [x + share * reach, y + half(share)]),
    ]
    tones += stop(lots, board, [0.5, 0.62, 0.46, 0.56, 0, 0.6, 0.68][plank]!, { wobble: 1.4 })
    lines += scratch(lots, [...board, board[0]!], { width: 1.6 })
    const long = Math.min(half(from), half(to))
    // Grain that gives way to one knot.
    const knot: Point = [x + ((from + to) / 2) * reach, y + lots.between(-0.6, 0.6) * long]
    for (let vein = 1; vein < 8; vein++) {
      const px = x + (from + ((to - from) * vein) / 8) * reach + lots.bell() * 3
      const away = (px - knot[0]) * 0.9
      const ends: [Point, Point] = [
        [px, y - long * lots.between(0.75, 0.97)],
        [px + lots.bell() * 3, y + long * lots.between(0.75, 0.97)],
      ]
      lines += scratch(
        lots,
        [ends[0], [px, knot[1] - reach * 0.14], [px + away, knot[1]], [px, knot[1] + reach * 0.14], ends[1]],
        { width: 0.9, wobble: 1.4 },
      )
    }
    tones += stopRound(lots, knot, reach * 0.028, reach * 0.045, 0.85, 0.05)
    for (const level of [-0.42, 0.46])
      for (const side of [0.3, 0.7])
        if (Math.abs(level) * reach < long)
          tones += stopRound(lots, [x + (from + (to - from) * side) * reach, y + level * reach], 5, 5, 0.95, 0.1)
  }
  // The ring one lifts it by.
  const handle: Point = [x - reach * 0.28, y]
  tones +=
    stopRound(lots, [handle[0] + 9, handle[1] + 11], reach * 0.115, reach * 0.115, 0.86, 0.02) +
    stopRound(lots, handle, reach * 0.11, reach * 0.11, 0.08, 0.02) +
    stopRound(lots, handle, reach * 0.074, reach * 0.074, 0.62, 0.02)
  return {
    tones,
    lines,
    burnished: `<path d="M${x - reach * 0.7} ${y - reach * 0.55}L${x - reach * 0.68} ${y + reach * 0.3}" stroke="#fff" stroke-width="26" stroke-opacity="0.4"/>`,
  }
}
