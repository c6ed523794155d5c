import {
  insurabilityReasons,
  LIFE_EVENTS,
  maximumIncrease,
  NO_EVENT,
  nextIncreaseOn,
} from '@coverkit/core/guaranteed-insurability'
import { callerOf } from '../../auth/authenticate.ts'
import { notFound } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { lastRequestOf } from './insurabilityRows.ts'
import { factsOf, policiesOfProduct } from './insurablePolicies.ts'

/** Returns the possible increase of the caller's policy of a product, with a cover of this sum and with this id, if given. */
export const getGuaranteedInsurability: Operation<'getGuaranteedInsurability'> = async (
  services,
  request,
) => {
  const { ProductCode: productCode, SumInsured: sum, PolicyId: policyId } = request.query
  const policies = await policiesOfProduct(services, request, { productCode, policyId })
  const policy = policies.find(({ covers }) => covers.some(({ sumInsured }) => sumInsured === sum))
  if (!policy) throw notFound()
  const facts = await factsOf(services, services.database.queries, policy)
  const cover = facts.covers.find(({ sumInsured }) => sumInsured === sum)
  if (!cover) throw notFound()
  const reasons = insurabilityReasons(facts, todayInSydney(services.now()))
  return {
    successful: true,
    productCode,
    policyId: policy.id,
    cover: cover.kind,
    eligible: reasons.length === 0,
    reasons,
    nextIncreaseOn: nextIncreaseOn(facts),
    lastRequest: await lastRequestOf(services.database.queries, services.sealing, {
      owner: callerOf(request).subject,
      policy: policy.id,
    }),
    maximums: LIFE_EVENTS.map((event) => ({
      event,
      maximum: maximumIncrease(cover, { ...NO_EVENT, event }).maximum,
    })),
    covers: [...facts.covers],
  }
}
