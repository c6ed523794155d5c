import type { ClaimDocument } from '@coverkit/core/claims'
import { callerOf } from '../../auth/authenticate.ts'
import type { Operation } from '../../services/Operation.ts'
import { putFile } from '../files/putFile.ts'
import { removeFile } from '../files/removeFile.ts'
import { documentOf } from './documentOf.ts'
import { claimFileRows, claimHome, openClaimRow } from './storeClaimFile.ts'

/** Stores a file of a claim in one request; it replaces the one of that number. */
export const putClaimFile: Operation<'putClaimFile'> = async (services, request, reply) => {
  const { id } = request.params
  const owner = callerOf(request).subject
  const document: ClaimDocument = documentOf(request.headers['document-type'])
  const answer = await putFile(services, request, reply, claimHome(services, { owner, id }), document)
  services.mailOutbox.dispatch()
  return answer
}

/** Removes a file, if it exists. */
export const deleteClaimFile: Operation<'deleteClaimFile'> = async (services, request) => {
  const { id, n: number } = request.params
  const owner = callerOf(request).subject
  await removeFile(services, async (queries) => {
    const row = await openClaimRow(queries, { owner, id })
    return claimFileRows.remove(queries, row.id, number)
  })
  return { successful: true }
}
