import { type Etch, ground, hatch, type Point, scratch, stop } from './needle.ts'

/** Benches cut into a hill, one above the other, and black water at their foot. */
export const etchBenches: Etch = (lots, w, h) => {
  let tones = ground(w, h, 0.03)
  let lines = ''
  const ridge: Point[] = [
    [0, h * 0.24],
    [w * 0.22, h * 0.15],
    [w * 0.4, h * 0.19],
    [w * 0.66, h * 0.07],
    [w * 0.86, h * 0.13],
    [w, h * 0.11],
  ]
  tones += stop(lots, [...ridge, [w, h], [0, h]], 0.24)
  lines += scratch(lots, ridge, { width: 1.3, times: 2 })
  const benches = 6
  // Each bench is a lit floor over a dark wall; the walls turn the corner at the same place, a little nearer each time.
  for (let bench = 0; bench < benches; bench++) {
    const share = bench / (benches - 1)
    const [y, drop] = [h * (0.23 + 0.45 * share ** 1.12), h * (0.05 + 0.035 * share)]
    const corner = w * (0.34 - share * 0.1) + lots.bell() * 10
    const [left, right] = [y + h * (0.035 + share * 0.02), y - h * (0.04 + 0.02 * share)]
    const notch = corner + (w - corner) * lots.between(0.35, 0.75)
    const slope = (right - y) / (w - corner)
    const lip = (x: number) => y + slope * (x - corner)
    const long: Point[] = [
      [corner, y],
      [notch, lip(notch)],
      [notch + 16, lip(notch) + drop * 0.35],
      [notch + 70, lip(notch + 70) + drop * 0.3],
      [notch + 84, lip(notch + 84)],
      [w, right],
    ]
    tones += stop(
      lots,
      [
        [0, left],
        [corner, y],
        [corner, y + drop],
        [0, left + drop * 1.15],
      ],
      0.9,
    )
    tones += stop(lots, [...long, [w, right + drop], [corner, y + drop]], bench % 2 ? 0.5 : 0.62)
    tones += stop(
      lots,
      [
        [0, left + drop * 1.15],
        [corner, y + drop],
        [w, right + drop],
        [w, right + drop * 1.5],
        [corner + 10, y + drop * 1.45],
        [0, left + drop * 1.6],
      ],
      0.1 + share * 0.12,
    )
    lines +=
      scratch(
        lots,
        [
          [0, left],
          [corner, y],
        ],
        { width: 1.5 },
      ) +
      scratch(lots, long, { width: 1.6, times: 2 }) +
      scratch(
        lots,
        [
          [corner, y],
          [corner + 2, y + drop],
        ],
        { width: 1.5 },
      )
    for (let drill = corner + 18; drill < w - 8; drill += lots.between(11, 40)) {
      if (lots.chance(0.3)) continue
      lines += scratch(
        lots,
        [
          [drill, lip(drill) + 5],
          [drill + lots.bell() * 2, lip(drill) + drop * lots.between(0.4, 0.95)],
        ],
        { width: 0.9 },
      )
    }
  }
  const shore: Point[] = [
    [0, h * 0.86],
    [w * 0.2, h * 0.815],
    [w * 0.5, h * 0.79],
    [w * 0.83, h * 0.765],
    [w, h * 0.755],
  ]
  tones += stop(lots, [...shore, [w, h], [0, h]], 0.97)
  lines += scratch(lots, shore, { width: 1.3, times: 2 })
  const [foot, head] = [
    [w * 0.6, h * 0.785],
    [w * 0.635, h * 0.4],
  ] as const
  for (const side of [0, 15])
    lines += scratch(
      lots,
      [
        [head[0] + side * 0.8, head[1]],
        [foot[0] + side, foot[1]],
      ],
      { width: 2.2 },
    )
  for (let rung = 0.03; rung < 1; rung += 0.035) {
    const [x, y] = [head[0] + (foot[0] - head[0]) * rung, head[1] + (foot[1] - head[1]) * rung]
    lines += scratch(
      lots,
      [
        [x, y],
        [x + 14, y + 1],
      ],
      { width: 1.5, wobble: 0.5 },
    )
  }
  const burnished = `<path d="M${w * 0.3} ${h * 0.885}L${w * 0.66} ${h * 0.86}" stroke="#fff" stroke-width="11" stroke-opacity="0.55"/><path d="M${w * 0.5} ${h * 0.92}L${w * 0.78} ${h * 0.9}" stroke="#fff" stroke-width="6" stroke-opacity="0.35"/>`
  return { tones, lines, burnished }
}

/** The pit from its rim: a road winds down to the only light in the plate. */
export const etchPool: Etch = (lots, w, h) => {
  let tones = ground(w, h, 0.3)
  let lines = ''
  const turns = 5
  const rim = (ring: number, corner: number): Point => {
    const angle = (corner / 10) * Math.PI * 2 + ring * 0.24
    const reach = (0.66 - ring * 0.115) * (1 + 0.13 * Math.sin(corner * 2.1 + ring * 1.3))
    return [
      w * (0.57 - ring * 0.028) + Math.cos(angle) * w * reach * 0.76,
      h * (0.44 + ring * 0.036) + Math.sin(angle) * h * reach * 0.68,
    ]
  }
  for (let ring = 0; ring < turns; ring++) {
    const points = Array.from({ length: 10 }, (_, corner) => rim(ring, corner))
    const fallen = points.map(([x, y]): Point => [x + (w * 0.56 - x) * 0.07, y + h * 0.045])
    tones += stop(lots, points, [0.66, 0.78, 0.72, 0.86, 0.93][ring]!, { wobble: 2.4 })
    tones += stop(lots, fallen, [0.38, 0.5, 0.3, 0.62, 0.97][ring]!, { wobble: 2.4 })
    lines += scratch(lots, [...points.slice(4), points[0]!], { width: 1.4, wobble: 1.4, times: ring % 2 ? 2 : 1 })
    for (let cut = 0; cut < 26; cut++) {
      const corner = lots.between(4.6, 9.6)
      const [a, b] = [rim(ring, Math.floor(corner)), rim(ring, Math.ceil(corner))]
      const share = corner % 1
      const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
      lines += scratch(
        lots,
        [
          [x, y + 4],
          [x + lots.bell() * 3, y + h * lots.between(0.018, 0.042)],
        ],
        { width: 0.9 },
      )
    }
  }
  tones += stop(
    lots,
    [
      [w * 0.4, h * 0.6],
      [w * 0.5, h * 0.565],
      [w * 0.585, h * 0.585],
      [w * 0.57, h * 0.625],
      [w * 0.46, h * 0.64],
    ],
    0,
    { wobble: 1.6 },
  )
  lines +=
    hatch(lots, [0, h * 0.02, w * 0.2, h * 0.9], { angle: 0.9, gap: 36, length: 90 }) +
    hatch(lots, [w * 0.3, h * 0.9, w * 0.66, h * 0.08], { angle: 0.1, gap: 30, length: 90 })
  return {
    tones,
    lines,
    burnished: `<path d="M${w * 0.24} ${h * 0.78}Q${w * 0.5} ${h * 0.9} ${w * 0.8} ${h * 0.74}" fill="none" stroke="#fff" stroke-width="20" stroke-opacity="0.5"/>`,
  }
}
