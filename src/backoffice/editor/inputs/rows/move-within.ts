/** The list with one of it at another place. */
export function moveWithin<One>(list: readonly One[], from: number, to: number): One[] {
  const moved = list.toSpliced(from, 1)
  return moved.toSpliced(to, 0, list[from] as One)
}
