import { coverChanges, termsFromRequest, termsOfPolicy } from '@coverkit/core/change-cover'
import { isInForce, type Policy } from '@coverkit/core/policies'
import { desc, eq } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import type { Schema } from '../../document/Schema.ts'
import type { Operation } from '../../services/Operation.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { policyOf } from '../policies/ownTerms.ts'
import { policiesOf } from '../policies/policyRows.ts'
import { openChange, type StoredChange } from './changeRows.ts'
import { wireTerms } from './checkChange.ts'
import { policyChangeOf } from './policyChangeOf.ts'
import { policyChanges } from './tables.ts'

const MOST = 50

/** Lists the changes of cover that the caller requested, newest first. */
export const listPolicyChanges: Operation<'listPolicyChanges'> = async (services, request) => {
  const { database, sealing, tables, now } = services
  const { subject } = callerOf(request)
  const today = todayInSydney(now())
  const rows = await database.queries
    .select()
    .from(policyChanges)
    .where(eq(policyChanges.owner, subject))
    .orderBy(desc(policyChanges.savedAt), policyChanges.id)
    .limit(MOST)
  const own = await policiesOf(database.queries, sealing, subject)
  return {
    changes: rows.map((row): Schema<'PolicyChange'> => {
      const change = openChange(sealing, row)
      const stored = own.find(({ id }) => id === row.policy)
      const policy = stored && policyOf(stored, today, tables.label)
      return policyChangeOf(row, change, policy && isDone(change, policy, today) ? 'done' : 'with-insurer')
    }),
  }
}

/** Checks whether the policy on record has the requested terms. */
function isDone({ body }: StoredChange, policy: Policy, today: string): boolean {
  if (body.status === 'Discontinued') return !isInForce(policy)
  const now = termsOfPolicy(policy, today)
  const left = coverChanges({ now, after: termsFromRequest(wireTerms(body), now) })
  const rest = left.covers.filter((row) => !isRaisedBy(body.guaranteedInsurability, row))
  const isRaised = !body.guaranteedInsurability || rest.length < left.covers.length
  return isRaised && rest.length + left.policy.length === 0
}

/** Checks for the change that an increase after a life event makes, once the insurer has accepted it. */
function isRaisedBy(
  increase: StoredChange['body']['guaranteedInsurability'],
  { cover, terms }: ReturnType<typeof coverChanges>['covers'][number],
): boolean {
  const [sum, ...others] = terms
  const isSum = sum?.field === 'sumInsured' && others.length === 0
  return isSum && cover === increase?.cover && sum.difference === -increase.increase
}
