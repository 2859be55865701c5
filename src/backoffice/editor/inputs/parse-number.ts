interface Rules {
  min: number
  max: number
  decimals?: number
}

export type Parsed = { value: number | undefined } | { fault: 'invalid' | 'range' | 'whole' }

/**
 * Reads a number as people type it: with a comma or a point before the smaller part, spaces between thousands, and money
 * with its sign.
 */
export function parseNumber(text: string, { min, max, decimals = 0 }: Rules): Parsed {
  const bare = (decimals === 2 ? withoutUnit(text) : text)
    .replace(/[\s'’]/g, '')
    .replace(/^[+]/, '')
    .replace('−', '-')
  if (bare === '') return { value: undefined }
  const mark = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const marks = bare.split(/[.,]/).length - 1
  // One mark with three digits behind it, where there is no such small part, stands between thousands.
  const isGroup = mark >= 0 && marks === 1 && bare.length - mark === 4 && decimals < 3
  const whole = mark < 0 || isGroup ? bare : bare.slice(0, mark)
  const part = mark < 0 || isGroup ? '' : bare.slice(mark + 1)
  const digits = whole.replace(/[.,]/g, '')
  if (!/^-?\d{1,15}$/.test(digits) || !/^\d*$/.test(part)) return { fault: 'invalid' }
  if (part.length > decimals && Number(part.slice(decimals)) !== 0) return { fault: decimals ? 'invalid' : 'whole' }
  const value = Number(`${digits}.${part || '0'}`)
  return value < min || value > max ? { fault: 'range' } : { value }
}

/** What stands before or behind a sum of money. */
const UNITS = ['€', 'EUROS', 'EURO', 'EUR']

function withoutUnit(text: string): string {
  const bare = text.trim()
  const upper = bare.toUpperCase()
  const unit = UNITS.find((one) => upper.startsWith(one) || upper.endsWith(one)) ?? ''
  if (unit === upper) return text
  return upper.startsWith(unit) ? bare.slice(unit.length) : bare.slice(0, -unit.length)
}
