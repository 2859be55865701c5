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

/** A lid of planks that does not quite close. */
export const etchLid: Etch = (lots, w, h) => {
  let tones = ground(w, h, 0.42)
  let lines = hatch(lots, [0, 0, w, h], { angle: 0.5, gap: 60, length: 70, depth: 0.8 })
  const [x, y, reach] = [w * 0.47, h * 0.53, w * 0.36]
  tones +=
    stopRound(lots, [x, y], reach * 1.22, reach * 1.2, 0.12, 0.012) +
    stopRound(lots, [x, y], reach * 1.01, reach, 0.98, 0.008)
  for (let stone = 0; stone < 17; stone++) {
    const angle = (stone / 17) * Math.PI * 2 + lots.bell() * 0.05
    lines += scratch(
      lots,
      [
        [x + Math.cos(angle) * reach * 1.02, y + Math.sin(angle) * reach * 1.02],
        [x + Math.cos(angle) * reach * 1.2, y + Math.sin(angle) * reach * 1.2],
      ],
      { width: 1.8 },
    )
  }
  const planks = 6
  for (let plank = 0; plank < planks; plank++) {
    if (plank === 3) continue
    const [from, to] = [-0.96 + (plank / planks) * 1.92 + 0.015, -0.96 + ((plank + 1) / planks) * 1.92 - 0.015]
    const half = (share: number) => Math.sqrt(Math.max(1 - share * share, 0.02)) * reach * 1.08
    const shift = plank > 3 ? reach * 0.06 : 0
    const board: Point[] = [
      [x + from * reach + shift, y - half(from)],
      [x + to * reach + shift, y - half(to)],
      [x + to * reach + shift + lots.bell() * 4, y + half(to)],
      [x + from * reach + shift, y + half(from)],
    ]
    tones += stop(lots, board, lots.pick([0.5, 0.62, 0.7]), { wobble: 1.6 })
    lines += scratch(lots, [...board, board[0]!], { width: 1.6 })
    for (let vein = 0; vein < 6; vein++) {
      const px = x + (from + (to - from) * lots.between(0.1, 0.9)) * reach + shift
      lines += scratch(
        lots,
        [
          [px, y - half(from) * lots.between(0.5, 0.95)],
          [px + lots.bell() * 6, y],
          [px + lots.bell() * 4, y + half(from) * lots.between(0.5, 0.95)],
        ],
        { width: 0.9, wobble: 2 },
      )
    }
  }
  const batten: Point[] = [
    [x - reach * 0.98, y + reach * 0.2],
    [x + reach * 1.04, y + reach * 0.12],
    [x + reach * 1.04, y + reach * 0.24],
    [x - reach * 0.98, y + reach * 0.32],
  ]
  tones += stop(lots, batten, 0.82, { wobble: 1.6 })
  lines += scratch(lots, [...batten, batten[0]!], { width: 1.5 })
  tones +=
    stopRound(lots, [x + reach * 0.7, y - reach * 0.28], reach * 0.1, reach * 0.1, 0.9, 0.02) +
    stopRound(lots, [x + reach * 0.7, y - reach * 0.28], reach * 0.065, reach * 0.065, 0.6, 0.02)
  return {
    tones,
    lines,
    burnished: `<path d="M${x - reach * 0.7} ${y - reach * 0.6}L${x - reach * 0.68} ${y + reach * 0.1}" stroke="#fff" stroke-width="26" stroke-opacity="0.5"/>`,
  }
}
