import type { ClaimAnswers } from '@coverkit/core/claims'
import type { PageField } from '#fields/readers'

/** The option for a policy that is not on file. */
export const OTHER_POLICY = 'other'

/** What the list of policies shows: one on file by its id, or another one, whose number is then asked. */
export const chosenPolicy = ({ policyId, policyNumber, insurerCode }: ClaimAnswers): string =>
  policyId ?? (policyNumber === null && insurerCode === null ? '' : OTHER_POLICY)

/** What the list of policies says of a claim. */
export const policyChoice: PageField<ClaimAnswers> = {
  read: (id) => (id === '' ? null : { policyId: id === OTHER_POLICY ? null : String(id) }),
  sets: ['policyId'],
  decides: ['policyNumber', 'insurerCode'],
}
