import type { ClaimDocument } from '@coverkit/core/claims'
import { callerOf } from '../../auth/authenticate.ts'
import { putFile } from '../files/putFile.ts'
import type { Operation } from '../Operation.ts'
import { lockedClaim, refuseOver } from './claimRows.ts'
import { documentOf } from './documentOf.ts'
import { claimFileStore, storeClaimFile } from './storeClaimFile.ts'

/** Stores a file of a claim in one request; it replaces the one of that number. */
export const putClaimFile: Operation<'putClaimFile'> = async (services, request, reply) => {
  const { id, n: number } = request.params
  const owner = callerOf(request).subject
  const document: ClaimDocument = documentOf(request.headers['document-type'])
  const answer = await putFile(services, request, reply, {
    caller: owner,
    save: (queries, file) =>
      storeClaimFile({ ...services, queries }, { owner, claim: id, number, document, file }),
  })
  services.mailOutbox.dispatch()
  return answer
}

/** Removes a file, if it exists. */
export const deleteClaimFile: Operation<'deleteClaimFile'> = async (services, request) => {
  const { id, n: number } = request.params
  const owner = callerOf(request).subject
  await services.database.queries.transaction(async (queries) => {
    const row = await lockedClaim(queries, { owner, id })
    refuseOver(row)
    await claimFileStore.remove(queries, row.id, number)
  })
  return { successful: true }
}
