import type { Caller } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import type { Profile } from '../accounts/tables.ts'
import { useContactCode } from './verification.ts'

interface MobileChange {
  caller: Caller
  stored: Profile
  /** The changes in their stored form. */
  changes: Profile
  /** The code that was mailed to the customer. */
  code: string | undefined
}

/**
 * Uses up the code that a new mobile needs, in the transaction of the change: if another check refuses the change,
 * the code stays valid. Returns the refusal instead of throwing it, so that the transaction still stores the try.
 */
export async function refuseUnprovenMobile(
  { queries, ...services }: Services & { queries: Queries },
  { caller, stored, changes, code }: MobileChange,
): Promise<Problem | null> {
  const { mobile } = changes
  if (mobile === undefined || mobile === (stored.mobile ?? null)) return null
  if (code === undefined) throw new Problem(422, [{ field: 'code', code: 'required' }])
  try {
    await useContactCode({ ...services, database: { ...services.database, queries } }, caller, code, 'code')
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
