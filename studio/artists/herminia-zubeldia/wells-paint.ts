import { type Etch, ground, hatch, type Point, scratch, stop, stopRound } from './needle.ts'

/** Straight down: courses of stone, each darker than the last, and far below a coin of sky. */
export const etchShaft: Etch = (lots, w, h) => {
  let tones = ground(w, h, 0.2)
  let lines = ''
  const courses = 8
  for (let course = 0; course < courses; course++) {
    const share = course / courses
    const reach = 0.47 * (1 - share) ** 1.35 + 0.07
    const [x, y] = [w * (0.5 + share * 0.07), h * (0.5 + share * 0.05)]
    const [rx, ry] = [w * reach, w * reach * 0.98]
    tones += stopRound(lots, [x, y], rx, ry, Math.min(0.34 + share * 0.78, 0.97), 0.012)
    const stones = Math.max(9, Math.round(22 * (1 - share)))
    const inner = 0.47 * (1 - (course + 1) / courses) ** 1.35 + 0.07
    if (course > 5) continue
    for (let stone = 0; stone < stones; stone++) {
      const angle = ((stone + lots.between(-0.25, 0.25)) / stones) * Math.PI * 2 + course * 0.4
      const [from, to] = [reach * 0.985, Math.max(inner * 1.03, 0.02)]
      lines += scratch(
        lots,
        [
          [x + Math.cos(angle) * w * from, y + Math.sin(angle) * w * from],
          [x + w * 0.008 + Math.cos(angle) * w * to, y + h * 0.005 + Math.sin(angle) * w * to],
        ],
        { width: 1.5, wobble: 1.4 },
      )
      if (lots.chance(0.3)) {
        const next = angle + (Math.PI * 2) / stones
        tones += stop(
          lots,
          [from, to].flatMap((r, side) =>
            (side ? [next, angle] : [angle, next]).map((a): Point => [
              x + Math.cos(a) * w * r,
              y + Math.sin(a) * w * r,
            ]),
          ),
          lots.pick([0.3, 0.44, 0.58]) + share * 0.45,
          { wobble: 1.5, step: 10 },
        )
      }
    }
  }
  tones += stopRound(lots, [w * 0.575, h * 0.552], w * 0.052, w * 0.046, 0, 0.03)
  // Whoever looks down is also seen.
  tones += stopRound(lots, [w * 0.593, h * 0.572], w * 0.012, w * 0.013, 0.85, 0.05)
  tones += stop(
    lots,
    [
      [w * 0.568, h * 0.598],
      [w * 0.58, h * 0.584],
      [w * 0.606, h * 0.582],
      [w * 0.62, h * 0.592],
      [w * 0.602, h * 0.6],
    ],
    0.85,
    { wobble: 1, step: 6 },
  )
  lines += hatch(lots, [0, 0, w * 0.22, h], { angle: 1.2, gap: 40, length: 80 })
  return {
    tones,
    lines,
    burnished: `<path d="M${w * 0.18} ${h * 0.34}A${w * 0.36} ${w * 0.36} 0 0 1 ${w * 0.46} ${h * 0.15}" fill="none" stroke="#fff" stroke-width="34" stroke-opacity="0.5"/>`,
  }
}

/** The plain at night with a well on it, and the moon for company. */
export const etchPlain: Etch = (lots, w, h) => {
  let tones = ground(w, h, 0.62)
  let lines = ''
  const horizon: Point[] = [
    [0, h * 0.74],
    [w * 0.3, h * 0.735],
    [w * 0.62, h * 0.742],
    [w, h * 0.733],
  ]
  tones += stop(
    lots,
    [
      [0, 0],
      [w, 0],
      [w, h * 0.3],
      [w * 0.7, h * 0.36],
      [w * 0.4, h * 0.29],
      [0, h * 0.38],
    ],
    0.8,
    { wobble: 5, step: 30 },
  )
  tones += stop(lots, [...horizon, [w, h], [0, h]], 0.92)
  tones += stopRound(lots, [w * 0.235, h * 0.22], h * 0.062, h * 0.062, 0, 0.015)
  const [x, base, size] = [w * 0.715, h * 0.8, h * 0.2]
  tones += stop(
    lots,
    [
      [x - size * 0.52, base - size * 0.42],
      [x + size * 0.5, base - size * 0.42],
      [x + size * 0.46, base],
      [x - size * 0.48, base],
    ],
    0.28,
    { wobble: 1.4 },
  )
  tones += stop(
    lots,
    [
      [x + size * 0.06, base - size * 0.42],
      [x + size * 0.5, base - size * 0.42],
      [x + size * 0.46, base],
      [x + size * 0.1, base],
    ],
    0.74,
    { wobble: 1.4 },
  )
  tones +=
    stopRound(lots, [x - size * 0.01, base - size * 0.42], size * 0.51, size * 0.09, 0.05, 0.01) +
    stopRound(lots, [x, base - size * 0.41], size * 0.38, size * 0.06, 0.97, 0.01)
  for (const side of [-0.4, 0.38])
    lines += scratch(
      lots,
      [
        [x + size * side, base - size * 0.42],
        [x + size * side * 0.92, base - size * 1.28],
      ],
      { width: 5, times: 2, wobble: 0.8 },
    )
  lines += scratch(
    lots,
    [
      [x - size * 0.5, base - size * 1.24],
      [x, base - size * 1.36],
      [x + size * 0.5, base - size * 1.22],
    ],
    { width: 5, times: 2, wobble: 0.8 },
  )
  lines += scratch(
    lots,
    [
      [x + 2, base - size * 1.33],
      [x, base - size * 0.42],
    ],
    { width: 1.5 },
  )
  tones += stop(
    lots,
    [
      [x + size * 0.46, base],
      [x - size * 0.48, base],
      [x + size * 0.7, base + size * 0.5],
      [x + size * 1.9, base + size * 0.6],
    ],
    0.985,
    { wobble: 2 },
  )
  lines +=
    hatch(lots, [0, h * 0.75, w, h * 0.22], { angle: 0.03, gap: 60, length: 190, depth: 1 }) +
    scratch(lots, horizon, { width: 1.3, times: 2 })
  const burnished = `<circle cx="${w * 0.235}" cy="${h * 0.22}" r="${h * 0.1}" fill="#fff" fill-opacity="0.16"/><path d="M${w * 0.05} ${h * 0.83}L${w * 0.5} ${h * 0.82}" stroke="#fff" stroke-width="16" stroke-opacity="0.3"/>`
  return { tones, lines, burnished }
}
