import type { ApplicationSaved } from '@coverkit/api-client'
import type { FlowBase, FlowName } from '@coverkit/core'
import { definePage, flowOf, type Requirement, returningTo } from '@coverkit/flow'
import { isOfQuestionnaire } from '#underwriting/questionnaire'
import { accepted } from './accepted.ts'
import type { ApplicationAnswers } from './answers.ts'
import { paymentNumbersSlice } from './paymentNumbersSlice.ts'
import { beneficiaries } from './steps/beneficiaries/step.ts'
import { confirmCover } from './steps/confirm-cover/step.ts'
import { dutyOfDisclosure } from './steps/duty-of-disclosure/step.ts'
import { insurerDeclarations } from './steps/insurer-declarations/step.ts'
import { keyDocuments } from './steps/key-documents/step.ts'
import { paymentDetails } from './steps/payment-details/step.ts'
import { personalInformation } from './steps/personal-information/step.ts'
import { personalQuestionnaire } from './steps/personal-questionnaire/step.ts'
import { taskListPage } from './task-list/page.ts'

/** Met once an insurer's offer was chosen. */
export const CHOSEN_QUOTE: Requirement = {
  name: 'chosen-quote',
  redirectTo: () => '/client-quote/select-covers',
}

/** Met unless this page recovered a lost answer: the server has the application, which is shown then. */
export const UNRECOVERED: Requirement = {
  name: 'unrecovered',
  redirectTo: () => '/application/complete',
}

/** Met until the application was submitted: what the insurer has is not changed here. */
export const UNSUBMITTED: Requirement = {
  name: 'unsubmitted',
  redirectTo: () => '/client-quote/select-covers',
}

/** The page after submission: it is open once the steps are closed, so its route is outside the flow's. */
const complete = definePage<ApplicationAnswers>()({ path: 'complete', needs: 'submitted', isOutside: true })

const steps = [
  confirmCover,
  dutyOfDisclosure,
  keyDocuments,
  personalQuestionnaire,
  personalInformation,
  paymentDetails,
  beneficiaries,
  insurerDeclarations,
] as const

/** The steps of an application for the chosen offer. */
export const applicationFlow = flowOf<ApplicationAnswers, ApplicationSaved>()({
  name: 'application' satisfies FlowName,
  base: '/application' satisfies FlowBase<'application'>,
  requires: [UNRECOVERED, CHOSEN_QUOTE, UNSUBMITTED],
  accepted,
  // Check pages lead back to themselves after a change.
  returning: returningTo<(typeof steps)[number]['id']>('personal-questionnaire', 'insurer-declarations'),
  slices: [
    paymentNumbersSlice,
    {
      fields: ['questionnaire', 'reworded'],
      storageOf: ({ questionnaireStorage }) => questionnaireStorage ?? 'memory',
      entries: { typed: isOfQuestionnaire },
    },
  ],
  steps,
  pages: [complete, taskListPage],
})

export type ApplicationStepId = (typeof applicationFlow.ids)[number]
