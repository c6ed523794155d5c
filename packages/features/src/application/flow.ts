import type { FlowBase, FlowName } from '@coverkit/core'
import { flowOf, type Requirement } from '@coverkit/flow'
import type { ApplicationAnswers } from './answers.ts'
import { confirmCover } from './steps/confirm-cover/step.ts'
import { dutyOfDisclosure } from './steps/duty-of-disclosure/step.ts'
import { keyDocuments } from './steps/key-documents/step.ts'

/** Met once an insurer's offer was chosen. */
export const CHOSEN_QUOTE: Requirement = {
  name: 'chosen-quote',
  redirectTo: () => '/client-quote/select-covers',
}

/** The steps of an application for the chosen offer. */
export const applicationFlow = flowOf<ApplicationAnswers>()({
  name: 'application' satisfies FlowName,
  base: '/application' satisfies FlowBase<'application'>,
  requires: [CHOSEN_QUOTE],
  steps: [confirmCover, dutyOfDisclosure, keyDocuments],
})

export type ApplicationStepId = (typeof applicationFlow.ids)[number]
