import fc from 'fast-check'
import { expect, test } from 'vitest'

import { writeCsvLine } from '../write-csv-line.ts'
import { readTable } from './read-table.ts'

const read = (text: string | Buffer, encoding?: 'utf-8' | 'gb18030') => readTable(Buffer.from(text as string), encoding)
const cellsOf = async (text: string | Buffer) => (await read(text)).rows.map(({ cells }) => cells)
const swap = (bytes: Buffer) => Buffer.from(bytes).swap16()

test.each([
  ['a,b\n1,2\n', ',', [['1', '2']]],
  ['a;b\r\n1;2\r\n', ';', [['1', '2']]],
  ['a\tb\r1\t2', '\t', [['1', '2']]],
  ['sep=;\r\na;b\r\n1,5;2\r\n', ';', [['1,5', '2']]],
  ['"a,b,c";d\n1;2', ';', [['1', '2']]],
])('%j is divided by %j', async (text, separator, rows) => {
  const table = await read(text)

  expect(table).toMatchObject({ separator, trouble: null })
  expect(table.rows.map(({ cells }) => cells)).toEqual(rows)
})

test('quotes hold separators, line ends and quotes; the lines are those of the file', async () => {
  const { rows, trouble } = await read('a,b\n"x,\n""y""",1\n5" nail , "z" \n\n,\nlast,2')

  expect(trouble).toBeNull()
  expect(rows).toEqual([
    { line: 2, cells: ['x,\n"y"', '1'] },
    { line: 4, cells: ['5" nail', 'z'] },
    { line: 7, cells: ['last', '2'] },
  ])
})

const LETTERS = 'titre,prix\nÉté à Œuvre,€ 5\n'
test.each([
  ['utf-8', Buffer.from(LETTERS)],
  ['utf-8', Buffer.from(`\ufeff${LETTERS}`)],
  ['utf-16le', Buffer.from(`\ufeff${LETTERS}`, 'utf16le')],
  ['utf-16le', Buffer.from(LETTERS, 'utf16le')],
  ['utf-16be', swap(Buffer.from(`\ufeff${LETTERS}`, 'utf16le'))],
  ['utf-16be', swap(Buffer.from(LETTERS, 'utf16le'))],
  ['windows-1252', Buffer.from(LETTERS.replace('Œ', '\x8c').replace('€', '\x80'), 'latin1')],
])('%s is recognised', async (encoding, bytes) => {
  const table = await readTable(bytes)

  expect(table.encoding).toBe(encoding)
  expect(table.headers).toEqual(['titre', 'prix'])
  expect(table.rows[0]?.cells).toEqual(['Été à Œuvre', '€ 5'])
})

test('what was taken for something else can be said', async () => {
  const chinese = Buffer.from([0x61, 0x2c, 0x62, 0x0a, 0xcd, 0xcb, 0xb3, 0xb1, 0x2c, 0x31])

  expect((await readTable(chinese)).encoding).toBe('windows-1252')
  expect((await readTable(chinese, 'gb18030')).rows[0]?.cells).toEqual(['退潮', '1'])
})

test.each([
  ['not-text', 1, Buffer.from('PK\x03\x04\0\0\0')],
  ['no-lines', 1, ''],
  ['no-lines', 1, 'title,price\n\n;;\n'.replace(';;', ',')],
  ['quote', 3, 'a,b\n1,2\n"never closed,3\n4,5'],
  ['quote', 2, 'a,b\n"x"y,2'],
  ['long-cell', 2, `a,b\n"${'x'.repeat(600_000)}",2`],
  ['long-cell', 2, `a,b\n${'x'.repeat(600_000)},2`],
  ['many-columns', 1, ','.repeat(1_000_000)],
  ['many-columns', 2, `a,b\n${','.repeat(1_000_000)}`],
  ['many-lines', 20_002, `a,b\n${'1,2\n'.repeat(30_000)}`],
])('trouble: %s in line %d', async (word, line, text) => {
  expect((await read(text)).trouble).toMatchObject({ word, line })
})

test('fifty million bytes of nothing, or of one cell, are soon given up, and others have their turn', async () => {
  let rounds = 0
  const timer = setInterval(() => rounds++, 5)
  const started = performance.now()

  expect((await read('a,b\n'.padEnd(50_000_000, '\n'))).trouble?.word).toBe('many-lines')
  expect((await read(`"${'""'.repeat(24_000_000)}`)).trouble?.word).toBe('long-cell')
  clearInterval(timer)

  expect(performance.now() - started).toBeLessThan(10_000)
  expect(rounds).toBeGreaterThan(3)
}, 40_000)

test('formulas are text, and the mark that our own tables put before them is no part of it', async () => {
  expect(await cellsOf("a,b\n=1+1,'=cmd|calc\n@x,''-5")).toEqual([
    ['=1+1', '=cmd|calc'],
    ['@x', "'-5"],
  ])
})

test('whatever stands in a table of our own is read as it was', async () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', '').trim())
  const special = fc.constantFrom("'", "'=", '=x', '-1', '@', '"', '""', ',', 'a\nb', "''+", ';', '\t', "'")
  const lines = fc.array(fc.array(fc.oneof(cell, special), { minLength: 2, maxLength: 2 }), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(lines, async (told) => {
      const said = told
        .map((cells) => cells.map((one) => one.trim().toWellFormed()))
        .filter((cells) => cells.some(Boolean))
      fc.pre(said.length > 0)
      const text = `\ufeff${writeCsvLine(['a', 'b'])}${said.map(writeCsvLine).join('')}`

      expect(await cellsOf(text)).toEqual(said)
    }),
  )
})
