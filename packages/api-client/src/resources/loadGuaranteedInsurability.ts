import { type ApiCall, andThen, call } from '../call.ts'
import { getGuaranteedInsurabilityOperation } from '../generated/operations/getGuaranteedInsurability.ts'
import type { GuaranteedInsurabilityAnswer } from '../generated/schema.ts'
import { failure, success } from '../Result.ts'

/** Which policy: its product, and the sum insured of one of its covers. */
export interface InsurabilityQuery {
  readonly productCode: string
  readonly sumInsured: number
}

/** Reads by how much a policy of the signed-in customer can be increased. Retries after a transient failure. */
export const loadGuaranteedInsurability: ApiCall<InsurabilityQuery, GuaranteedInsurabilityAnswer> = andThen(
  call(getGuaranteedInsurabilityOperation, {
    isSafe: true,
    send: ({ productCode, sumInsured }: InsurabilityQuery) => ({
      query: { ProductCode: productCode, SumInsured: sumInsured },
    }),
  }),
  (answer) =>
    answer.eligible === (answer.reasons.length === 0) ? success(answer) : failure({ kind: 'unreadable' }),
)
