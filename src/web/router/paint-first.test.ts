import { expect, test } from 'vitest'

import { paintFirst } from './paint-first.ts'

const preload = (file: string, more = '') => `<link rel="modulepreload" href="${file}"${more}/>`
const script = '<script nonce="m" type="module" async="">import * as route0 from "/assets/root.js";</script>'

test('a page asks for no script by itself; the last line of it does, once it was painted', () => {
  const { head, tail } = paintFirst(
    {
      head: `<title>Works</title>${preload('/assets/shell.js')}`,
      tail: preload('/assets/root.js', ' nonce="m"') + script,
    },
    'm',
  )

  expect(head).toBe('<title>Works</title>')
  expect(tail).not.toMatch(/<link|type="module"/)
  expect(tail).toContain(
    '<script nonce="m" type="text/plain" id="start">import * as route0 from "/assets/root.js";</script>',
  )
  expect(tail).toContain('of ["/assets/shell.js","/assets/root.js"])later(')
  // What it shares with others runs before it, and by itself.
  expect(tail).toContain('of ["/assets/shell.js"])await import(')
})

test('a page without scripts stays as it is', () => {
  const page = { head: preload('/assets/shell.js'), tail: '' }

  expect(paintFirst(page, 'm')).toEqual(page)
})
