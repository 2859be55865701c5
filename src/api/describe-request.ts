import type { FastifyRequest } from 'fastify'

/** What the log says of a request: everything but the secrets that links and logins carry in their addresses. */
export const describeRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: withoutSecrets(url),
  host,
  remoteAddress: ip,
})

const withoutSecrets = (url: string) =>
  url
    .replace(/(\/(?:verification|forgot-password)\/)[^/?]+/, '$1…')
    .replaceAll(/([?&](?:code|state|nonce|challenge)=)[^&]*/g, '$1…')
