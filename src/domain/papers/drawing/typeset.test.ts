import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'

import { breakLines, registerFaces } from './typeset.ts'

function set(text: string): string[] {
  const doc = new PdfDocument()
  registerFaces(doc)
  const lines = breakLines(doc, text, { face: 'regular', size: 10, width: 400 })
  return lines.map(({ runs }) => runs.map((run) => run.text).join(''))
}

test('what shows nothing is not set', () => {
  expect(set('a\u0000b\u0001\u0085c\ufeffd\u202ee\u200bf\ud800g\u00ad')).toEqual(['abcdefg'])
})

test('a tab is a space, a new line a line, and what no face has a box', () => {
  expect(set('Nuit\td’hiver\r\n墨与雪 \ufffe')).toEqual(['Nuit d’hiver', '墨与雪 □'])
})
