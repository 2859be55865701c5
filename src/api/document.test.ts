import { expect, test } from 'vitest'

import { findSlowText } from '../../lint/patterns/find-slow-text.ts'
import { endpoints } from '../contract/endpoints.ts'
import { openTestGallery } from '../testing/open-test-gallery.ts'

test('the document lists every call of the contract and nothing else', async () => {
  const { app } = await openTestGallery()

  const document = (await app.inject('/api/openapi.json')).json()

  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(document.openapi).toBe('3.1.0')
  expect(listed.toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

test('every pattern of the document takes linear time, those of the schema library too', async () => {
  const { app } = await openTestGallery()
  const { body } = await app.inject('/api/openapi.json')
  const patterns = new Set<string>()
  JSON.parse(body, (name, value: unknown) => (name === 'pattern' ? patterns.add(String(value)) : value))

  expect([...patterns].some((pattern) => pattern.includes('@'))).toBe(true)
  expect([...patterns].filter((pattern) => findSlowText(pattern, 'u') !== undefined)).toEqual([])
})

test('the page for people names every call, runs no script and loads nothing', async () => {
  const { app } = await openTestGallery()

  const reply = await app.inject('/api/docs')

  for (const name of Object.keys(endpoints)) expect(reply.body).toContain(name.replace(' ', ' /api'))
  expect(reply.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'$/,
  )
  expect(reply.body).not.toMatch(/<script|src=|https?:/)
})

test('every reply forbids sniffing and framing', async () => {
  const { app } = await openTestGallery()

  const { headers } = await app.inject('/api/menu')

  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})
