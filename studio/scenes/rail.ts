import type { Paint } from '../painter.ts'
import type { Canvas } from '../painting/canvas.ts'
import { clamp, smoothstep } from '../painting/color.ts'
import { Layer } from '../painting/layer.ts'
import type { Lots } from '../painting/lots.ts'
import { createNoise, layered, sampled } from '../painting/noise.ts'
import { addGrain, addVignette } from '../painting/surface.ts'
import { createClouds, createGrain } from '../painting/tiles.ts'
import { letter } from './letters.ts'

/** The upper and the lower edge of the rail, in units. */
const RAIL = { top: 0.245, bottom: 0.395 }
/** How far shadows fall to the right and down for each unit that something stands off the wall. */
const SUN = { x: 0.62, y: 0.74 }

/** Places of the hooks along the rail, in thousandths. */
const HOOKS = [168, 402, 640, 1026, 1318]
/** Where the picture hangs: its upper left corner and its width; it goes on below. */
const FRAME = { x: 566, y: 726, width: 542 }

/** The picture rail that the gallery is named after, in light from the north. */
export const paintRail: Paint = async (canvas, lots) => {
  layWall(canvas, lots)
  const things = drawThings()
  const shadow = (await Layer.drawn(canvas, shadowOf(), 0.5)).blur(0.008)
  const close = (await Layer.drawn(canvas, things.shape, 0.5)).blur(0.004)
  canvas.light((x, y) => {
    const cast = shadow.at(x, y) * 0.42
    const near = y > RAIL.bottom ? 0 : close.at(x - 0.011, y - 0.013) * 0.45
    return (1 - cast) * (1 - near)
  })
  layRail(canvas, lots)
  const onRail = (await Layer.drawn(canvas, things.hooks, 0.5)).blur(0.005)
  canvas.light((x, y) => (y < RAIL.bottom && y > RAIL.top ? 1 - 0.5 * onRail.at(x - 0.012, y - 0.012) : 1))
  await canvas.draw(things.drawing)
  layPicture(canvas)
  letSunIn(canvas)
  addGrain(canvas, 'rail', 0.035)
  addVignette(canvas, 0.2)
}

/** Old plaster under many coats of white, the light falling off to the right. */
function layWall(canvas: Canvas, lots: Lots): void {
  const [width, height] = [canvas.width / canvas.unit, canvas.height / canvas.unit]
  const clouds = createClouds('plaster', 6)
  const relief = sampled((x, y) => clouds(x * 4, y * 4) + 0.5 * clouds(x * 17, y * 15), width, height, 160)
  const broad = layered(createNoise(lots.below(1e9)), 2)
  const shade = sampled((x, y) => broad(x * 1.3, y * 1.3), width, height, 20)
  const step = 1.6 / canvas.unit
  canvas.shade((x, y) => {
    const slope = relief(x - step, y - step) - relief(x + step, y + step)
    const fall = 1.05 - 0.36 * (x / width) - 0.16 * y
    const light = fall * (0.8 + 0.035 * shade(x, y) + clamp(slope * 0.3, -0.045, 0.045))
    return [light * 0.99, light * 0.955, light * 0.885]
  })
}

