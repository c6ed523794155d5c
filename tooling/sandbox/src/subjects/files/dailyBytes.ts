import { addAmount, giveBackAmount } from '../../codes/countAmount.ts'
import { withWiderNetworks } from '../../limits/makeNetworkLimit.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'

const DAY_MS = 86_400_000
const KB = 1024
const MB = 1024 * KB
/** The bytes that visitors of one network may store in a day. */
export const VISITOR_BYTES = 200 * MB
/** The bytes that one customer may store in a day. */
export const CUSTOMER_BYTES = 500 * MB
/** The bytes that all customers of one network may store in a day, since one person may have many accounts. */
export const NETWORK_BYTES = 2_000 * MB
/** The limits of an IPv6 /64, /56 and /48 as multiples of one network's. */
const SHARES = [1, 4, 16]

/** The sender of a file to store. */
export interface FileSender {
  /** The network of the caller; null for this machine, which tests and demonstrations use. */
  network: string | null
  /** The customer; null for a visitor. */
  subject: string | null
}

/** Gives bytes back that were not stored: all, or so many. */
export type GiveBack = (bytes?: number) => Promise<void>

interface Limit {
  name: string
  mostBytes: number
}

/**
 * Counts the bytes of a file before it arrives, by day and in the database, since a stored file stays for weeks.
 * @throws Problem 429 `rate-limit`
 */
export async function reserveBytes(
  { database, now }: Pick<Services, 'database' | 'now'>,
  sender: FileSender,
  bytes: number,
): Promise<GiveBack> {
  const { queries } = database
  const amount = Math.ceil(bytes / KB)
  const reserved: string[] = []
  const giveBack = async (unused = bytes) => {
    const back = amount - Math.ceil((bytes - unused) / KB)
    for (const name of reserved.splice(0)) await giveBackAmount(queries, name, back, now())
  }
  for (const { name, mostBytes } of limitsOf(sender)) {
    reserved.push(name)
    const { used, endsAt } = await addAmount(queries, name, amount, { windowMs: DAY_MS, now: now() })
    if (used * KB <= mostBytes) continue
    await giveBack()
    const seconds = Math.ceil((endsAt.getTime() - now().getTime()) / 1000)
    throw new Problem(429, [{ field: '', code: 'rate-limit' }], Math.max(1, seconds))
  }
  return giveBack
}

function limitsOf({ network, subject }: FileSender): Limit[] {
  if (network === null) return []
  const ofNetwork = (what: string, mostBytes: number) =>
    withWiderNetworks(network).map((name, index) => ({
      name: `file bytes of ${what} from ${name}`,
      mostBytes: mostBytes * (SHARES[index] ?? 1),
    }))
  return subject === null
    ? ofNetwork('visitors', VISITOR_BYTES)
    : [
        { name: `file bytes of customer ${subject}`, mostBytes: CUSTOMER_BYTES },
        ...ofNetwork('customers', NETWORK_BYTES),
      ]
}
