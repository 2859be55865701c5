import type { ByteRange } from '../../domain/files/index.ts'

/** The one part of a file that a request asks for; nothing when the whole is to be sent, since every server may do that. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return Number(last) === 0 ? 'beyond' : { start: Math.max(size - Number(last), 0), end: size - 1 }
  const [start, end] = [Number(first), last === '' ? Infinity : Number(last)]
  if (end < start) return undefined
  return start >= size ? 'beyond' : { start, end: Math.min(end, size - 1) }
}
