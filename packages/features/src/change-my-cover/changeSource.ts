import { startFlow } from '@coverkit/flow'
import type { FlowSource } from '@coverkit/flow/react'
import type { Identity, PageServices } from '#common/page-services/index.ts'
import { ARRIVAL, type ChangeFlowAnswers } from './answers.ts'
import { type ChangeStepId, NOT_SUBMITTED } from './flow.ts'
import { changeDraft } from './state.ts'

/** As in `signInRequirement`. */
const SIGN_IN = 'sign-in'

/** A change's answers for its routes: they are a customer's, so it is known first who is signed in. */
export function changeSource(services: PageServices): FlowSource<ChangeFlowAnswers, ChangeStepId> {
  const draft = changeDraft(services)
  let session: Identity['session'] | undefined
  const isSignedIn = () => {
    const status = session?.getState().status
    return status === 'signed-in' || status === 'away'
  }
  return {
    ...draft,
    async ready() {
      session = (await services.identity().catch(() => null))?.session
      await session?.getToken()
      await draft.ready()
      const { answers } = draft.read()
      // Links from the account open that step, whether or not a policy is chosen.
      if (answers.change.policy === null) draft.write(startFlow(draft.flow, answers, { furthest: ARRIVAL }))
    },
    met: () =>
      new Set([
        ...(isSignedIn() ? [SIGN_IN] : []),
        ...(draft.read().answers.submitted === null ? [NOT_SUBMITTED.name] : []),
      ]),
  }
}
