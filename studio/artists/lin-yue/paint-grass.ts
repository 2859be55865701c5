import type { Paint } from '../../painter.ts'
import { hypot } from '../../painting/arithmetic.ts'
import { smoothstep } from '../../painting/color.ts'
import { curve, placeOn } from '../../painting/curves.ts'
import { Strands, VERMILION } from './strands.ts'

interface Blade {
  x: number
  y: number
  length: number
  /** Where it points, in radians (−π/2 is up), and how far it bows over on its way. */
  heading: number
  bow: number
  width: number
  ink: number
}

function drawBlade(sheet: Strands, { x, y, length, heading, bow, width, ink }: Blade): void {
  const points = [x, y]
  let [px, py, way] = [x, y, heading]
  for (let step = 0; step < 9; step++) {
    way += (bow / 9) * (0.4 + step * 0.14)
    px += (Math.cos(way) * length) / 9
    py += (Math.sin(way) * length) / 9
    points.push(px, py)
  }
  sheet.draw(points, { width, ink, set: 0.25, lift: 0.8, dry: 0.35 })
}

/** A meadow that remembers who crossed it: only the trodden line is empty. */
export const paintSomeoneWalked: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { width, height, noise } = sheet
  const trail = curve(
    [
      0.3,
      height * 1.04,
      0.47,
      height * 0.82,
      0.36,
      height * 0.63,
      0.53,
      height * 0.49,
      0.68,
      height * 0.405,
      0.665,
      height * 0.335,
      0.7,
      height * 0.3,
    ],
    160,
  )
  const away = (x: number, y: number) => {
    let [nearest, side] = [Infinity, 1]
    for (let at = 0; at < trail.length; at += 2) {
      const far = hypot(x - trail[at]!, (y - trail[at + 1]!) * 1.6)
      if (far < nearest) [nearest, side] = [far, x > trail[at]! ? 1 : -1]
    }
    return { far: nearest, side }
  }
  const rows = 330
  for (let row = 0; row < rows; row++) {
    const deep = (row / rows) ** 1.5
    const y = height * (0.27 + 0.79 * deep)
    const size = 0.012 + 0.085 * deep
    const count = Math.round(66 / (0.55 + deep * 2.3))
    for (let blade = 0; blade < count; blade++) {
      const x = sheet.lots.next() * (width + 0.1) - 0.05
      const wide = 0.008 + 0.052 * deep
      const { far, side } = away(x, y)
      const patch = noise(x * 3.2, y * 5)
      // The meadow thins out in places; it has no holes.
      if (sheet.lots.next() > 0.07 + smoothstep(-0.62, 0.12, patch) && far > wide * 2.4) continue
      if (far < wide) continue
      const edge = Math.exp(-((far - wide) / (wide * 0.9)))
      drawBlade(sheet, {
        x,
        y: y + sheet.lots.bell() * 0.012,
        length: size * sheet.lots.between(0.6, 1.25),
        heading: -1.57 + 0.35 + patch * 0.5 + side * edge * 0.75,
        bow: 0.5 + patch * 0.8 + side * edge * 0.9,
        width: 0.001 + 0.002 * deep,
        ink:
          0.45 +
          1.9 * sheet.lots.next() ** 2 * (0.4 + deep) +
          3.4 * edge * sheet.lots.next() +
          Math.max(0, patch) * 1.8,
      })
    }
  }
  sheet.finish()
}

