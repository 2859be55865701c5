import type { EndpointName, Endpoints } from '../endpoints.ts'

/** The calls that the log of staff's acts tells by themselves. */
export type LoggedCall = {
  [Name in EndpointName]: Endpoints[Name] extends { log: { subject: string } } ? Name : never
}[EndpointName]
