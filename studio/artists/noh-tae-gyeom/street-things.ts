import type { Lots } from '../../painting/lots.ts'

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${more}/>`

const glow = (id: string, colors: [number, string][], flat = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${flat ? 1 : 0}" y2="${flat ? 0 : 1}">${colors.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>`

/** House fronts at the end of the street. */
export function drawHouses(lots: Lots, wide: number, base: number, tall: number): string {
  let row = ''
  for (let x = -40; x < wide * 1000;) {
    const [width, height] = [lots.between(110, 220), tall * lots.between(0.75, 1.15)]
    row += rect(x, base - height, width + 1, height, lots.pick(['#07080a', '#090909', '#0a0908', '#060709']))
    for (let floor = 60; floor < height - 30; floor += 62)
      for (let window = 22; window < width - 24; window += 38)
        if (lots.chance(0.14))
          row += rect(
            x + window,
            base - height + floor,
            20,
            30,
            lots.pick(['#b9772c', '#d9a55c', '#8c6a3c', '#5f8c94', '#c9b48a']),
            `fill-opacity="${lots.between(0.25, 0.9).toFixed(2)}"`,
          )
    x += width
  }
  return row
}

/** A filling station at the edge of town: a lit roof on two legs, two pumps, a closed shop. */
export function drawStation(lots: Lots, x: number, base: number, size: number): string {
  const at = (u: number, v: number) => `${(x + u * size).toFixed(1)},${(base - v * size).toFixed(1)}`
  const box = (u: number, v: number, w: number, h: number, fill: string, more = '') =>
    rect(x + u * size, base - (v + h) * size, w * size, h * size, fill, more)
  const face = (points: [number, number][], fill: string) =>
    `<polygon points="${points.map(([u, v]) => at(u, v)).join(' ')}" fill="${fill}"/>`
  let lamps = ''
  for (let row = 0; row < 3; row++) {
    const v = 0.9 + row * 0.028
    for (let lamp = 0; lamp < 6; lamp++) {
      const u = (-0.78 + lamp * 0.31) * (1 - row * 0.07) + 0.01
      lamps += face(
        [
          [u, v],
          [u + 0.17 * (1 - row * 0.07), v],
          [u + 0.165 * (1 - row * 0.07), v + 0.013],
          [u + 0.005, v + 0.013],
        ],
        '#ffffff',
      )
    }
  }
  const pump = (u: number) =>
    box(u - 0.06, 0.03, 0.12, 0.36, '#c9cfcd') +
    box(u - 0.06, 0.3, 0.12, 0.09, '#7d1f18') +
    box(u - 0.04, 0.215, 0.08, 0.06, '#0f2b30') +
    box(u - 0.03, 0.23, 0.06, 0.03, '#6fe0e6') +
    box(u - 0.075, 0, 0.15, 0.03, '#4e5250') +
    `<path d="M${at(u + 0.06, 0.3)}C${at(u + 0.13, 0.26)} ${at(u + 0.12, 0.1)} ${at(u + 0.07, 0.08)}" fill="none" stroke="#0a0a0a" stroke-width="${size * 0.012}"/>`
  let goods = ''
  for (let shelf = 0; shelf < 3; shelf++)
    for (let u = -0.3; u < 0.36; u += 0.05)
      goods += box(
        u,
        0.16 + shelf * 0.09,
        0.036,
        lots.between(0.03, 0.06),
        lots.pick(['#5c6a5e', '#7a5a4a', '#49606a', '#8a7a4e']),
        'fill-opacity="0.7"',
      )
  return (
    glow('soffit', [
      [0, '#5d6a6c'],
      [1, '#a9b8b8'],
    ]) +
    glow('shop', [
      [0, '#9fb6ae'],
      [0.5, '#6d857c'],
      [1, '#2c3a35'],
    ]) +
    glow('leg', [
      [0, '#e8eeec'],
      [0.5, '#8c9694'],
      [1, '#3a4140'],
    ]) +
    box(-0.46, 0.06, 0.96, 0.5, '#1a2220') +
    box(-0.4, 0.1, 0.84, 0.38, 'url(#shop)') +
    goods +
    box(-0.13, 0.1, 0.012, 0.38, '#141a19') +
    box(0.16, 0.1, 0.012, 0.38, '#141a19') +
    box(-0.46, 0.5, 0.96, 0.06, '#202a28') +
    face(
      [
        [-0.98, 0.885],
        [1, 0.885],
        [0.8, 0.985],
        [-0.78, 0.985],
      ],
      'url(#soffit)',
    ) +
    lamps +
    face(
      [
        [-1, 0.885],
        [1.02, 0.885],
        [1.02, 0.985],
        [-1, 0.985],
      ],
      'none',
    ) +
    box(-1, 0.985, 2.02, 0.085, '#c9cdcb') +
    box(-1, 0.985, 2.02, 0.03, '#a8261c') +
    box(-1, 1.06, 2.02, 0.012, '#4c5250') +
    box(-0.62, 0, 0.055, 0.92, 'url(#leg)') +
    box(0.6, 0, 0.055, 0.92, 'url(#leg)') +
    pump(-0.42) +
    pump(0.4) +
    box(-0.56, -0.01, 0.3, 0.03, '#3c4241') +
    box(0.26, -0.01, 0.3, 0.03, '#3c4241') +
    box(1.225, 0, 0.03, 0.8, '#23292b') +
    box(1.12, 0.74, 0.24, 0.44, '#1b2124') +
    box(1.14, 0.98, 0.2, 0.17, '#a8261c') +
    box(1.16, 0.88, 0.16, 0.05, '#ffc25a') +
    box(1.16, 0.79, 0.16, 0.05, '#ffc25a')
  )
}

