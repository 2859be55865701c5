import fc from 'fast-check'
import type { InjectOptions } from 'fastify'

/** The parts of the OpenAPI document that requests are made from. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

type Schema = {
  type?: string
  enum?: unknown[]
  format?: string
  properties?: Record<string, Schema>
}

/** A request, and the operation of the document that it was made for. */
export interface ApiRequest {
  request: InjectOptions & { method: string; url: string }
  path: string
  operation: Operation
}

const hostile = fc.constantFrom(
  ...['', ' ', '0', '-1', '1e309', 'NaN', '\u0000', '\ud800', '../../etc/passwd', '%00', '%2e%2e%2f', "' OR 1=1 --"],
  ...['<script>alert(1)</script>', '{{7*7}}', '__proto__', 'constructor', '𝕳', '\r\nX-Evil: 1', 'a'.repeat(5000)],
)

// The library's own addresses are mostly of the kind that the standard allows and nobody has.
const plainEmail = fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,12}\.[a-z]{2,6}$/)

const anyText = fc.oneof(hostile, fc.string({ maxLength: 60, unit: 'binary' }))

/** Values of every kind around a schema: mostly fitting, often just beside it. */
function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  const wild = fc.oneof(anyText, fc.jsonValue({ maxDepth: 2 }))
  if (schema.enum) return fc.oneof(fc.constantFrom(...schema.enum), wild)
  if (schema.properties) {
    const fields = Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, valueFor(one)]))
    return fc.oneof({ weight: 5, arbitrary: fc.record(fields, { requiredKeys: [] }) }, { weight: 1, arbitrary: wild })
  }
  if (schema.format === 'email') return fc.oneof(plainEmail, fc.emailAddress(), wild)
  if (schema.type === 'integer' || schema.type === 'number') return fc.oneof(fc.integer(), fc.double(), wild)
  return wild
}

const schemes = fc.constantFrom('Bearer ', 'bearer   ', 'Basic ', 'Bearer', '')

/** No header, a header like those that people send, and some with a token that opens a session. */
function authorizations(tokens: string[]): fc.Arbitrary<string | undefined> {
  const bearer = fc.constantFrom(...tokens).map((token) => `Bearer ${token}`)
  return fc.oneof(
    fc.constant(undefined),
    bearer,
    fc.tuple(schemes, anyText).map((parts) => parts.join('')),
  )
}

const languages = fc.constantFrom('en', 'fr', 'cn', 'zh-CN;q=0.3,de', '*', '', 'x'.repeat(300))

/** Requests to every operation of the document, with fitting and unfitting values, headers and bodies. */
export function apiRequests({ paths }: ApiDocument, tokens: string[]): fc.Arbitrary<ApiRequest> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const body = operation.requestBody?.content['application/json']?.schema
    return fc
      .record({
        params: fc.dictionary(fc.constantFrom(...namesIn(path), 'unused'), fc.oneof(fc.constant('footer'), anyText)),
        query: fc.array(fc.tuple(fc.oneof(fc.constantFrom('limit', 'page', 'with', 'sort'), anyText), anyText), {
          maxLength: 3,
        }),
        body: body
          ? fc.oneof(
              { weight: 4, arbitrary: valueFor(body).map((value) => JSON.stringify(value)) },
              { weight: 1, arbitrary: anyText },
            )
          : fc.constant(undefined),
        contentType: fc.oneof(
          { weight: 6, arbitrary: fc.constant('application/json') },
          { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data') },
        ),
        contentLanguage: languages,
        acceptLanguage: languages,
        authorization: authorizations(tokens),
        caller: fc.ipV4(),
      })
      .map(({ params, query, body: payload, contentType, contentLanguage, acceptLanguage, authorization, caller }) => ({
        path,
        operation,
        request: {
          method: method as 'GET',
          url: `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? 'footer'))}?${query.map((pair) => pair.map(encode).join('=')).join('&')}`,
          headers: {
            'accept-language': acceptLanguage,
            'content-language': contentLanguage,
            'x-forwarded-for': caller,
            ...(authorization === undefined ? {} : { authorization }),
            ...(payload === undefined ? {} : { 'content-type': contentType }),
          },
          ...(payload === undefined ? {} : { payload }),
        },
      }))
  })
}

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

// Half a surrogate pair cannot be written into an address.
const encode = (text: string) => encodeURIComponent(text.toWellFormed())
