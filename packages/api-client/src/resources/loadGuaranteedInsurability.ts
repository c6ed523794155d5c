import { type ApiCall, andThen, call } from '../call.ts'
import { getGuaranteedInsurabilityOperation } from '../generated/operations/getGuaranteedInsurability.ts'
import type { GuaranteedInsurabilityAnswer } from '../generated/schema.ts'
import { failure, success } from '../Result.ts'

/** Which policy: its product, and the sum insured of one of its covers. */
export interface InsurabilityQuery {
  readonly productCode: string
  readonly sumInsured: number
  /** Its id, which tells apart policies with the same product and sum insured. */
  readonly policyId?: string
}

/**
 * Reads by how much a policy of the signed-in customer can be increased. Retries after a transient failure. With a `policyId`,
 * the answer of a backend that returns another policy is unreadable.
 */
export const loadGuaranteedInsurability: ApiCall<InsurabilityQuery, GuaranteedInsurabilityAnswer> = andThen(
  call(getGuaranteedInsurabilityOperation, {
    isSafe: true,
    send: ({ productCode, sumInsured, policyId }: InsurabilityQuery) => ({
      params: {
        query: {
          ProductCode: productCode,
          SumInsured: sumInsured,
          ...(policyId !== undefined && { PolicyId: policyId }),
        },
      },
    }),
  }),
  (answer, { policyId = answer.policyId }) =>
    answer.policyId === policyId && answer.eligible === (answer.reasons.length === 0)
      ? success(answer)
      : failure({ kind: 'unreadable' }),
)
