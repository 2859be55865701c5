import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'

/** Every tag that somebody has, as far as they are known by now. */
export function useTags(key = ''): string[] {
  const { value } = useFetched(`tags ${key}`, (signal) => call('GET /sales/contacts/tags', undefined, { signal }))
  return value?.tags ?? []
}
