import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'

/** Who of the staff may see to an enquiry; nobody until it is known. */
export function useColleagues() {
  const { value } = useFetched('colleagues', (signal) => call('GET /sales/colleagues', undefined, { signal }))
  return value?.colleagues ?? []
}
