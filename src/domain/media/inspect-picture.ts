import type { Metadata } from 'sharp'

import { DomainError } from '../domain-error.ts'
import { type PictureKind, kindOf } from './picture-kind.ts'
import { readHeader } from './pixels.ts'

export const LARGEST_PICTURE = 60 * 1024 * 1024
const MEGAPIXELS = 150
/** The same for what can only be unpacked as a whole, at up to 18 bytes a pixel. */
const MEGAPIXELS_AT_ONCE = 50
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

  const most = isUnpackedAtOnce(kind, header) ? MEGAPIXELS_AT_ONCE : MEGAPIXELS
  if (width * height > most * 1e6) refuseSize(most)
  // Several pages of a TIFF do not move: its first one is the picture.
  if (kind !== 'tiff' && (header.pages ?? 1) > 1) throw new DomainError('picture-animated')
  if (Math.min(width, height) < SHORTEST_SIDE) throw new DomainError('picture-too-small', { min: SHORTEST_SIDE })
  if (Math.max(width, height) / Math.min(width, height) > LONGEST_TO_SHORTEST) {
    throw new DomainError('picture-too-narrow', { times: LONGEST_TO_SHORTEST })
  }
  return { kind, width, height }
}

const isUnpackedAtOnce = (kind: PictureKind, { isProgressive }: Metadata) =>
  kind === 'avif' || (kind === 'png' && isProgressive)

function refuseSize(megapixels: number): never {
  throw new DomainError('picture-too-large', { megabytes: LARGEST_PICTURE / 1024 / 1024, megapixels })
}
