import type { Sight } from './see-head.ts'

/** How far a place is from the sitter, in units of the picture's width; 0 or less within. */
export function distanceFrom({ part, width, height }: Sight): (x: number, y: number) => number {
  const far = new Float32Array(width * height)
  const rim: number[] = []
  for (let at = 0; at < far.length; at++) {
    const column = at % width
    if (
      part[at] &&
      (!part[at - 1] || !part[at + 1] || !part[at - width] || !part[at + width]) &&
      column > 0 &&
      column < width - 1
    )
      rim.push(at)
  }
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      if (part[at]) continue
      let least = 1e9
      for (const other of rim) {
        const dx = (other % width) - column
        const dy = ((other / width) | 0) - row
        const squared = dx * dx + dy * dy
        if (squared < least) least = squared
      }
      far[at] = Math.sqrt(least) / width
    }
  }
  return (x, y) => {
    const column = Math.min(Math.max(x * width - 0.5, 0), width - 1.001)
    const row = Math.min(Math.max(y * width - 0.5, 0), height - 1.001)
    const at = (row | 0) * width + (column | 0)
    const [dx, dy] = [column - (column | 0), row - (row | 0)]
    const above = far[at]! + (far[at + 1]! - far[at]!) * dx
    return above + (far[at + width]! + (far[at + width + 1]! - far[at + width]!) * dx - above) * dy
  }
}
