import type { Lots } from '../../painting/lots.ts'

/** What is to be seen in a window at night. */
export type Room = 'lamp' | 'curtain' | 'blind' | 'screen' | 'kitchen' | 'plants' | 'hall' | 'dark'

interface Pane {
  x: number
  y: number
  width: number
  height: number
  room: Room
  /** Bars of the frame: upright and level ones. */
  bars?: [upright: number, level: number]
  dim?: number
}

let count = 0
const name = () => `w${(count = (count + 1) % 1e6)}`

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(width, 0).toFixed(1)}" height="${Math.max(height, 0).toFixed(1)}" fill="${fill}" ${more}/>`

const upright = (id: string, stops: [number, string][]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>`

const around = (id: string, x: number, y: number, reach: number, stops: [number, string, number][]) =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${reach}">${stops.map(([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`

const WARM = [
  ['#f7c878', '#c98535', '#5a3212'],
  ['#ffd99a', '#d79a4e', '#6e4420'],
  ['#f2b25e', '#b06a24', '#44230c'],
  ['#fbe0b0', '#cfa468', '#705232'],
] as const

/** A window and the room behind it, as far as the street can tell. */
export function drawPane(lots: Lots, { x, y, width: w, height: h, room, bars = [1, 1], dim = 1 }: Pane): string {
  const clip = name()
  const inside = ROOMS[room](lots, x, y, w, h)
  const frame = '#0b0a09'
  const thick = Math.max(w * 0.035, 0.8)
  let wood = rect(x, y, w, h, 'none', `stroke="${frame}" stroke-width="${thick * 1.4}"`)
  for (let bar = 1; bar <= bars[0]; bar++) wood += rect(x + (w * bar) / (bars[0] + 1) - thick / 2, y, thick, h, frame)
  for (let bar = 1; bar <= bars[1]; bar++)
    wood += rect(x, y + h * (bars[1] === 1 ? 0.3 : bar / (bars[1] + 1)) - thick / 2, w, thick, frame)
  return `<clipPath id="${clip}">${rect(x, y, w, h, '#fff')}</clipPath><g clip-path="url(#${clip})">${inside}${dim < 1 ? rect(x, y, w, h, '#04060a', `fill-opacity="${1 - dim}"`) : ''}</g>${wood}`
}

type Furnish = (lots: Lots, x: number, y: number, w: number, h: number) => string

/** Cloth before the light: soft folds that gather towards the rail. */
function drape(lots: Lots, x: number, y: number, w: number, h: number, strength: number): string {
  let folds = ''
  for (let at = x - w * 0.05; at < x + w * 1.05;) {
    const step = w * lots.between(0.035, 0.11)
    const sway = w * lots.bell() * 0.02
    const isLight = lots.chance(0.5)
    folds += `<path d="M${at} ${y}C${at + sway} ${y + h * 0.4} ${at - sway} ${y + h * 0.7} ${at + sway} ${y + h}L${at + sway + step * 0.7} ${y + h}C${at + step} ${y + h * 0.7} ${at + step * 0.6} ${y + h * 0.4} ${at + step * 0.7} ${y}Z" fill="${isLight ? '#fff3d8' : '#2a1405'}" fill-opacity="${(strength * lots.between(0.25, 1)).toFixed(2)}"/>`
    at += step
  }
  return folds
}

const furniture: Furnish = (lots, x, y, w, h) => {
  let things = ''
  if (lots.chance(0.6)) {
    const [left, top, wide, high] = [
      x + w * lots.between(0.08, 0.6),
      y + h * lots.between(0.28, 0.42),
      w * lots.between(0.16, 0.3),
      h * lots.between(0.12, 0.2),
    ]
    things +=
      rect(left, top, wide, high, '#4c2c14', 'fill-opacity="0.75"') +
      rect(
        left + wide * 0.14,
        top + high * 0.14,
        wide * 0.72,
        high * 0.72,
        lots.pick(['#8a5a2c', '#6b4a3a', '#c49a5c']),
        'fill-opacity="0.8"',
      )
  }
  if (lots.chance(0.5)) {
    const [left, top] = [x + w * lots.between(0, 0.55), y + h * lots.between(0.5, 0.62)]
    things += rect(left, top, w * 0.45, h, '#2a160a', 'fill-opacity="0.8"')
    for (let book = 0; book < 7; book++)
      things += rect(
        left + w * 0.06 * book,
        top - h * lots.between(0.05, 0.11),
        w * 0.035,
        h * 0.12,
        lots.pick(['#3a1c10', '#5a3a20', '#2c2a30']),
      )
  } else {
    things += rect(x + w * lots.between(0.5, 0.7), y + h * 0.3, w * 0.34, h * 0.75, '#5a3415', 'fill-opacity="0.6"')
  }
  return things
}

const ROOMS: Record<Room, Furnish> = {
  lamp: (lots, x, y, w, h) => {
    const [wall, glow] = [name(), name()]
    const [top, middle, floor] = lots.pick(WARM)
    const [lampX, lampY] = [lots.between(0.3, 0.7), lots.between(0.2, 0.36)]
    const cord = `<path d="M${x + w * lampX} ${y}V${y + h * lampY}" stroke="#2a1608" stroke-width="${w * 0.012}"/>`
    const shade = `<path d="M${x + w * (lampX - 0.1)} ${y + h * (lampY + 0.07)}L${x + w * (lampX - 0.035)} ${y + h * lampY}H${x + w * (lampX + 0.035)}L${x + w * (lampX + 0.1)} ${y + h * (lampY + 0.07)}Z" fill="#fff6e0"/>`
    return (
      upright(wall, [
        [0, middle],
        [0.35, top],
        [0.75, middle],
        [1, floor],
      ]) +
      around(glow, lampX, lampY + 0.08, 0.6, [
        [0, '#fffbe8', 0.95],
        [0.3, top, 0.6],
        [1, top, 0],
      ]) +
      rect(x, y, w, h, `url(#${wall})`) +
      furniture(lots, x, y, w, h) +
      rect(x, y, w, h, `url(#${glow})`) +
      cord +
      shade +
      (lots.chance(0.6)
        ? drape(lots, x, y, w * lots.between(0.16, 0.3), h, 0.5) + drape(lots, x + w * 0.78, y, w * 0.24, h, 0.5)
        : '')
    )
  },
  curtain: (lots, x, y, w, h) => {
    const [cloth, glow] = [name(), name()]
    const [top, middle, floor] = lots.pick(WARM)
    return (
      upright(cloth, [
        [0, middle],
        [0.4, top],
        [1, floor],
      ]) +
      around(glow, lots.between(0.25, 0.75), lots.between(0.3, 0.6), 0.55, [
        [0, '#fff2cf', 0.8],
        [1, top, 0],
      ]) +
      rect(x, y, w, h, `url(#${cloth})`) +
      rect(x, y, w, h, `url(#${glow})`) +
      drape(lots, x, y, w, h, 0.32)
    )
  },
  blind: (lots, x, y, w, h) => {
    const wall = name()
    const [top, middle, floor] = lots.pick(WARM)
    const drawn = lots.between(0.55, 1)
    let slats = ''
    const step = h / 26
    for (let at = y; at < y + h * drawn; at += step)
      slats += rect(x, at, w, step * lots.between(0.55, 0.72), '#3a2412', 'fill-opacity="0.9"')
    return (
      upright(wall, [
        [0, middle],
        [0.5, top],
        [1, floor],
      ]) +
      rect(x, y, w, h, `url(#${wall})`) +
      furniture(lots, x, y, w, h) +
      slats
    )
  },
  screen: (lots, x, y, w, h) => {
    const glow = name()
    return (
      rect(x, y, w, h, '#050b12') +
      around(glow, lots.pick([0.1, 0.9]), 0.75, 0.95, [
        [0, '#9fe4f2', 0.95],
        [0.3, '#2b7c98', 0.75],
        [1, '#04141f', 0],
      ]) +
      rect(x, y, w, h, `url(#${glow})`) +
      (lots.chance(0.5) ? drape(lots, x, y, w * 0.35, h, 0.25) : '')
    )
  },
  kitchen: (lots, x, y, w, h) => {
    const wall = name()
    let things =
      rect(x, y + h * 0.12, w * lots.between(0.4, 0.62), h * 0.3, '#7f9488') +
      rect(x + w * 0.7, y + h * 0.2, w * 0.24, h * 0.1, '#51635c')
    for (let line = 1; line < 4; line++) things += rect(x + w * 0.15 * line, y + h * 0.12, w * 0.01, h * 0.3, '#4e6058')
    things +=
      rect(x, y + h * 0.74, w, h * 0.3, '#55665d') +
      rect(x + w * lots.between(0.1, 0.7), y + h * 0.62, w * 0.07, h * 0.12, '#31413a')
    return (
      upright(wall, [
        [0, '#c9e6d8'],
        [0.3, '#e2f6ea'],
        [1, '#86a597'],
      ]) +
      rect(x, y, w, h, `url(#${wall})`) +
      things +
      rect(x + w * 0.22, y + h * 0.04, w * 0.56, h * 0.025, '#ffffff')
    )
  },
  plants: (lots, x, y, w, h) => {
    let leaves = ''
    for (let stem = 0; stem < 5; stem++) {
      const foot = x + w * lots.between(0.1, 0.9)
      for (let leaf = 0; leaf < 9; leaf++) {
        const [lx, ly] = [foot + w * lots.bell() * 0.12, y + h * (1 - lots.between(0.04, 0.5))]
        leaves += `<ellipse cx="${lx}" cy="${ly}" rx="${w * 0.055}" ry="${w * 0.02}" transform="rotate(${lots.between(-80, 80)} ${lx} ${ly})" fill="#0c0f06"/>`
      }
      leaves += rect(foot - w * 0.05, y + h * 0.93, w * 0.1, h * 0.1, '#140b06')
    }
    return ROOMS.curtain(lots, x, y, w, h) + leaves
  },
  hall: (_lots, x, y, w, h) => {
    const wall = name()
    return (
      upright(wall, [
        [0, '#8fa06a'],
        [0.5, '#b9c58c'],
        [1, '#5a6640'],
      ]) + rect(x, y, w, h, `url(#${wall})`)
    )
  },
  dark: (lots, x, y, w, h) => {
    const glass = name()
    const sheen = lots.chance(0.3)
      ? `<polygon points="${x + w * 0.1},${y + h} ${x + w * 0.5},${y} ${x + w * 0.8},${y} ${x + w * 0.4},${y + h}" fill="#1c2836" fill-opacity="0.5"/>`
      : ''
    return (
      upright(glass, [
        [0, '#10161f'],
        [1, '#040507'],
      ]) +
      rect(x, y, w, h, `url(#${glass})`) +
      sheen
    )
  },
}

/** A louvred shutter; when light stands behind it, it leaks between the slats. */
export function drawShutter(x: number, y: number, width: number, height: number, color: string, leak?: string): string {
  let slats = rect(x, y, width, height, color)
  const rows = 22
  const step = (height * 0.92) / rows
  for (let row = 0; row < rows; row++) {
    if (Math.floor(rows / 2) === row) continue
    const top = y + height * 0.04 + row * step
    slats += rect(x + width * 0.12, top, width * 0.76, step * 0.42, '#000', 'fill-opacity="0.5"')
    if (leak) slats += rect(x + width * 0.13, top + step * 0.1, width * 0.74, step * 0.26, leak)
  }
  return slats
}

/** An iron railing before a window. */
export function drawRailing(x: number, y: number, width: number, height: number): string {
  let iron = rect(x, y, width, height * 0.06, '#030303') + rect(x, y + height * 0.9, width, height * 0.06, '#030303')
  const count = Math.round(width / (height * 0.16))
  for (let bar = 0; bar <= count; bar++)
    iron += rect(x + (width * bar) / count - height * 0.012, y, height * 0.024, height * 0.94, '#030303')
  return iron
}
