import type { ClaimDocument } from '@coverkit/core/claims'
import { and, eq } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import { claimFiles } from '../../database/tables/claims.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { checkedFile, exclusively } from '../checkedFile.ts'
import type { Operation } from '../Operation.ts'
import { lockedClaim, refuseOver } from './claimRows.ts'
import { documentOf } from './documentOf.ts'
import { storeClaimFile } from './storeClaimFile.ts'

/** Stores a file of a claim in one request; it replaces the one of that number. */
export const putClaimFile: Operation<'putClaimFile'> = async (services, request, reply) => {
  const { id, n: number } = request.params
  const owner = callerOf(request).subject
  const { database, faults, mailOutbox } = services
  const document: ClaimDocument = documentOf(request.headers['document-type'])
  return withSaveFault(faults.of(owner).saves, reply, () =>
    exclusively(async () => {
      const file = await checkedFile(services, request)
      await database.queries.transaction((queries) =>
        storeClaimFile({ ...services, queries }, { owner, claim: id, number, document, file }),
      )
      mailOutbox.dispatch()
      return { successful: true, n: number, mediaType: file.type, size: file.bytes.length }
    }),
  )
}

/** Removes a file, if it exists. */
export const deleteClaimFile: Operation<'deleteClaimFile'> = async (services, request) => {
  const { id, n: number } = request.params
  const owner = callerOf(request).subject
  await services.database.queries.transaction(async (queries) => {
    const row = await lockedClaim(queries, { owner, id })
    refuseOver(row)
    await queries.delete(claimFiles).where(and(eq(claimFiles.claim, row.id), eq(claimFiles.number, number)))
  })
  return { successful: true }
}
