import type { Metadata } from 'sharp'

import { DomainError } from '../domain-error.ts'
import { type PictureKind, kindOf } from './picture-kind.ts'
import { readHeader } from './pixels.ts'

export const LARGEST_PICTURE = 60 * 1024 * 1024
const MEGAPIXELS = 150
/** What unpacking a picture may take, in megabytes: most kinds come in rows and take a tenth of it. */
const MEGABYTES_AT_ONCE = 900
const SHORTEST_SIDE = 16
const LONGEST_TO_SHORTEST = 10

/** What a picture's header says: its kind, and its size as it is seen. */
export interface PictureHeader {
  kind: PictureKind
  width: number
  height: number
}

/** Reads a picture's header and refuses what we cannot show, before a single pixel is unpacked. */
export async function inspectPicture(bytes: Buffer): Promise<PictureHeader> {
  if (bytes.length > LARGEST_PICTURE) refuseSize(MEGAPIXELS)
  const kind = kindOf(bytes)
  const header = await readHeader(bytes)
  const { width, height } = header.autoOrient

  const most = Math.min(MEGAPIXELS, Math.floor(MEGABYTES_AT_ONCE / bytesHeld(kind, header)))
  if (width * height > most * 1e6) refuseSize(most)
  // Several pages of a TIFF do not move: its first one is the picture.
  if (kind !== 'tiff' && (header.pages ?? 1) > 1) throw new DomainError('picture-animated')
  if (Math.min(width, height) < SHORTEST_SIDE) throw new DomainError('picture-too-small', { min: SHORTEST_SIDE })
  if (Math.max(width, height) / Math.min(width, height) > LONGEST_TO_SHORTEST) {
    throw new DomainError('picture-too-narrow', { times: LONGEST_TO_SHORTEST })
  }
  return { kind, width, height }
}

/** How many bytes of each pixel are in memory at once, as measured by benchmarks/picture-memory.ts. */
function bytesHeld(kind: PictureKind, { isProgressive, orientation = 1, channels, depth }: Metadata): number {
  if (kind === 'avif' || (kind === 'png' && isProgressive)) return 18
  const unpacking = kind === 'webp' ? 8 : kind === 'jpg' && isProgressive ? 6 : 0
  // What the camera turned by a quarter is read in columns.
  const isTurned = orientation >= FIRST_QUARTER_TURN
  return unpacking + (isTurned ? channels * (depth === 'uchar' ? 1 : 2) : 0)
}

const FIRST_QUARTER_TURN = 5

function refuseSize(megapixels: number): never {
  throw new DomainError('picture-too-large', { megabytes: LARGEST_PICTURE / 1024 / 1024, megapixels })
}
