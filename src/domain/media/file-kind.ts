import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'

import type { MediaType } from '../../contract/content/fields.ts'

/** How many bytes a file of each type may have. */
export const LARGEST_FILE: Record<MediaType, number> = { picture: 60e6, film: 1e9, captions: 1e6, document: 100e6 }

/** A file that is no picture, by what its bytes say. */
export interface FileKind {
  type: Exclude<MediaType, 'picture'>
  extension: 'webm' | 'mp4' | 'vtt' | 'pdf'
}

/** Pictures and older films begin like films of today and are none. */
const NOT_MP4 = ['qt  ', 'heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis', 'crx ']
const HEAD = 16

/** Tells from its bytes what a file is, whatever its name says; undefined for what a gallery has no use for. */
export async function readFileKind(file: string): Promise<FileKind | undefined> {
  const head = await readHead(file)
  const text = head.toString('latin1')
  if (head.length >= 4 && head.readUInt32BE(0) === 0x1a_45_df_a3) return { type: 'film', extension: 'webm' }
  if (text.slice(4, 8) === 'ftyp' && !NOT_MP4.includes(text.slice(8, 12))) return { type: 'film', extension: 'mp4' }
  if (text.startsWith('%PDF-')) return { type: 'document', extension: 'pdf' }
  if (text.replace('\xef\xbb\xbf', '').startsWith('WEBVTT') && (await isCaptions(file))) {
    return { type: 'captions', extension: 'vtt' }
  }
  return undefined
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Captions are read as text by every browser: whatever else is in there would be shown over the film. */
async function isCaptions(file: string): Promise<boolean> {
  // Too large to be taken, so too large to be read.
  if ((await stat(file)).size > LARGEST_FILE.captions) return true
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
    return /^WEBVTT(?:[ \t\r\n]|$)/.test(text) && !text.includes('\0')
  } catch {
    return false
  }
}

/** What a file is known by; its bytes are never in memory all at once. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex').slice(0, 32)
}
