import { comparableName, hasName } from '../fields/comparableName.ts'
import { comparableNumber, type NumberPatterns, numberFits } from '../insurers/policyNumbers.ts'
import type { TransferPolicy } from './policyFields.ts'
import type { TransferAnswers, TransferStep } from './types.ts'

/** Codes of the warnings about a transfer, none of which stops the visitor. */
const TRANSFER_WARNING_CODES = ['number-pattern', 'duplicate', 'name-differs'] as const
/** The code of a warning about a transfer. */
export type TransferWarningCode = (typeof TRANSFER_WARNING_CODES)[number]

/** One thing to read again, and the step on which it was answered. */
export interface TransferWarning {
  readonly step: TransferStep
  /** Dotted path in the answers, such as `policies.0.policyNumber`. */
  readonly field: string
  readonly code: TransferWarningCode
}

/** Returns the insurer with the number, or the name where that is unknown; null while a part is missing. */
function identityOf({ insurerCode, policyNumber, numberUnknown, name }: TransferPolicy): string | null {
  if (insurerCode === null) return null
  if (numberUnknown) return name === null ? null : `${insurerCode} of ${comparableName(name)}`
  return policyNumber === null ? null : `${insurerCode} ${comparableNumber(policyNumber)}`
}

function differsFromPattern(policy: TransferPolicy, patterns: NumberPatterns | undefined): boolean {
  const { insurerCode, policyNumber, numberUnknown } = policy
  if (numberUnknown || insurerCode === null || policyNumber === null) return false
  return !numberFits(policyNumber, insurerCode, patterns)
}

/** Whether the name on a policy has the last name of none of the holders. */
function isOfNobody({ name }: TransferPolicy, { holders }: TransferAnswers): boolean {
  const named = holders.filter(({ lastName }) => comparableName(lastName) !== '')
  return name !== null && named.length > 0 && !named.some(({ lastName }) => hasName(name, lastName))
}

/**
 * Returns the warnings about a transfer: a number that is not written as the insurer's are (by the sample
 * `patterns` unless others are given); a policy that an earlier row has; a name on the policy that is no holder's,
 * since the insurer needs the owner's signature.
 */
export function transferWarnings(
  answers: TransferAnswers,
  { patterns }: { readonly patterns?: NumberPatterns } = {},
): TransferWarning[] {
  const identities = answers.policies.map(identityOf)
  return answers.policies.flatMap((policy, index): TransferWarning[] => {
    const path = `policies.${index}`
    const identity = identities[index] ?? null
    const isRepeated = identity !== null && identities.indexOf(identity) < index
    const found = [
      [`${path}.policyNumber`, 'number-pattern', differsFromPattern(policy, patterns)],
      [`${path}.policyNumber`, 'duplicate', isRepeated],
      [`${path}.name`, 'name-differs', isOfNobody(policy, answers)],
    ] as const
    return found.flatMap(([field, code, isFound]) =>
      isFound ? [{ step: 'policy-details', field, code }] : [],
    )
  })
}
