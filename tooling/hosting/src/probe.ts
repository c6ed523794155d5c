import { resolve4, resolveCname, resolveMx } from 'node:dns/promises'
import { probeHosts } from './probeHosts.ts'

const MISSING = new Set(['ENODATA', 'ENOTFOUND'])

async function orNone<Row>(requested: Promise<readonly Row[]>): Promise<readonly Row[]> {
  try {
    return await requested
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return []
    throw error
  }
}

const faults = await probeHosts({
  cnames: (host) => orNone(resolveCname(host)),
  addresses: (host) => orNone(resolve4(host)),
  mail: async (host) => (await orNone(resolveMx(host))).map(({ exchange }) => exchange),
})
console.log(faults.length > 0 ? faults.join('\n') : 'Every host of the inventory points where it should.')
process.exitCode = faults.length > 0 ? 1 : 0
