import { createFlowDraft, type FlowDraft } from '#common/draft/createFlowDraft.ts'
import { perPage } from '#common/page-services/perPage.ts'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { type ClaimFlowAnswers, emptyAnswers } from './answers.ts'
import { type ClaimStepId, claimFlow } from './flow.ts'

type ClaimForm = Parameters<typeof claimFlow.models.of>[0]

export type ClaimDraft = FlowDraft<ClaimFlowAnswers, ClaimStepId, ClaimForm>

/** The claim of this page: one draft, however many screens ask for it. */
export const claimDraft = perPage(
  (services): ClaimDraft =>
    createFlowDraft(services, {
      flow: claimFlow,
      readers: stepReaders(claimFlow.models),
      kind: async () => (await import('./draftKind.ts')).claimKind,
      empty: emptyAnswers,
    }),
)
