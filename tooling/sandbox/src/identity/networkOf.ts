const GROUPS = 8
const OF_NETWORK = 4

/** Returns the network by which limits and locks count: an IPv4 address or an IPv6 /64. Null is this machine. */
export function networkOf(remote: string | null): string {
  if (remote === null) return 'this machine'
  const address = remote.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, OF_NETWORK)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
