import { insurabilityReasons, validateIncrease } from '@coverkit/core/guaranteed-insurability'
import type { Policy } from '@coverkit/core/policies'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import type { Schema } from '../../document/Schema.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Operation } from '../Operation.ts'
import { notFound } from '../readableApplication.ts'
import type { Services } from '../Services.ts'
import { todayInSydney } from '../todayInSydney.ts'
import { earlierRequest, insertRequest } from './insurabilityRows.ts'
import { factsOf, policiesOfProduct } from './insurablePolicies.ts'
import { keyOf } from './keyOf.ts'

type Body = Schema<'GuaranteedInsurabilityRequest'>

/** Stores a request for an increase; one policy has one in 12 months, however many come at once. */
export const requestGuaranteedInsurability: Operation<'requestGuaranteedInsurability'> = async (
  services,
  request,
  reply,
) => {
  const { database, sealing, faults } = services
  const { body } = request
  const owner = callerOf(request).subject
  const save = { owner, key: keyOf(request), body, now: services.now() }
  return withSaveFault(faults.of(owner).saves, reply, async () => {
    const earlier = await earlierRequest(database.queries, sealing, save)
    if (earlier) return { successful: true, id: earlier.id }
    const policy = await policyMeant(services, request, body)
    const id = await database.queries.transaction(async (queries) => {
      await lockForTransaction(queries, `insurability ${policy.id}`)
      const repeated = await earlierRequest(queries, sealing, save)
      if (repeated) return repeated.id
      await refuse(services, queries, policy, body)
      return insertRequest(queries, sealing, { ...save, policy: policy.id })
    })
    return { successful: true, id }
  })
}

/** @throws Problem 404 for a policy that is not the caller's, 422 where it is open which of several is meant */
async function policyMeant(
  services: Services,
  request: FastifyRequest,
  { productCode, needs }: Body,
): Promise<Policy> {
  const { policyId } = needs
  const policies = await policiesOfProduct(services, request, productCode)
  const meant = policyId ? policies.filter(({ id }) => id === policyId.toLowerCase()) : policies
  const [policy] = meant
  if (!policy) throw notFound()
  if (meant.length > 1) throw new Problem(422, [{ field: 'needs.policyId', code: 'required' }])
  return policy
}

/** @throws Problem 422 with why the policy can't be increased, and what is wrong with the request */
async function refuse(services: Services, queries: Queries, policy: Policy, { needs }: Body): Promise<void> {
  const today = todayInSydney(services.now())
  const facts = await factsOf(services, queries, policy)
  const { newAmount = null, earlierAmount = null, acknowledged = false } = needs
  const answers = { ...needs, policyId: policy.id, newAmount, earlierAmount, acknowledged }
  const errors = [
    ...insurabilityReasons(facts, today, answers).map((code) => ({ field: 'needs', code })),
    ...validateIncrease(answers, facts, today).map(({ field, code }) => ({ field: `needs.${field}`, code })),
  ]
  if (errors.length > 0) throw new Problem(422, errors)
}
