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
    const { app } = await openTestGallery()
    const document: ApiDocument = (await app.inject('/api/openapi.json')).json()
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema(document, 'document')
    const seen = new Map<number, number>()

    await fc.assert(
      fc.asyncProperty(apiRequests(document), async ({ request, path, operation }) => {
        const reply = await app.inject(request)
        seen.set(reply.statusCode, (seen.get(reply.statusCode) ?? 0) + 1)

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
    expect([...seen.keys()].toSorted()).toEqual(expect.arrayContaining([200, 202, 404, 415, 422]))
  },
)
