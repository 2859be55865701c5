import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'

import type { ByteRange, FileStore } from './file-store.ts'

/** What is larger lies in several parts: stores take some gigabytes at once, and only for a while. */
const PART_BYTES = 256 * 1024 * 1024

/** The first part has the key itself, so that what is small is a file like any other. */
const partKey = (key: string, at: number) => (at === 0 ? key : `${key}.${at}`)

/** Keeps a file of any size that lies on this machine's disk. */
export async function putLarge(files: FileStore, key: string, file: string, partBytes = PART_BYTES): Promise<void> {
  if ((await stat(file)).size <= partBytes) return files.putFile(key, file)
  await putStream({ files, key, scratch: `${file}.piece.part`, partBytes }, createReadStream(file))
}

interface Target {
  files: FileStore
  key: string
  /** Where a part lies on this machine until it is whole. */
  scratch: string
  partBytes?: number | undefined
}

/** Keeps whatever comes, however much it is, a part at a time; tells how much it was. What breaks off leaves nothing. */
export async function putStream(
  { files, key, scratch, partBytes = PART_BYTES }: Target,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  await removeLarge(files, key)
  let size = 0
  let part = await openPart(scratch)
  try {
    for await (const chunk of content) {
      for (let rest = chunk; rest.length > 0;) {
        const piece = rest.subarray(0, partBytes - (size % partBytes))
        await part.write(piece)
        size += piece.length
        rest = rest.subarray(piece.length)
        if (size % partBytes > 0) continue
        await part.close()
        await files.putFile(partKey(key, size / partBytes - 1), scratch)
        part = await openPart(scratch)
      }
    }
    await part.close()
    if (size % partBytes > 0) await files.putFile(partKey(key, Math.floor(size / partBytes)), scratch)
    return size
  } catch (error) {
    await removeLarge(files, key)
    throw error
  } finally {
    await part.close()
    await rm(scratch, { force: true })
  }
}

/** A file that is written from its beginning, piece by piece. */
async function openPart(file: string) {
  const handle = await open(file, 'w', 0o600)
  let isOpen = true
  const close = async () => {
    if (isOpen) await handle.close()
    isOpen = false
  }
  return { write: (piece: Buffer) => handle.writeFile(piece), close }
}

/** The sizes of a file's parts; none if there is no such file. */
async function sizeParts(files: FileStore, key: string): Promise<number[]> {
  const sizes: number[] = []
  for (;;) {
    const part = await files.find(partKey(key, sizes.length))
    if (!part) return sizes
    sizes.push(part.size)
  }
}

/** A file of any size, or the part of it that is asked for; `size` is that of the whole. */
export async function readLarge(
  files: FileStore,
  key: string,
  range?: (size: number) => ByteRange | undefined,
): Promise<{ size: number; part: ByteRange | undefined; stream: Readable } | undefined> {
  const sizes = await sizeParts(files, key)
  if (sizes.length === 0) return undefined
  const size = sizes.reduce((sum, one) => sum + one, 0)
  const part = range?.(size)
  return { size, part, stream: Readable.from(readPieces(files, key, sizes, part ?? { start: 0, end: size - 1 })) }
}

async function* readPieces(files: FileStore, key: string, sizes: number[], { start, end }: ByteRange) {
  let begin = 0
  for (const [at, size] of sizes.entries()) {
    const wanted = { start: Math.max(start - begin, 0), end: Math.min(end - begin, size - 1) }
    begin += size
    if (wanted.start > wanted.end) continue
    const piece = await files.read(partKey(key, at), wanted)
    if (!piece) throw new Error(`The file ${key} has lost a part.`)
    yield* piece.stream as AsyncIterable<Buffer>
  }
}

/** Takes a file away, its last part first: what breaks off is done again. */
export async function removeLarge(files: FileStore, key: string): Promise<void> {
  const { length } = await sizeParts(files, key)
  for (let at = Math.max(length, 1) - 1; at >= 0; at--) await files.remove(partKey(key, at))
}