/** A bus shelter: a roof, three panes, a bench with a forgotten bag, a lit panel with nothing on it. */
export function drawShelter(x: number, base: number, size: number): string {
  const at = (u: number, v: number) => `${(x + u * size).toFixed(1)},${(base - v * size).toFixed(1)}`
  const box = (u: number, v: number, w: number, h: number, fill: string, more = '') =>
    rect(x + u * size, base - (v + h) * size, w * size, h * size, fill, more)
  const face = (points: [number, number][], fill: string, more = '') =>
    `<polygon points="${points.map(([u, v]) => at(u, v)).join(' ')}" fill="${fill}" ${more}/>`
  const post = (u: number, width = 0.016) =>
    box(u, 0.02, width, 0.79, 'url(#post)') + box(u - 0.008, 0.01, width + 0.016, 0.018, '#20282a')
  let seat = ''
  for (let slat = 0; slat < 3; slat++) seat += box(-0.74, 0.205 + slat * 0.016, 0.84, 0.009, '#56625f')
  let shine = ''
  for (const [u, w] of [
    [-0.84, 0.1],
    [-0.7, 0.03],
    [-0.3, 0.12],
    [0.1, 0.05],
    [0.2, 0.1],
  ] as const)
    shine += face(
      [
        [u, 0.08],
        [u + w, 0.08],
        [u + w + 0.16, 0.78],
        [u + 0.16, 0.78],
      ],
      '#dff4f4',
      'fill-opacity="0.07"',
    )
  return (
    glow('pane', [
      [0, '#cfe9ea'],
      [0.1, '#7ea3a6'],
      [0.55, '#3c5557'],
      [1, '#22302f'],
    ]) +
    glow('panel', [
      [0, '#f4fbff'],
      [0.5, '#ffffff'],
      [1, '#dceef4'],
    ]) +
    glow('post', [
      [0, '#aebfbf'],
      [0.3, '#4c5757'],
      [1, '#161b1b'],
    ]) +
    glow('kerb', [
      [0, '#7d8b8b'],
      [1, '#394242'],
    ]) +
    // The pavement under the roof, and its kerb.
    face(
      [
        [-0.95, 0.05],
        [0.86, 0.05],
        [1.1, 0],
        [-1.16, 0],
      ],
      'url(#kerb)',
    ) +
    box(-1.16, -0.022, 2.26, 0.024, '#2a3131') +
    box(-0.9, 0.06, 1.36, 0.75, 'url(#pane)', 'fill-opacity="0.62"') +
    shine +
    // A timetable nobody needs now.
    box(-0.4, 0.42, 0.15, 0.22, '#b9c8c6', 'fill-opacity="0.85"') +
    [0, 1, 2, 3, 4, 5].map((line) => box(-0.385, 0.45 + line * 0.027, 0.12, 0.006, '#4d6064')).join('') +
    box(-0.9, 0.055, 1.36, 0.012, '#1a2020') +
    post(-0.9) +
    post(-0.45, 0.012) +
    post(0, 0.012) +
    post(0.44) +
    // Its near side: a narrow pane towards us.
    face(
      [
        [-0.9, 0.06],
        [-1.02, 0.02],
        [-1.02, 0.85],
        [-0.9, 0.81],
      ],
      '#86a5a6',
      'fill-opacity="0.3"',
    ) +
    post(-1.03, 0.018) +
    seat +
    box(-0.68, 0.05, 0.02, 0.16, '#20282a') +
    box(0.02, 0.05, 0.02, 0.16, '#20282a') +
    `<path d="M${at(-0.62, 0.25)}L${at(-0.605, 0.345)}Q${at(-0.54, 0.36)} ${at(-0.475, 0.345)}L${at(-0.46, 0.25)}Z" fill="#a8231b"/>` +
    `<path d="M${at(-0.58, 0.345)}C${at(-0.58, 0.41)} ${at(-0.5, 0.41)} ${at(-0.5, 0.345)}" fill="none" stroke="#7a1712" stroke-width="${size * 0.012}"/>` +
    box(0.47, 0.03, 0.32, 0.72, '#1b2223') +
    box(0.495, 0.075, 0.27, 0.64, 'url(#panel)') +
    face(
      [
        [-1.1, 0.85],
        [0.9, 0.85],
        [0.8, 0.8],
        [-0.94, 0.8],
      ],
      '#8fa9aa',
    ) +
    box(-0.86, 0.806, 1.28, 0.014, '#ffffff') +
    box(-1.1, 0.85, 2, 0.05, '#1c2324') +
    box(-1.1, 0.895, 2, 0.006, '#56666a') +
    box(1.14, 0.01, 0.018, 1.13, 'url(#post)') +
    `<circle cx="${(x + 1.149 * size).toFixed(1)}" cy="${(base - 1.1 * size).toFixed(1)}" r="${(0.085 * size).toFixed(1)}" fill="#1d5f86"/>` +
    box(1.112, 1.08, 0.075, 0.05, '#c9dbe2') +
    box(1.09, 0.86, 0.12, 0.12, '#9db0b3', 'fill-opacity="0.6"')
  )
}
