import type { Caller } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import type { Profile } from '../../database/tables/customers.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../Services.ts'
import { requireProof } from './requireProof.ts'

interface MobileChange {
  caller: Caller
  stored: Profile
  /** As they will be stored. */
  changes: Profile
  /** That was mailed to the customer. */
  code: string | undefined
}

/**
 * Uses up the code that another mobile needs, in the transaction of the change: where something else is refused, the code
 * stays valid. Answers the refusal instead of throwing it, so that the transaction keeps the try.
 */
export async function refuseUnprovenMobile(
  { queries, ...services }: Services & { queries: Queries },
  { caller, stored, changes, code }: MobileChange,
): Promise<Problem | null> {
  const { mobile } = changes
  if (mobile === undefined || mobile === (stored.mobile ?? null)) return null
  if (code === undefined) throw new Problem(422, [{ field: 'code', code: 'required' }])
  try {
    await requireProof({ ...services, database: { ...services.database, queries } }, caller, code)
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
