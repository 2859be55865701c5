import { expect, test } from 'vitest'

import { hasLink } from './has-link.ts'

test.each([
  'see https://example.com',
  'WWW.example',
  'shop.example/offer',
  'win at 888.casino now',
  'write to me@163.com',
  'зайдите на пример.рф сегодня',
  '请看 例子.中国',
  'देखें उदाहरण.भारत',
  'xn--e1afmkfd.xn--p1ai',
])('what mail programs make a link of is found in %j', (text) => {
  expect(hasLink(text)).toBe(true)
})

test.each([
  'Is it signed? Kind regards, A. Lovelace',
  'It is 1.5 m wide, e.g. for No. 12.',
  '我想了解这幅画。谢谢！',
  'Combien coûte-t-elle… et la livraison ?',
])('nothing is found in %j', (text) => {
  expect(hasLink(text)).toBe(false)
})
