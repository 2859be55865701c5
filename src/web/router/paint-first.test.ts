import { expect, test } from 'vitest'

import { paintFirst } from './paint-first.ts'

const page = (body: string) => `<html><head></head><body>${body}</body></html>`
const routerWrites = `<link rel="modulepreload" href="/assets/root.js" nonce="m"/><link rel="modulepreload" href="/assets/shell.js"/>
  <script nonce="m" type="module" async="">import * as route0 from "/assets/root.js";</script>`

test('a page asks for no script by itself; the last line of it does, once it was painted', () => {
  const html = paintFirst(page(`<p>Works</p>${routerWrites}`), 'm')

  expect(html).not.toMatch(/<link|type="module"/)
  expect(html).toContain(
    '<script nonce="m" type="text/plain" id="start">import * as route0 from "/assets/root.js";</script>',
  )
  expect(html).toContain('["/assets/shell.js"]')
  expect(html).toContain('<p>Works</p>')
})

test('a page without scripts stays as it is', () => {
  expect(paintFirst(page('<p>Closed</p>'), 'm')).toBe(page('<p>Closed</p>'))
})
