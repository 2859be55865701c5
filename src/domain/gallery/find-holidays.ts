interface Holiday {
  begins: string
  ends: string
}

const DAYS_AHEAD = 60
const DAY = 24 * 60 * 60 * 1000

/** Those that are not over, as far as somebody who plans a visit wants to know, the next first. */
export function findHolidays<One extends Holiday>(holidays: One[], today: string): One[] {
  const last = new Date(Date.parse(today) + DAYS_AHEAD * DAY).toISOString().slice(0, 10)
  return holidays
    .filter(({ begins, ends }) => ends >= today && begins <= last)
    .toSorted((one, other) => (one.begins < other.begins ? -1 : one.begins > other.begins ? 1 : 0))
}
