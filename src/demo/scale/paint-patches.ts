import sharp from 'sharp'

const SIDES = [
  [1200, 900],
  [900, 1200],
  [1000, 1000],
] as const

/** A plain picture of coloured patches: enough to be shown, filtered by colour and measured. */
export async function paintPatches(number: number): Promise<Buffer> {
  const [width, height] = SIDES[number % SIDES.length] as (typeof SIDES)[number]
  const patches = Array.from({ length: 6 }, (_, at) => {
    const hue = (number * 47 + at * 23) % 360
    return `<rect x="${(at % 3) * 33.4}%" y="${at < 3 ? 0 : 50}%" width="33.4%" height="50%" fill="hsl(${hue} ${30 + at * 10}% ${25 + at * 9}%)"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${patches.join('')}</svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer()
}
