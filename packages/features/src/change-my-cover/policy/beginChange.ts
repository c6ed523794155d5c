import { isOffered, type Offering } from '@coverkit/brand'
import { localDate } from '@coverkit/core'
import { changeIds } from '@coverkit/core/change-cover'
import type { Policy } from '@coverkit/core/policies'
import { startFlow } from '@coverkit/flow'
import { ARRIVAL, answersOfPolicy, type ChangeFlowAnswers } from '../answers.ts'
import type { ChangeDraft } from '../state.ts'

/** Whether something of a policy was changed that another choice would lose. */
export const isBegun = ({ change, increase, submitted }: ChangeFlowAnswers): boolean =>
  submitted === null && change.policy !== null && (changeIds(change).length > 0 || increase !== null)

/** Begins a change of a policy. The server takes one submission of a draft, so that each change is a draft of its own. */
export async function beginChange(draft: ChangeDraft, policy: Policy, brand: Offering): Promise<void> {
  const { change, submitted } = draft.read().answers
  if (change.policy !== null || submitted !== null) await draft.restart()
  draft.update(({ progress: { accountRev } }) => {
    const begun = answersOfPolicy(policy, localDate(new Date().toISOString()))
    const hasIncreases = isOffered(brand, 'guaranteedInsurability')
    return { ...begun, hasIncreases, progress: { ...begun.progress, accountRev } }
  })
  draft.write(startFlow(draft.flow, draft.read().answers, { furthest: ARRIVAL }))
  await draft.enqueue()
}