/** Reeds in November, some broken, standing in water that is only their reflection. */
export const paintReedsInNovember: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { height, noise } = sheet
  const water = height * 0.7
  for (let reed = 0; reed < 74; reed++) {
    const x = 0.63 + sheet.lots.bell() * 0.16 + (reed % 9 === 0 ? -0.33 : 0)
    const tall = height * (0.24 + 0.34 * sheet.lots.next())
    const lean = 0.05 + sheet.lots.bell() * 0.06
    const isBroken = sheet.lots.chance(0.24)
    const foot = water + sheet.lots.bell() * 0.014
    const stalk = isBroken
      ? curve([x, foot, x + lean * 0.25, foot - tall * 0.32, x + lean * 0.4, foot - tall * 0.5], 40)
      : curve(
          [
            x,
            foot,
            x + lean * 0.3,
            foot - tall * 0.4,
            x + lean * 0.9,
            foot - tall * 0.8,
            x + lean * 1.5 + 0.02,
            foot - tall,
          ],
          60,
        )
    const ink = 0.6 + 3.6 * sheet.lots.next() ** 1.1
    sheet.draw(stalk, { width: sheet.lots.between(0.002, 0.0044), ink, set: 0.06, lift: 0.5, dry: 0.4, breaks: 0.06 })
    const end = placeOn(stalk, 1)
    if (isBroken) {
      const side = sheet.lots.chance(0.75) ? 1 : -1
      const far = tall * sheet.lots.between(0.3, 0.6)
      sheet.draw(
        [
          end.x,
          end.y,
          end.x + side * far * 0.45,
          end.y + far * 0.16,
          end.x + side * far * 0.85,
          end.y + far * sheet.lots.between(0.3, 0.75),
        ],
        { width: 0.0022, ink: ink * 0.85, set: 0.02, lift: 0.7 },
      )
    } else {
      for (let seed = 0; seed < 26; seed++) {
        const at = placeOn(stalk, 0.86 + 0.14 * sheet.lots.next())
        drawBlade(sheet, {
          x: at.x,
          y: at.y,
          length: sheet.lots.between(0.014, 0.045),
          heading: Math.atan2(at.dy, at.dx) + sheet.lots.between(0.1, 0.7),
          bow: 0.9,
          width: 0.0011,
          ink: ink * 0.6,
        })
      }
    }
    for (let leaf = 0; leaf < 2; leaf++) {
      const at = placeOn(stalk, sheet.lots.between(0.25, 0.75))
      drawBlade(sheet, {
        x: at.x,
        y: at.y,
        length: tall * sheet.lots.between(0.16, 0.36),
        heading: Math.atan2(at.dy, at.dx) + 0.35,
        bow: sheet.lots.between(0.9, 2),
        width: sheet.lots.between(0.0018, 0.0034),
        ink: ink * 0.8,
      })
    }
    const mirror: number[] = []
    for (let at = 0; at < stalk.length * 0.75; at += 2) {
      const down = (foot - stalk[at + 1]!) * 0.62
      mirror.push(
        stalk[at]! + 0.02 * Math.sin(down * 60 + x * 20) * smoothstep(0, 0.3, down) + noise(down * 20, x * 9) * 0.012,
        foot + down + 0.006,
      )
    }
    if (mirror.length > 6)
      sheet.draw(mirror, { width: 0.0018, ink: ink * 0.3, set: 0.1, lift: 0.8, dry: 0.6, breaks: 0.5 })
  }
  sheet.finish({ soak: 0.2 })
}

/** Grass pressed round by an animal that slept here; one red blade stands. */
export const paintWhereTheDeerLay: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots, { tone: [0.948, 0.018, 88] })
  const { noise } = sheet
  const [x, y] = [0.56, 0.53]
  const form = (turn: number) => 0.24 * (1 + 0.16 * Math.cos(turn * 2 + 0.7) + 0.05 * Math.sin(turn * 3))
  for (let blade = 0; blade < 5200; blade++) {
    const turn = sheet.lots.next() * Math.PI * 2
    const far = 0.95 * Math.sqrt(sheet.lots.next())
    const [bx, by] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.92]
    const rim = far / form(turn)
    const patch = noise(bx * 4, by * 4)
    const inside = rim < 1
    if (inside && sheet.lots.next() > 0.11 + 0.3 * rim ** 4) continue
    if (!inside && sheet.lots.next() > 0.95 - smoothstep(1.2, 3.2, rim) * (0.72 + patch * 0.9)) continue
    const near = Math.exp(-Math.abs(rim - 1.06) * 5)
    const heading = inside
      ? turn + 1.9 + patch * 0.4
      : turn + 0.55 * near + (1 - near) * (0.25 + patch * 1.2) + (1 - near) * (-0.6 - turn) * 0.72
    drawBlade(sheet, {
      x: bx,
      y: by,
      length: sheet.lots.between(0.05, 0.12) * (inside ? 1.2 : 1),
      heading,
      bow: inside ? 0.9 : 0.5 + near * 0.7 + patch * 0.5,
      width: sheet.lots.between(0.0013, 0.0031),
      ink: inside
        ? 0.3 + 0.3 * sheet.lots.next()
        : 0.3 + 3.2 * near * sheet.lots.next() + 1.1 * sheet.lots.next() ** 3 + Math.max(0, patch),
    })
  }
  sheet.tint(curve([0.62, 0.6, 0.635, 0.52, 0.67, 0.46, 0.735, 0.425], 30), VERMILION, {
    width: 0.0062,
    ink: 2.4,
    set: 0.2,
    lift: 0.85,
    dry: 0.2,
  })
  sheet.finish()
}
