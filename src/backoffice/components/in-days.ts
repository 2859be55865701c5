const DAY_MS = 86_400_000

/** A day that many days from now, where staff are. */
export function inDays(days: number): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000 + days * DAY_MS).toISOString().slice(0, 10)
}
