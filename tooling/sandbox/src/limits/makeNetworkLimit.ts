import { makeRateLimit, type Rate, type RateLimit } from './makeRateLimit.ts'

const SUFFIX = '::/64'

/** A network with those around it that one holder may have whole: of an IPv6 /64 its /56 and /48, of others none. */
export function withWiderNetworks(network: string): readonly string[] {
  if (!network.endsWith(SUFFIX)) return [network]
  const [first = '', second = '', third = '', fourth = ''] = network.slice(0, -SUFFIX.length).split(':')
  const upperHalf = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [network, `${first}:${second}:${third}:${upperHalf}::/56`, `${first}:${second}:${third}::/48`]
}

/** How many times the rate of one network the networks around it have together, from the /64 to the /48. */
const SHARES = [1, 4, 16]

/** Counts uses by network; whoever has a whole IPv6 /56 or /48 does not have the rate of each /64 in it. */
export function makeNetworkLimit({ requests, seconds }: Rate): RateLimit {
  const limits = SHARES.map((share) => makeRateLimit({ requests: requests * share, seconds }))
  return (network, now) => {
    const networks = withWiderNetworks(network)
    return Math.max(...networks.map((key, index) => limits[index]?.(key, now) ?? 0))
  }
}
