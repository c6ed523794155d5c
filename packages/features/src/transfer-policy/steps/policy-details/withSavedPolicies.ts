import type { TransferPolicy } from '@coverkit/core/transfer'
import { FIRST_POLICY, type TransferFlowAnswers, withTransfer } from '../../answers.ts'
import { policyDetails } from './step.ts'

/** Whether nothing is entered or removed yet: only then are the policies of the account filled in. */
export function isUntouched({ transfer, typed }: TransferFlowAnswers): boolean {
  const [only, ...others] = transfer.policies
  if (only === undefined || only.id !== FIRST_POLICY || others.length > 0) return false
  const { insurerCode, policyNumber, name, numberUnknown, fileNumber } = only
  const isAnswered =
    numberUnknown || [insurerCode, policyNumber, name, fileNumber].some((value) => value !== null)
  const isTyped = Object.keys(typed).some((key) => key.startsWith(`${policyDetails.id}/`))
  return !isAnswered && !isTyped && transfer.removedPolicies.length === 0
}

/** The answers with the policies of the account in place of the blank one; the same where something is entered by now. */
export function withSavedPolicies(
  answers: TransferFlowAnswers,
  saved: readonly TransferPolicy[],
): TransferFlowAnswers {
  if (saved.length === 0 || !isUntouched(answers)) return answers
  return withTransfer(answers, { policies: saved })
}
