import { expect, test } from 'vitest'

import { findDetour, mayDetour } from './choose-language.ts'

const asked = (headers: Record<string, string>, url = '/') => ({ url, headers: { accept: 'text/html', ...headers } })

test.each([
  // Who asks for nothing that there is gets the gallery’s own language.
  [asked({}), 'fr', '/fr'],
  [asked({ 'accept-language': 'de, ja;q=0.5' }, '/?from=letter'), 'cn', '/cn?from=letter'],
  [asked({ 'accept-language': 'en' }), 'fr', undefined],
  [asked({ 'accept-language': 'fr', cookie: 'locale=en' }), 'fr', undefined],
  [asked({ 'accept-language': 'fr' }), 'en', '/fr'],
  [asked({}), 'en', undefined],
  // Links of our own pages, and all other addresses, mean what they say.
  [asked({ 'sec-fetch-site': 'same-origin' }), 'fr', undefined],
  [asked({}, '/artwork'), 'fr', undefined],
] as const)('%j in a gallery that speaks %s goes to %s', (request, language, place) => {
  expect(findDetour(request, { languages: ['en', 'fr', 'cn'], default_language: language })).toBe(place)
  // Nobody who has to go elsewhere is sent what is kept.
  if (place !== undefined) expect(mayDetour(request)).toBe(true)
})

test('nobody is sent to a language that the gallery does not write', () => {
  const gallery = { languages: ['en' as const, 'fr' as const], default_language: 'fr' as const }

  expect(findDetour(asked({ 'accept-language': 'zh-CN' }), gallery)).toBe('/fr')
  expect(findDetour(asked({ cookie: 'locale=cn' }), { ...gallery, default_language: 'en' })).toBe(undefined)
})
