import { policyFields } from '@coverkit/core/transfer'
import type { InputValues } from '@coverkit/flow'
import { fieldControls, type RowField, rowView } from '#fields/readers'
import type { TransferFlowAnswers } from '../../answers.ts'

/** The controls of one policy, in the order of the screen. */
export const policyControls = fieldControls(policyFields, {
  insurer: 'insurerCode',
  policyNumber: 'policyNumber',
  numberUnknown: 'numberUnknown',
  name: 'name',
  covers: 'covers',
})

type PolicyField = (typeof policyControls.names)[number]

/** `policies` holds nothing: it is where a transfer without any is refused. */
export type Field = 'policies' | RowField<PolicyField>

export const view = ({ transfer: { policies } }: TransferFlowAnswers): InputValues<Field> => ({
  ...rowView(policies, policyControls.show),
  policies: '',
})
