type Parsed = { value: string | undefined } | { fault: 'invalid' }

/** Reads an hour of the day as people write it, such as `11`, `19h30`, `9.30`, `7 pm` or `18:00`. */
export function parseHour(text: string): Parsed {
  const bare = text.replace(/\s/g, '').toLowerCase().replaceAll('：', ':')
  if (bare === '') return { value: undefined }
  const half = HALVES.find((one) => bare.endsWith(one))
  const [hours = '', minutes = '', ...more] = (half ? bare.slice(0, -half.length) : bare).split(/[:.h]/)
  if (more.length > 0 || !/^\d{1,2}$/.test(hours) || !/^(?:\d\d)?$/.test(minutes)) return { fault: 'invalid' }
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return { fault: 'invalid' }
  const hour = half ? (Number(hours) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59) return { fault: 'invalid' }
  return { value: `${String(hour).padStart(2, '0')}:${minutes || '00'}` }
}

const HALVES = ['am', 'a.m.', 'pm', 'p.m.']
