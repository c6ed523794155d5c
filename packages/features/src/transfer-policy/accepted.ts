import type { TransferSent } from '@coverkit/api-client'
import { mergePolicyIds } from '@coverkit/core/transfer'
import type { Accepted } from '@coverkit/flow'
import type { TransferFlowAnswers } from './answers.ts'

/** The server's ids of policies and holders go to their rows, whatever was added, removed or typed meanwhile. */
export const accepted: Accepted<TransferFlowAnswers, TransferSent> = {
  ids(answers, answer) {
    const merged = mergePolicyIds(answers.transfer, answer.sent, answer)
    const idOf = (rowId: string) =>
      answer.policyHolders?.find((holder) => holder.rowId === rowId)?.contactId ?? null
    const isNew = merged.holders.some(({ id, contactId }) => (idOf(id) ?? contactId) !== contactId)
    const transfer = isNew
      ? {
          ...merged,
          holders: merged.holders.map((holder) => ({
            ...holder,
            contactId: idOf(holder.id) ?? holder.contactId,
          })),
        }
      : merged
    return transfer === answers.transfer ? answers : { ...answers, transfer }
  },
}
