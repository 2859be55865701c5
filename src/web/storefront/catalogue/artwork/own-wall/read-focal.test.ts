import sharp from 'sharp'
import { expect, test } from 'vitest'

import { readFocal } from './read-focal.ts'

const paint = (tags?: Record<string, string>) => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#ccc' } }).jpeg()
  return (tags ? picture.withExif({ IFD2: tags }) : picture).toBuffer()
}
const bytesOf = (buffer: Buffer) => Uint8Array.from(buffer).buffer

test('a photograph tells how long its lens was', async () => {
  const photograph = await paint({ FocalLengthIn35mmFilm: '26' })

  expect(readFocal(bytesOf(photograph))).toBeCloseTo(26 / 43.27)
})

test.each([
  ['says nothing of it', paint()],
  ['says other things', paint({ LensModel: 'Somebody’s' })],
  ['is no JPEG', Promise.resolve(Buffer.from('hello'))],
  ['is empty', Promise.resolve(Buffer.alloc(0))],
  ['ends too early', paint({ FocalLengthIn35mmFilm: '26' }).then((whole) => whole.subarray(0, 60))],
])('a file that %s tells nothing', async (_what, file) => {
  expect(readFocal(bytesOf(await file))).toBeUndefined()
})
