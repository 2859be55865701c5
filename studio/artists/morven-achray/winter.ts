import { hypot } from '../../painting/arithmetic.ts'
import { curve, placeOn } from '../../painting/curves.ts'
import type { Hand } from './hand.ts'
import { GOLDEN } from './umbels.ts'

/** A head of hooked bracts in golden order on an egg, with a ruff of long ones below. */
export function drawTeasel(
  hand: Hand,
  { x, y, tilt, size }: { x: number; y: number; tilt: number; size: number },
): void {
  const { lots } = hand
  const [upX, upY] = [Math.sin(tilt), -Math.cos(tilt)]
  const [sideX, sideY] = [-upY, upX]
  const tall = size * 3.1
  ruff(hand, { x, y, upX, upY, size }, true)
  const egg = (high: number) => size * Math.sin(Math.PI * (0.1 + 0.86 * high)) ** 0.62
  const count = 520
  const bracts = Array.from({ length: count }, (_, at) => {
    const high = (at + 0.5) / count
    const around = at * GOLDEN
    return { high, across: Math.sin(around), front: Math.cos(around) }
  }).filter(({ front }) => front > -0.25)
  for (const { high, across, front } of bracts.toSorted((a, b) => a.front - b.front)) {
    const wide = egg(high)
    const [bx, by] = [x + upX * tall * high + sideX * wide * across, y + upY * tall * high + sideY * wide * across]
    const out = across * 0.95
    const far = size * (0.34 + 0.2 * Math.abs(across)) * (1 - 0.35 * high) * lots.between(0.9, 1.1)
    const lift = 0.55 + 0.5 * high
    const [dx, dy] = [sideX * out + upX * lift, sideY * out + upY * lift]
    const half = size * 0.055
    const tip = [bx + dx * far + upX * far * 0.25, by + dy * far + upY * far * 0.25] as const
    const blade = curve(
      [
        bx - sideX * half,
        by - sideY * half,
        bx + dx * far * 0.45 - sideX * half * 0.6,
        by + dy * far * 0.45 - sideY * half * 0.6,
        ...tip,
      ],
      8,
    )
    const other = curve(
      [
        bx + sideX * half,
        by + sideY * half,
        bx + dx * far * 0.45 + sideX * half * 0.6,
        by + dy * far * 0.45 + sideY * half * 0.6,
        ...tip,
      ],
      8,
    )
    hand.layer.clear(
      [...blade, ...other.toReversed().flatMap((_, at, all) => (at % 2 ? [] : [all[at + 1]!, all[at]!]))],
      0.9,
    )
    const shadow = 0.55 + 0.5 * Math.max(0, across) + 0.2 * (1 - front)
    hand.line(blade, 0.62, { start: 0, end: 0.4, load: 0.85 })
    hand.line(other, 0.75 + 0.75 * shadow, { start: 0, end: 0.5 })
    if (across > 0.05) {
      for (let stroke = 0; stroke < 3; stroke++) {
        const k = 0.1 + stroke * 0.17
        hand.line(
          [
            bx + dx * far * k + sideX * half * 0.7,
            by + dy * far * k + sideY * half * 0.7,
            bx + dx * far * (k + 0.1),
            by + dy * far * (k + 0.1),
            bx + dx * far * (k + 0.15) - sideX * half * 0.4,
            by + dy * far * (k + 0.15) - sideY * half * 0.4,
          ],
          0.5,
          { start: 0, end: 0.6, load: 0.5 + 0.5 * across },
        )
      }
    }
  }
  ruff(hand, { x, y, upX, upY, size }, false)
}

