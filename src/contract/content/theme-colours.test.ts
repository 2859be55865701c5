import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { contrastOf, LEAST_CONTRAST } from './is-readable.ts'

const THEME = readFileSync('src/web/theme.css', 'utf8')
const valueOf = (name: string) => THEME.split(`--color-${name}:`)[1]?.split(';')[0]?.trim() ?? ''

// There are no other colours: a theme that begins with none has those that it names. Journeys compare colours on every
// page once; in what opens and is told on the way they trust in this.
test('the theme has no colours but its own', () => {
  expect(valueOf('*')).toBe('initial')
  const names = THEME.split('\n')
    .filter((line) => line.startsWith('  --color-'))
    .map((line) => line.split(':')[0]?.trim().slice('--color-'.length))
  expect(names).toEqual(['*', 'paper', 'ink', 'muted', 'line', 'accent', 'error'])
})

test.each(['ink', 'muted', 'accent', 'error'])(
  'text in %s is read on paper and on the darkest ground, and so on all between; and paper on it',
  (name) => {
    for (const ground of ['paper', 'line'])
      expect(contrastOf(valueOf(name), valueOf(ground)), ground).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  },
)
