import { expect, test } from 'vitest'

import { measureGrowth, MOST_GROWTH } from '../../testing/measure-growth.ts'
import { htmlToText } from './html-to-text.ts'

test('a mail that is nothing but HTML is read as its words, what it quotes behind a sign', () => {
  const html = `<html><head><title>no</title><style>p{color:red}</style></head><body>
    <p>Tr&egrave;s   <b>volontiers</b>&nbsp;!</p><div>Ada<br>Paris</div><script>alert(1)</script><!-- no -->
    <div class="gmail_quote">On 17 Nov wrote:<blockquote><p>We have answered</p><blockquote>Signed?</blockquote></blockquote></div></body></html>`
  expect(
    htmlToText(html)
      .split('\n')
      .filter((line) => !/^>*\s*$/.test(line)),
  ).toEqual(['Très volontiers\u00a0!', 'Ada', 'Paris', 'On 17 Nov wrote:', '> We have answered', '>> Signed?'])
})

test('what is broken or hostile is text or nothing', () => {
  expect(htmlToText('1 < 2 &amp; 3 &#x3c;script&#62; &bogus; &#0; &#9999999;')).toBe(
    '1 < 2 & 3 <script> &bogus; &#0; &#9999999;',
  )
  expect(htmlToText('before<script>alert(1)')).toBe('before')
  expect(htmlToText('before<!-- after')).toBe('before')
  expect(htmlToText('before<a href="')).toBe('before')
  expect(htmlToText('</blockquote></blockquote>after')).toBe('after')
})

test('it takes time in proportion to the length, whatever is left open', async () => {
  const parts = [
    '<',
    '<!--',
    '<a ',
    '<p>',
    '<blockquote>x',
    '</blockquote>',
    '&#x',
    '<style>',
    '<br>',
    ' \n',
    '<b>x</b>',
  ]
  for (const part of parts) {
    const growth = await measureGrowth((size) => htmlToText(part.repeat(size)), 40_000)
    expect([part, growth < MOST_GROWTH]).toEqual([part, true])
  }
})
