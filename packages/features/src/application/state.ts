import { createFlowDraft, type FlowDraft } from '#common/draft/createFlowDraft.ts'
import { perPage } from '#common/page-services/perPage.ts'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { type ApplicationAnswers, emptyAnswers } from './answers.ts'
import { type ApplicationStepId, applicationFlow } from './flow.ts'

type ApplicationForm = Parameters<typeof applicationFlow.models.of>[0]

export type ApplicationDraft = FlowDraft<ApplicationAnswers, ApplicationStepId, ApplicationForm>

/** The application of this page: one draft, however many screens ask for it. */
export const applicationDraft = perPage(
  (services): ApplicationDraft =>
    createFlowDraft(services, {
      flow: applicationFlow,
      readers: stepReaders(applicationFlow.models),
      kind: async () => (await import('./draftKind.ts')).applicationKind,
      empty: emptyAnswers,
      request: async () => (await import('./applicationBody.ts')).applicationBody,
    }),
)
