import sharp, { type Sharp } from 'sharp'

interface Patch {
  color: string
  /** How much of the width it takes. */
  share: number
}

/** Paints upright stripes side by side, by default one colour all over; the test chooses the file it becomes. */
export function paintPicture(width: number, height: number, patches: Patch[] | string = '#4f8a4b'): Sharp {
  const stripes = typeof patches === 'string' ? [{ color: patches, share: 1 }] : patches
  const data = Buffer.alloc(width * height * 3)
  for (let x = 0; x < width; x++) {
    const pixel = Buffer.from(colorAt(stripes, x / width).slice(1), 'hex')
    for (let y = 0; y < height; y++) pixel.copy(data, (y * width + x) * 3)
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

function colorAt(stripes: Patch[], place: number): string {
  let edge = 0
  return stripes.find(({ share }) => place < (edge += share))?.color ?? stripes.at(-1)?.color ?? '#ffffff'
}
