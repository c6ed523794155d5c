import type { Policy } from '@coverkit/core/policies'
import { maskPolicyNumber } from '@coverkit/core/transfer'
import type { FastifyRequest } from 'fastify'
import { type Caller, callerOf } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import type { Schema } from '../../document/Schema.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { notFound, Problem } from '../../problem/Problem.ts'
import { keyOf } from '../../services/keyOf.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { accountNameOf } from '../accounts/accountNameOf.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { increaseErrors } from './increaseErrors.ts'
import { insurabilityMail } from './insurabilityMail.ts'
import { earlierRequest, insertRequest } from './insurabilityRows.ts'
import { policiesOfProduct } from './insurablePolicies.ts'

type Body = Schema<'GuaranteedInsurabilityRequest'>

/** Stores a request for an increase and confirms it by mail. A policy has one in 12 months, even concurrently. */
export const requestGuaranteedInsurability: Operation<'requestGuaranteedInsurability'> = async (
  services,
  request,
  reply,
) => {
  const { database, sealing, faults, mailOutbox } = services
  const { body } = request
  const caller = callerOf(request)
  const owner = caller.subject
  const save = { owner, key: keyOf(request), body, now: services.now() }
  return withSaveFault(faults.of(owner).saves, reply, async () => {
    const earlier = await earlierRequest(database.queries, sealing, save)
    if (earlier) return { successful: true, id: earlier.id }
    const policy = await policyMeant(services, request, body)
    const id = await database.queries.transaction(async (queries) => {
      await lockForTransaction(queries, `insurability ${policy.id}`)
      const repeated = await earlierRequest(queries, sealing, save)
      if (repeated) return repeated.id
      const errors = await increaseErrors({ ...services, queries }, policy, body.needs)
      if (errors.length > 0) throw new Problem(422, errors)
      await mailIncrease({ ...services, queries }, caller, policy)
      return insertRequest(queries, sealing, { ...save, policy: policy.id })
    })
    mailOutbox.dispatch()
    return { successful: true, id }
  })
}

/** Mails the customer, so that they notice a request that an intruder made. */
async function mailIncrease(
  { queries, sealing, mailOutbox, vendors, now }: Services & { queries: Queries },
  caller: Caller,
  { insurerCode, number }: Policy,
): Promise<void> {
  const { email } = await customerOf(queries, caller)
  if (!email) return
  const insurerName = vendors.get(insurerCode)?.name ?? null
  const mail = insurabilityMail(email, { insurerName, maskedNumber: maskPolicyNumber(number) })
  const accountName = await accountNameOf({ queries, sealing }, caller.subject)
  await mailOutbox.enqueue(queries, signedByBrand(mail, accountName), { sentAt: now() })
}

/** @throws Problem 404 for a policy that is not the caller's, 422 if several policies match */
async function policyMeant(
  services: Services,
  request: FastifyRequest,
  { productCode, needs }: Body,
): Promise<Policy> {
  const meant = await policiesOfProduct(services, request, { productCode, policyId: needs.policyId })
  const [policy] = meant
  if (!policy) throw notFound()
  if (meant.length > 1) throw new Problem(422, [{ field: 'needs.policyId', code: 'required' }])
  return policy
}
