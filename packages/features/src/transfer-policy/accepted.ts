import type { TransferSent } from '@coverkit/api-client'
import { mergePolicyIds } from '@coverkit/core/transfer'
import type { Accepted } from '@coverkit/flow'
import { withContactIds } from '#fields/holder-group'
import type { TransferFlowAnswers } from './answers.ts'

/** The server's ids of policies and holders go to their rows, whatever was added, removed or typed meanwhile. */
export const accepted: Accepted<TransferFlowAnswers, TransferSent> = {
  ids(answers, answer) {
    const merged = mergePolicyIds(answers.transfer, answer.sent, answer)
    const holders = withContactIds(merged.holders, answer.policyHolders ?? [])
    const transfer = holders === merged.holders ? merged : { ...merged, holders }
    return transfer === answers.transfer ? answers : { ...answers, transfer }
  },
}
