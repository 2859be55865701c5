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
  anyOf?: Schema[]
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
  // Most calls get somewhere only for whoever is logged in.
  return fc.oneof(
    fc.constant(undefined),
    { weight: 4, arbitrary: bearer },
    fc.tuple(schemes, anyText).map((parts) => parts.join('')),
  )
}

const languages = fc.constantFrom('en', 'fr', 'cn', 'zh-CN;q=0.3,de', '*', '', 'x'.repeat(300))

/** Fitting values by the name of a parameter, so that some requests find something. */
type Known = Record<string, string[]>

/** A parameter as it stands in an address: a value that fits or one that does not, once or several times. */
function pairsFor({ name, schema }: { name: string; schema: Schema }, known: Known): fc.Arbitrary<[string, string][]> {
  const options = (schema.enum ?? schema.anyOf?.flatMap((one) => one.enum ?? []) ?? []).map(String)
  const fitting = [...(known[name] ?? []), ...options]
  const value = fitting.length > 0 ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...fitting) }, anyText) : anyText
  return fc.array(
    value.map((one): [string, string] => [name, one]),
    { maxLength: 2 },
  )
}

/** What requests are made of beside chance; by method and path where not told otherwise. */
interface Given {
  tokens: string[]
  known: Known
  /** Bodies that are right as a whole. */
  bodies?: Record<string, object[]>
  /** Forms with a file, whose parts are divided by `x`; they come whole and cut off. */
  forms?: Record<string, Buffer[]>
  /** What is there for one caller alone: who that is, and what stands in the address. */
  owned?: Record<string, { token: string; params: Record<string, string> }[]>
}

const FORM = 'multipart/form-data; boundary=x'

const cutOff = (form: Buffer) => fc.integer({ min: 0, max: form.length }).map((end) => form.subarray(0, end))

/** Requests to every operation of the document, with fitting and unfitting values, headers and bodies. */
export function apiRequests(
  { paths }: ApiDocument,
  { tokens, known, bodies = {}, forms = {}, owned = {} }: Given,
): fc.Arbitrary<ApiRequest> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const body = operation.requestBody?.content['application/json']?.schema
    const whole = (bodies[`${method} ${path}`] ?? []).map((value) => JSON.stringify(value))
    const fitting = whole.length > 0 ? [fc.constantFrom(...whole)] : []
    const sent = forms[`${method} ${path}`]
    const ownedHere = owned[`${method} ${path}`]
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
    const foreign = fc.array(fc.tuple(anyText, anyText), { maxLength: 1 })
    // A wrong value spoils the whole request, so most of them carry one or two parameters only.
    const query = fc
      .tuple(fc.subarray(parameters, { maxLength: Math.min(3, parameters.length) }), foreign)
      .chain(([chosen, strange]) =>
        fc
          .tuple(...chosen.map((parameter) => pairsFor(parameter, known)))
          .map((pairs) => [...pairs.flat(), ...strange]),
      )
    return fc
      .record({
        params: fc.record(
          Object.fromEntries(
            namesIn(path).map((name) => {
              const fitting = fc.constantFrom(...(known[`${path} ${name}`] ?? ['footer']))
              return [name, fc.oneof({ weight: 6, arbitrary: fitting }, anyText)]
            }),
          ),
        ),
        query,
        body: body
          ? fc.oneof(
              ...fitting.map((arbitrary) => ({ weight: 8, arbitrary })),
              { weight: 4, arbitrary: valueFor(body).map((value) => JSON.stringify(value)) },
              { weight: 1, arbitrary: anyText },
            )
          : sent
            ? fc.oneof(
                { weight: 6, arbitrary: fc.constantFrom(...sent) },
                { weight: 2, arbitrary: fc.constantFrom(...sent).chain(cutOff) },
                anyText,
              )
            : fc.constant(undefined),
        contentType: fc.oneof(
          { weight: 6, arbitrary: fc.constant(sent ? FORM : 'application/json') },
          { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data') },
        ),
        contentLanguage: languages,
        acceptLanguage: languages,
        authorization: authorizations(tokens),
        caller: fc.ipV4(),
        own: ownedHere ? fc.option(fc.constantFrom(...ownedHere)) : fc.constant(null),
      })
      .map(({ own, query, body: payload, contentType, contentLanguage, acceptLanguage, caller, ...others }) => {
        const params = own?.params ?? others.params
        const authorization = own ? `Bearer ${own.token}` : others.authorization
        return {
          path,
          operation,
          request: {
            method: method as 'GET',
            url: `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? ''))}?${query.map((pair) => pair.map(encode).join('=')).join('&')}`,
            headers: {
              'accept-language': acceptLanguage,
              'content-language': contentLanguage,
              'x-forwarded-for': caller,
              ...(authorization === undefined ? {} : { authorization }),
              ...(payload === undefined ? {} : { 'content-type': contentType }),
            },
            ...(payload === undefined ? {} : { payload }),
          },
        }
      })
  })
}

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

// Half a surrogate pair cannot be written into an address.
const encode = (text: string) => encodeURIComponent(text.toWellFormed())
