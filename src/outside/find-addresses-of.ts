import { type Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

import { OutsideError } from './outside-error.ts'

/** The addresses of a host, asked for once. A name that the world says is nobody's is told apart from one that nobody could ask about. */
export async function findAddressesOf(host: string, resolver: Resolver): Promise<string[]> {
  const bare = host.startsWith('[') ? host.slice(1, -1) : host
  if (isIP(bare)) return [bare]
  const answers = await Promise.allSettled([resolver.resolve4(bare), resolver.resolve6(bare)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length > 0) return addresses
  const codes = answers.map((answer) => (answer.status === 'rejected' ? Object(answer.reason).code : undefined))
  throw new OutsideError(codes.every((code) => code === 'ENOTFOUND') ? 'unknown-name' : 'unreachable')
}
