import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { paintPicture } from '../../testing/paint-picture.ts'
import { inspectPicture, LARGEST_PICTURE } from './inspect-picture.ts'

const KINDS = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif', tiff: 'tiff' } as const
const stills = await Promise.all(['#ff0000', '#0000ff'].map((color) => paintPicture(40, 30, color).png().toBuffer()))
const film = () => sharp(stills, { join: { animated: true } })
const refused = (code: string) => expect.objectContaining({ name: 'DomainError', code })

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG whose header promises that size; a few kilobytes unpack to whatever it says. */
function promisePng(width: number, height: number, { isInterlaced = false, before = [] as Buffer[] } = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, isInterlaced ? 1 : 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 1000)))
  const chunks = [chunk('IHDR', header), ...before, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

test.each(Object.entries(KINDS))('a %s file is taken, whatever it is called', async (kind, format) => {
  const bytes = await paintPicture(40, 30)[format]().toBuffer()

  expect(await inspectPicture(bytes)).toEqual({ kind, width: 40, height: 30 })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a few bytes', Buffer.from([0xff, 0xd8])],
  ['text', Buffer.from('just words, and nothing to see')],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect/></svg>')],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
  ['a box without a size', Buffer.from('\0\0\0\0ftypavif', 'latin1')],
  ['a still GIF', await paintPicture(40, 30).gif().toBuffer()],
  ['a moving GIF', await film().gif().toBuffer()],
])('%s is no picture that we take', async (_what, bytes) => {
  await expect(inspectPicture(bytes)).rejects.toEqual(refused('picture-kind'))
})

test.each([
  ['WebP', await film().webp().toBuffer()],
  ['PNG', promisePng(40, 30, { before: [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))] })],
  ['AVIF', Buffer.from('\0\0\0\x1cftypavis\0\0\0\0avisavifmif1', 'latin1')],
])('a moving %s is refused', async (_what, bytes) => {
  await expect(inspectPicture(bytes)).rejects.toEqual(refused('picture-animated'))
})

test('of a TIFF with several pages, the first is the picture', async () => {
  const pages = await film().tiff().toBuffer()
  expect((await sharp(pages).metadata()).pages).toBe(2)

  expect(await inspectPicture(pages)).toEqual({ kind: 'tiff', width: 40, height: 30 })
})

test.each([
  ['JPEG', Buffer.from('\xff\xd8\xff\xe0broken', 'latin1')],
  ['PNG', Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1')],
  ['PNG of endless chunks', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5000)])],
  ['WebP', Buffer.from('RIFF\x10\0\0\0WEBPbroken', 'latin1')],
  ['TIFF', Buffer.from('II*\0broken', 'latin1')],
  ['AVIF', Buffer.from('\0\0\0\x14ftypavif\0\0\0\0avif', 'latin1')],
])('a %s that is nothing but a beginning is unreadable', async (_what, bytes) => {
  await expect(inspectPicture(bytes)).rejects.toEqual(refused('picture-unreadable'))
})

test('a bomb is refused by its header, without unpacking it', async () => {
  const bomb = promisePng(50_000, 50_000)
  const memory = process.memoryUsage().rss

  await expect(inspectPicture(bomb)).rejects.toEqual(refused('picture-too-large'))

  expect(bomb.length).toBeLessThan(20_000)
  // Unpacked it takes 2.5 GB.
  expect(process.memoryUsage().rss - memory).toBeLessThan(100e6)
})

test.each([
  ['as many pixels as allowed', { width: 12_500, height: 12_000 }, undefined],
  ['a row more', { width: 12_500, height: 12_001 }, 150],
  ['as many as are unpacked at once', { width: 10_000, height: 5000, isInterlaced: true }, undefined],
  ['a row more of those', { width: 10_000, height: 5001, isInterlaced: true }, 50],
])('of %s', async (_what, { width, height, ...options }, limit) => {
  const inspecting = inspectPicture(promisePng(width, height, options))

  await (limit
    ? expect(inspecting).rejects.toMatchObject({ details: { megabytes: 60, megapixels: limit } })
    : expect(inspecting).resolves.toEqual({ kind: 'png', width, height }))
})

test('other kinds cannot promise more either', async () => {
  const jpeg = await paintPicture(40, 30).jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(65_000, frame + 5)
  jpeg.writeUInt16BE(65_000, frame + 7)
  const avif = await paintPicture(40, 30).avif().toBuffer()
  const size = avif.indexOf('ispe')
  avif.writeUInt32BE(10_000, size + 8)
  avif.writeUInt32BE(6000, size + 12)

  await expect(inspectPicture(jpeg)).rejects.toMatchObject({ code: 'picture-too-large', details: { megapixels: 150 } })
  await expect(inspectPicture(avif)).rejects.toMatchObject({ code: 'picture-too-large', details: { megapixels: 50 } })
})

/** A JPEG whose header promises that size. */
async function promiseJpeg(width: number, height: number, options: { progressive: boolean; orientation: number }) {
  const jpeg = await paintPicture(40, 30).withMetadata(options).jpeg(options).toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, options.progressive ? 0xc2 : 0xc0, 0, 17]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

test.each([
  ['that was turned, 150', { progressive: false, orientation: 6 }, 15_000, undefined],
  ['that comes finer and finer, 150', { progressive: true, orientation: 1 }, 15_000, undefined],
  ['that does both, 100', { progressive: true, orientation: 6 }, 10_000, undefined],
  ['that does both, more', { progressive: true, orientation: 6 }, 10_010, 100],
])('of a JPEG %s megapixels', async (_what, options, width, limit) => {
  const inspecting = inspectPicture(await promiseJpeg(width, 10_000, options))

  await (limit
    ? expect(inspecting).rejects.toMatchObject({ code: 'picture-too-large', details: { megapixels: limit } })
    : expect(inspecting).resolves.toMatchObject({ kind: 'jpg' }))
})

test('a file of too many bytes is refused before it is looked at', async () => {
  await expect(inspectPicture(Buffer.alloc(LARGEST_PICTURE + 1))).rejects.toEqual(refused('picture-too-large'))
})

test.each([
  ['too small', 15, 40, 'picture-too-small'],
  ['too narrow', 400, 39, 'picture-too-narrow'],
  ['too tall', 39, 400, 'picture-too-narrow'],
])('what is %s is refused', async (_what, width, height, code) => {
  await expect(inspectPicture(await paintPicture(width, height).png().toBuffer())).rejects.toEqual(refused(code))
})

test.each([
  ['small', 16, 16],
  ['narrow', 400, 40],
  ['tall', 40, 400],
])('what is just not too %s is taken', async (_what, width, height) => {
  const bytes = await paintPicture(width, height).png().toBuffer()

  expect(await inspectPicture(bytes)).toMatchObject({ width, height })
})

test('a picture that the camera held upright has the size that it is seen in', async () => {
  const turned = await paintPicture(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()

  expect(await inspectPicture(turned)).toMatchObject({ width: 30, height: 40 })
})
