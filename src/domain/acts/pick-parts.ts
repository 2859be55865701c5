/** What a reply has at places such as `order.status` or `members.*.scope`, by the place; parts of a list stand under their own names. */
export function pickParts(reply: unknown, places: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(places.flatMap((place) => pick(reply, place.split('.'), [])))
}

function pick(value: unknown, way: string[], gone: string[]): [string, unknown][] {
  const [next, ...rest] = way
  if (next === undefined) return [[gone.join('.'), value ?? null]]
  if (next === '*') {
    const parts = Array.isArray(value) ? value : []
    return parts.flatMap((part, at) => pick(part, rest, [...gone, nameOf(part, at)]))
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, next)) return []
  return pick((value as Record<string, unknown>)[next], rest, [...gone, next])
}

/** What people call a part of a list, else where it stands. */
function nameOf(part: unknown, at: number): string {
  const { name, id } = (part ?? {}) as { name?: string; id?: string | number }
  return String(name ?? id ?? at)
}
