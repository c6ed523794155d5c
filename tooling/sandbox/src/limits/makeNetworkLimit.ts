import { makeRateLimit, type Rate, type RateLimit } from './makeRateLimit.ts'

const SUFFIX = '::/64'

/** Lists a network and the wider ones that one holder may own: for an IPv6 /64 its /56 and /48, else none. */
export function withWiderNetworks(network: string): readonly string[] {
  if (!network.endsWith(SUFFIX)) return [network]
  const [first = '', second = '', third = '', fourth = ''] = network.slice(0, -SUFFIX.length).split(':')
  const upperHalf = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [network, `${first}:${second}:${third}:${upperHalf}::/56`, `${first}:${second}:${third}::/48`]
}

/** The multiples of one network's rate that the networks share, from the /64 to the /48. */
const SHARES = [1, 4, 16]

/** Counts uses by network. The holder of an IPv6 /56 or /48 does not get the rate of each /64 within it. */
export function makeNetworkLimit({ requests, seconds }: Rate): RateLimit {
  const limits = SHARES.map((share) => makeRateLimit({ requests: requests * share, seconds }))
  return (network, now) => {
    const networks = withWiderNetworks(network)
    return Math.max(...networks.map((key, index) => limits[index]?.(key, now) ?? 0))
  }
}
