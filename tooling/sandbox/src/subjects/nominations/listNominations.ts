import { isInForce } from '@coverkit/core/policies'
import { callerOf } from '../../auth/authenticate.ts'
import type { Operation } from '../../services/Operation.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { policyOf } from '../policies/ownTerms.ts'
import { policiesOf } from '../policies/policyRows.ts'
import { nominationsOf } from './nominationRows.ts'

/** Lists who is named on each of the caller's policies with life cover in force, the latest start first. */
export const listNominations: Operation<'listNominations'> = async (
  { database, sealing, tables, now },
  request,
) => {
  const { subject } = callerOf(request)
  const today = todayInSydney(now())
  const own = await policiesOf(database.queries, sealing, subject)
  const insuring = own
    .map((policy) => policyOf(policy, today, tables.label))
    .filter((policy) => isInForce(policy) && policy.covers.some(({ kind }) => kind === 'life'))
  if (insuring.length === 0) return { nominations: [] }
  const ids = insuring.map(({ id }) => id)
  return { nominations: await nominationsOf(database.queries, sealing, ids) }
}
