/** A browser may forbid storage, or hold something there that is not ours: the visit goes on without it. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
