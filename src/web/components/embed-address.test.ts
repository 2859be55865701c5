import { expect, test } from 'vitest'

import { embedAddress } from './embed-address.ts'

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'],
  ['https://youtu.be/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
  ['https://films.example/watch?v=abcdefghijk', undefined],
  ['http://www.youtube.com/watch?v=abcdefghijk', undefined],
  ['https://www.youtube.com/watch?v="><script>', undefined],
  ['https://vimeo.com/../evil', undefined],
  ['javascript:alert(1)', undefined],
  ['not an address', undefined],
])('%s is played from %s', (address, player) => {
  expect(embedAddress(address)).toBe(player)
})
