import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const IPV6_GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * Returns the network by which limits count a visitor: an IPv4 address, or the /64 of an IPv6 address, which one visitor can
 * choose addresses from. Null is this machine.
 */
export function networkOf(address: string | null): string {
  if (address === null) return 'this machine'
  const [, mapped] = MAPPED_IPV4.exec(address) ?? []
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, IPV6_GROUPS - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