function ruff(
  hand: Hand,
  { x, y, upX, upY, size }: { x: number; y: number; upX: number; upY: number; size: number },
  isBack: boolean,
): void {
  const [sideX, sideY] = [-upY, upX]
  for (let bract = 0; bract < 11; bract++) {
    const around = bract * GOLDEN + 0.5
    const [across, front] = [Math.sin(around), Math.cos(around)]
    if (front < 0 !== isBack) continue
    const far = size * hand.lots.between(1.7, 3.2) * (0.5 + 0.5 * Math.abs(across))
    const path = curve(
      [
        x,
        y,
        x + sideX * across * far * 0.5 - upX * size * 0.22,
        y + sideY * across * far * 0.5 - upY * size * 0.22,
        x + sideX * across * far * 0.86 + upX * far * 0.25,
        y + sideY * across * far * 0.86 + upY * far * 0.25,
        x + sideX * across * far * 0.95 + upX * far * 0.75,
        y + sideY * across * far * 0.95 + upY * far * 0.75,
      ],
      26,
    )
    hand.solid(path, (share) => size * 0.055 * (1 - share) + 0.0006, { weight: 0.95, hatch: 0.9 })
    for (let thorn = 0; thorn < 9; thorn++) {
      const { x: tx, y: ty, dx, dy } = placeOn(path, 0.12 + thorn * 0.09)
      const side = thorn % 2 ? 1 : -1
      hand.line(
        [
          tx,
          ty,
          tx + dy * side * size * 0.05 + dx * size * 0.02,
          ty - dx * side * size * 0.05 + dy * size * 0.02,
          tx + dy * side * size * 0.09 + dx * size * 0.05,
          ty - dx * side * size * 0.09 + dy * size * 0.05,
        ],
        0.7,
        { start: 0, end: 0.7 },
      )
    }
  }
}

/** A ribbed capsule under its crown, the pores open. */
export function drawCapsule(
  hand: Hand,
  { x, y, tilt, size, ribs = 7 }: { x: number; y: number; tilt: number; size: number; ribs?: number },
): void {
  const [upX, upY] = [Math.sin(tilt), -Math.cos(tilt)]
  const [sideX, sideY] = [-upY, upX]
  const tall = size * 2.5
  const axis = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((share) => [x + upX * tall * share, y + upY * tall * share])
  const body = curve(axis, 40)
  const shape = (share: number) =>
    size *
    (0.16 + 0.84 * Math.sin(Math.PI * Math.min(1, share * 0.98 + 0.04) ** 0.82) ** 0.75) *
    (share > 0.93 ? 0.9 : 1)
  hand.solid(body, shape, { weight: 1.2, hatch: 1.5, bulge: 0.35, shade: 0.85 })
  hand.hatch(body, shape, { density: 0.9, bulge: -0.2, shade: 0.45, weight: 0.5, from: 0.15, to: 0.8 })
  for (let rib = 0; rib < ribs; rib++) {
    const u = Math.sin(-1.25 + (2.5 * (rib + 0.5)) / ribs + 0.1)
    const path: number[] = []
    for (let step = 0; step <= 20; step++) {
      const share = 0.04 + (0.9 * step) / 20
      const { x: px, y: py } = placeOn(body, share)
      path.push(px + sideX * shape(share) * u, py + sideY * shape(share) * u)
    }
    hand.line(path, 0.75, { start: 0.2, end: 0.2, load: 0.8 })
  }
  const [topX, topY] = [x + upX * tall, y + upY * tall]
  for (let pore = 0; pore < ribs; pore++) {
    const u = Math.sin(-1.2 + (2.4 * pore) / (ribs - 1))
    hand.layer.dot(
      topX - upX * size * 0.12 + sideX * size * 0.62 * u,
      topY - upY * size * 0.12 + sideY * size * 0.62 * u,
      size * 0.06,
      2,
    )
  }
  const crown: number[] = []
  const scallops = ribs * 2
  for (let step = 0; step <= scallops * 6; step++) {
    const angle = (step / (scallops * 6)) * Math.PI * 2
    const reach = size * (0.86 + 0.1 * Math.abs(Math.sin((angle * scallops) / 2)))
    const [across, up] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.3 + size * 0.12]
    crown.push(topX + sideX * across + upX * up, topY + sideY * across + upY * up)
  }
  hand.layer.clear(crown)
  hand.contour(crown, 1)
  for (let ray = 0; ray < scallops; ray++) {
    const angle = (ray / scallops) * Math.PI * 2 + 0.1
    const [across, up] = [Math.cos(angle) * size * 0.8, Math.sin(angle) * size * 0.24 + size * 0.12]
    const [fromX, fromY] = [topX + upX * size * 0.16, topY + upY * size * 0.16]
    const [toX, toY] = [topX + sideX * across + upX * up, topY + sideY * across + upY * up]
    hand.line([fromX, fromY, (fromX + toX) / 2, (fromY + toY) / 2, toX, toY], 0.8, { start: 0, end: 0.2, load: 0.9 })
  }
}

