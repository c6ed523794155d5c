import { insurabilityReasons, validateIncrease } from '@coverkit/core/guaranteed-insurability'
import type { Policy } from '@coverkit/core/policies'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import type { FieldError } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { factsOf } from './insurablePolicies.ts'

/** Returns the reasons against an increase of a policy, and the request's errors, below its field name. */
export async function increaseErrors(
  { queries, ...services }: Pick<Services, 'sealing' | 'now'> & { queries: Queries },
  policy: Policy,
  needs: Schema<'IncreaseNeeds'>,
  at = 'needs',
): Promise<FieldError[]> {
  const today = todayInSydney(services.now())
  const facts = await factsOf(services, queries, policy)
  const { newAmount = null, earlierAmount = null, acknowledged = false } = needs
  const answers = { ...needs, policyId: policy.id, newAmount, earlierAmount, acknowledged }
  return [
    ...insurabilityReasons(facts, today, answers).map((code) => ({ field: at, code })),
    ...validateIncrease(answers, facts, today).map(({ field, code }) => ({ field: `${at}.${field}`, code })),
  ]
}
