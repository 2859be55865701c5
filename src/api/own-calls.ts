import { ApiError, type Call, createApiClient } from '../contract/client.ts'
import { ERROR_STATUS } from '../contract/error-codes.ts'
import type { Locale } from '../contract/locale.ts'
import { DomainError } from '../domain/domain-error.ts'

interface Asked {
  params?: Record<string, string>
  /** As an address would carry it. */
  query?: Record<string, string | string[]>
}

/** What answers calls that all may make, by their names, with the text of the reply. */
export type OwnCalls = Map<string, (asked: Asked, locale: Locale) => Promise<string>>

/** The API for our own pages: what all may read is asked without a request around it, whatever else by one. */
export function callDirectly(
  ownCalls: OwnCalls,
  fetch: Parameters<typeof createApiClient>[0]['fetch'],
): (locale: Locale) => Call {
  return (locale) => {
    const byRequest = createApiClient({ fetch, baseUrl: '', locale })
    return async (name, ...rest) => {
      const answer = ownCalls.get(name)
      if (!answer) return byRequest(name, ...rest)
      const { params, query } = Object(rest[0]) as { params?: Record<string, string>; query?: Record<string, unknown> }
      try {
        return JSON.parse(await answer({ ...(params ? { params } : {}), query: asInAddress(query) }, locale))
      } catch (error) {
        if (error instanceof DomainError && error.code === 'not-found')
          throw new ApiError(ERROR_STATUS[error.code], error.code, error.message)
        // Whatever else went wrong is told, and logged, by a request.
        return byRequest(name, ...rest)
      }
    }
  }
}

function asInAddress(query: Record<string, unknown> = {}): Record<string, string | string[]> {
  const written = Object.entries(query).flatMap(([name, value]) => {
    const values = [value]
      .flat()
      .filter((one) => one !== undefined && one !== null)
      .map(String)
    const [first] = values
    return first === undefined ? [] : [[name, values.length === 1 ? first : values] as const]
  })
  return Object.fromEntries(written)
}
