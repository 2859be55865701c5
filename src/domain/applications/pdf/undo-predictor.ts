/** Rows of bytes as they were before each was written as its difference from its neighbours, as PNG does. */
export function undoPredictor(rows: Buffer, columns: number): Buffer {
  const count = Math.floor(rows.length / (columns + 1))
  const plain = Buffer.alloc(count * columns)
  for (let row = 0; row < count; row++) {
    const kind = rows[row * (columns + 1)] ?? 0
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      const left = column > 0 ? (plain[at - 1] ?? 0) : 0
      const above = row > 0 ? (plain[at - columns] ?? 0) : 0
      const corner = column > 0 && row > 0 ? (plain[at - columns - 1] ?? 0) : 0
      plain[at] = (rows[row * (columns + 1) + 1 + column] ?? 0) + guess(kind, left, above, corner)
    }
  }
  return plain
}

function guess(kind: number, left: number, above: number, corner: number): number {
  if (kind === 1) return left
  if (kind === 2) return above
  if (kind === 3) return Math.floor((left + above) / 2)
  return kind === 4 ? nearest(left + above - corner, [left, above, corner]) : 0
}

const nearest = (value: number, choices: number[]) =>
  choices.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best))
