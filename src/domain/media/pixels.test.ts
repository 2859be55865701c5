import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'

import { paintPicture } from '../../testing/paint-picture.ts'
import { type Pixels, pack, unpack } from './pixels.ts'

const RED = [196, 48, 43]
const red = () => paintPicture(60, 40, '#c4302b')
const whole = { width: 60 }

const pixelAt = ({ data, info }: Pixels, x: number, y: number) => {
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + info.channels)]
}
const farthest = (one: number[], other: number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? Number.NaN))))

test.each<[string, () => Sharp, number]>([
  ['a JPEG', () => red().jpeg({ quality: 95 }), 4],
  ['a PNG', () => red().png(), 0],
  ['a WebP', () => red().webp({ quality: 95 }), 4],
  ['an AVIF', () => red().avif({ quality: 90 }), 4],
  ['a TIFF', () => red().tiff({ compression: 'lzw' }), 0],
  ['a PNG of 16 bits', () => red().toColourspace('rgb16').png(), 1],
  ['a TIFF of 16 bits', () => red().toColourspace('rgb16').tiff({ compression: 'lzw' }), 1],
  ['a picture in the colours of a wide screen', () => red().withIccProfile('p3').png(), 2],
])('the colour of %s is the one that was painted', async (_what, paint, tolerance) => {
  const pixels = await unpack(await paint().toBuffer(), whole)

  expect(pixels.info).toMatchObject({ width: 60, height: 40, channels: 3 })
  expect(pixels.data).toHaveLength(60 * 40 * 3)
  expect(farthest(pixelAt(pixels, 30, 20), RED)).toBeLessThanOrEqual(tolerance)
})

test('the colour of a picture for print is the one that was painted, as far as ink can show it', async () => {
  const sand = await paintPicture(60, 40, '#d9c7a7').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer()

  expect(farthest(pixelAt(await unpack(sand, whole), 30, 20), [217, 199, 167])).toBeLessThanOrEqual(3)
})

test('these pictures do store other numbers: without their profile they would look wrong', async () => {
  const wide = await red().withIccProfile('p3').png().toBuffer()
  const print = await red().withIccProfile('cmyk').jpeg().toBuffer()
  const deep = await red().toColourspace('rgb16').png().toBuffer()

  expect((await sharp(wide).metadata()).icc).toBeDefined()
  const { data } = await sharp(wide, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true })
  expect(farthest([...data.subarray(0, 3)], RED)).toBeGreaterThan(10)
  expect(await sharp(print).metadata()).toMatchObject({ space: 'cmyk', channels: 4 })
  expect((await sharp(deep).metadata()).depth).toBe('ushort')
})

test('a picture for print without a profile is read all the same', async () => {
  const print = await red().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
  expect(await sharp(print).metadata()).toMatchObject({ space: 'cmyk', hasProfile: false })

  const [r = 0, g = 0, b = 0] = pixelAt(await unpack(print, whole), 30, 20)

  expect(r).toBeGreaterThan(150)
  expect(Math.max(g, b)).toBeLessThan(100)
})

test.each(['b-w', 'grey16'])('a picture without colours (%s) gets three equal channels', async (space) => {
  const grey = await paintPicture(60, 40, '#808080').toColourspace(space).png().toBuffer()
  expect((await sharp(grey).metadata()).channels).toBe(1)

  const pixels = await unpack(grey, whole)

  expect(farthest(pixelAt(pixels, 30, 20), [128, 128, 128])).toBeLessThanOrEqual(1)
})

test('what is transparent shows the white of the wall, what is half so is mixed with it', async () => {
  const clear = sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  const half = sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })

  expect(pixelAt(await unpack(await clear.png().toBuffer(), whole), 30, 20)).toEqual([255, 255, 255])
  const mixed = pixelAt(await unpack(await half.png().toBuffer(), whole), 30, 20)
  expect(farthest(mixed, [228, 128, 128])).toBeLessThanOrEqual(2)
})

test('a picture is turned upright, as the camera noted', async () => {
  const redThenBlue = paintPicture(60, 40, [
    { color: '#ff0000', share: 0.5 },
    { color: '#0000ff', share: 0.5 },
  ])
  const turned = await redThenBlue.withMetadata({ orientation: 6 }).png().toBuffer()

  const pixels = await unpack(turned, { width: 40 })

  expect(pixels.info).toMatchObject({ width: 40, height: 60 })
  expect(pixelAt(pixels, 20, 5)).toEqual([255, 0, 0])
  expect(pixelAt(pixels, 20, 55)).toEqual([0, 0, 255])
})

test('a picture fits into the box and never grows', async () => {
  const bytes = await red().png().toBuffer()

  expect((await unpack(bytes, { width: 30, height: 30 })).info).toMatchObject({ width: 30, height: 20 })
  expect((await unpack(bytes, { width: 900 })).info).toMatchObject({ width: 60, height: 40 })
})

test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('a %s that breaks off is unreadable', async (format) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const noisy = sharp({ create: { width: 90, height: 60, channels: 3, background: '#888', noise } })
  const bytes = await noisy.toFormat(format).toBuffer()
  await unpack(bytes, { width: 30 })

  for (const share of [0.5, 0.9, 0.98]) {
    const broken = bytes.subarray(0, Math.floor(bytes.length * share))
    await expect(unpack(broken, { width: 30 }), String(share)).rejects.toMatchObject({ code: 'picture-unreadable' })
  }
})

test.each(['avif', 'webp', 'jpg'] as const)('packed as %s, nothing but the picture is left', async (format) => {
  const told = await red()
    .withExif({ IFD0: { Artist: 'Ada Lovelace' }, IFD3: { GPSLatitude: '48/1 51/1 24/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(await sharp(told).metadata()).toMatchObject({
    exif: expect.anything(),
    icc: expect.anything(),
    xmp: expect.anything(),
  })

  const packed = await pack(await unpack(told, whole), 30, format)

  const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(packed).metadata()
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
  expect({ width, height }).toEqual({ width: 30, height: 20 })
  expect(packed.includes('Lovelace')).toBe(false)
  expect(farthest(pixelAt(await unpack(packed, { width: 30 }), 15, 10), RED)).toBeLessThan(8)
})
