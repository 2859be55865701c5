export { createApiServer, type Middleware } from './create-api-server.ts'
export { describeRequest } from './describe-request.ts'
export { inProcessFetch } from './in-process-fetch.ts'
export type { SocialProvider } from './social-clients.ts'
