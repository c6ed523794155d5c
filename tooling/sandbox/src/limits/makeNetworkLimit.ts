import { hash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { MakeLimiter, Rate } from './makeLimiters.ts'

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

/** Counts an amount of a network, one request unless it is given; resolves to the seconds to wait, 0 for none. */
export type NetworkLimit = (network: string, amount?: number) => Promise<number>

/** Counts requests by network. The holder of an IPv6 /56 or /48 does not get the rate of each /64 within it. */
export function makeNetworkLimit(
  makeLimiter: MakeLimiter,
  name: string,
  { requests, seconds }: Rate,
): NetworkLimit {
  const limiters = SHARES.map((share) => makeLimiter(name, { requests: requests * share, seconds }))
  return async (network, amount = 1) => {
    // The widest first: what it refuses makes no further counts of the many networks within.
    for (const [index, key] of [...withWiderNetworks(network).entries()].reverse())
      try {
        await limiters[index]?.consume(hash('sha256', key, 'base64url'), amount)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
        throw refusal
      }
    return 0
  }
}
