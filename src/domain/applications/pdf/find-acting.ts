import { inflateSync } from 'node:zlib'

import type { Bytes } from './open-bytes.ts'
import { PdfRefusal } from './pdf-fault.ts'
import { readNames } from './read-names.ts'

/** What a portfolio has no use for: scripts, programs to start, files and films within, forms that run by themselves. */
const ACTING = new Set(['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'RichMedia', 'XFA'])

const WINDOW = 65_536
// Objects may be said to lie within each other, and be small when packed: what reading them comes to is limited.
const MOST_EFFORT = 128 * 1024 * 1024

/**
 * Whether an object in use says that the file acts by itself, or carries files. Names are read as a reader does, in
 * clear and in streams of packed objects; what pages and pictures are made of is not looked at.
 */
export function isActing(bytes: Bytes, objects: number[]): boolean {
  const spend = limitEffort()
  const read = (at: number, length: number) => {
    spend(length)
    return bytes.read(at, length)
  }
  for (const [index, at] of objects.entries()) {
    const length = (objects[index + 1] ?? bytes.size) - at
    const { names, streamAt } = readHead({ ...bytes, read }, at, Math.min(length, WINDOW))
    if (names.some((name) => ACTING.has(name))) return true
    if (streamAt === undefined || !names.includes('ObjStm')) continue
    // No program packs objects in any other way, or each by its difference from the one before.
    const filters = names.filter((name) => name.endsWith('Decode'))
    if (filters.join() !== 'FlateDecode' || names.includes('Predictor')) throw new PdfRefusal('pdfComplicated')
    const text = unpack({ ...bytes, read }, at + streamAt, length - streamAt)
    spend(text.length)
    if (readNames(text, { isPacked: true }).names.some((name) => ACTING.has(name))) return true
  }
  return false
}

function limitEffort(): (bytes: number) => void {
  let left = MOST_EFFORT
  return (bytes) => {
    left -= bytes
    if (left < 0) throw new PdfRefusal('pdfComplicated')
  }
}

/** The names in an object, as far as its stream, if it has one; it ends where it says so, not where the next is said to begin. */
function readHead(bytes: Bytes, at: number, expected: number) {
  for (let length = Math.max(expected, 64); ; length *= 2) {
    const head = readNames(bytes.read(at, length).toString('latin1'))
    if (head.isWhole || at + length >= bytes.size) return head
  }
}

/** What a packed stream holds; what follows it in the file is not looked at. */
function unpack(bytes: Bytes, at: number, expected: number): string {
  for (let length = Math.max(expected, 64); ; length *= 2) {
    try {
      return inflateSync(bytes.read(at, length), { maxOutputLength: MOST_EFFORT }).toString('latin1')
    } catch (error) {
      const isCut = (error as NodeJS.ErrnoException).code === 'Z_BUF_ERROR'
      if (!isCut || at + length >= bytes.size) throw error
    }
  }
}
