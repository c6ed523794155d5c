import type { TransferSent } from '@coverkit/api-client'
import type { FlowBase, FlowName } from '@coverkit/core'
import { definePage, flowOf, type Requirement } from '@coverkit/flow'
import { accepted } from './accepted.ts'
import type { TransferFlowAnswers } from './answers.ts'
import { policyDetails } from './steps/policy-details/step.ts'
import { policyHolders } from './steps/policy-holders/step.ts'
import { termsAndConditions } from './steps/terms-and-conditions/step.ts'

/** Met until the transfer was submitted: what the insurers have is not changed here. */
export const UNSUBMITTED: Requirement = {
  name: 'unsubmitted',
  redirectTo: () => '/transfer-policy/complete',
}

/** The page after the submission: it opens once the steps are closed, so its route lies outside the flow's. */
const complete = definePage<TransferFlowAnswers>()({ path: 'complete', needs: 'submitted', isOutside: true })

/** The steps of a transfer of existing policies. */
export const transferFlow = flowOf<TransferFlowAnswers, TransferSent>()({
  name: 'transfer-policy' satisfies FlowName,
  base: '/transfer-policy' satisfies FlowBase<'transfer-policy'>,
  requires: [UNSUBMITTED],
  accepted,
  steps: [policyHolders, policyDetails, termsAndConditions],
  pages: [complete],
})

export type TransferStepId = (typeof transferFlow.ids)[number]
