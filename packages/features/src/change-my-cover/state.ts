import { createFlowDraft, type FlowDraft } from '#common/draft/createFlowDraft.ts'
import { perPage } from '#common/page-services/perPage.ts'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { type ChangeFlowAnswers, emptyAnswers } from './answers.ts'
import { type ChangeStepId, changeFlow } from './flow.ts'

type ChangeForm = Parameters<typeof changeFlow.models.of>[0]

export type ChangeDraft = FlowDraft<ChangeFlowAnswers, ChangeStepId, ChangeForm>

/** The change of this page: one draft, however many screens ask for it. Nothing of it is sent before it is submitted. */
export const changeDraft = perPage(
  (services): ChangeDraft =>
    createFlowDraft(services, {
      flow: changeFlow,
      readers: stepReaders(changeFlow.models),
      kind: async () => (await import('./draftKind.ts')).changeKind,
      empty: emptyAnswers,
    }),
)
