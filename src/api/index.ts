export { createApiServer, type Middleware } from './create-api-server.ts'
export { inProcessFetch } from './in-process-fetch.ts'
export type { SocialProvider } from './social-clients.ts'