/** The moulding as its profile catches the light, of oak, with its shadow below. */
function layRail(canvas: Canvas, lots: Lots): void {
  const { width, height, unit, data } = canvas
  const grain = createGrain('oak')
  const clouds = createClouds('oak', 5)
  const shift = lots.next() * 5
  const tall = RAIL.bottom - RAIL.top
  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) / unit
    const share = (y - RAIL.top) / tall
    const below = y - RAIL.bottom
    if (share < 0 || below > 0.09) continue
    const profile = profileAt(clamp(share))
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5) / unit
      const at = (row * width + column) * 3
      const fall = 1.06 - 0.26 * (x / 1.5)
      if (share > 0.96) {
        const dark = 1 - 0.5 * smoothstep(0.085, 0, below) - 0.22 * smoothstep(0.014, 0, below)
        for (let part = 0; part < 3; part++) data[at + part]! *= dark
      }
      if (share > 1.004) continue
      const wave = clouds(x * 0.7 + shift, y * 9) * 0.8
      const rings = Math.sin(y * 260 + wave * 11 + clouds(x * 2.4, y * 30) * 2.5)
      const pores = smoothstep(0.45, 0.95, grain(x * 46, y * 760)) * (0.5 + wave) * 0.07
      const tone = clamp((0.235 + 0.028 * rings + 0.06 * wave - pores) * profile * fall, 0.008, 1)
      const cover = smoothstep(0, 0.012, share) * smoothstep(1.004, 0.99, share)
      data[at]! += (tone * 1.3 - data[at]!) * cover
      data[at + 1]! += (tone * 0.8 - data[at + 1]!) * cover
      data[at + 2]! += (tone * 0.41 - data[at + 2]!) * cover
    }
  }
}

/** How much light each height of the moulding takes: a rounded lip, a groove, a hollow, a flat foot. */
function profileAt(share: number): number {
  if (share < 0.24) return 1.62 - 1.1 * (share / 0.24) ** 1.6
  if (share < 0.3) return 0.28
  if (share < 0.74) {
    const hollow = (share - 0.3) / 0.44
    return 0.5 + 0.86 * hollow ** 1.4
  }
  if (share < 0.785) return 1.5
  return 0.92 - 0.3 * smoothstep(0.785, 1, share)
}

const hookPath = (x: number) =>
  `M${x} 384 C${x} 352 ${x} 330 ${x} 300 C${x} 268 ${x - 1} 236 ${x + 14} 234 C${x + 26} 233 ${x + 27} 246 ${x + 26} 254 M${x} 384 C${x} 410 ${x - 1} 420 ${x + 13} 424 C${x + 25} 426 ${x + 29} 416 ${x + 27} 406`

/** The wires: from their hooks to the eyes at the back of the frame. */
const wires = () =>
  `M655 424 L${FRAME.x + 92} ${FRAME.y + 8} M1041 424 L${FRAME.x + FRAME.width - 92} ${FRAME.y + 8} M416 424 L418 566`

/** What throws shadows on the wall below the rail; the lower it hangs the closer it is. */
function shadowOf(): string {
  const [x, y] = [SUN.x * 44, SUN.y * 44]
  const frame = `<rect x="${FRAME.x}" y="${FRAME.y}" width="${FRAME.width}" height="400" fill="#fff"/>`
  const tag = `<path d="M384 566 L450 560 L456 652 L390 658 Z" fill="#fff"/>`
  return `<g transform="translate(${x} ${y})"><path d="${wires()}" stroke="#fff" stroke-width="4" fill="none"/>${frame}</g><g transform="translate(14 15)">${tag}</g>`
}

