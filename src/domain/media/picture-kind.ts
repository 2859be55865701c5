import { DomainError } from '../domain-error.ts'

/** The kinds of files that pictures may come in, by their extension. */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'avif' | 'tiff'

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const TIFF = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+']

/** Tells from its first bytes what a file is, whatever its name says; refuses what we do not take and what moves. */
export function kindOf(bytes: Buffer): PictureKind {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end)

  if (text(0, 3) === '\xff\xd8\xff') return 'jpg'
  if (TIFF.includes(text(0, 4))) return 'tiff'
  if (bytes.subarray(0, 8).equals(PNG)) {
    if (hasAnimationChunk(bytes)) throw new DomainError('picture-animated')
    return 'png'
  }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 4) === 'GIF8') throw new DomainError('picture-kind')
  if (text(4, 8) === 'ftyp') {
    const brands: string[] = text(8, Math.min(bytes.readUInt32BE(0), 128)).match(/.{4}/gs) ?? []
    if (brands[0] === 'avis') throw new DomainError('picture-animated')
    if (brands.includes('avif')) return 'avif'
  }
  throw new DomainError('picture-kind')
}

/** An animated PNG says so in a chunk before its first picture; readers that know no better show that one alone. */
function hasAnimationChunk(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}
