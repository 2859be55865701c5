import type { IncomingHttpHeaders } from 'node:http'

import { rememberFew } from './remember-few.ts'

/** What robots, programs and those who fetch a page to show a card of it say of themselves. */
const ROBOT =
  /bot|crawl|spider|slurp|scrap|archive|index|monitor|uptime|check|probe|preview|fetch|headless|lighthouse|facebookexternalhit|whatsapp|curl|wget|python|java\/|okhttp|axios|node|ruby|perl|php|go-http|libwww/i

const isRobot = rememberFew((agent) => ROBOT.test(agent))

/** Whether somebody asks to see something: neither a robot that says so, nor a browser that only gets ready. */
export function isVisitor({ method, headers }: { method?: string | undefined; headers: IncomingHttpHeaders }): boolean {
  const agent = headers['user-agent']
  if (method !== 'GET' || !agent || isRobot(agent)) return false
  // `Purpose` is what older browsers say.
  return !isPrefetch(headers['sec-purpose']) && !isPrefetch(headers.purpose)
}

const isPrefetch = (purpose: string | string[] | undefined) => purpose?.includes('prefetch') ?? false
