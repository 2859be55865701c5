import type { Paint } from '../../painter.ts'
import { Canvas } from '../../painting/canvas.ts'
import { oklch, smoothstep } from '../../painting/color.ts'
import { Layer } from '../../painting/layer.ts'
import type { Lots } from '../../painting/lots.ts'
import { createClouds } from '../../painting/tiles.ts'
import { paintDip } from './paint-ebb.ts'
import { paintBlueQuarter, paintSiesta } from './paint-hours.ts'

interface Cloth {
  paint: Paint
  /** Units of the shorter side. */
  left: number
  top: number
  width: number
  height: number
}

const CLOTHS: Cloth[] = [
  { paint: paintSiesta, left: 0.13, top: 0.1, width: 0.44, height: 0.34 },
  { paint: paintBlueQuarter, left: 0.68, top: 0.1, width: 0.3, height: 0.42 },
  { paint: paintDip, left: 1.12, top: 0.1, width: 0.3, height: 0.22 },
]

/** The studio: three cloths drying on a line in slanting light, bowls of pigment on the table below. */
export const paintStudio: Paint = async (canvas, lots) => {
  const plaster = createClouds('corval 0')
  canvas.fill(oklch(0.86, 0.014, 85))
  const wall = new Layer(canvas, 0.25).each((x, y) => {
    const pane = smoothstep(0.05, 0, Math.abs(((x + y * 0.55 + 0.1) % 0.46) - 0.21) - 0.165)
    const beam = smoothstep(0.2, 0, Math.abs(x + y * 0.55 - 0.98) - 0.62) * pane
    return 0.6 + 0.34 * beam + 0.05 * plaster(x * 2, y * 2) + 0.015 * plaster(x * 40, y * 40)
  })
  canvas.light((x, y) => wall.at(x, y))
  await canvas.draw(
    `<path d="M-20 96 Q 750 112 1540 90" stroke="#3d342a" stroke-width="2.4" fill="none"/>` +
      CLOTHS.map(({ left, top, width, height }) => {
        const [x, y] = [left * 1000 + 26, top * 1000 + 30]
        return `<filter id="f"><feGaussianBlur stdDeviation="15"/></filter><rect x="${x}" y="${y}" width="${width * 1000}" height="${height * 1000}" fill="#3a3026" opacity=".5" filter="url(#f)"/>`
      }).join(''),
  )
  for (const [at, cloth] of CLOTHS.entries()) await hang(canvas, lots.fork(at), cloth)
  await canvas.draw(TABLE)
  const wood = createClouds('corval 1')
  const [middle, corner] = [canvas.width / canvas.unit / 2, 0.81]
  canvas.light((x, y) => {
    const away = ((x - middle) ** 2 + (y - 0.5) ** 2) / corner
    return (y < 0.76 ? 1 : 1 + 0.2 * wood(x * 1.2 + y, y * 50)) * (1 - 0.28 * away)
  })
}

async function hang(canvas: Canvas, lots: Lots, { paint, left, top, width, height }: Cloth): Promise<void> {
  const { unit } = canvas
  const small = new Canvas(Math.round(width * unit), Math.round(height * unit))
  await paint(small, lots)
  const folds = createClouds('corval 2')
  const shift = lots.next() * 8
  const [startX, startY] = [Math.round(left * unit), Math.round(top * unit)]
  for (let row = 0; row < small.height; row++) {
    for (let column = 0; column < small.width; column++) {
      const [x, y] = [column / unit, row / unit]
      const sag = Math.sin((x / width) * Math.PI) * 0.006 + 0.004 * folds(x * 6 + shift, 1)
      const drape = folds(x * 5 + shift, y * 0.6)
      const factor = 0.86 + 0.3 * drape + 0.12 * (1 - y / height)
      const from = (row * small.width + column) * 3
      const to = ((startY + row + Math.round(sag * unit)) * canvas.width + startX + column) * 3
      for (let part = 0; part < 3; part++) canvas.data[to + part] = small.data[from + part]! * factor
    }
  }
}

const bowl = (x: number, y: number, radius: number, color: string, deep: string) => `
  <ellipse cx="${x + radius * 0.3}" cy="${y + radius * 0.42}" rx="${radius * 1.25}" ry="${radius * 0.3}" fill="#160f0a" opacity=".55" filter="url(#soft)"/>
  <path d="M${x - radius} ${y} C ${x - radius * 0.9} ${y + radius * 0.55}, ${x + radius * 0.9} ${y + radius * 0.55}, ${x + radius} ${y} Z" fill="url(#clay)"/>
  <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.27}" fill="#e9e1d3"/>
  <ellipse cx="${x}" cy="${y + radius * 0.03}" rx="${radius * 0.9}" ry="${radius * 0.215}" fill="${deep}"/>
  <ellipse cx="${x - radius * 0.12}" cy="${y + radius * 0.05}" rx="${radius * 0.68}" ry="${radius * 0.14}" fill="${color}"/>`

const TABLE = `
  <defs>
    <filter id="soft"><feGaussianBlur stdDeviation="7"/></filter>
    <linearGradient id="top" x1="0" x2="1" y1="0" y2="0.25"><stop offset="0" stop-color="#5b4632"/><stop offset=".55" stop-color="#8f7456"/><stop offset="1" stop-color="#4a3828"/></linearGradient>
    <linearGradient id="clay" x1="0" x2="1"><stop offset="0" stop-color="#f3ece0"/><stop offset=".6" stop-color="#bcae99"/><stop offset="1" stop-color="#6f6252"/></linearGradient>
  </defs>
  <rect x="-10" y="740" width="1520" height="40" fill="#241a12" opacity=".35" filter="url(#soft)"/>
  <rect x="-10" y="762" width="1520" height="260" fill="url(#top)"/>
  <rect x="-10" y="760" width="1520" height="5" fill="#b79b78" opacity=".7"/>
  ${bowl(250, 838, 88, '#b5502a', '#7d2c14')}
  ${bowl(470, 888, 66, '#d9a53f', '#a8701c')}
  ${bowl(1010, 846, 96, '#24407a', '#101f47')}
  ${bowl(1225, 900, 60, '#4d6f5b', '#26402f')}
  <path d="M640 905 L905 860 L912 866 L650 915 Z" fill="#c9a878"/><path d="M600 900 Q 640 890 652 905 Q 640 924 598 922 Q 570 915 600 900Z" fill="#3d3a55"/>`
