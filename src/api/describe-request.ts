import type { FastifyRequest } from 'fastify'

import { withoutSecrets } from '../http/without-secrets.ts'

/** What the log says of a request: everything but the secrets that links and logins carry in their addresses. */
export const describeRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: withoutSecrets(url),
  host,
  remoteAddress: ip,
})
