import type { Lots } from '../../painting/lots.ts'
import { drawPane, drawRailing, drawShutter, type Room } from './rooms.ts'
import type { Facade } from './windows-paint.ts'

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${more}/>`

/** An old street front: tall windows with shutters, one household awake. */
export const shutterFront = (lit: Record<string, Room | 'leak'>): Facade => ({
  wall: (_lots, wide, high) => {
    const [w, h] = [wide * 1000, high * 1000]
    let wall = rect(0, 0, w, h, '#b9a58a')
    for (const y of [0.315, 0.655, 0.985])
      wall += rect(0, h * y, w, 9, '#d9c8ac') + rect(0, h * y + 9, w, 12, '#5a4d3d')
    wall += rect(w * 0.955, 0, 16, h, '#6d6458') + rect(w * 0.955 + 4, 0, 4, h, '#a79a86')
    return wall
  },
  windows: (lots, wide, high) => {
    const [w, h] = [wide * 1000, high * 1000]
    let front = ''
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) {
        const [width, height] = [w * 0.125, h * 0.205]
        const [x, y] = [w * (0.105 + column * 0.3), h * (0.075 + row * 0.34)]
        const room = lit[`${column},${row}`]
        front +=
          rect(x - 8, y - 8, width + 16, height + 16, '#201b16') +
          rect(x - 14, y + height + 6, width + 28, 9, '#8d7f6a', 'fill-opacity="0.35"')
        if (room === 'leak' || (room === undefined && lots.chance(0.6))) {
          const leak = room === 'leak' ? '#f7a94a' : undefined
          front +=
            drawShutter(x, y, width / 2 - 1, height, '#1d2a2b', leak) +
            drawShutter(x + width / 2 + 1, y, width / 2 - 1, height, '#1d2a2b', leak)
          continue
        }
        front += drawPane(lots, { x, y, width, height, room: room ?? 'dark' })
        front +=
          drawShutter(x - width * 0.55, y - 2, width * 0.5, height + 4, room ? '#26363a' : '#172021') +
          drawShutter(x + width * 1.05, y - 2, width * 0.5, height + 4, room ? '#2a3a3c' : '#172021')
        if (row === 1) front += drawRailing(x - 12, y + height * 0.62, width + 24, height * 0.4)
      }
    }
    return front
  },
  lamps: [{ x: -0.1, y: 1.25, reach: 0.55, power: 0.5 }],
  ambient: 0.035,
  tilt: 0.13,
})

/** A slab of flats: a grid of loggias, a fifth of them lit. */
export const slab = (columns: number, rows: number, share: number): Facade => ({
  wall: (_lots, wide, high) => rect(0, 0, wide * 1000, high * 1000, '#8f8d88'),
  windows: (lots, wide, high) => {
    const [w, h] = [(wide * 1000) / columns, (high * 1000) / rows]
    let front = ''
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const [x, y] = [column * w, row * h]
        const room: Room = lots.chance(share)
          ? lots.pick<Room>(['lamp', 'curtain', 'kitchen', 'blind', 'screen', 'lamp', 'curtain', 'plants'])
          : 'dark'
        const glow =
          room === 'dark' ? '#0a0c10' : room === 'kitchen' ? '#43564d' : room === 'screen' ? '#10303c' : '#6a4420'
        front +=
          rect(x + w * 0.06, y + h * 0.08, w * 0.88, h * 0.84, '#08090b') +
          rect(x + w * 0.06, y + h * 0.08, w * 0.05, h * 0.84, glow, 'fill-opacity="0.8"') +
          rect(x + w * 0.11, y + h * 0.08, w * 0.83, h * 0.05, glow, 'fill-opacity="0.5"')
        front += drawPane(lots, {
          x: x + w * 0.13,
          y: y + h * 0.16,
          width: w * 0.74,
          height: h * 0.6,
          room,
          bars: [2, 0],
          dim: lots.between(0.55, 1),
        })
        front +=
          rect(
            x + w * 0.06,
            y + h * 0.66,
            w * 0.88,
            h * 0.26,
            lots.pick(['#171a1d', '#1b1d1e', '#141719']),
            'fill-opacity="0.94"',
          ) + rect(x + w * 0.06, y + h * 0.65, w * 0.88, h * 0.018, '#3a3d40')
        if (lots.chance(0.16)) front += laundry(lots, x + w * 0.14, y + h * 0.3, w * 0.7, h * 0.3)
      }
    }
    return front
  },
  lamps: [{ x: 0.2, y: 1.5, reach: 0.5, power: 0.4 }],
  ambient: 0.028,
  tilt: 0.07,
})

function laundry(lots: Lots, x: number, y: number, w: number, h: number): string {
  let line = `<path d="M${x} ${y}q${w / 2} ${h * 0.12} ${w} 0" stroke="#000" stroke-width="0.8" fill="none"/>`
  for (let at = x + w * 0.05; at < x + w * 0.85; at += w * lots.between(0.14, 0.26))
    line += rect(
      at,
      y + h * 0.05,
      w * lots.between(0.08, 0.16),
      h * lots.between(0.4, 0.95),
      lots.pick(['#14110f', '#0f1216', '#1d1512']),
      'fill-opacity="0.92"',
    )
  return line
}

/** One window, close: a paper lamp, a shelf, plants on the sill, a curtain drawn aside. */
export const neighbour = (): Facade => ({
  wall: (lots, wide, high) => {
    let stones = rect(0, 0, wide * 1000, high * 1000, '#7d7367')
    for (let y = 0; y < high * 1000; y += 62) {
      for (let x = -lots.between(0, 120); x < wide * 1000;) {
        const width = lots.between(90, 170)
        stones += rect(x + 2, y + 2, width - 4, 58, lots.pick(['#857a6c', '#786e62', '#8d8273', '#72695e']))
        x += width
      }
    }
    return stones
  },
  windows: (lots, wide, high) => {
    const [w, h] = [wide * 1000, high * 1000]
    const [x, y, width, height] = [w * 0.27, h * 0.13, w * 0.46, h * 0.66]
    const clip = `<clipPath id="nb"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`
    const lights = `<linearGradient id="nw" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9a5f22"/><stop offset="0.35" stop-color="#d9964a"/><stop offset="1" stop-color="#4e2a10"/></linearGradient><radialGradient id="ng" cx="0.62" cy="0.3" r="0.55"><stop offset="0" stop-color="#ffe9b8" stop-opacity="0.95"/><stop offset="0.35" stop-color="#f2b764" stop-opacity="0.6"/><stop offset="1" stop-color="#a05a1c" stop-opacity="0"/></radialGradient><filter id="nf"><feGaussianBlur stdDeviation="3.2"/></filter>`
    let shelf = ''
    for (let row = 0; row < 3; row++) {
      const base = y + height * (0.46 + row * 0.17)
      shelf += rect(x + width * 0.04, base, width * 0.36, 7, '#2a1508')
      for (let book = x + width * 0.05; book < x + width * 0.37;) {
        const thick = lots.between(6, 17)
        const tall = height * lots.between(0.07, 0.125)
        shelf += rect(
          book,
          base - tall,
          thick - 1.5,
          tall,
          lots.pick(['#4a2a18', '#6b3f20', '#33302c', '#7d5a34', '#2b3a3a', '#8a4a2c']),
        )
        book += thick + (lots.chance(0.12) ? 14 : 0)
      }
    }
    const [lampX, lampY, reach] = [x + width * 0.64, y + height * 0.29, width * 0.16]
    let paper = `<circle cx="${lampX}" cy="${lampY}" r="${reach}" fill="#fff3d2"/>`
    for (let rib = -4; rib <= 4; rib++) {
      const half = Math.sqrt(1 - (rib / 5) ** 2) * reach
      paper += `<path d="M${lampX - half} ${lampY + (rib / 5) * reach}q${half} ${reach * 0.07} ${half * 2} 0" fill="none" stroke="#d9a45a" stroke-width="1.6" stroke-opacity="0.6"/>`
    }
    const chair = `<path d="M${x + width * 0.6} ${y + height}V${y + height * 0.74}Q${x + width * 0.6} ${y + height * 0.68} ${x + width * 0.7} ${y + height * 0.68}Q${x + width * 0.82} ${y + height * 0.68} ${x + width * 0.82} ${y + height * 0.74}V${y + height}Z" fill="#1f0f06" fill-opacity="0.9"/>`
    let plants = ''
    for (let pot = 0; pot < 3; pot++) {
      const foot = x + width * (0.12 + pot * 0.13 + lots.bell() * 0.01)
      plants += `<path d="M${foot - 22} ${y + height}L${foot - 26} ${y + height - 40}H${foot + 26}L${foot + 22} ${y + height}Z" fill="#0d0704"/>`
      for (let leaf = 0; leaf < 12; leaf++) {
        const [turn, length] = [lots.between(-75, 75), lots.between(30, 105)]
        plants += `<path d="M${foot} ${y + height - 38}q${length * 0.18} ${-length * 0.6} 0 ${-length}q${-length * 0.18} ${length * 0.4} 0 ${length}Z" fill="${lots.pick(['#0a0d05', '#10140a', '#070a04'])}" transform="rotate(${turn} ${foot} ${y + height - 38})"/>`
      }
    }
    let curtain = ''
    for (let fold = 0; fold < 9; fold++) {
      const at = x + width * (0.83 + fold * 0.02)
      curtain += `<path d="M${at} ${y}C${at - 10} ${y + height * 0.4} ${at - 16 + fold} ${y + height * 0.6} ${at + lots.bell() * 6} ${y + height}h13C${at + 4} ${y + height * 0.6} ${at + 8} ${y + height * 0.4} ${at + 12} ${y}Z" fill="${fold % 2 ? '#e7b877' : '#8a5426'}" fill-opacity="0.85"/>`
    }
    const frame = (fx: number, fy: number, fw: number, fh: number) => rect(fx, fy, fw, fh, '#12100e')
    return (
      `${clip}${lights}<g clip-path="url(#nb)">${rect(x, y, width, height, 'url(#nw)')}<g filter="url(#nf)">${shelf}${chair}</g>${rect(x, y, width, height, 'url(#ng)')}<path d="M${lampX} ${y}V${lampY - reach}" stroke="#2a1608" stroke-width="2.5"/>${paper}${curtain}${plants}</g>` +
      frame(x - 16, y - 16, width + 32, 18) +
      frame(x - 16, y, 18, height) +
      frame(x + width - 2, y, 18, height) +
      frame(x - 16, y + height - 2, width + 32, 18) +
      frame(x + width / 2 - 7, y, 13, height) +
      frame(x, y + height * 0.16, width, 9) +
      rect(x - 46, y + height + 16, width + 92, 30, '#5b5145') +
      rect(x - 46, y + height + 16, width + 92, 5, '#a8763c') +
      rect(x - 46, y + height + 46, width + 92, 14, '#070605')
    )
  },
  lamps: [
    { x: 0.6, y: 0.92, reach: 0.12, power: 0.2, color: [1, 0.55, 0.2] },
    { x: 1.15, y: 1.2, reach: 0.5, power: 0.08 },
  ],
  ambient: 0.04,
  tilt: 0.08,
})
