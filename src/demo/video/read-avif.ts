/** What a still AVIF holds: one frame of AV1, and the settings that a player needs to decode it. */
export interface Av1Frame {
  settings: Buffer
  data: Buffer
}

/** Takes the frame out of an AVIF with a single picture, as our encoder writes it. */
export function readAvif(file: Buffer): Av1Frame {
  const meta = find(file, 'meta').subarray(4)
  const settings = find(find(find(meta, 'iprp'), 'ipco'), 'av1C')
  const { offset, length } = readPlace(find(meta, 'iloc'))
  return { settings, data: file.subarray(offset, offset + length) }
}

/** The content of the first box of this type. */
function find(container: Buffer, type: string): Buffer {
  for (let at = 0; at + 8 <= container.length;) {
    const size = container.readUInt32BE(at)
    if (container.toString('latin1', at + 4, at + 8) === type) return container.subarray(at + 8, at + size)
    at += size
  }
  throw new Error(`The AVIF has no box ${type}.`)
}

/** Where the first item's bytes lie in the file. */
function readPlace(iloc: Buffer): { offset: number; length: number } {
  const version = iloc.readUInt8(0)
  const [offsetSize, lengthSize] = [iloc.readUInt8(4) >> 4, iloc.readUInt8(4) & 15]
  const baseSize = iloc.readUInt8(5) >> 4
  // Items: id, construction method (from version 1 on), data reference, base offset, number of extents, then the extents.
  let at = version < 2 ? 8 : 10
  at += version < 2 ? 2 : 4
  if (version > 0) at += 2
  at += 2
  const base = baseSize === 0 ? 0 : iloc.readUIntBE(at, baseSize)
  at += baseSize + 2
  const offset = offsetSize === 0 ? 0 : iloc.readUIntBE(at, offsetSize)
  return { offset: base + offset, length: iloc.readUIntBE(at + offsetSize, lengthSize) }
}
