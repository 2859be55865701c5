import type { z } from 'zod'

import type { EndpointName, Endpoints } from './endpoints.ts'
import type { ErrorCode } from './error-codes.ts'
import type { Locale } from './locale.ts'

type Field<Name extends EndpointName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Schema extends z.ZodType> ? { [K in Key]: z.input<Schema> } : unknown

/** What a call needs: its path's parameters, its query, its body. */
export type CallInput<Name extends EndpointName> = Field<Name, 'params'> & Field<Name, 'query'> & Field<Name, 'body'>

/** What a call answers. */
export type Reply<Name extends EndpointName> = z.output<Endpoints[Name]['reply']>

/** Files are fetched by their address, not called. */
type JsonName = { [Name in EndpointName]: Endpoints[Name] extends { media: string } ? never : Name }[EndpointName]

interface CallOptions {
  signal?: AbortSignal
}

export type Call = <Name extends JsonName>(
  name: Name,
  ...rest: unknown extends CallInput<Name>
    ? [input?: undefined, options?: CallOptions]
    : [input: CallInput<Name>, options?: CallOptions]
) => Promise<Reply<Name>>

/** A refusal by the API, or `unreachable` when no answer came at all (status 0). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | 'unreachable'
  readonly errors: Record<string, string[]>

  constructor(
    status: number,
    code: ErrorCode | 'unreachable',
    message: string,
    errors: Record<string, string[]> = {},
    cause?: unknown,
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.errors = errors
  }
}

interface ClientOptions {
  /** Carries the request: the browser's fetch, or the server's own API without a network. */
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The origin of the API; empty for the page's own. */
  baseUrl: string
  locale: Locale
  /** The bearer token of whoever is logged in, asked for at every call. */
  token?: () => string | undefined
}

/** What can travel in a header; anything else would keep even public calls from being sent. */
const BEARER_TOKEN = /^[\w.~+/-]+=*$/

/** The one way to reach the gallery's data, in the browser and on the server alike. */
export function createApiClient({ fetch, baseUrl, locale, token }: ClientOptions): Call {
  return async (name, ...[input, options]) => {
    const { params, query, body } = (input ?? {}) as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: unknown
    }
    const [method, path] = name.split(' ') as [string, string]
    const address = `${baseUrl}/api${fillPath(path, params)}${toQuery(query)}`
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': locale }
    if (body !== undefined) Object.assign(headers, { 'content-type': 'application/json', 'content-language': locale })

    const bearer = token?.()
    if (bearer !== undefined && BEARER_TOKEN.test(bearer)) headers.authorization = `Bearer ${bearer}`

    const response = await fetch(address, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options?.signal ? { signal: options.signal } : {}),
    }).catch((cause: unknown) => {
      if (cause instanceof Error && cause.name === 'AbortError') throw cause
      throw new ApiError(0, 'unreachable', 'The server could not be reached.', {}, cause)
    })
    const reply = await response.json().catch(() => undefined)
    if (!response.ok || reply === undefined) {
      throw new ApiError(
        response.status,
        reply?.code ?? 'internal-error',
        reply?.message ?? response.statusText,
        reply?.errors,
      )
    }
    return reply
  }
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
}

function toQuery(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(key, String(one))
    }
  }
  return search.size === 0 ? '' : `?${search}`
}
