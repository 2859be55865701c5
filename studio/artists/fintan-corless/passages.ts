import { hypot } from '../../painting/arithmetic.ts'
import { clamp, gradient, mix, oklch, type Rgb } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { isInside, type Outline, type Point, resample, sizeInUnits } from '../../painting/outline.ts'
import type { Impasto } from './impasto.ts'

type Field = number | ((x: number, y: number) => number)

/** Who paints: on what, with which colour in all mixtures, and what was on the palette before. */
export interface Hand {
  oil: Impasto
  lots: Lots
  mother: Rgb
  memory: Rgb[]
}

/** What all marks of a passage have in common; sizes in units of the shorter side. */
export interface Touch {
  /** Paints on the palette, usually from dark to light. */
  ramp: readonly Rgb[]
  /** Where on the ramp, 0 to 1. */
  tone?: Field
  /** How far single marks stray from that tone. */
  stray?: number
  /** A colour that some marks take instead, broken into the others. */
  accent?: Rgb
  accentShare?: number
  length: number
  width: number
  bend?: number
  body?: number
  wet?: number
  dry?: number
  drag?: number
  knife?: boolean
}

export interface Passage extends Touch {
  within: Outline
  angle?: Field
  /** How far single marks stray from the direction, in radians. */
  sway?: number
  /** How many times over the paint is laid. */
  cover?: number
  /** Whether marks are kept within the shape. */
  kept?: boolean
  /** Whether the shape is rubbed in thinly first. */
  blocked?: boolean
  /** What will be painted over it later: marks quite within are left out. */
  except?: readonly Outline[]
}

const WARM = oklch(0.72, 0.1, 65)
const COOL = oklch(0.58, 0.08, 250)

const read = (field: Field | undefined, x: number, y: number, otherwise: number) =>
  field === undefined ? otherwise : typeof field === 'number' ? field : field(x, y)

/** Mixes the paint for one mark: never quite the one before, and with some of what else lies on the palette. */
function mixPaint(
  { lots, mother, memory }: Hand,
  { ramp, stray = 0.12, accent, accentShare = 0.06 }: Touch,
  tone: number,
): Rgb {
  let color = mix(gradient(ramp, clamp(tone + lots.bell() * stray)), mother, 0.07)
  if (accent && lots.chance(accentShare)) color = mix(color, accent, 0.75)
  else if (memory.length > 3 && lots.chance(0.16)) {
    const other = lots.pick(memory)
    const apart = Math.abs(light(other) - light(color))
    color = mix(color, other, Math.max(0.05, 0.34 - apart * 1.3))
  }
  const turn = lots.bell()
  return mix(color, turn > 0 ? WARM : COOL, Math.abs(turn) * 0.07 * Math.min(1, 0.25 + light(color) * 2))
}

const light = ([red, green, blue]: Rgb) => 0.25 * red + 0.6 * green + 0.15 * blue

function touch(hand: Hand, look: Touch, x: number, y: number, angle: number, length: number, width: number): void {
  const { oil, lots } = hand
  const { bend = 0, body = 1, wet, dry, drag, knife } = look
  const tone = read(look.tone, x, y, 0.5)
  oil.stroke({
    x,
    y,
    angle,
    length,
    width,
    bend: bend + lots.bell() * 0.04,
    color: mixPaint(hand, look, tone),
    streak: mixPaint(hand, look, tone + lots.bell() * 0.12),
    body: body * lots.between(0.7, 1.35),
    ...(wet !== undefined && { wet }),
    ...(dry !== undefined && { dry }),
    ...(drag !== undefined && { drag }),
    ...(knife !== undefined && { knife }),
    lot: lots.below(96),
  })
}

/** Fills a shape with marks that follow a direction. */
export function lay(
  hand: Hand,
  { within, angle, sway = 0.15, cover = 2.2, kept = true, blocked = true, except = [], ...look }: Passage,
): void {
  const { oil, lots, mother } = hand
  if (blocked) {
    oil.block([roughen(within, lots)], (x, y) =>
      mix(gradient(look.ramp, clamp(read(look.tone, x, y, 0.5) - 0.12)), mother, 0.15),
    )
  }
  for (const [x, y] of scatter(oil, lots, within, Math.sqrt((look.length * look.width) / (cover * 0.88)))) {
    const turn = read(angle, x, y, 0) + lots.bell() * sway
    let length = look.length * lots.between(0.65, 1.3)
    let width = look.width * lots.between(0.7, 1.25)
    let tries = 0
    if (kept) {
      while (!isKept(within, x, y, turn, length, width) && tries++ < 5) {
        length *= 0.72
        width *= 0.8
      }
    }
    if (tries > 5 || except.some((shape) => isHidden(shape, x, y, turn, length))) continue
    touch(hand, look, x, y, turn, length, width)
  }
  remember(hand, look.ramp)
}

function remember({ memory }: Hand, ramp: readonly Rgb[]): void {
  memory.push(...ramp)
  if (memory.length > 24) memory.splice(0, memory.length - 24)
}

