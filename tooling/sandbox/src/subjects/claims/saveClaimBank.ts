import { InvalidInputError, parseAccountName, parseAccountNumber, parseBsb } from '@coverkit/core'
import { eq } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import type { Schema } from '../../document/Schema.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { requireProof } from '../accounts/requireProof.ts'
import { claimOf, filesOf, lockedClaim, refuseOver, sealBank } from './claimRows.ts'
import { bankDetailsMail } from './insuranceClaimMail.ts'
import { mailAbout } from './mailAbout.ts'
import { dueAfter } from './stages.ts'
import { claims } from './tables.ts'

/**
 * Stores the account for an accepted claim, which replaces the previous one, after a proof of identity; a mail
 * confirms the change. Then the insurer pays.
 */
export const saveClaimBank: Operation<'saveClaimBank'> = async (services, request, reply) => {
  const { database, sealing, faults, mailOutbox, now } = services
  const { id } = request.params
  const caller = callerOf(request)
  const owner = caller.subject
  const details = checkedDetails(request.body)
  return withSaveFault(faults.of(owner).saves, reply, async () => {
    await requireProof(services, caller)
    const row = await database.queries.transaction(async (queries) => {
      const claim = await lockedClaim(queries, { owner, id })
      refuseOver(claim)
      if (claim.outcome !== 'accepted') throw new Problem(409, [{ field: '', code: 'too-early' }])
      const at = now()
      const isFirst = claim.stage === 'decided' && claim.dueAt === null
      const [changed] = await queries
        .update(claims)
        .set({
          sealedBank: sealBank(sealing, claim.id, details),
          ...(isFirst && { dueAt: dueAfter('decided', todayInSydney(at)) }),
          updatedAt: at,
        })
        .where(eq(claims.id, claim.id))
        .returning()
      const stored = changed ?? claim
      await mailAbout({ ...services, queries }, stored, bankDetailsMail(claim.sealedBank === null))
      return stored
    })
    mailOutbox.dispatch()
    return { successful: true, claim: claimOf(services, row, await filesOf(database.queries, [row.id])) }
  })
}

/** @throws Problem 422 with each invalid field */
function checkedDetails({ accountName, bsb, accountNumber }: Schema<'ClaimBankDetails'>) {
  try {
    return {
      accountName: parseAccountName(accountName, { path: 'accountName' }),
      bsb: parseBsb(bsb, { path: 'bsb' }),
      accountNumber: parseAccountNumber(accountNumber, { path: 'accountNumber' }),
    }
  } catch (error) {
    if (error instanceof InvalidInputError) throw new Problem(422, [{ field: error.path, code: error.code }])
    throw error
  }
}
