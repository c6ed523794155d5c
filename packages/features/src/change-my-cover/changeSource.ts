import { startFlow } from '@coverkit/flow'
import type { FlowSource } from '@coverkit/flow/react'
import type { PageServices } from '#common/page-services/index.ts'
import { ARRIVAL, type ChangeFlowAnswers } from './answers.ts'
import { type ChangeStepId, UNSUBMITTED } from './flow.ts'
import { changeDraft } from './state.ts'

/** A change's answers for its routes: they are a customer's, so it is known first who is signed in, whom its pages wait for. */
export function changeSource(services: PageServices): FlowSource<ChangeFlowAnswers, ChangeStepId> {
  const draft = changeDraft(services)
  return {
    ...draft,
    async ready() {
      const session = (await services.identity().catch(() => null))?.session
      await session?.getToken()
      await draft.ready()
      // The account may have a change that was begun on another device.
      if (draft.read().answers.change.policy === null) await draft.followed()
      const { answers } = draft.read()
      // Links from the account open that step, whether or not a policy is chosen.
      if (answers.change.policy === null) draft.write(startFlow(draft.flow, answers, { furthest: ARRIVAL }))
    },
    met: () => new Set(draft.read().answers.submitted === null ? [UNSUBMITTED.name] : []),
  }
}
