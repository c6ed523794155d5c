import { isIP } from 'node:net'

const LONGEST_PREFIX = { 4: 32, 6: 128 } as const

/**
 * Reads `10.0.0.5,192.168.0.0/24,fd00::/8`: proxies whose `X-Forwarded-For` is trusted.
 * @throws Error for other values, and for a network that includes every address
 */
export function readTrustedProxies(text: string): string[] {
  return text.split(',').map((entry) => {
    const network = entry.trim()
    if (!isNetwork(network))
      throw new Error(`TRUSTED_PROXIES is not a list of addresses or networks: ${entry}`)
    return network
  })
}

function isNetwork(network: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(network) ?? []
  const family = isIP(address)
  if (family !== 4 && family !== 6) return false
  return prefix === undefined || Number(prefix) <= LONGEST_PREFIX[family]
}
