import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { breakLines, encodeText, measureText } from './pdf/fonts.ts'
import { makePressKit } from './press-kit.ts'

let jpeg: Buffer
let kit: Buffer
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 150, height: 100, channels: 3, background: '#b5893c' } })
    .jpeg()
    .toBuffer()
  kit = makePressKit(jpeg)
})

test('the table of the file leads to every object, and nothing refers to one that is missing', () => {
  const objects = readObjects(kit)
  const trailer = kit.toString('latin1', kit.lastIndexOf('trailer'))

  expect(objects.size).toBe(Number(/\/Size (\d+)/.exec(trailer)?.[1]) - 1)
  const texts = [trailer, ...[...objects.values()].map(({ dictionary }) => dictionary)]
  const referred = texts.flatMap((text) => [...text.matchAll(/\b(\d+) 0 R/g)].map(([, number]) => Number(number)))
  expect(referred.filter((number) => !objects.has(number))).toEqual([])
})

test('every stream is as long as it says', () => {
  const streams = [...readObjects(kit).values()].filter(({ stream }) => stream)

  expect(streams).toHaveLength(3)
  for (const { dictionary, stream } of streams) {
    expect(stream?.length).toBe(Number(/\/Length (\d+)/.exec(dictionary)?.[1]))
  }
})

test('the picture is in it as it came', () => {
  const picture = [...readObjects(kit).values()].find(({ dictionary }) => dictionary.includes('/Subtype /Image'))

  expect(picture?.dictionary).toContain('/Width 150 /Height 100 /ColorSpace /DeviceRGB')
  expect(picture?.stream?.equals(jpeg)).toBe(true)
})

test('it has two pages that can be read, one in English and one in French', () => {
  const pages = [...readObjects(kit).values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
  const texts = pages.map(({ dictionary }) => readText(kit, Number(/\/Contents (\d+)/.exec(dictionary)?.[1])))

  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain('A cimaise is the rail along a wall')
  expect(texts[1]).toContain('Les œuvres sont éclairées du nord')
  for (const text of texts) expect(text).toContain('01.10.2019')
})

test('the same picture gives the same bytes', () => {
  expect(makePressKit(jpeg).equals(kit)).toBe(true)
})

test('what is no JPEG is refused', () => {
  expect(() => makePressKit(Buffer.from('not a picture'))).toThrow('not a JPEG')
  expect(() => makePressKit(jpeg.subarray(0, 12))).toThrow('no frame')
})

test('no line is longer than its measure, and no word is lost', () => {
  const text = 'Ce qui dort dans les réserves se montre à qui le demande'
  const lines = breakLines(text, { face: 'serif', size: 11, width: 90 })

  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(measureText(line, 'serif', 11)).toBeLessThanOrEqual(90)
  expect(lines.join(' ')).toBe(text)
})

test('what the fonts do not hold is refused rather than garbled', () => {
  expect(() => encodeText('画廊')).toThrow('WinAnsi')
  expect(() => measureText('画', 'serif', 11)).toThrow('not known')
})

interface ReadObject {
  dictionary: string
  stream?: Buffer
}

/** Follows the table of offsets as a strict reader does; throws at the first byte that is out of place. */
function readObjects(pdf: Buffer): Map<number, ReadObject> {
  const text = pdf.toString('latin1')
  if (!text.startsWith('%PDF-1.4\n') || !text.endsWith('%%EOF\n')) throw new Error('The frame of the file is broken.')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const [head, count] = /^xref\n0 (\d+)\n/.exec(text.slice(start)) ?? []
  if (!head) throw new Error('startxref does not lead to the table.')
  const objects = new Map<number, ReadObject>()
  for (let number = 1; number < Number(count); number++) {
    const row = text.slice(start + head.length + number * 20, start + head.length + number * 20 + 20)
    const offset = Number(/^(\d{10}) 00000 n \n$/.exec(row)?.[1])
    const [whole, found, dictionary = ''] =
      /^(\d+) 0 obj\n<< ([^]*?) >>\n(?=stream\n|endobj\n)/.exec(text.slice(offset)) ?? []
    if (!whole || Number(found) !== number) throw new Error(`Object ${number} is not where the table says.`)
    const after = offset + whole.length
    if (text.startsWith('endobj\n', after)) {
      objects.set(number, { dictionary })
      continue
    }
    const end = after + 'stream\n'.length + Number(/\/Length (\d+)/.exec(dictionary)?.[1])
    if (!text.startsWith('\nendstream\nendobj\n', end))
      throw new Error(`The stream of object ${number} ends elsewhere.`)
    objects.set(number, { dictionary, stream: pdf.subarray(after + 'stream\n'.length, end) })
  }
  return objects
}

function readText(pdf: Buffer, contents: number): string {
  const stream = readObjects(pdf).get(contents)?.stream?.toString('latin1') ?? ''
  const lines = [...stream.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, codes = '']) => Buffer.from(codes, 'hex'))
  return lines.map((line) => new TextDecoder('windows-1252').decode(line)).join(' ')
}
