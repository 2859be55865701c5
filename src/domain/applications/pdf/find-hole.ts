import type { Bytes } from './open-bytes.ts'

const WINDOW = 1024 * 1024
const HOLE = Buffer.alloc(4096)

/**
 * Whether a part of the file never arrived and is nothing but zeros. Packed pictures and texts have no such stretch;
 * a picture that is stored plainly may, where it is black.
 */
export function hasHole(bytes: Bytes, objects: number[]): boolean {
  // Both go forward only: the place in the file, and the object that it lies in.
  let object = -1
  for (let at = 0; at < bytes.size; at += WINDOW) {
    const part = bytes.read(at, WINDOW + HOLE.length)
    for (let found = part.indexOf(HOLE); found >= 0; found = part.indexOf(HOLE, found + HOLE.length)) {
      while ((objects[object + 1] ?? Infinity) <= at + found) object++
      if (!isInPlainStream(bytes, objects[object], at + found)) return true
    }
  }
  return false
}

function isInPlainStream(bytes: Bytes, begin: number | undefined, at: number): boolean {
  if (begin === undefined) return false
  const text = bytes.read(begin, Math.min(at - begin, 4096)).toString('latin1')
  const end = text.search(/stream\r?\n/)
  return end >= 0 && !/Flate|DCT|JPX|LZW|CCITT|JBIG2|RunLength|Brotli/.test(text.slice(0, end))
}
