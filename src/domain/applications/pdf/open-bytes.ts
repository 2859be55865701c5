import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** A file that is read in parts; a part beyond its end is as long as the file goes. */
export interface Bytes {
  size: number
  read: (at: number, length: number) => Buffer
  close: () => void
}

/** Opens a file for reading here and there. For threads of their own: whoever reads is waited for. */
export function openBytes(file: string): Bytes {
  const handle = openSync(file, 'r')
  const { size } = fstatSync(handle)
  return {
    size,
    read: (at, length) => {
      const part = Buffer.alloc(Math.max(0, Math.min(length, size - at)))
      let filled = 0
      while (filled < part.length) {
        const got = readSync(handle, part, filled, part.length - filled, at + filled)
        if (got === 0) break
        filled += got
      }
      return part.subarray(0, filled)
    },
    close: () => closeSync(handle),
  }
}
