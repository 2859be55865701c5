import { isIP, isIPv6 } from 'node:net'

import type { FastifyRequest } from 'fastify'

/**
 * Who calls, for counting: one household or office shares the first half of its IPv6 addresses, and can change the
 * second at will. What is said in a header and is no address is not believed.
 */
export function callerOf({ ip: told, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const ip = isIP(told) ? told : (socket.remoteAddress ?? '')
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [left = [], right = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
