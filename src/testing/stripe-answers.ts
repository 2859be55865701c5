import { randomBytes } from 'node:crypto'

/** What a request to Stripe says, decoded. */
export type Params = Record<string, unknown>

/** An answer of Stripe: what goes into the body, and under which status. */
export interface Answer {
  status: number
  body: object
}

/** Whatever went well. */
export const fine = (body: object): Answer => ({ status: 200, body: structuredClone(body) })

export const listOf = (data: object[]): Answer => fine({ object: 'list', has_more: false, data })

/** A refusal as Stripe words it. */
export const fault = (error: object, status = 400): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', ...error } },
})

// What stands in the path is not found there; what stands in the body is a wrong parameter.
const OF_PATHS = ['id', 'intent']

/** Says that there is no such thing. */
export const missing = (param: string, id: string) =>
  fault({ code: 'resource_missing', param, message: `No such ${param}: '${id}'` }, OF_PATHS.includes(param) ? 404 : 400)

/** A name such as Stripe gives. */
export const idOf = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`

// What Stripe sends only to whoever asks for it.
const INCLUDABLE: Record<string, string[]> = { charge: ['refunds'], invoice: ['payments'] }

/** An answer with what `expand` asks for in whole; whatever else is there is told by its name, or left out. */
export function heedExpand(
  { status, body }: Answer,
  expand: unknown,
  find: (id: string) => object | undefined,
): Answer {
  const paths = Array.isArray(expand) ? expand.map((path) => String(path).split('.')) : []
  return status < 300 ? { status, body: show(body, paths, find) as object } : { status, body }
}

function show(value: unknown, paths: string[][], find: (id: string) => object | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => show(one, paths, find))
  if (value === null || typeof value !== 'object') return value
  const { object } = value as { object?: string }
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const below = paths.filter(([first]) => first === name).map(([, ...rest]) => rest)
    if (below.length === 0 && INCLUDABLE[object ?? '']?.includes(name)) return []
    const found = below.length > 0 && typeof inner === 'string' ? find(inner) : undefined
    return [[name, show(found ?? inner, below, find)] as const]
  })
  return Object.fromEntries(fields)
}
