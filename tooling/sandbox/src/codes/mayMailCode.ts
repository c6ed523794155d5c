import type { Queries } from '../database/Database.ts'
import { countUse } from './countUse.ts'
import type { CodePurpose } from './oneTimeCodes.ts'

const DAY_MS = 86_400_000
const A_DAY_TO_ONE_ADDRESS = 10
/** A link has ten codes of its own, and may be replaced by another. */
const SIGNATURES_A_DAY = 20

/**
 * Counts the codes of one purpose that an address is mailed in a day, and returns false beyond the limit. Requesters share
 * it, since a stranger can request codes in the names of many accounts, applications and links.
 */
export async function mayMailCode(
  queries: Queries,
  { purpose, to }: { purpose: CodePurpose; to: string },
  now: Date,
): Promise<boolean> {
  const sent = await countUse(queries, `${purpose} codes to ${to.toLowerCase()}`, DAY_MS, now)
  return sent <= (purpose === 'signature' ? SIGNATURES_A_DAY : A_DAY_TO_ONE_ADDRESS)
}
