import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'

/** What stands at the foot of every page is nobody's page. */
const NO_PAGE = 'footer'

/** The thing whose page is opened by whoever makes this call, such as `artworks/low-tide`. */
export function openedBy(name: EndpointName, params: Record<string, unknown> = {}): string | undefined {
  const { opens }: Endpoint = endpoints[name]
  const [slug] = Object.values(params)
  return opens === undefined || slug === NO_PAGE ? undefined : `${opens}/${String(slug)}`
}
