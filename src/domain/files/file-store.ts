import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** What is known of a file without its bytes. */
export interface FileFacts {
  size: number
  /** Another one whenever the bytes are others. */
  tag: string
}

/** The first and the last byte that are wanted. */
export interface ByteRange {
  start: number
  end: number
}

/** A file that is being read; whoever does not read to the end destroys the stream. */
interface OpenFile extends FileFacts {
  stream: Readable
}

/** Where files lie, by keys such as `pictures/1f…/400.webp`; a key that is none holds nothing and takes nothing. */
export interface FileStore {
  /** Keeps the bytes under the key, whole or not at all; what was there before is replaced. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** The same for a file that lies on this machine's disk; its bytes are never in memory all at once. */
  putFile: (key: string, file: string) => Promise<void>
  find: (key: string) => Promise<FileFacts | undefined>
  /** The whole file, or the part of it that is asked for; `size` is that of the whole. */
  read: (key: string, range?: ByteRange) => Promise<OpenFile | undefined>
  /** Takes the file away; that there is none is fine. */
  remove: (key: string) => Promise<void>
}

// No part begins with a dot, so none leads upwards; no capitals, since some disks do not tell them apart.
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** Whether a file can have this key. */
export const isKey = (key: string) => key.length <= 200 && KEY.test(key)

/** Refuses to write where no file can be, or to write nothing. */
export function checkFile(key: string, size: number): void {
  if (!isKey(key)) throw new Error(`No file can be kept under ${JSON.stringify(key)}.`)
  if (size === 0) throw new Error(`The file ${key} would be empty.`)
}

/** All bytes of a file at once, for what has to be worked on as a whole. */
export async function readBytes(files: FileStore, key: string): Promise<Buffer | undefined> {
  const file = await files.read(key)
  return file && buffer(file.stream)
}
