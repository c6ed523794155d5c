import { describe, expect, test } from 'vitest'
import { makeLimiters } from './makeLimiters.ts'
import { makeNetworkLimit, withWiderNetworks } from './makeNetworkLimit.ts'

describe('a network', () => {
  test('of IPv6 has a /56 and a /48 around it', () => {
    expect(withWiderNetworks('2001:db8:1:abcd::/64')).toEqual([
      '2001:db8:1:abcd::/64',
      '2001:db8:1:ab00::/56',
      '2001:db8:1::/48',
    ])
  })

  test.each(['203.0.113.9', 'this machine'])('%s has none', (network) => {
    expect(withWiderNetworks(network)).toEqual([network])
  })
})

describe('T16 a rate of two', () => {
  const refusedOf = async (networks: readonly string[]) => {
    const limit = makeNetworkLimit(makeLimiters(null), 'test', { requests: 2, seconds: 60 })
    let refused = 0
    for (const network of networks) if ((await limit(network)) > 0) refused += 1
    return refused
  }
  const each = (count: number, network: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => network(index))

  test('holds one network', async () => {
    expect(await refusedOf(each(5, () => '203.0.113.9'))).toBe(3)
    expect(await refusedOf(each(5, () => '2001:db8:1:1::/64'))).toBe(3)
  })

  test('lets a /56 have eight, and a /48 thirty-two', async () => {
    expect(await refusedOf(each(20, (index) => `2001:db8:1:${index.toString(16)}::/64`))).toBe(12)
    expect(await refusedOf(each(60, (index) => `2001:db8:1:${(index * 256).toString(16)}::/64`))).toBe(28)
  })

  test('does not hold the addresses of others', async () => {
    expect(await refusedOf(each(60, (index) => `203.0.113.${index}`))).toBe(0)
    expect(await refusedOf(each(60, (index) => `2001:db8:${index.toString(16)}:0::/64`))).toBe(0)
  })
})
