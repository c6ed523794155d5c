import { callerOf } from '../../auth/authenticate.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import type { Operation } from '../../services/Operation.ts'
import { inCaseAnswer } from './inCasePage.ts'
import { storeInCase } from './inCaseRows.ts'
import { detailsPurpose } from './tables.ts'

/** Stores what the caller adds to their page. */
export const saveInCasePage: Operation<'saveInCasePage'> = async (services, request, reply) => {
  const { database, sealing, faults, now } = services
  const owner = callerOf(request).subject
  return withSaveFault(faults.of(owner).saves, reply, async () => {
    const store = { queries: database.queries, sealing }
    const sealedDetails = sealing.seal(detailsPurpose(owner), JSON.stringify(request.body))
    const row = await storeInCase(store, owner, { sealedDetails, savedAt: now() })
    return inCaseAnswer({ ...services, ...store }, owner, row)
  })
}
