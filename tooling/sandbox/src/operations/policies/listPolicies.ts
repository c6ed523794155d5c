import { callerOf } from '../../auth/authenticate.ts'
import type { Operation } from '../Operation.ts'
import { todayInSydney } from '../todayInSydney.ts'
import { policyOn } from './policyOn.ts'
import { policiesOf } from './policyRows.ts'

/** The caller's own policies, the latest start first. */
export const listPolicies: Operation<'listPolicies'> = async (
  { database, sealing, tables, now },
  request,
) => {
  const own = await policiesOf(database.queries, sealing, callerOf(request).subject)
  const today = todayInSydney(now())
  return own.map((policy) => policyOn(policy, today, tables.label))
}
