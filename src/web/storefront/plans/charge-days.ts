/** The day on which a month of a plan is charged that begins on another: the same of a later month, or its last. */
export function chargeDay(first: string, monthsLater: number): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + monthsLater, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + monthsLater, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
