import type { TransferPolicy } from '@coverkit/core/transfer'
import type { InputValues } from '@coverkit/flow'
import { type RowField, rowView } from '#fields/row-fields'
import { tickOf } from '#fields/tick'
import type { TransferFlowAnswers } from '../../answers.ts'

/** The fields of one policy, in the order of the screen. */
export const POLICY_FIELDS = ['insurer', 'policyNumber', 'numberUnknown', 'name', 'covers'] as const

export type PolicyField = (typeof POLICY_FIELDS)[number]

/** `policies` holds nothing: it is where a transfer without any is refused. */
export type OwnField = 'policies'

export type Field = OwnField | RowField<PolicyField>

export function policyView(policy: TransferPolicy): InputValues<PolicyField> {
  return {
    insurer: policy.insurerCode ?? '',
    policyNumber: policy.policyNumber ?? '',
    numberUnknown: tickOf(policy.numberUnknown),
    name: policy.name ?? '',
    covers: policy.covers,
  }
}

export const view = ({ transfer: { policies } }: TransferFlowAnswers): InputValues<Field> => ({
  ...rowView(policies, policyView),
  policies: '',
})
