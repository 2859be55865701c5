/** The same with every text on one line, so that what people write about themselves cannot look like more lines of ours. */
export function onOneLine<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ') as T
  if (Array.isArray(value)) return value.map(onOneLine) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, onOneLine(one)])) as T
}
