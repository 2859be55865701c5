/** By how much each part of the light of a wall grows when it is painted in another colour. */
export const gainsOf = (from: string, to: string): number[] => {
  const [before, after] = [partsOf(from), partsOf(to)]
  return after.map((part, at) => part / Math.max(1, before[at] ?? 1))
}

const partsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
