/** Sorts solids, given by their corners, into groups of four neighbours at most, with a box around each. */
export function cluster(corners: Float64Array, count: number) {
  const order: number[] = []
  const ends: number[] = []
  const boxes: number[] = []
  const split = (members: number[]) => {
    const box = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9]
    for (const at of members) {
      for (let axis = 0; axis < 3; axis++) {
        box[axis] = Math.min(box[axis]!, corners[at * 6 + axis]!)
        box[axis + 3] = Math.max(box[axis + 3]!, corners[at * 6 + axis + 3]!)
      }
    }
    if (members.length <= 4) {
      order.push(...members)
      ends.push(order.length)
      boxes.push(...box)
      return
    }
    const spans = [0, 1, 2].map((axis) => box[axis + 3]! - box[axis]!)
    const axis = spans.indexOf(Math.max(...spans))
    const sorted = members.toSorted((a, b) => corners[a * 6 + axis]! - corners[b * 6 + axis]!)
    split(sorted.slice(0, members.length >> 1))
    split(sorted.slice(members.length >> 1))
  }
  // Walls and floors would make every box too large.
  const all = Array.from({ length: count }, (_, at) => at)
  const isWide = (at: number) => corners[at * 6 + 3]! - corners[at * 6]! > 5
  const wide = all.filter(isWide)
  if (wide.length > 0) split(wide)
  const rest = all.filter((at) => !isWide(at))
  if (rest.length > 0) split(rest)
  return { order: Uint16Array.from(order), ends: Uint16Array.from(ends), boxes: Float64Array.from(boxes) }
}
