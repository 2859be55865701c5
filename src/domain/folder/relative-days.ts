import type { Doc, Fields } from '../../contract/content/fields.ts'

const RELATIVE = /^today(?:([+-])(\d{1,5}))?$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/
const DAY = 24 * 3_600_000

/** Days may be told as `today`, `today+40` or `today-3`: they are counted from the gallery's day of the import. */
export function resolveDays(fields: Fields, value: unknown, now: Date, zone: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  const doc: Doc = { ...(value as Doc) }
  for (const [name, field] of Object.entries(fields)) {
    const told = doc[name]
    if (field.type === 'day' && typeof told === 'string') doc[name] = dayOf(told, now, zone) ?? told
    if (field.type === 'list' && Array.isArray(told)) {
      doc[name] = told.map((one: unknown) => resolveDays(field.fields, one, now, zone))
    }
  }
  return doc
}

/** A moment, or such a day at nine in the morning; undefined where it is neither. */
export function resolveMoment(value: unknown, now: Date, zone: string): Date | undefined {
  if (typeof value !== 'string') return undefined
  const day = dayOf(value, now, zone)
  if (!day && !MOMENT.test(value)) return undefined
  const moment = new Date(day ? `${day}T09:00:00Z` : value)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

function dayOf(told: string, now: Date, zone: string): string | undefined {
  const match = RELATIVE.exec(told)
  if (!match) return undefined
  const today = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now)
  // Days are counted, since some have 23 hours.
  const shift = Number(match[2] ?? 0) * (match[1] === '-' ? -1 : 1)
  return new Date(new Date(today).getTime() + shift * DAY).toISOString().slice(0, 10)
}