interface Clock {
  x: number
  y: number
  size: number
  seeds: number
  /** Which have flown, by their direction. */
  flown: (x: number, y: number, z: number) => boolean
}

/** A sphere of parasols in golden order, some of them gone; the bare head shows where they stood. */
export function drawClock(hand: Hand, { x, y, size, seeds, flown }: Clock): void {
  const all = Array.from({ length: seeds }, (_, at) => {
    const high = 1 - (2 * (at + 0.5)) / seeds
    const around = at * GOLDEN
    const ring = Math.sqrt(1 - high * high)
    return [Math.cos(around) * ring, -high, Math.sin(around) * ring] as const
  }).toSorted((a, b) => a[2] - b[2])
  for (const [dx, dy, dz] of all) {
    if (dy > 0.86) continue
    const load = 0.35 + 0.65 * ((dz + 1) / 2)
    if (flown(dx, dy, dz)) {
      if (dz > -0.2) hand.layer.dot(x + dx * size * 0.13, y + dy * size * 0.13, 0.0016, 0.9)
      continue
    }
    drawParasol(hand, {
      x: x + dx * size * 0.12,
      y: y + dy * size * 0.12,
      dx: dx * size * 0.88,
      dy: dy * size * 0.88,
      dz,
      hairs: 17,
      spread: size * 0.3,
      load,
    })
  }
}

interface Parasol {
  x: number
  y: number
  dx: number
  dy: number
  /** How far it faces the viewer, −1 to 1. */
  dz: number
  hairs: number
  spread: number
  load: number
}

/** One seed on its stalk under a ring of hairs. */
export function drawParasol(hand: Hand, { x, y, dx, dy, dz, hairs, spread, load }: Parasol): void {
  const [topX, topY] = [x + dx, y + dy]
  const length = hypot(dx, dy) || 1e-6
  hand.line([x, y, x + dx * 0.5, y + dy * 0.5, topX, topY], 0.55, { start: 0, end: 0.1, load })
  hand.line([x, y, x + dx * 0.09, y + dy * 0.09, x + dx * 0.18, y + dy * 0.18], 1.9, { start: 0.3, end: 0.4, load })
  const [wx, wy] = [dx / length, dy / length]
  const lean = Math.sqrt(Math.max(0, 1 - dz * dz))
  for (let hair = 0; hair < hairs; hair++) {
    const angle = (hair / hairs) * Math.PI * 2 + hand.lots.bell() * 0.12
    const far = spread * hand.lots.between(0.85, 1.08)
    const [across, deep] = [Math.cos(angle) * far, Math.sin(angle) * far * Math.abs(dz)]
    const up = far * 0.42 * lean
    const [ex, ey] = [topX - wy * across + wx * (deep + up), topY + wx * across + wy * (deep + up)]
    hand.line([topX, topY, (topX + ex) / 2 + wx * far * 0.06, (topY + ey) / 2 + wy * far * 0.06, ex, ey], 0.42, {
      start: 0,
      end: 0.5,
      load: load * 0.85,
    })
  }
}
