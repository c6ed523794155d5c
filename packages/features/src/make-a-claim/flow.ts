import type { FlowBase, FlowName } from '@coverkit/core'
import { definePage, flowOf, type Requirement } from '@coverkit/flow'
import type { ClaimFlowAnswers } from './answers.ts'
import { contactAndConsent } from './steps/contact-and-consent/step.ts'
import { whatHappened } from './steps/what-happened/step.ts'
import { yourClaim } from './steps/your-claim/step.ts'

/** Met until the claim was lodged: what the insurer has is not changed here. */
export const UNSUBMITTED: Requirement = {
  name: 'unsubmitted',
  redirectTo: () => '/account/make-a-claim/complete',
}

/** The claim as it was lodged: it is open once the rest is closed, so its route lies outside the flow's. */
const complete = definePage<ClaimFlowAnswers>()({ path: 'complete', needs: 'submitted', isOutside: true })

/** The steps of a claim. Documents come after it is lodged, bank details once it is accepted. */
export const claimFlow = flowOf<ClaimFlowAnswers>()({
  name: 'make-a-claim' satisfies FlowName,
  base: '/account/make-a-claim' satisfies FlowBase<'make-a-claim'>,
  requires: [UNSUBMITTED],
  steps: [yourClaim, whatHappened, contactAndConsent],
  pages: [complete],
})

export type ClaimStepId = (typeof claimFlow.ids)[number]
