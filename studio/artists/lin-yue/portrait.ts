import type { Paint } from '../../painter.ts'
import { curve } from '../../painting/curves.ts'
import { Strands } from './strands.ts'

const CUPS = [
  { x: 0.17, y: 0.7, size: 0.085, ink: 4.2 },
  { x: 0.39, y: 0.62, size: 0.08, ink: 2.5 },
  { x: 0.6, y: 0.53, size: 0.078, ink: 1.35 },
  { x: 0.8, y: 0.45, size: 0.074, ink: 0.72 },
  { x: 0.985, y: 0.365, size: 0.072, ink: 0.36 },
  { x: 1.16, y: 0.285, size: 0.068, ink: 0.16 },
  { x: 1.32, y: 0.2, size: 0.066, ink: 0.06 },
]

/** Her table from above: seven cups from black to water, and the grain of the wood that parts around them. */
export const paintSevenCups: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { width, noise } = sheet
  for (let strand = 0; strand < 1500; strand++) {
    const y = -0.05 + sheet.lots.next() * 1.1
    const dark = ((((y * 13 + noise(y * 6, 4) * 2) % 1) + 1) % 1) ** 2.4
    if (sheet.lots.next() > 0.16 + dark * 0.9) continue
    const from = sheet.lots.chance(0.3) ? -0.04 : sheet.lots.between(-0.04, width - 0.1)
    const to = Math.min(width + 0.04, from + sheet.lots.between(0.25, 1.3))
    const path: number[] = []
    for (let step = 0; step <= 90; step++) {
      const x = from + ((to - from) * step) / 90
      let at = y + 0.03 * noise(x * 1.1, y * 1.3) + 0.004 * noise(x * 6, y * 9)
      for (const cup of CUPS) {
        const near = Math.exp(-(((x - cup.x) / (cup.size * 1.35)) ** 2))
        const off = (at - cup.y) / cup.size
        const side = y - cup.y + 0.03 * noise(cup.x * 1.1, y * 1.3) >= 0 ? 1 : -1
        at += side * cup.size * (Math.sqrt(off * off + 1.5 * near) - Math.abs(off)) * (Math.abs(off) < 3 ? 1 : 0.6)
      }
      path.push(x, at)
    }
    sheet.draw(path, {
      width: sheet.lots.between(0.001, 0.0025),
      ink: 0.2 + 1.5 * dark * sheet.lots.next(),
      set: 0.15,
      lift: 0.3,
      dry: 0.2,
      breaks: 0.1,
    })
  }
  for (const { x, y, size, ink } of CUPS) {
    const round = (far: number, first = 0) =>
      Array.from({ length: 61 }, (_, at) => [
        x + Math.cos(first + (at / 60) * Math.PI * 2) * far,
        y + Math.sin(first + (at / 60) * Math.PI * 2) * far,
      ]).flat()
    sheet.layer.clear(round(size))
    sheet.layer.flood(round(size * 0.84), ink)
    for (let ring = 0; ring < 16; ring++) {
      const far = size * (0.86 + 0.13 * sheet.lots.next())
      sheet.draw(round(far, sheet.lots.next() * 6), {
        width: 0.0013,
        ink: 0.25 + 1.6 * sheet.lots.next() ** 3,
        set: 0.3,
        lift: 0.5,
        dry: 0.6,
      })
    }
    for (let shade = 0; shade < 22; shade++) {
      const far = size * (1 + 0.16 * sheet.lots.next())
      sheet.draw(round(far, 0.2 + sheet.lots.next() * 0.3).slice(0, 30), {
        width: 0.0015,
        ink: 0.7,
        set: 0.4,
        lift: 0.5,
      })
    }
  }
  const handle = curve([0.72, 0.98, 0.83, 0.86, 0.96, 0.72, 1.07, 0.6], 60)
  const tip = curve([1.07, 0.6, 1.12, 0.545, 1.165, 0.5], 30)
  sheet.layer.clear([
    ...handle.map((part) => part - 0.008),
    ...handle.map((_, at) => handle[at % 2 ? handle.length - at : handle.length - 2 - at]! + 0.008),
  ])
  for (let hair = 0; hair < 60; hair++) {
    const off = (hair / 59 - 0.5) * 0.016
    sheet.draw(
      handle.map((part, at) => part + (at % 2 ? off : off * 0.9)),
      { width: 0.0012, ink: 0.5 + 2.4 * Math.abs(hair / 59 - 0.35) ** 1.2, set: 0.01, lift: 0.01, dry: 0 },
    )
    sheet.draw(
      tip.map(
        (part, at, all) =>
          part + off * 1.25 * Math.sin(Math.PI * (0.35 + (0.65 * at) / all.length)) * (at % 2 ? 1 : 0.9),
      ),
      { width: 0.0013, ink: 1.2 + 2.4 * sheet.lots.next(), set: 0.01, lift: 0.5, dry: 0 },
    )
  }
  sheet.finish()
}
