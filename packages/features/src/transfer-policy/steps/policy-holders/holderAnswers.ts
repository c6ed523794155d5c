import { addSecondHolder, removeSecondHolder, restoreSecondHolder } from '@coverkit/core/transfer'
import { contactControls, type HolderAnswers } from '#fields/holders'
import { type TransferFlowAnswers, withTransfer } from '../../answers.ts'
import { policyHolders } from './step.ts'
import { view } from './view.ts'

/** Where a transfer holds its policy holders. One who is removed is sent as discontinued. */
export const holderAnswers: HolderAnswers<TransferFlowAnswers> = {
  step: policyHolders.id,
  view,
  fieldsOf: contactControls.show,
  holders: ({ transfer }) => transfer.holders,
  withHolders: (answers, holders) => withTransfer(answers, { holders }),
  add: (answers, id) => withTransfer(answers, addSecondHolder(answers.transfer, id)),
  remove(answers, id) {
    const { answers: transfer, removed } = removeSecondHolder(answers.transfer, id)
    return { answers: withTransfer(answers, transfer), removed }
  },
  restore: (answers, removed) => withTransfer(answers, restoreSecondHolder(answers.transfer, removed)),
}
