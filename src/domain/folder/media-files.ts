import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { COLOR_NAMES } from '../../contract/color.ts'
import type { MediaType } from '../../contract/content/fields.ts'
import { DomainError } from '../domain-error.ts'
import { hashFile, hashOf, inspectPicture, LARGEST_FILE, type PictureFacts, readFileKind } from '../media/index.ts'

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

/** Looks at a file's bytes without keeping them; tells in a few words why it cannot be taken. */
export async function lookAtFile(file: string, key: string, size: number): Promise<LookedAt | string> {
  const type = mediaTypeOf(key)
  if (!type) return 'is of a kind that a gallery has no use for'
  if (size === 0) return 'is empty'
  if (size > LARGEST_FILE[type]) return `is larger than ${LARGEST_FILE[type] / 1e6} MB`
  const extension = extensionOf(key)
  if (type === 'picture') {
    const bytes = await readFile(file)
    const fault = await inspectPicture(bytes).then(() => undefined, toReason)
    return fault ?? { type, hash: hashOf(bytes), extension, bytes: size }
  }
  if ((await readFileKind(file))?.extension !== extension) return `is not what its name says (${extension})`
  return { type, hash: await hashFile(file), extension, bytes: size }
}

const toReason = (error: unknown) => {
  if (!(error instanceof DomainError)) throw error
  return REASONS[error.code] ?? 'cannot be read as a picture'
}
const REASONS: Record<string, string> = {
  'picture-too-large': 'is too large a picture',
  'picture-kind': 'is not a picture of a kind that is taken',
  'picture-animated': 'moves, which pictures must not',
  'picture-too-small': 'is too small a picture',
  'picture-too-narrow': 'is too narrow a picture',
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
