import { parseInstant } from '../application/answerParsers.ts'
import { textFault } from '../application/faults.ts'
import { signatureMatches } from '../application/signApplication.ts'
import { contactCodes, holdersCodes } from '../application/validateHolder.ts'
import type { FieldCode } from '../fields/InvalidInputError.ts'
import { parseFullName } from '../fields/parseName.ts'
import { parsePolicyNumber } from '../fields/parsePolicyNumber.ts'
import { parseNameOnPolicy } from './parseNameOnPolicy.ts'
import { MAXIMUM_POLICIES, type TransferAnswers, type TransferPolicy, type TransferStep } from './types.ts'

/** One thing that a submission lacks, and the step on which it is answered. */
export interface TransferFault {
  readonly step: TransferStep
  /** Dotted path in the answers, such as `policies.0.policyNumber`. */
  readonly field: string
  readonly code: FieldCode
}

/** Whoever owns a policy may be older than who can still apply for one. */
const HOLDER_AGES = { min: 18, max: 110 }

type Codes = readonly (readonly [field: string, code: FieldCode | null])[]

function policyCodes(policy: TransferPolicy, index: number): Codes {
  const path = `policies.${index}`
  const { insurerCode, policyNumber, numberUnknown, name } = policy
  return [
    [`${path}.insurerCode`, insurerCode === null ? 'required' : null],
    [`${path}.policyNumber`, numberUnknown ? null : textFault(policyNumber, parsePolicyNumber)],
    [`${path}.name`, textFault(name, parseNameOnPolicy)],
  ]
}

function countCode({ policies }: TransferAnswers): FieldCode | null {
  if (policies.length === 0) return 'required'
  return policies.length > MAXIMUM_POLICIES ? 'max' : null
}

function signatureCode({ holders, declarations }: TransferAnswers): FieldCode | null {
  const [first] = holders
  const signature = declarations.find(({ holderId }) => holderId === first?.id)
  if (first === undefined || signature === undefined) return 'required'
  const code = textFault(signature.name, parseFullName) ?? textFault(signature.signedAt, parseInstant)
  return code ?? (signatureMatches(signature.name, first) ? null : 'match')
}

function faultsAt(step: TransferStep, codes: Codes): TransferFault[] {
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ step, field, code }]))
}

/**
 * Everything that a lawful submission lacks on `today` (`YYYY-MM-DD`), in the order of the steps: who the holders are and
 * how to reach them, each at an address of their own, a policy with its insurer, its number unless it is unknown, and the name on it, the terms and
 * conditions, and the first holder's signature. The second holder signs later. Occupation and earnings are nobody's
 * business here. Removed policies may lack anything.
 *
 * Browser and server run this same function.
 */
export function validateTransfer(
  answers: TransferAnswers,
  { today }: { readonly today: string },
): TransferFault[] {
  const { holders, policies, acceptedTermsAndConditions } = answers
  return [
    ...faultsAt('policy-holders', [['holders', holders.length === 0 ? 'required' : null]]),
    ...faultsAt(
      'policy-holders',
      holders.flatMap((holder, index) =>
        contactCodes(holder, `holders.${index}`, { today, ages: HOLDER_AGES }),
      ),
    ),
    ...faultsAt('policy-holders', holdersCodes(holders)),
    ...faultsAt('policy-details', [['policies', countCode(answers)], ...policies.flatMap(policyCodes)]),
    ...faultsAt('terms-and-conditions', [
      ['acceptedTermsAndConditions', acceptedTermsAndConditions ? null : 'required'],
      ['declarations', signatureCode(answers)],
    ]),
  ]
}
