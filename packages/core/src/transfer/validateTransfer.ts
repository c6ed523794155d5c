import { signatureCode } from '../application/signatureCode.ts'
import { validateHolders } from '../application/validateHolders.ts'
import type { FieldCode } from '../fields/InvalidInputError.ts'
import type { FieldFault } from '../fields/judgeFields.ts'
import { validateRows } from '../fields/validateRows.ts'
import { policyFields } from './policyFields.ts'
import { MAXIMUM_POLICIES, TRANSFER_AGES, type TransferAnswers, type TransferStep } from './types.ts'

/** One thing that a submission lacks, and the step on which it is answered. */
export interface TransferFault {
  readonly step: TransferStep
  /** Dotted path in the answers, such as `policies.0.policyNumber`. */
  readonly field: string
  readonly code: FieldCode
}

function countCode({ policies }: TransferAnswers): FieldCode | null {
  if (policies.length === 0) return 'required'
  return policies.length > MAXIMUM_POLICIES ? 'max' : null
}

/**
 * Returns what a submission lacks on `today` (`YYYY-MM-DD`), in the order of the steps: the holders and how to reach them,
 * each with an email address of their own; a policy with its insurer, its number unless it is unknown, and the name on it;
 * the terms and conditions; the first holder's signature. The second holder signs later. Occupation and earnings are not
 * asked for. Removed policies may lack anything.
 *
 * Browser and server run this same function.
 */
export function validateTransfer(
  answers: TransferAnswers,
  { today }: { readonly today: string },
): TransferFault[] {
  const { holders, policies, acceptedTermsAndConditions } = answers
  const ages = { on: today, ...TRANSFER_AGES }
  const list = countCode(answers)
  const signature = signatureCode(answers)
  return [
    ...at(
      'policy-holders',
      validateHolders(holders, { ages, isWorkIncluded: false, isIncomeInsured: false }),
    ),
    ...at('policy-details', list === null ? [] : [{ field: 'policies', code: list }]),
    ...at('policy-details', validateRows(policyFields, policies, { path: 'policies', context: () => null })),
    ...at('terms-and-conditions', [
      ...(acceptedTermsAndConditions
        ? []
        : [{ field: 'acceptedTermsAndConditions', code: 'required' as const }]),
      ...(signature === null ? [] : [{ field: 'declarations', code: signature }]),
    ]),
  ]
}

const at = (step: TransferStep, faults: readonly FieldFault[]): TransferFault[] =>
  faults.map((fault) => ({ step, ...fault }))
