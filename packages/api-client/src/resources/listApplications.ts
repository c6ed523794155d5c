import { type BareApiCall, bareCall } from '../call.ts'
import { listApplicationsOperation } from '../generated/operations/listApplications.ts'
import type { SubmittedApplications } from '../generated/schema.ts'

/** The signed-in customer's submitted applications. Tried again after a failure that may pass. */
export const listApplications: BareApiCall<SubmittedApplications> = bareCall(listApplicationsOperation, {
  isSafe: true,
})
