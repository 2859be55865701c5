import { expect, test } from 'vitest'

import { codeAt, findStep, stepAt, totpAddress, writeBase32 } from './totp.ts'

// The secret and the codes of RFC 6238, appendix B, of which ours are the last six digits.
const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is %s', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test('a code is taken within one step of drift, typed with spaces, and never again', () => {
  const now = new Date(1_234_567_890_000)
  const step = stepAt(now)
  const find = (at: number, last = 0) => findStep(SECRET, codeAt(SECRET, at), { now, last })

  expect([-2, -1, 0, 1, 2].map((drift) => find(step + drift))).toEqual([undefined, step - 1, step, step + 1, undefined])
  expect(findStep(SECRET, '005 924', { now, last: 0 })).toBe(step)
  expect(find(step, step)).toBeUndefined()
  expect(find(step - 1, step)).toBeUndefined()
  expect(
    ['', '5924', '0059240', '００５９２４', 'abcdef'].map((code) => findStep(SECRET, code, { now, last: 0 })),
  ).toEqual(Array.from({ length: 5 }, () => undefined))
})

test('a device reads who it is for', () => {
  expect(writeBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(writeBase32(Buffer.from('f'))).toBe('MY')
  expect(totpAddress(SECRET, { gallery: 'Galerie & Co', email: 'ada@example.com' })).toBe(
    'otpauth://totp/Galerie%20%26%20Co:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Galerie%20%26%20Co',
  )
})
