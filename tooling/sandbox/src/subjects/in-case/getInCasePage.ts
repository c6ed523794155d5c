import { callerOf } from '../../auth/authenticate.ts'
import type { Operation } from '../../services/Operation.ts'
import { inCaseAnswer } from './inCasePage.ts'
import { inCaseRow } from './inCaseRows.ts'

/** Reads the caller's page for when something happens to them, with the link of their trusted person. */
export const getInCasePage: Operation<'getInCasePage'> = async (services, request) => {
  const { queries } = services.database
  const owner = callerOf(request).subject
  return inCaseAnswer({ ...services, queries }, owner, await inCaseRow(queries, owner))
}
