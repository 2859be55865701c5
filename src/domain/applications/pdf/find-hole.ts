import type { Bytes } from './open-bytes.ts'

const WINDOW = 1024 * 1024
const HOLE = Buffer.alloc(4096)

/**
 * Whether a part of the file never arrived and is nothing but zeros. Packed pictures and texts have no such stretch;
 * a picture that is stored plainly may, where it is black.
 */
export function hasHole(bytes: Bytes, objects: number[]): boolean {
  for (let at = 0; at < bytes.size; at += WINDOW) {
    const part = bytes.read(at, WINDOW + HOLE.length)
    for (let found = part.indexOf(HOLE); found >= 0; found = part.indexOf(HOLE, found + HOLE.length)) {
      if (!isInPlainStream(bytes, objects, at + found)) return true
    }
  }
  return false
}

function isInPlainStream(bytes: Bytes, objects: number[], at: number): boolean {
  const begin = objects.findLast((one) => one <= at)
  if (begin === undefined) return false
  const text = bytes.read(begin, Math.min(at - begin, 4096)).toString('latin1')
  const [, head] = /^([^]*?)stream\r?\n/.exec(text) ?? []
  return head !== undefined && !/Flate|DCT|JPX|LZW|CCITT|JBIG2|RunLength|Brotli/.test(head)
}
