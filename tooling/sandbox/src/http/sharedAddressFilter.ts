import { BlockList, isIPv6 } from 'node:net'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Matches addresses that many visitors share: this machine's, where a proxy may run, and those of trusted proxies. */
export function sharedAddressFilter(trustedProxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  list.addAddress('127.0.0.1')
  list.addAddress('::1', 'ipv6')
  for (const network of trustedProxies) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (address) => list.check(address, familyOf(address))
}
