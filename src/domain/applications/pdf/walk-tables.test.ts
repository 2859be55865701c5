import { expect, test } from 'vitest'

import { measureGrowth, MOST_GROWTH } from '../../../testing/measure-growth.ts'
import { hasHole } from './find-hole.ts'
import type { Bytes } from './open-bytes.ts'
import { walkTables } from './walk-tables.ts'

const BASE = '%PDF-1.5\n'

/** A file in memory, which counts what is read of it. */
function holdBytes(text: string): Bytes & { sum: () => number } {
  const whole = Buffer.from(text, 'latin1')
  let sum = 0
  const read = (at: number, length: number) => {
    const part = whole.subarray(at, at + length)
    sum += part.length
    return part
  }
  return { size: whole.length, read, close: () => undefined, sum: () => sum }
}

/** The verdict on a file whose last table stands behind its header. */
function look(bytes: Bytes): unknown {
  try {
    return hasHole(bytes, walkTables(bytes, { base: 0, tableAt: BASE.length }))
  } catch (error) {
    return (error as { fault?: string }).fault
  }
}

const inStream = (text: string) => `${BASE}1 0 obj\n<< /Type /XRef ${text} >>\nstream\n\nendstream\nendobj\n`
const inTrailer = (text: string) => `${BASE}xref\n0 0\ntrailer\n<< ${text} >>\nstartxref\n9\n%%EOF\n`
const inTable = (text: string) => `${BASE}xref\n${text}\ntrailer\n<< >>\nstartxref\n9\n%%EOF\n`

const PLACES: Record<string, (text: string) => string> = {
  ...Object.fromEntries(
    ['/Filter', '/Type', '/W', '/W [', '/Index [0 1', '/Length', '/Prev', '/Predictor', ''].flatMap((name) => [
      [`${name} in a stream`, (text: string) => inStream(name + text)],
      [`${name} in a trailer`, (text: string) => inTrailer(name + text)],
    ]),
  ),
  'the table': inTable,
  'what lies before the table': (text) => BASE + text,
}

test.each([' ', '\n', '0', '0 ', '/', '[', '<', 'trailer ', 'startxref ', 'stream ', '/Filter ', '/Prev 1', '\0'])(
  'however often a file repeats %j, its cost is in proportion',
  async (filling) => {
    for (const [place, write] of Object.entries(PLACES)) {
      const fill = (length: number) => filling.repeat(Math.floor(length / filling.length))
      const growth = await measureGrowth((length) => look(holdBytes(write(fill(length)))), 8000)
      expect([place, growth <= MOST_GROWTH]).toEqual([place, true])
    }
  },
)

test('tables that lie over each other are refused by what they come to', () => {
  const width = 60
  const tables = Array.from({ length: 900 }, (_, at) =>
    `1 0 obj << /Type /XRef /Prev ${BASE.length + (at + 1) * width}`.padEnd(width),
  )
  const bytes = holdBytes(`${BASE}${tables.join('')}1 0 obj ${' '.repeat(1_000_000)}stream\n`)

  expect(look(bytes)).toBe('pdfComplicated')
  expect(bytes.sum()).toBeLessThan(400_000_000)
})
