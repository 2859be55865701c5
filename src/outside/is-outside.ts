import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** What is nobody's, or only somebody's within a network: private, loopback, link-local (metadata too), tests, many at once. */
const INSIDE_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
/** Of IPv6 only this is given out in the world; of it, what carries an address of IPv4 in itself, and what is for tests. */
const WORLD_V6 = ['2000::/3']
const INSIDE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (family: 'ipv4' | 'ipv6', ranges: string[]): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits = ''] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

const insideV4 = listOf('ipv4', INSIDE_V4)
const worldV6 = listOf('ipv6', WORLD_V6)
const insideV6 = listOf('ipv6', INSIDE_V6)

/** Whether an address is one of the world: neither of a network of our own, nor of this machine. */
export function isOutside(address: string): boolean {
  const family = isIP(address)
  if (family === 0 || isOfThisMachine(address)) return false
  return family === 4 ? !insideV4.check(address) : worldV6.check(address, 'ipv6') && !insideV6.check(address, 'ipv6')
}

const isOfThisMachine = (address: string): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some((one) => one.address === address))
