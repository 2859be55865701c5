/** Points and lengths are pixels of the photograph, unless it is said that they are centimetres of the wall. */
export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}
/** Four corners, clockwise from the upper left one. */
export type Corners = readonly [Point, Point, Point, Point]
/** Three rows of three. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** What takes the corners of the unit square to these. */
export function squareTo([a, b, c, d]: Corners): Matrix {
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x]
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y]
  const across = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / across
  const h = (dx1 * sy - sx * dy1) / across
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1]
}

export function multiply(one: Matrix, other: Matrix): Matrix {
  const cell = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, at) => sum + (one[row * 3 + at] ?? 0) * (other[at * 3 + column] ?? 0), 0)
  return [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(row, column))) as unknown as Matrix
}

export function invert([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const cofactors = [e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f]
  const rest = [d * h - e * g, b * g - a * h, a * e - b * d]
  const whole = a * (cofactors[0] ?? 0) + b * (cofactors[3] ?? 0) + c * (rest[0] ?? 0)
  return [...cofactors, ...rest].map((one) => one / whole) as unknown as Matrix
}

export function applyTo([a, b, c, d, e, f, g, h, i]: Matrix, { x, y }: Point): Point {
  const depth = g * x + h * y + i
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

const scaled = (x: number, y: number): Matrix => [x, 0, 0, 0, y, 0, 0, 0, 1]
const moved = (x: number, y: number): Matrix => [1, 0, x, 0, 1, y, 0, 0, 1]

/** Whether the corners lie around something, in their order. */
export const liesAround = (corners: Corners): boolean =>
  corners.every((corner, at) => {
    const [next, after] = [corners[(at + 1) % 4], corners[(at + 2) % 4]]
    if (!next || !after) return false
    return (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x) > 1
  })

// That of the main camera of most phones, as a share of the photograph's diagonal: 26 of 43.3 mm.
const USUAL_FOCAL = 0.6
// Seen less than so much from the side and from below, a rectangle does not tell how long the lens is.
const LEAST_TURN = 0.12

/** How long the lens is that saw a rectangle so, in pixels; null where that cannot be told. */
export function findFocal(corners: Corners, photo: Size): number | null {
  const [h1x, h2x, , h1y, h2y, , h1z, h2z] = centred(corners, photo)
  if (Math.abs(h1z) < LEAST_TURN || Math.abs(h2z) < LEAST_TURN) return null
  const squared = -(h1x * h2x + h1y * h2y) / (h1z * h2z)
  const focal = Math.sqrt(squared)
  const diagonal = Math.hypot(photo.width, photo.height)
  return focal > diagonal * 0.3 && focal < diagonal * 4 ? focal : null
}

const centred = (corners: Corners, { width, height }: Size): Matrix =>
  multiply(moved(-width / 2, -height / 2), squareTo(corners))

interface Marks {
  photo: Size
  /** Those of something rectangular on the wall, of whatever size. */
  corners: Corners
  /** The ends of something on the wall that is so many centimetres long. */
  ends: readonly [Point, Point]
  centimetres: number
  /** How long the lens is, in pixels, if the photograph tells. */
  focal?: number | undefined
}

/** A wall that was photographed: what takes its centimetres, from the first corner on, to the photograph. */
export interface Wall {
  toPhoto: Matrix
  /** How large the rectangle is, in centimetres. */
  rectangle: Size
}

/**
 * Measures a wall by its marks. A rectangle seen at an angle has its proportions only together with the lens: the
 * photograph tells which one it was, or else the rectangle itself does, or else it was a usual one.
 */
export function measureWall({ photo, corners, ends, centimetres, focal }: Marks): Wall {
  const lens = focal ?? findFocal(corners, photo) ?? USUAL_FOCAL * Math.hypot(photo.width, photo.height)
  const [h1x, h2x, , h1y, h2y, , h1z, h2z] = centred(corners, photo)
  const proportion = Math.hypot(h1x / lens, h1y / lens, h1z) / Math.hypot(h2x / lens, h2y / lens, h2z)
  const fromPhoto = invert(squareTo(corners))
  const [one, other] = [applyTo(fromPhoto, ends[0]), applyTo(fromPhoto, ends[1])]
  const length = Math.hypot((one.x - other.x) * proportion, one.y - other.y)
  const height = centimetres / length
  const rectangle = { width: height * proportion, height }
  return { rectangle, toPhoto: multiply(squareTo(corners), scaled(1 / rectangle.width, 1 / rectangle.height)) }
}

/** What takes a thing of this size, its middle there on the wall, to the photograph; all in centimetres. */
export const hangOn = ({ toPhoto }: Wall, middle: Point, { width, height }: Size): Matrix =>
  multiply(toPhoto, moved(middle.x - width / 2, middle.y - height / 2))

/** The corners of a thing of this size, where that takes them. */
export const cornersOf = (matrix: Matrix, { width, height }: Size): Corners => [
  applyTo(matrix, { x: 0, y: 0 }),
  applyTo(matrix, { x: width, y: 0 }),
  applyTo(matrix, { x: width, y: height }),
  applyTo(matrix, { x: 0, y: height }),
]

/** The same as the browser's transform, for an element of `perCm` pixels a centimetre, in a photograph shown so much smaller. */
export function toTransform(matrix: Matrix, perCm: number, shown: number): string {
  const [a, b, c, d, e, f, g, h, i] = multiply(multiply(scaled(shown, shown), matrix), scaled(1 / perCm, 1 / perCm))
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join()})`
}