/** Places within a shape, not quite evenly far from each other, in any order. */
function scatter(oil: Impasto, lots: Lots, within: Outline, step: number): Point[] {
  const { w, h } = sizeInUnits(oil)
  const xs = within.map(([x]) => x)
  const ys = within.map(([, y]) => y)
  const [left, right] = [Math.max(Math.min(...xs), -0.02), Math.min(Math.max(...xs), w + 0.02)]
  const [top, bottom] = [Math.max(Math.min(...ys), -0.02), Math.min(Math.max(...ys), h + 0.02)]
  const places: Point[] = []
  for (let y = top + step / 2; y < bottom + step / 2; y += step) {
    for (let x = left + step / 2; x < right + step / 2; x += step) {
      const place: Point = [x + lots.bell() * step * 0.4, y + lots.bell() * step * 0.4]
      if (isInside(within, place[0], place[1])) places.push(place)
    }
  }
  return lots.shuffle(places)
}

function isHidden(shape: Outline, x: number, y: number, turn: number, length: number): boolean {
  const [dx, dy] = [Math.cos(turn) * length * 0.6, Math.sin(turn) * length * 0.6]
  return isInside(shape, x + dx, y + dy) && isInside(shape, x - dx, y - dy)
}

function isKept(within: Outline, x: number, y: number, turn: number, length: number, width: number): boolean {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [dx, dy] = [(cos * length) / 2.15, (sin * length) / 2.15]
  const [nx, ny] = [(-sin * width) / 3, (cos * width) / 3]
  return (
    isInside(within, x + dx, y + dy) &&
    isInside(within, x - dx, y - dy) &&
    isInside(within, x + nx, y + ny) &&
    isInside(within, x - nx, y - ny)
  )
}

/** The edge of a shape as a rag or a flat brush leaves it. */
function roughen(shape: Outline, lots: Lots): Point[] {
  let [dx, dy] = [0, 0]
  return resample(shape, 0.016, true).map(([x, y]) => {
    dx = dx * 0.6 + lots.bell() * 0.0026
    dy = dy * 0.6 + lots.bell() * 0.0026
    return [x + dx, y + dy]
  })
}

/** Draws along a line with marks one after the other. */
export function follow(hand: Hand, line: Outline, look: Touch & { closed?: boolean }): void {
  const { lots } = hand
  const points = resample(line, look.length * 0.72, look.closed)
  const count = look.closed ? points.length : points.length - 1
  for (let at = 0; at < count; at++) {
    const [ax, ay] = points[at] as Point
    const [bx, by] = points[(at + 1) % points.length] as Point
    const angle = Math.atan2(by - ay, bx - ax)
    const length = hypot(bx - ax, by - ay) * 1.35
    const width = look.width * lots.between(0.8, 1.2)
    touch(hand, look, (ax + bx) / 2, (ay + by) / 2, angle + lots.bell() * 0.03, length, width)
  }
}

/** Breaks an edge up with short marks that stand out from it, as leaves do. */
export function fringe(hand: Hand, line: Outline, look: Touch & { reach?: number; lean?: number }): void {
  const { lots } = hand
  const { reach = look.length * 0.5, lean = Math.PI / 2 } = look
  const points = resample(line, look.width * 0.8)
  for (let at = 0; at < points.length - 1; at++) {
    const [x, y] = points[at] as Point
    const [nextX, nextY] = points[at + 1] as Point
    const angle = Math.atan2(nextY - y, nextX - x) + lean + lots.bell() * 0.8
    const length = look.length * lots.between(0.6, 1.3)
    touch(
      hand,
      look,
      x + lots.bell() * reach,
      y + lots.bell() * reach,
      angle,
      length,
      look.width * lots.between(0.7, 1.2),
    )
  }
}

/** One deliberate mark from one place to another. */
export function put(hand: Hand, [ax, ay]: Point, [bx, by]: Point, look: Omit<Touch, 'length'>): void {
  const length = hypot(bx - ax, by - ay)
  touch(
    hand,
    { stray: 0.03, ...look, length },
    (ax + bx) / 2,
    (ay + by) / 2,
    Math.atan2(by - ay, bx - ax),
    length,
    look.width,
  )
}

/** Pulls a brush without paint across an edge here and there, so that it is lost. */
export function lose(
  { oil, lots }: Hand,
  line: Outline,
  { share = 0.4, length = 0.06, width = 0.025, turn = Math.PI / 2 } = {},
): void {
  const points = resample(line, width * 1.1)
  for (let at = 0; at < points.length - 1; at++) {
    if (!lots.chance(share)) continue
    const [ax, ay] = points[at] as Point
    const [bx, by] = points[at + 1] as Point
    const angle = Math.atan2(by - ay, bx - ax) + turn * (lots.chance(0.5) ? 1 : -1) + lots.bell() * 0.5
    const color = oil.at(ax - Math.cos(angle) * length * 0.35, ay - Math.sin(angle) * length * 0.35)
    oil.stroke({
      x: ax,
      y: ay,
      angle,
      length: length * lots.between(0.6, 1.3),
      width: width * lots.between(0.7, 1.3),
      color,
      wet: 0.8,
      dry: 0.8,
      body: 0.7,
      lot: lots.below(96),
    })
  }
}
