import type { ClaimAnswers } from '@coverkit/core/claims'
import type { PageField } from '#fields/fields-reader'

/** The option for a policy that is not on file. */
export const OTHER_POLICY = 'other'

/** The list of policies: one on file by its id, or another one, whose number is then asked. */
export const policyChoice: PageField<ClaimAnswers> = {
  show: ({ policyId, policyNumber, insurerCode }) =>
    policyId ?? (policyNumber === null && insurerCode === null ? '' : OTHER_POLICY),
  read: (id) => (id === '' ? null : { policyId: id === OTHER_POLICY ? null : String(id) }),
  sets: ['policyId'],
  decides: ['policyNumber', 'insurerCode'],
}
