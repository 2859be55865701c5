import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { openTestGallery } from '../testing/open-test-gallery.ts'
import { type ApiDocument, apiRequests } from '../testing/request-arbitrary.ts'

test(
  '2,000 requests of every kind get no 5xx, and every reply is as the document says',
  { timeout: 120_000 },
  async () => {
    const { app, logIn } = await openTestGallery()
    // Some of the requests log out, and the others are to find somebody logged in until the end.
    const visitors = await Promise.all(Array.from({ length: 200 }, () => logIn()))
    const document: ApiDocument = (await app.inject('/api/openapi.json')).json()
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema(document, 'document')
    const tokens = visitors.map(({ token }) => token)
    const seen = new Set<string>()

    await fc.assert(
      fc.asyncProperty(apiRequests(document, tokens), async ({ request, path, operation }) => {
        const reply = await app.inject(request)
        seen.add(`${reply.statusCode} ${path}`)

        expect(reply.statusCode).toBeLessThan(500)
        const key =
          String(reply.statusCode) in operation.responses
            ? String(reply.statusCode)
            : `${String(reply.statusCode)[0]}XX`
        const place = [
          'paths',
          path,
          request.method.toLowerCase(),
          'responses',
          key,
          'content',
          'application/json',
          'schema',
        ]
        const schema = `document#/${place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
        const isValid = ajv.validate(schema, reply.json())
        expect(ajv.errors ?? []).toEqual([])
        expect(isValid).toBe(true)
      }),
      { numRuns: 2000 },
    )

    // The generator would prove little if it never got past the door.
    const depths = ['200 /auth/user', '401 /auth/user', '404 /pages/{slug}']
    expect([...seen]).toEqual(
      expect.arrayContaining([...depths, '202 /newsletter', '415 /newsletter', '422 /newsletter']),
    )
  },
)
