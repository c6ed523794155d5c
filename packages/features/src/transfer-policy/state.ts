import { createFlowDraft, type FlowDraft } from '#common/draft/createFlowDraft.ts'
import { perPage } from '#common/page-services/perPage.ts'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { emptyAnswers, type TransferFlowAnswers } from './answers.ts'
import { type TransferStepId, transferFlow } from './flow.ts'

type TransferForm = Parameters<typeof transferFlow.models.of>[0]

export type TransferDraft = FlowDraft<TransferFlowAnswers, TransferStepId, TransferForm>

/** The transfer of this page: one draft, however many screens ask for it. */
export const transferDraft = perPage(
  (services): TransferDraft =>
    createFlowDraft(services, {
      flow: transferFlow,
      readers: stepReaders(transferFlow.models),
      kind: async () => (await import('./draftKind.ts')).transferKind,
      empty: emptyAnswers,
      request: async () => (await import('./transferBody.ts')).transferBody,
    }),
)