function drawThings(): { drawing: string; hooks: string; shape: string } {
  const hooks = HOOKS.map((x) => {
    const path = hookPath(x)
    return `<path d="${path}" fill="none" stroke="#5b3f18" stroke-width="9.600" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#9c7231" stroke-width="7.200" stroke-linecap="round" transform="translate(-0.8 -0.6)"/><path d="${path}" fill="none" stroke="#cfa353" stroke-width="3.600" stroke-linecap="round" transform="translate(-1.6 -1)"/><path d="${path}" fill="none" stroke="#fdf0c4" stroke-width="1.300" stroke-linecap="round" transform="translate(-2.2 -1.5)" opacity="0.9"/>`
  })
  const wire = `<path d="${wires()}" stroke="#4d4a45" stroke-width="2.6" fill="none"/><path d="${wires()}" stroke="#d9d4c6" stroke-width="0.9" fill="none" transform="translate(-0.7 0)"/>`
  const tag = `<path d="M384 566 L450 560 L456 652 L390 658 Z" fill="#efe4c8"/><path d="M384 566 L450 560 L450.500 566 L384.500 572 Z" fill="#fff8e6"/><circle cx="418" cy="577" r="4.5" fill="#6d6658"/><g transform="rotate(-5 420 610)" fill="none" stroke="#3d4a66" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round" opacity="0.8">${letter('N 14', { x: 399, y: 616, size: 15, spacing: 1 })}<path d="M399 632 h44 M399 644 h26" opacity="0.6"/></g>`
  const { x, y, width } = FRAME
  const frame = `<linearGradient id="ash" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5b4634"/><stop offset="1" stop-color="#2a1e16"/></linearGradient><rect x="${x}" y="${y}" width="${width}" height="400" fill="#2b2018"/><path d="M${x} ${y} h${width} l-26 26 h${52 - width} Z" fill="url(#ash)"/><path d="M${x} ${y} l26 26 v400 h-26 Z" fill="#4a382a"/><path d="M${x + width} ${y} l-26 26 v400 h26 Z" fill="#20170f"/><path d="M${x} ${y + 1.5} h${width}" stroke="#a58a6c" stroke-width="2.4"/><rect x="${x + 26}" y="${y + 26}" width="${width - 52}" height="380" fill="#ece4d2"/>`
  const white = HOOKS.map(
    (at) => `<path d="${hookPath(at)}" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round"/>`,
  )
  return { drawing: wire + hooks.join('') + tag + frame, hooks: white.join(''), shape: white.join('') }
}

/** What can be seen of the picture: its upper part, a dark field and one warm line. */
function layPicture(canvas: Canvas): void {
  const clouds = createClouds('hung', 6)
  const [left, right, top] = [(FRAME.x + 84) / 1000, (FRAME.x + FRAME.width - 84) / 1000, (FRAME.y + 84) / 1000]
  const sheet = within(left, right, top)
  canvas.glaze([0.03, 0.055, 0.085], (x, y) => sheet(x, y) * (0.93 + 0.2 * clouds(x * 26, y * 4)))
  canvas.glaze([0.7, 0.32, 0.1], (x, y) => {
    const away = Math.abs(y - 0.926 - 0.003 * clouds(x * 8, 0.5))
    return sheet(x, y) * smoothstep(0.0105, 0.008, away) * clamp(0.82 + clouds(x * 30, y * 60) * 0.9)
  })
  const mount = within(left - 0.058, right + 0.058, top - 0.058)
  canvas.light((x, y) => {
    if (mount(x, y) === 0) return 1
    return 1 - 0.42 * smoothstep(0.05, 0, y - top + 0.058) - 0.3 * smoothstep(0.03, 0, x - left + 0.058)
  })
}

/** The low sun through a window with bars, across everything. */
function letSunIn(canvas: Canvas): void {
  const clouds = createClouds('sun', 3)
  canvas.light((x, y) => {
    const across = (x + y * 0.46 - 0.3) / 0.98
    const down = (y - x * 0.1 + 0.16) / 1.02
    const soft = 0.02 + 0.02 * y
    const pane = (place: number, count: number) => {
      const edge = smoothstep(-soft, soft, place) * smoothstep(1 + soft, 1 - soft, place)
      const bar = Math.abs(place * count - Math.round(place * count)) / count
      const isInside = place > 0.1 && place < 0.92
      return edge * (isInside ? smoothstep(0.012 - soft * 0.4, 0.012 + soft * 0.5, bar) : 1)
    }
    return 0.62 + 0.56 * pane(across, 3) * pane(down, 2) * (0.95 + 0.12 * clouds(x * 2, y * 2))
  })
}

const within = (left: number, right: number, top: number) => (x: number, y: number) =>
  smoothstep(0, 0.002, x - left) * smoothstep(0, 0.002, right - x) * smoothstep(0, 0.002, y - top)
