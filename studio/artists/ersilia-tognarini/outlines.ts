/** The distance to a line drawn in a plane. */
export type Outline = (x: number, y: number) => number

/** The distance to a line between two points of a plane. */
export function line(ax: number, ay: number, bx: number, by: number): Outline {
  const [ex, ey] = [bx - ax, by - ay]
  const inverse = 1 / (ex * ex + ey * ey)
  return (x, y) => {
    const px = x - ax
    const py = y - ay
    const along = (px * ex + py * ey) * inverse
    const share = along < 0 ? 0 : along > 1 ? 1 : along
    const dx = px - ex * share
    const dy = py - ey * share
    return Math.sqrt(dx * dx + dy * dy)
  }
}

/** The distance to a part of a circle, from one angle to another (degrees, anticlockwise from the right). */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): Outline {
  const middle = ((from + to) / 2) * (Math.PI / 180)
  const half = ((to - from) / 2) * (Math.PI / 180)
  const [mx, my] = [Math.cos(middle), Math.sin(middle)]
  const [ex, ey] = [Math.cos(half) * radius, Math.sin(half) * radius]
  return (x, y) => {
    const px = (x - cx) * mx + (y - cy) * my
    const py = Math.abs((y - cy) * mx - (x - cx) * my)
    if (Math.atan2(py, px) < half) return Math.abs(Math.sqrt(px * px + py * py) - radius)
    const dx = px - ex
    const dy = py - ey
    return Math.sqrt(dx * dx + dy * dy)
  }
}
