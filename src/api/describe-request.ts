import type { FastifyRequest } from 'fastify'

/**
 * Says of requests what the log may keep. Links and logins carry secrets in their addresses: of a route that does not say
 * that it is public, the log shows the pattern alone; of a page, whatever the pages say of their own addresses.
 */
export const describeRequests =
  (showPage: (url: string) => string) =>
  ({ method, url, host, ip, routeOptions }: FastifyRequest) => ({
    method,
    url: routeOptions.config.isPublic ? url : (routeOptions.url ?? showPage(url)),
    host,
    remoteAddress: ip,
  })
