import type { Lots } from '../../painting/lots.ts'
import { GROUND } from './draw-house.ts'

/** A bare lime tree that reaches into the picture from the right. */
export function drawTree(lots: Lots): string {
  const lines: string[] = []
  const grow = (x: number, y: number, angle: number, length: number, width: number) => {
    const bend = angle + lots.bell() * 0.16
    const [toX, toY] = [x + Math.cos(bend) * length, y + Math.sin(bend) * length]
    const [overX, overY] = [x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.5]
    lines.push(
      `<path d="M${x.toFixed(1)} ${y.toFixed(1)} Q${overX.toFixed(1)} ${overY.toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}" stroke-width="${width.toFixed(2)}"/>`,
    )
    if (width < 0.75) return
    // One limb goes on, others leave it to the sides; all of them rise towards the light.
    grow(toX, toY, lift(bend + lots.bell() * 0.14), length * lots.between(0.8, 0.95), width * 0.8)
    for (let side = 0; side < (width > 3 ? 2 : 1); side++) {
      if (lots.chance(0.12)) continue
      const turn = lots.between(0.45, 0.95) * (lots.chance(0.5) ? 1 : -1)
      grow(toX, toY, lift(bend + turn), length * lots.between(0.6, 0.8), width * lots.between(0.4, 0.56))
    }
  }
  grow(1432, 830, -1.6, 210, 30)
  grow(1424, 520, -2.25, 120, 13)
  const foot = `<path d="M1416 780 Q1414 838 1392 852 Q1432 862 1474 852 Q1450 838 1448 780 Z" fill="#121722" stroke="none"/>`
  return `${foot}<g fill="none" stroke="#121722" stroke-linecap="round">${lines.join('')}</g>`
}

const lift = (angle: number) => angle + (-Math.PI / 2 - angle) * 0.16

/** A bicycle against the wall, pots beside the door. */
export function drawThings(lots: Lots): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="${GROUND - 32}" r="31" fill="none" stroke="#10141d" stroke-width="3"/><path d="M${x - 30} ${GROUND - 32} h60 M${x} ${GROUND - 62} v60 M${x - 21} ${GROUND - 53} l42 42 M${x + 21} ${GROUND - 53} l-42 42" stroke="#10141d" stroke-width="0.7"/>`
  const frame = `<g transform="translate(-26 4)">${wheel(560)}${wheel(472)}<path d="M472 ${GROUND - 32} L496 ${GROUND - 84} L546 ${GROUND - 80} L516 ${GROUND - 32} Z M472 ${GROUND - 32} L516 ${GROUND - 32} M496 ${GROUND - 84} L516 ${GROUND - 32} M560 ${GROUND - 32} L545 ${GROUND - 94} l14 -6 M494 ${GROUND - 92} l-10 0 l22 0" fill="none" stroke="#10141d" stroke-width="3.4" stroke-linejoin="round"/></g>`
  const pot = (x: number, tall: number) => {
    const leaves = Array.from({ length: 26 }, () => {
      const [angle, far] = [lots.between(-2.7, -0.4), lots.between(0.35, 1) * tall]
      const [tipX, tipY] = [x + Math.cos(angle) * far * 0.7, GROUND - 28 + Math.sin(angle) * far]
      return `<path d="M${x} ${GROUND - 26} Q${x + Math.cos(angle) * far * 0.2} ${GROUND - 26 - far * 0.7} ${tipX.toFixed(0)} ${tipY.toFixed(0)}" stroke-width="${lots.between(2, 5).toFixed(1)}" stroke="${lots.pick(['#141c20', '#1c2826', '#0f161b'])}" fill="none" stroke-linecap="round"/>`
    })
    return `${leaves.join('')}<path d="M${x - 19} ${GROUND - 32} h38 l-6 36 h-26 Z" fill="#1c1a1d"/>`
  }
  return frame + pot(592, 92) + pot(792, 64) + pot(826, 40)
}
