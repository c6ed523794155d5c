import { BlockList, isIP } from 'node:net'

const LONGEST_PREFIX = { 4: 32, 6: 128 } as const
/** The prefix of IPv6 under which every IPv4 address stands, and a proxy list matches it. */
const MAPPED_PREFIX = 96
/** Networks of one's own: as wide as they are. */
const PRIVATE = [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['fc00::', 7],
  ['fe80::', 10],
] as const
/** The share of all public addresses that proxies may have together: a network of /8, or a /16 of IPv6. */
const WIDEST = { 4: 2 ** -8, 6: 2 ** -16 } as const

interface Network {
  family: 4 | 6
  address: string
  prefix: number
}

/**
 * Reads `10.0.0.5,192.168.0.0/24,fd00::/8`: proxies whose `X-Forwarded-For` is trusted.
 * @throws Error for other values, and for a network that includes every address
 */
export function readTrustedProxies(text: string): string[] {
  return text.split(',').map((entry) => {
    const network = entry.trim()
    if (!networkOf(network))
      throw new Error(`TRUSTED_PROXIES is not a list of addresses or networks: ${entry}`)
    return network
  })
}

/** Checks whether proxies together have so many public addresses that visitors are among them. */
export function areWideProxies(networks: readonly string[]): boolean {
  const open = networks.map(networkOf).filter((network) => network !== null && !isPrivate(network))
  const shareOf = (family: 4 | 6) =>
    open
      .flatMap((network) => (network === null ? [] : sharesOf(network)))
      .filter((share) => share.family === family)
      .reduce((sum, { share }) => sum + share, 0)
  return ([4, 6] as const).some((family) => shareOf(family) > WIDEST[family])
}

function networkOf(text: string): Network | null {
  const [, address = '', prefix] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? []
  const family = isIP(address)
  if (family !== 4 && family !== 6) return null
  const bits = prefix === undefined ? LONGEST_PREFIX[family] : Number(prefix)
  return bits <= LONGEST_PREFIX[family] ? { family, address, prefix: bits } : null
}

const nameOf = (family: 4 | 6) => (family === 4 ? 'ipv4' : 'ipv6')

function contains({ family, address, prefix }: Network, other: string): boolean {
  const list = new BlockList()
  list.addSubnet(address, prefix, nameOf(family))
  return list.check(other, nameOf(family))
}

const isPrivate = ({ family, address, prefix }: Network): boolean =>
  PRIVATE.some(
    ([own, width]) =>
      prefix >= width && isIP(own) === family && contains({ family, address: own, prefix: width }, address),
  )

/** A network of IPv6 around the mapped addresses, or among them, has addresses of IPv4. */
function sharesOf(network: Network): { family: 4 | 6; share: number }[] {
  const { family, address, prefix } = network
  const own = { family, share: 2 ** -prefix }
  if (family === 4) return [own]
  const mapped: Network = { family, address: '::ffff:0:0', prefix: MAPPED_PREFIX }
  if (prefix >= MAPPED_PREFIX && contains(mapped, address))
    return [{ family: 4, share: 2 ** (MAPPED_PREFIX - prefix) }]
  return prefix < MAPPED_PREFIX && contains(network, '::ffff:0:0') ? [own, { family: 4, share: 1 }] : [own]
}
