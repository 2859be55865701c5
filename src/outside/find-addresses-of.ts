import { lookup, type Resolver } from 'node:dns/promises'
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
  const isUnknown = codes.every((code) => code === 'ENOTFOUND') && (await knowsTheWorld(resolver))
  throw new OutsideError(isUnknown ? 'unknown-name' : 'unreachable')
}

/** The same as this machine has it, with the names that it alone knows. */
export async function findOwnAddressesOf(host: string): Promise<string[]> {
  const bare = host.startsWith('[') ? host.slice(1, -1) : host
  try {
    return (await lookup(bare, { all: true })).map(({ address }) => address)
  } catch (error) {
    throw new OutsideError('unknown-name', error)
  }
}

/** Where machines are cut off, name servers may say of every name that it is nobody's; of the root of all names they know nothing either. */
const knowsTheWorld = (resolver: Resolver): Promise<boolean> =>
  resolver.resolveNs('.').then(
    (servers) => servers.length > 0,
    () => false,
  )
