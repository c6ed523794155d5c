import type { CoverStep, FlowBase, FlowName } from '@coverkit/core'
import { flowOf, type Requirement, returningTo } from '@coverkit/flow'
import { premiumType } from '#client-quote/steps'
import { coverSteps } from '#cover-steps'
import { isOfQuestionnaire } from '#underwriting/questionnaire'
import { ARRIVAL, type ChangeFlowAnswers } from './answers.ts'
import { coverStep } from './coverStep.ts'
import { dutyOfDisclosure } from './steps/duty-of-disclosure/step.ts'
import { guaranteedInsurability } from './steps/guaranteed-insurability/step.ts'
import { indexation } from './steps/indexation/step.ts'
import { insurerDeclarations } from './steps/insurer-declarations/step.ts'
import { keyDocuments } from './steps/key-documents/step.ts'
import { paymentDetails } from './steps/payment-details/step.ts'
import { personalQuestionnaire } from './steps/personal-questionnaire/step.ts'
import { reviewCover } from './steps/review-cover/step.ts'
import { selectCovers } from './steps/select-covers/step.ts'

/** Met until the change was submitted: what the insurer has is not changed here. */
export const UNSUBMITTED: Requirement = { name: 'unsubmitted', redirectTo: () => '/account' }

const steps = [
  selectCovers,
  ...coverSteps.map((step) => coverStep<CoverStep, string>(step)),
  coverStep(premiumType),
  paymentDetails,
  indexation,
  guaranteedInsurability,
  reviewCover,
  dutyOfDisclosure,
  keyDocuments,
  personalQuestionnaire,
  insurerDeclarations,
] as const

/** The steps of changing a policy that runs. Those up to premium-type are answered by the policy. */
export const changeFlow = flowOf<ChangeFlowAnswers>()({
  name: 'change-my-cover' satisfies FlowName,
  base: '/account/change-my-cover' satisfies FlowBase<'change-my-cover'>,
  defaultStep: ARRIVAL,
  requires: [UNSUBMITTED],
  returning: returningTo<(typeof steps)[number]['id']>(
    'review-cover',
    'personal-questionnaire',
    'insurer-declarations',
  ),
  slices: [
    {
      fields: ['questionnaire', 'reworded'],
      storageOf: ({ questionnaireStorage }) => questionnaireStorage ?? 'memory',
      entries: { typed: isOfQuestionnaire },
    },
  ],
  steps,
})

export type ChangeStepId = (typeof changeFlow.ids)[number]
