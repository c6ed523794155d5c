import { type InsurabilityFacts, insurabilityFacts } from '@coverkit/core/guaranteed-insurability'
import type { Policy } from '@coverkit/core/policies'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { policyOf } from '../policies/ownTerms.ts'
import { policiesOf } from '../policies/policyRows.ts'
import { hasOpenClaim } from './hasOpenClaim.ts'
import { increasesOf } from './insurabilityRows.ts'

interface PoliciesMeant {
  readonly productCode: string
  /** Without it, all of the product are meant. */
  readonly policyId?: string | null | undefined
}

/** Lists the caller's policies of a product, or the one with this id alone, the latest start first. */
export async function policiesOfProduct(
  { database, sealing, now, tables }: Pick<Services, 'database' | 'sealing' | 'now' | 'tables'>,
  request: FastifyRequest,
  { productCode, policyId }: PoliciesMeant,
): Promise<Policy[]> {
  const own = await policiesOf(database.queries, sealing, callerOf(request).subject)
  const today = todayInSydney(now())
  return own
    .map((policy) => policyOf(policy, today, tables.label))
    .filter((policy) => policy.productCode === productCode)
    .filter(({ id }) => !policyId || id === policyId.toLowerCase())
}

/** Returns the facts that decide on an increase of a policy, its earlier increases included. */
export async function factsOf(
  { sealing, now }: Pick<Services, 'sealing' | 'now'>,
  queries: Queries,
  policy: Policy,
): Promise<InsurabilityFacts> {
  const increases = await increasesOf(queries, sealing, policy.id)
  const isOnClaim = await hasOpenClaim(queries, policy.id)
  return insurabilityFacts(policy, { isOnClaim, increases }, todayInSydney(now()))
}
