/** The same day so many months on; where that month is shorter, its last day. */
export function addMonths(from: Date, months: number): Date {
  const day = from.getUTCDate()
  const result = new Date(from)
  result.setUTCDate(1)
  result.setUTCMonth(result.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate()
  result.setUTCDate(Math.min(day, lastDay))
  return result
}
