interface Rules {
  min: number
  max: number
  decimals?: number
}

export type Parsed = { value: number | undefined } | { fault: 'invalid' | 'range' | 'whole' }

/** Reads a number as people type it: with a comma or a point before the smaller part, and spaces between thousands. */
export function parseNumber(text: string, { min, max, decimals = 0 }: Rules): Parsed {
  const bare = text
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
