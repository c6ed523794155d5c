import { addPolicy, type RemovedPolicy, removePolicy, restorePolicy } from '@coverkit/core/transfer'
import type { InputValues } from '@coverkit/flow'
import { rowField } from '#fields/readers'
import { type TransferFlowAnswers, withTransfer } from '../../answers.ts'
import { policyDetails } from './step.ts'
import { policyControls } from './view.ts'

/** A policy that was removed, with what was typed into its fields. */
export interface RemovedRow {
  readonly removed: RemovedPolicy
  readonly typed: InputValues
}

/** The answers with one more policy, last; the same where there is room for no other. */
export function addRow(answers: TransferFlowAnswers, id: string): TransferFlowAnswers {
  const transfer = addPolicy(answers.transfer, id)
  return transfer === answers.transfer ? answers : withTransfer(answers, transfer)
}

/** The answers without a policy, which the server is sent as discontinued from the next save on. */
export function removeRow(
  answers: TransferFlowAnswers,
  id: string,
): { readonly answers: TransferFlowAnswers; readonly row: RemovedRow | null } {
  const { answers: transfer, removed } = removePolicy(answers.transfer, id)
  if (!removed) return { answers, row: null }
  const keys = policyControls.names.map((name) => `${policyDetails.id}/${rowField(name, id)}`)
  const entries = Object.entries(answers.typed)
  const typed = Object.fromEntries(entries.filter(([key]) => keys.includes(key)))
  const rest = Object.fromEntries(entries.filter(([key]) => !keys.includes(key)))
  return { answers: withTransfer({ ...answers, typed: rest }, transfer), row: { removed, typed } }
}

/** The answers with the policy back where it stood, as it was typed; the same where there is no room by now. */
export function restoreRow(
  answers: TransferFlowAnswers,
  { removed, typed }: RemovedRow,
): TransferFlowAnswers {
  const transfer = restorePolicy(answers.transfer, removed)
  if (transfer === answers.transfer) return answers
  return withTransfer({ ...answers, typed: { ...answers.typed, ...typed } }, transfer)
}
