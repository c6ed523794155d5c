import { type ApiCall, andThen, call } from '../call.ts'
import { getGuaranteedInsurabilityOperation } from '../generated/operations/getGuaranteedInsurability.ts'
import type { GuaranteedInsurabilityAnswer } from '../generated/schema.ts'
import { unfit } from '../http/unreadable.ts'
import { success } from '../Result.ts'

/** Which policy: its product, and the sum insured of one of its covers. */
export interface InsurabilityQuery {
  readonly productCode: string
  readonly sumInsured: number
  /** Its id, which tells apart policies with the same product and sum insured. */
  readonly policyId?: string
}

const isOf = (answer: GuaranteedInsurabilityAnswer, policyId: string | undefined): boolean =>
  policyId === undefined || answer.policyId === undefined || answer.policyId === policyId

/** Whether a policy that can't be increased has a reason, as far as the backend says either. */
const isConsistent = ({ eligible, reasons }: GuaranteedInsurabilityAnswer): boolean =>
  eligible === undefined || reasons === undefined || eligible === (reasons.length === 0)

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
  (answer, { policyId }, client) =>
    isOf(answer, policyId) && isConsistent(answer)
      ? success(answer)
      : unfit(client, getGuaranteedInsurabilityOperation, ['policyId', 'eligible', 'reasons']),
)
