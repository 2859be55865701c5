import type { Noise } from './noise.ts'

/** Heights on a grid, `cells` points a unit, as far as width and height reach. */
interface Relief {
  heights: Float32Array
  columns: number
  rows: number
  cells: number
}

/** Works out a function of the place on a grid, a little beyond the picture's edges. */
export function takeRelief(height: Noise, wide: number, high: number, cells: number): Relief {
  const columns = Math.ceil(wide * cells) + 2
  const rows = Math.ceil(high * cells) + 2
  const heights = new Float32Array(columns * rows)
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) heights[at] = height(column / cells, row / cells)
  }
  return { heights, columns, rows, cells }
}

/** All lines of one height, each in one piece, in units. */
export function traceContours({ heights, columns, rows, cells }: Relief, level: number): number[][] {
  const links = new Map<number, number[]>()
  const places = new Map<number, readonly [number, number]>()
  const link = (a: number, b: number) => {
    const known = links.get(a)
    if (known) known.push(b)
    else links.set(a, [b])
  }
  const share = (a: number, b: number) => (level - a) / (b - a)
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column
      const a = heights[at]!
      const b = heights[at + 1]!
      const c = heights[at + columns + 1]!
      const d = heights[at + columns]!
      const kind = (a > level ? 8 : 0) | (b > level ? 4 : 0) | (c > level ? 2 : 0) | (d > level ? 1 : 0)
      if (kind === 0 || kind === 15) continue
      // Each edge has a number of its own: even along a row, odd down a column.
      const [top, right, bottom, left] = [at * 2, (at + 1) * 2 + 1, (at + columns) * 2, at * 2 + 1]
      const crossed: number[] = []
      if (a > level !== b > level) crossed.push(note(top, column + share(a, b), row))
      if (b > level !== c > level) crossed.push(note(right, column + 1, row + share(b, c)))
      if (c > level !== d > level) crossed.push(note(bottom, column + share(d, c), row + 1))
      if (a > level !== d > level) crossed.push(note(left, column, row + share(a, d)))
      for (let pair = 0; pair + 1 < crossed.length; pair += 2) {
        link(crossed[pair]!, crossed[pair + 1]!)
        link(crossed[pair + 1]!, crossed[pair]!)
      }
    }
  }
  return join(links, places)

  function note(edge: number, column: number, row: number): number {
    if (!places.has(edge)) places.set(edge, [column / cells, row / cells])
    return edge
  }
}

function join(links: Map<number, number[]>, places: Map<number, readonly [number, number]>): number[][] {
  const lines: number[][] = []
  const used = new Set<number>()
  const walk = (start: number) => {
    const line: number[] = []
    let edge: number | undefined = start
    while (edge !== undefined && !used.has(edge)) {
      used.add(edge)
      line.push(...places.get(edge)!)
      edge = links.get(edge)!.find((next) => !used.has(next))
    }
    const closes = links.get(start)!.length > 1
    if (closes && line.length > 4) line.push(line[0]!, line[1]!)
    if (line.length >= 4) lines.push(line)
  }
  for (const [edge, next] of links) if (next.length === 1 && !used.has(edge)) walk(edge)
  for (const edge of links.keys()) if (!used.has(edge)) walk(edge)
  return lines
}
