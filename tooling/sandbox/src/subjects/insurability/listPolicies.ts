import { callerOf } from '../../auth/authenticate.ts'
import type { Operation } from '../../services/Operation.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { policyOn } from '../policies/policyOn.ts'
import { policiesOf } from '../policies/policyRows.ts'
import { increasesWithoutProof } from './increasesWithoutProof.ts'

/** Lists the caller's own policies, the latest start first. */
export const listPolicies: Operation<'listPolicies'> = async (
  { database, sealing, tables, now },
  request,
) => {
  const { subject } = callerOf(request)
  const own = await policiesOf(database.queries, sealing, subject)
  const today = todayInSydney(now())
  const increases = await increasesWithoutProof(database.queries, sealing, { owner: subject, today })
  return own.map((policy) => ({
    ...policyOn(policy, today, tables.label),
    increase_Without_Proof: increases.get(policy.id) ?? null,
  }))
}
