import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isLocal } from './isLocal.ts'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const IPV6_GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * Returns the address by which limits count a visitor: the client address that the trusted proxies vouch for. Null
 * exempts this machine, where tests and demonstrations run, and only while the controls are on.
 */
export function remoteAddressOf(
  request: FastifyRequest,
  { controls }: { controls: boolean },
  { exemptsThisMachine = true } = {},
): string | null {
  return controls && exemptsThisMachine && isLocal(request) ? null : networkOf(request.ip)
}

/** Reduces an IPv6 address to its /64, which one visitor can choose addresses from. An IPv4 address stays. */
export function networkOf(address: string): string {
  const [, mapped] = MAPPED_IPV4.exec(address) ?? []
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, IPV6_GROUPS - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
