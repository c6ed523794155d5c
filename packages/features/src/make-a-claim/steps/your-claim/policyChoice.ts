import type { ClaimAnswers } from '@coverkit/core/claims'
import type { PageField } from '#fields/readers'

/** The option for a policy that is not on file. */
export const OTHER_POLICY = 'other'

/** Returns the chosen option: the id of a policy on file, or `other`, whose number is then asked. */
export const chosenPolicy = ({ policyId, policyNumber, insurerCode }: ClaimAnswers): string =>
  policyId ?? (policyNumber === null && insurerCode === null ? '' : OTHER_POLICY)

/** Reads the list of policies into a claim. */
export const policyChoice: PageField<ClaimAnswers> = {
  read: (id) => (id === '' ? null : { policyId: id === OTHER_POLICY ? null : String(id) }),
  sets: ['policyId'],
  decides: ['policyNumber', 'insurerCode'],
}
