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
    box(1.22, 0, 0.03, 1.2, '#15191a') +
    box(1.12, 0.74, 0.24, 0.44, '#101416') +
    box(1.14, 0.98, 0.2, 0.17, '#a8261c') +
    box(1.16, 0.88, 0.16, 0.05, '#ffc25a') +
    box(1.16, 0.79, 0.16, 0.05, '#ffc25a')
  )
}

/** A bus shelter: a roof, three panes, a bench, a lit panel with nothing on it. */
export function drawShelter(x: number, base: number, size: number): string {
  const box = (u: number, v: number, w: number, h: number, fill: string, more = '') =>
    rect(x + u * size, base - (v + h) * size, w * size, h * size, fill, more)
  return (
    glow('pane', [
      [0, '#dff2f4'],
      [0.12, '#7fa3aa'],
      [1, '#26363b'],
    ]) +
    glow('panel', [
      [0, '#ffffff'],
      [0.5, '#f2fbff'],
      [1, '#cfe6ee'],
    ]) +
    box(-0.9, 0, 1.35, 0.74, 'url(#pane)', 'fill-opacity="0.55"') +
    box(-0.9, 0, 0.018, 0.76, '#0a0c0d') +
    box(-0.46, 0, 0.014, 0.76, '#0a0c0d') +
    box(0, 0, 0.014, 0.76, '#0a0c0d') +
    box(0.44, 0, 0.018, 0.76, '#0a0c0d') +
    box(-0.72, 0.2, 0.78, 0.03, '#16191a') +
    box(-0.66, 0, 0.025, 0.2, '#0c0e0f') +
    box(-0.02, 0, 0.025, 0.2, '#0c0e0f') +
    box(0.46, 0.08, 0.3, 0.62, '#0b0d0e') +
    box(0.48, 0.1, 0.26, 0.57, 'url(#panel)') +
    box(-0.98, 0.76, 1.8, 0.05, '#101314') +
    box(-0.86, 0.745, 1.26, 0.016, '#ffffff') +
    box(0.9, 0, 0.02, 1.02, '#0b0d0e') +
    box(0.84, 0.94, 0.14, 0.12, '#1d5f86') +
    box(-0.36, 0.235, 0.09, 0.06, '#8c3b30')
  )
}
