import { expect, test } from 'vitest'

import { keepKey } from './keep-key.ts'

const formOf = (name: string, bytes = 'a') => {
  const form = new FormData()
  form.set('first_name', name)
  form.set('pdf', new File([bytes], 'portfolio.pdf', { lastModified: 1 }))
  return form
}

test('the same form sent again has the same key, and another form another', () => {
  const keyOf = keepKey()
  const first = keyOf(formOf('Inès'))

  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(keyOf(formOf('Inès'))).toBe(first)
  expect(keyOf(formOf('Ines'))).not.toBe(first)
  const second = keyOf(formOf('Ines', 'ab'))
  expect(keyOf(formOf('Ines', 'ab'))).toBe(second)
  expect(second).not.toBe(first)
})
