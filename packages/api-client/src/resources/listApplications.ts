import { type BareApiCall, bareCall } from '../call.ts'
import { listApplicationsOperation } from '../generated/operations/listApplications.ts'
import type { SubmittedApplications } from '../generated/schema.ts'

/** The signed-in customer's submitted applications. Retries after a transient failure. */
export const listApplications: BareApiCall<SubmittedApplications> = bareCall(listApplicationsOperation, {
  isSafe: true,
})
