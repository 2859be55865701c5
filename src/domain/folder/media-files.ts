import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { COLOR_NAMES } from '../../contract/color.ts'
import type { MediaType } from '../../contract/content/fields.ts'
import type { FolderFault } from '../../contract/content/values.ts'
import { DomainError } from '../domain-error.ts'
import { hashFile, hashOf, inspectPicture, LARGEST_FILE, type PictureFacts, readFileKind } from '../media/index.ts'
import type { Trouble } from './report.ts'

const TYPES: Record<string, MediaType> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  avif: 'picture',
  tif: 'picture',
  tiff: 'picture',
  webm: 'film',
  mp4: 'film',
  vtt: 'captions',
  pdf: 'document',
}

/** What a file's name says that it is; undefined for what a gallery has no use for. */
export const mediaTypeOf = (key: string): MediaType | undefined => TYPES[extensionOf(key)]

const extensionOf = (key: string) => path.posix.extname(key).slice(1)

/** A file whose bytes have been looked at. */
export interface LookedAt {
  type: MediaType
  hash: string
  extension: string
  bytes: number
}

/** Looks at a file's bytes without keeping them; or tells why it cannot be taken. */
export async function lookAtFile(file: string, key: string, size: number): Promise<LookedAt | Trouble> {
  const type = mediaTypeOf(key)
  if (!type) return { word: 'no-use' }
  if (size === 0) return { word: 'file-empty' }
  if (size > LARGEST_FILE[type]) return { word: 'file-size', values: { max: LARGEST_FILE[type] / 1e6 } }
  const extension = extensionOf(key)
  if (type === 'picture') {
    const bytes = await readFile(file)
    const fault = await inspectPicture(bytes).then(() => undefined, toTrouble)
    return fault ?? { type, hash: hashOf(bytes), extension, bytes: size }
  }
  if ((await readFileKind(file))?.extension !== extension) return { word: 'file-kind', values: { text: extension } }
  return { type, hash: await hashFile(file), extension, bytes: size }
}

const toTrouble = (error: unknown): Trouble => {
  if (!(error instanceof DomainError)) throw error
  return { word: PICTURE_FAULTS[error.code] ?? 'picture-unreadable' }
}

/** How reports name what pictures are refused for. */
export const PICTURE_FAULTS: Record<string, FolderFault> = {
  'picture-too-large': 'picture-size',
  'picture-kind': 'picture-kind',
  'picture-unreadable': 'picture-unreadable',
  'picture-animated': 'picture-animated',
  'picture-too-small': 'picture-small',
  'picture-too-narrow': 'picture-narrow',
}

/** What a folder remembers of its pictures, by their hashes; whatever does not look like it is left out. */
export function readPictureFacts(value: unknown): Map<string, PictureFacts> {
  const facts = new Map<string, PictureFacts>()
  if (typeof value !== 'object' || value === null) return facts
  for (const [hash, told] of Object.entries(value)) {
    const { thumbhash, palette, colors } = (told ?? {}) as Partial<Record<keyof PictureFacts, unknown>>
    const isSound =
      typeof thumbhash === 'string' &&
      /^[A-Za-z0-9+/]{4,60}={0,2}$/.test(thumbhash) &&
      Array.isArray(colors) &&
      colors.every((color) => COLOR_NAMES.includes(color)) &&
      Array.isArray(palette) &&
      palette.length > 0 &&
      palette.length <= 20 &&
      palette.every(isShare)
    if (isSound) facts.set(hash, { thumbhash, palette, colors })
  }
  return facts
}

const isShare = (one: unknown) => {
  const { color, share } = (one ?? {}) as { color?: unknown; share?: unknown }
  return (
    typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color) && typeof share === 'number' && share >= 0 && share <= 1
  )
}
