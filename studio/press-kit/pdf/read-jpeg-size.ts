/** Width, height and number of colours of a JPEG, from its frame header. */
export function readJpegSize(jpeg: Buffer): { width: number; height: number; colors: number } {
  if (jpeg.length < 4 || jpeg.readUInt16BE(0) !== 0xffd8) throw new Error('This is not a JPEG.')
  let at = 2
  while (at + 9 < jpeg.length) {
    const marker = jpeg[at + 1] as number
    if (jpeg[at] !== 0xff) break
    if (marker === 0xff) {
      at++
      continue
    }
    // The frame headers are C0 to CF, but for the tables C4, C8 and CC among them.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7), colors: jpeg[at + 9] as number }
    }
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  throw new Error('This JPEG has no frame.')
}
